/** Reading and setting what a piece of the model has under a key. */

export function textAt(from: unknown, key: string): string | undefined {
  return valueAt<string>(from, key);
}

export function valueAt<Value>(from: unknown, key: string): Value | undefined {
  return (from as Record<string, Value | undefined>)[key];
}

/** The first that says something holds. */
export function setText(into: unknown, key: string, said: string): void {
  if (said !== '' && textAt(into, key) === undefined) setValue(into, key, said);
}

export function setValue(into: unknown, key: string, value: unknown): void {
  (into as Record<string, unknown>)[key] = value;
}

export function isFilled(piece: unknown): boolean {
  return Object.values(piece as object).some((value) => !Array.isArray(value) || value.length > 0);
}
