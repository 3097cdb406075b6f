/**
 * Words parted that a reader of pictures wrote as one, where a small letter meets a capital one: `BäckereiFährmann`. Only where both have
 * four letters, so that `PayPal` and `GmbH` stay whole.
 */
export function parted(text: string): string {
  return text.replace(/(?<=\p{L}{3}\p{Ll})(?=\p{Lu}\p{L}{3})/gu, ' ');
}
