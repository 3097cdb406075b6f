/** The text by which the list finds an invoice. */
import { type Cents, type Currency, euroText, formatCents } from '@belegbar/domain/money';
import { spelt } from '../platform/searched-words.ts';

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
    .map(spelt)
    .join('\n');
}
