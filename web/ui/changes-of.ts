/** The fields of `after` that are not as before: what a change sends, so that it leaves alone what others changed meanwhile. */
export function changesOf<Fields extends object>(
  before: Record<keyof Fields, unknown>,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}
