/** Names that are told apart: those that several players have are numbered. */
export function distinct(names: string[]): string[] {
  return names.map((name, seat) => {
    if (names.filter((one) => one === name).length === 1) return name;
    const before = names.slice(0, seat).filter((one) => one === name).length;
    return `${name} ${before + 1}`;
  });
}
