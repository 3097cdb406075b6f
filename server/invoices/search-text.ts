/** The text by which the list finds an invoice. */
import { type Cents, euroText, formatCents } from '@belegbar/domain/money';

/** Number, client, title and the amount in the forms a person types (`1234,56`, `1.234,56`, `1,234.56`, `1234.56`), in lower case. */
export function searchText(parts: {
  number: string | null;
  clientName: string;
  title: string;
  gross: Cents;
}): string {
  const plain = euroText(parts.gross);
  const amounts = [
    plain.replace('.', ','),
    formatCents(parts.gross, 'de'),
    plain,
    formatCents(parts.gross, 'en'),
  ];
  return [parts.number ?? '', parts.clientName, parts.title, ...amounts].join('\n').toLowerCase();
}
