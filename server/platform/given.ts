/** The fields of a partial message that were given: a field that is missing or `undefined` keeps what it was. */
export function given<Fields extends object>(
  changes: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Partial<Fields> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Fields>;
}
