/** Records as rows of a file that the import reads as the same records. */
import type { Client } from '../clients/index.ts';
import type { Decimal } from '../money/index.ts';
import type { Service } from '../services/index.ts';
import { guardCell } from './cell.ts';
import { headingOf } from './headings.ts';
import { type ImportKind, type Target, writtenTargets } from './targets.ts';
import {
  ADDRESS_WORDS,
  BUSINESS_WORDS,
  FORMAT_WORDS,
  LANGUAGE_WORDS,
  UNIT_WORDS,
  VAT_WORDS,
  writeWord,
  YES_WORDS,
} from './words.ts';

type Language = 'de' | 'en';
/** Text by column; what is not known is not there. */
export type Values = Partial<Record<Target, string>>;

export function headingRow(kind: ImportKind, language: Language): string[] {
  return writtenTargets(kind).map((target) => headingOf(kind, target, language));
}

/** What a file says of a client, by its columns. */
export function clientValues(client: Client & { archived: boolean }, language: Language): Values {
  const words: Values = {
    isBusiness: writeWord(BUSINESS_WORDS, client.isBusiness ? 'business' : 'private', language),
    language: writeWord(LANGUAGE_WORDS, client.language, language),
    formOfAddress: writeWord(ADDRESS_WORDS, client.formOfAddress, language),
    paymentDays: client.paymentDays === null ? '' : String(client.paymentDays),
    vatCase: client.vatCase === null ? '' : writeWord(VAT_WORDS, client.vatCase, language),
    invoiceFormat: writeWord(FORMAT_WORDS, client.invoiceFormat, language),
    recipients: client.recipients
      .map(({ kind, email }) => (kind === 'cc' ? `cc:${email}` : email))
      .join(', '),
    archived: writeWord(YES_WORDS, client.archived ? 'yes' : 'no', language),
  };
  return { ...(client as unknown as Values), ...words };
}

export function serviceValues(service: Service & { archived: boolean }, language: Language): Values {
  return {
    name: service.name,
    description: service.description,
    unit: writeWord(UNIT_WORDS, service.unit, language),
    unitPrice: priceText(service.unitPrice, language),
    vatCase: writeWord(VAT_WORDS, service.vatCase, language),
    archived: writeWord(YES_WORDS, service.archived ? 'yes' : 'no', language),
  };
}

/** The cells of an export. */
export function writtenRow(kind: ImportKind, values: Values): string[] {
  return writtenTargets(kind).map((target) => guardCell(values[target] ?? ''));
}

/** Two or four decimals and no thousands, so that nobody takes the one for the other. */
function priceText(price: Decimal, language: Language): string {
  const [whole = '', decimals = ''] = price.split('.');
  return `${whole}${language === 'de' ? ',' : '.'}${decimals.padEnd(decimals.length > 2 ? 4 : 2, '0')}`;
}
