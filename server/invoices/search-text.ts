/** The text by which the list finds an invoice, and how what is typed is compared with it. */
import { type Cents, CURRENCIES, type Currency, euroText, formatCents } from '@belegbar/domain/money';

/** Number, client, title, what the lines say, and the amount in the forms a person types (`1234,56`, `1.234,56`, `1,234.56`, `1234.56`), in lower case. */
export function searchText(parts: {
  number: string | null;
  clientName: string;
  title: string;
  lines: readonly { description: string; details: string }[];
  gross: Cents;
  currency: Currency;
}): string {
  const plain = euroText(parts.gross);
  const amounts = [
    plain.replace('.', ','),
    formatCents(parts.gross, 'de'),
    plain,
    formatCents(parts.gross, 'en'),
  ];
  const lines = parts.lines.flatMap(({ description, details }) => [description, details]);
  return [
    parts.number ?? '',
    parts.clientName,
    parts.title,
    ...amounts,
    ...(parts.currency === 'EUR' ? [] : [parts.currency]),
    ...lines.filter((text) => text !== ''),
  ]
    .map(folded)
    .join('\n');
}

const CODE_OF_AMOUNT = new RegExp(`€|(?<=\\d\\s*)(?:${CURRENCIES.join('|').toLowerCase()})(?!\\p{L})`, 'gu');

/** What a person typed to find an invoice, as the words that the stored text may hold. The sign of the currency says nothing. */
export function searchedWords(typed: string): string[] {
  return folded(typed)
    .replace(CODE_OF_AMOUNT, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Spelt alike: in lower case, letters with their marks as one, ß as ss, since capitals have no other. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
}
