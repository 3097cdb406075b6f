/**
 * The outcome of checking an identifier. `value` is its normal form.
 * `certain` refusals are wrong by their own rules and block; the others are unlikely and only warn.
 */
export type Checked<Value = string, Code extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; code: Code; certain: boolean };

export function refused<Code extends string>(code: Code): { ok: false; code: Code; certain: true } {
  return { ok: false, code, certain: true };
}

export function doubted<Code extends string>(code: Code): { ok: false; code: Code; certain: false } {
  return { ok: false, code, certain: false };
}
