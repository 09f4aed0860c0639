/** Whether two sets hold the same. */
export function isSame<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  return one.size === other.size && [...one].every((thing) => other.has(thing));
}
