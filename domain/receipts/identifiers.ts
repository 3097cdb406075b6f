/** IBAN, VAT id and number of a document, as slips print them. */
import { checkIban, checkVatId, IBAN_LENGTHS } from '@belegbar/domain/business';
import { daysIn } from './dates.ts';
import { folded } from './fold.ts';
import { behind, below, type FoundText, partOf } from './labelled-text.ts';
import { placeIn, type Row } from './rows.ts';

/** Every IBAN whose check digits are right, as it is written without blanks. Letters that look like figures are read as such. */
export function ibansIn(rows: readonly Row[]): FoundText[] {
  return rows.flatMap((row) =>
    [...row.text.matchAll(/[A-Z]{2}\s?[\dOIl]{2}[\s\dA-Z]{11,38}/g)].flatMap((match) => {
      const iban = firstIban(match[0].replace(/\s/g, ''));
      const from = match.index;
      return iban === null
        ? []
        : [{ text: iban, place: placeIn(row, from, from + match[0].trimEnd().length), row }];
    }),
  );
}

function firstIban(run: string): string | null {
  const length = IBAN_LENGTHS[run.slice(0, 2)];
  if (length === undefined || run.length < length) return null;
  const text = run.slice(0, length);
  const figures =
    text.slice(0, 2) +
    text.slice(2).replace(/O/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5').replace(/B/g, '8');
  return [text, figures].find((each) => checkIban(each).ok) ?? null;
}

/** Every VAT id of the EU or of Great Britain whose form is right, and whose check digit is where the law gives one. */
export function vatIdsIn(rows: readonly Row[]): FoundText[] {
  return rows.flatMap((row) =>
    [
      ...row.text.matchAll(
        /(?<![A-Za-z])(?:DE\s?\d(?:\s?\d){8}|(?:ATU|AT\sU)\s?\d{8}|(?:BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)\s?[\dA-Z]{8,12}|GB\s?\d{9})(?![\dA-Z])/g,
      ),
    ].flatMap((match) => {
      const text = match[0].replace(/\s/g, '');
      const place = placeIn(row, match.index, match.index + match[0].length);
      return /^GB\d{9}$/.test(text) || checkVatId(text).ok ? [{ text, place, row }] : [];
    }),
  );
}

/** Labels of a document's number, the best first. */
const NUMBER_LABELS: readonly RegExp[] = [
  /(?:rechnungs?|liquidation|rg|re)[\s.-]*(?:nummer|nr|no)\b\.?\s*[:.#]?|invoice\s*(?:number|no|nr|id|#)\.?\s*[:.#]?|rechnung\s*#/gi,
  /(?:gutschrifts?|storno|quittungs?|beleg|bon|kassenbon|ticket|auftrags?|buchungs?|vorgangs?|dokument|kassenzettel|document|receipt|credit\s*note|reference|kassenbeleg|parkschein|order|bestell|booking|statement|fahrkarten|police|versicherungsschein)[\s.-]*(?:nummer|number|nr|no|id|#)\.?\s*[:.#]?/gi,
  /(?:rechnung|invoice|quittung|receipt|gutschrift|credit note|abrechnung|vorgang|check|trx)\b\s*[:#]?(?=\s*[A-Z]{0,4}[-/\s]?\d)/gi,
  /(?:bon|beleg|auszug)\b\s*[:#]?(?=\s*[A-Z]{0,3}[-/]?\d)|(?<![#\w])#(?=\s?\d{3})/gi,
];
const FOREIGN =
  /kunden|customer|steuer|tax|ust|vat|tisch|table|terminal|konto|kredit|hrb|tse|signatur|bediener|kasse$|trace|seriennr|artikel|mandat|glaubiger|vertrag/;

/** The number of the document, with its label; null where none is told. */
export function numberIn(rows: readonly Row[]): FoundText | null {
  for (const label of NUMBER_LABELS)
    for (const row of rows)
      for (const match of row.text.matchAll(label)) {
        if (FOREIGN.test(folded(row.text.slice(Math.max(0, match.index - 8), match.index + match[0].length))))
          continue;
        const found = firstToken(behind(row, match)) ?? firstToken(below(rows, row, match));
        if (found !== null) return found;
      }
  return null;
}

/** The first word with a figure that is neither a day nor an amount. */
function firstToken(found: FoundText | null): FoundText | null {
  if (found === null) return null;
  const match = /^[\s:.#-]*([A-Z]{1,8}[\s-]?(?=\d))?([A-Za-z0-9][A-Za-z0-9/_.-]*)/.exec(found.text);
  if (match === null) return null;
  const token = `${match[1] ?? ''}${match[2] ?? ''}`.replace(/[.,:-]+$/, '');
  const isOther =
    (/^[\d./-]+$/.test(token) && daysIn(token)[0]?.to === token.length) || /^\d+[.,]\d{2}$/.test(token);
  if (!/\d/.test(token) || isOther || token.length < 2) return null;
  const at = found.row.text.indexOf(token, found.row.text.indexOf(found.text));
  return at < 0 ? null : partOf(found.row, at, at + token.length);
}
