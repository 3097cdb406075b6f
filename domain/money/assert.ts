/** Stops on a defect of the program; what a user can mend is a value and never comes here. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionError(message);
}

class AssertionError extends Error {
  override readonly name = 'AssertionError';
}
