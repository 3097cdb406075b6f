/** What an edit changed, for the audit log. */

/** The fields of `after` that differ from `before`, with both values. */
export function changesBetween<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): { before: Partial<Fields>; after: Partial<Fields> } {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick<Fields extends object>(
  fields: Partial<Fields>,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const picked: Partial<Fields> = {};
  for (const name of names) if (name in fields) picked[name] = fields[name] as Fields[keyof Fields];
  return picked;
}
