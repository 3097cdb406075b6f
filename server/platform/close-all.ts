/** Closes one after the other. One that cannot be closed keeps none of the rest open. @throws the first error, at the end */
export async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers) await close().catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
