/** E-mail addresses. */

/** Whether the text looks like an e-mail address; whether it exists only a mail can tell. Dots part words: none begins, ends or doubles (RFC 5321, 4.1.2). */
export function isMailAddress(text: string): boolean {
  return /^[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)*@(?:[^\s@,;<>".]+\.)+[^\s@,;<>".]{2,}$/.test(text.trim());
}
