/** Building pieces of the model, in which what is not known is left out. */

type Filled<T> = { [Key in keyof T]?: Exclude<T[Key], undefined | null> };

/** What of the fields says something: no empty text, nothing unknown. */
export function filled<T extends object>(fields: T): Filled<T> {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(entries) as Filled<T>;
}
