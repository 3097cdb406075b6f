/** Which fields of a draft differ, whatever the order in which the database returns the members of an object. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] {
  const fields = Object.keys({ ...before, ...after }) as (keyof Fields)[];
  return fields.filter((field) => canonical(before[field]) !== canonical(after[field]));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([left], [right]) => (left < right ? -1 : 1)))
      : member,
  );
}
