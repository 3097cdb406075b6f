/** Post codes. */
import { type Checked, refused } from './checked.ts';

export type PostCodeRefusal = 'post-code.form';

/** A German post code has five digits and never begins with 00; those of other countries are taken as they are. */
export function checkPostCode(text: string, country: string): Checked<string, PostCodeRefusal> {
  const postCode = text.trim();
  if (country !== 'DE' || /^(?!00)\d{5}$/.test(postCode)) return { ok: true, value: postCode };
  return refused('post-code.form');
}
