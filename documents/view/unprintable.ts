/** Which fields of a document hold characters that no font can show; the editor and issuing warn with these. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { unprintableIn } from '../text/index.ts';

export interface UnprintableText {
  /** Path as in `Problem`: into the draft, `client.…` or `business.…`. */
  field: string;
  /** Each character once; it is printed as □. */
  characters: string[];
}

/** The fields whose text will not be printed as written, by the same rule as preview and PDF; empty for ordinary text. */
export function unprintableTexts(document: InvoiceDocument): UnprintableText[] {
  return [...draftTexts(document), ...clientTexts(document), ...businessTexts(document)]
    .map(([field, text]) => ({ field, characters: unprintableIn(text) }))
    .filter(({ characters }) => characters.length > 0);
}

type FieldText = [field: string, text: string];

function draftTexts(document: InvoiceDocument): FieldText[] {
  const lines = document.lines.flatMap((line, index): FieldText[] => [
    [`lines.${index}.description`, line.description],
    [`lines.${index}.details`, line.details],
  ]);
  const { title, introduction, notes, reference, footerText } = document;
  return [...Object.entries({ title, introduction, notes, reference, footerText }), ...lines];
}

function clientTexts({ recipient }: InvoiceDocument): FieldText[] {
  const { clientNumber, address, isPrivate: _, ...texts } = recipient;
  return addressed('client', { number: clientNumber, ...texts }, address);
}

function businessTexts({ sender, bank }: InvoiceDocument): FieldText[] {
  const { address, isPerson: _, ...texts } = sender;
  return addressed('business', { ...texts, ...bank }, address);
}

function addressed(
  party: 'client' | 'business',
  texts: Record<string, string>,
  { addition, ...address }: InvoiceDocument['sender']['address'],
): FieldText[] {
  const all = { ...texts, ...address, addressAddition: addition };
  return Object.entries(all).map(([name, text]) => [`${party}.${name}`, text]);
}
