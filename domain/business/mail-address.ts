/** E-mail addresses. */

/** Whether the text looks like an e-mail address; whether it exists only a mail can tell. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(text.trim());
}
