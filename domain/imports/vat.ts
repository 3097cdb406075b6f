/** VAT as files tell it: a rate as 19, 19 % or 0.19, or the case in words. */
import type { VatCase } from '../invoices/index.ts';
import { parseDecimal } from '../money/index.ts';
import type { ReadAs, Row } from './row.ts';
import { readWord, VAT_WORDS } from './words.ts';

/** Null with a problem at `vatCase` for what is no rate of § 12 UStG. Zero can mean several things: it is taken as exempt, with a warning. */
export function readVatCase(row: Row, as: ReadAs): VatCase | null {
  const text = row.line('vatCase');
  const worded = readWord(VAT_WORDS, text);
  if (worded !== null) return worded;
  const rate = rateOf(text, as);
  if (rate === '19' || rate === '0.19') return 'standard19';
  if (rate === '7' || rate === '0.07') return 'reduced7';
  if (rate === '0' && as.isSmallBusiness) return 'smallBusiness';
  if (rate === '0') {
    row.warn('vatCase', 'import.vat-zero');
    return 'exempt';
  }
  row.block('vatCase', 'import.vat');
  return null;
}

function rateOf(text: string, { decimalSign }: ReadAs): string | null {
  const parsed = parseDecimal(
    text.replace(/\s*(%|v\. ?H\.|Prozent|percent)\s*$/i, ''),
    decimalSign === ',' ? 'de' : 'en',
  );
  return parsed.ok ? parsed.value : null;
}
