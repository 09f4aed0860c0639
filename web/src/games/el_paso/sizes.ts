/** How large things are drawn: on the board in its units, elsewhere in those of their own picture. */
export const TILE = { width: 126, height: 104, head: 29 } as const;
export const CITY = { width: 176, height: 104 } as const;
export const POST = { width: 82, height: 122 } as const;
export const OBJECTIVE = { width: 106, height: 92 } as const;
export const BONUS = { width: 72, height: 92 } as const;
export const JOB = { width: 62, height: 92 } as const;
/** How far a rancher reaches below and above the point at which it stands. */
export const RANCHER = { feet: 20, hat: 26 } as const;
export const CATTLE = { width: 64, height: 58 } as const;
export const HAND = { width: 64, height: 86 } as const;
export const TRAIN = { height: 64, head: 22, gap: 7 } as const;
