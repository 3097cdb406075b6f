/** How a received invoice is found by what somebody types. */
import { euroText } from '@belegbar/domain/money';
import { foldedText } from './folded-text.ts';
import type { ReceivedHeader } from './header.ts';
import { centsOf } from './line-amounts.ts';

/** Sender, number and name of the file, as written and without accents, and the total in both spellings; in lower case. */
export function searchedText(
  header: Pick<ReceivedHeader, 'sellerName' | 'sellerVatId' | 'number' | 'gross'>,
  fileName: string,
): string {
  const { sellerName, sellerVatId, number, gross } = header;
  const cents = centsOf(gross ?? undefined);
  const amount = cents === null ? (gross ?? '') : euroText(cents);
  return [sellerName, sellerVatId, number, fileName, amount, amount.replace('.', ',')]
    .flatMap((text) => [text.normalize('NFC').toLowerCase(), foldedText(text)])
    .join('\n');
}

/** What is typed, as the words that must all occur in `searchedText`. */
export function searchedWords(typed: string): string[] {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/);
  return words.filter((word) => word !== '');
}

/** What is typed as the end of an IBAN, or a whole one with blanks: at least four digits; else null. */
export function endOfIban(typed: string): string | null {
  const text = typed.replace(/\s+/g, '').toUpperCase();
  return /^(?:[A-Z]{2}\d{2}[A-Z0-9]{11,30}|\d{4,30})$/.test(text) ? text : null;
}
