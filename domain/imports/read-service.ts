/** What a row of a file says of a service. */
import { parseDecimal } from '../money/index.ts';
import type { Service } from '../services/index.ts';
import { lineOf, textOf } from './cell.ts';
import { type CellProblem, type ReadAs, type Row, rowOf } from './row.ts';
import type { Mapping } from './targets.ts';
import { readVatCase } from './vat.ts';
import { readWord, UNIT_WORDS, YES_WORDS } from './words.ts';

export interface ReadService {
  given: Partial<Service>;
  archived: boolean | null;
  problems: CellProblem[];
}

/** A row as a service. Without a name, with a price that is no number or a VAT rate that there is none, it is refused by a `blocking` problem. */
export function readService(cells: readonly string[], mapping: Mapping, as: ReadAs): ReadService {
  const row = rowOf(cells, mapping, { line: lineOf, text: textOf });
  const given: Partial<Service> = {};
  const name = row.line('name');
  if (name === '') row.block('name', 'name.empty');
  else given.name = name;
  const description = row.text('description').trim();
  if (description !== '') given.description = description;
  takeUnit(row, given);
  takePrice(row, given, as);
  const vatCase = row.has('vatCase') ? readVatCase(row, as) : null;
  if (vatCase !== null) given.vatCase = vatCase;
  return { given, archived: archivedOf(row), problems: row.problems };
}

function takeUnit(row: Row, given: Partial<Service>): void {
  const text = row.line('unit');
  if (text === '') return;
  const unit = readWord(UNIT_WORDS, text);
  if (unit === null) row.warn('unit', 'import.unit');
  else given.unit = unit;
}

/** Net price in euros, with or without the sign of the euro. */
function takePrice(row: Row, given: Partial<Service>, { decimalSign }: ReadAs): void {
  const text = row.line('unitPrice');
  if (text === '') return;
  if (/[$£¥]|USD|GBP|CHF/i.test(text)) {
    row.block('unitPrice', 'import.currency');
    return;
  }
  const plain = text
    .replace(/€|EUR(O)?/i, '')
    .replace(/,-+$/, '')
    .replace(/\s+$/, '');
  const parsed = parseDecimal(plain.trim(), decimalSign === ',' ? 'de' : 'en');
  if (parsed.ok) given.unitPrice = parsed.value;
  else row.block('unitPrice', parsed.code);
}

function archivedOf(row: Row): boolean | null {
  const text = row.line('archived');
  if (text === '') return null;
  const isYes = readWord(YES_WORDS, text);
  if (isYes === null) row.warn('archived', 'import.left-out');
  return isYes === null ? null : isYes === 'yes';
}
