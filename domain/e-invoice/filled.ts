/** Building pieces of the model, in which what is not known is left out. */

type Filled<T> = { [Key in keyof T]?: Exclude<T[Key], undefined | null> };

/** What of the fields says something: no empty or blank text (PEPPOL-EN16931-R008), nothing unknown. */
export function filled<T extends object>(fields: T): Filled<T> {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && !isBlank(value),
  );
  return Object.fromEntries(entries) as Filled<T>;
}
