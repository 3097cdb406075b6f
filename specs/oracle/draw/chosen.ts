/** One of some, by a drawn number. */
export function chosen<Each>(from: readonly Each[], number: number): Each {
  return from[number % from.length] as Each;
}
