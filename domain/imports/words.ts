/** Words for what a record knows as a choice: the first of each language is what an export writes. */
import type { Client, FormOfAddress, InvoiceFormat } from '../clients/index.ts';
import type { Unit, VatCase } from '../invoices/index.ts';

type Language = 'de' | 'en';
type Words<Value extends string> = Readonly<Record<Value, Record<Language, string>>>;

export const UNIT_WORDS: Words<Unit> = {
  hourly: { de: 'Stunde|Stunden|Std.|Std|h|Zeitstunde', en: 'Hour|Hours|hr|hrs' },
  daily: { de: 'Tag|Tage|Tagessatz|PT|Personentag', en: 'Day|Days' },
  project: { de: 'Projekt|Projekte', en: 'Project|Projects' },
  piece: { de: 'Stück|Stk.|Stk|St.|Einheit|ST', en: 'Piece|Pieces|pc|pcs|Unit|Units|Item' },
  monthly: { de: 'Monat|Monate|mtl.', en: 'Month|Months|monthly' },
  lumpSum: { de: 'Pauschale|pauschal|psch.', en: 'Lump sum|flat rate|flat' },
  km: { de: 'Kilometer|km', en: 'Kilometre|Kilometer|Kilometres' },
};

export const VAT_WORDS: Words<VatCase> = {
  standard19: { de: '19 %|Regelsteuersatz|normal', en: '19%|standard' },
  reduced7: { de: '7 %|ermäßigt', en: '7%|reduced' },
  zero: { de: '0 % nach § 12 Abs. 3 UStG', en: '0% under § 12 (3) UStG' },
  domesticReverseCharge: { de: 'Inland, Kunde schuldet die Steuer', en: 'Germany, the client owes the VAT' },
  euService: {
    de: 'Leistung an Firmen in der EU|Reverse Charge',
    en: 'Service to a business in the EU|reverse charge',
  },
  intraCommunitySupply: {
    de: 'Lieferung an Firmen in der EU|innergemeinschaftliche Lieferung',
    en: 'Goods to a business in the EU|intra-community supply',
  },
  export: { de: 'Ausfuhr außerhalb der EU|Ausfuhrlieferung', en: 'Export outside the EU' },
  thirdCountryService: { de: 'Leistung außerhalb der EU', en: 'Service outside the EU' },
  exempt: { de: 'steuerfrei nach § 4 UStG|steuerfrei', en: 'exempt under § 4 UStG|exempt|tax free' },
  smallBusiness: {
    de: 'keine USt (§ 19)|Kleinunternehmer|§ 19 UStG',
    en: 'no VAT (§ 19)|small business|no VAT',
  },
};

export const LANGUAGE_WORDS: Words<Client['language']> = {
  de: { de: 'Deutsch|de|deu|de-DE', en: 'German' },
  en: { de: 'Englisch|en|eng', en: 'English|en-GB|en-US' },
  both: { de: 'beide|Deutsch und Englisch', en: 'both|German and English' },
};

export const ADDRESS_WORDS: Words<FormOfAddress> = {
  formal: { de: 'Sie', en: 'formal' },
  familiar: { de: 'Du', en: 'familiar|informal' },
};

export const FORMAT_WORDS: Words<InvoiceFormat> = {
  pdf: { de: 'PDF', en: 'PDF' },
  zugferd: { de: 'ZUGFeRD|Factur-X', en: 'ZUGFeRD|Factur-X' },
  xrechnung: { de: 'XRechnung', en: 'XRechnung' },
};

export const BUSINESS_WORDS: Words<'business' | 'private'> = {
  business: {
    de: 'Firma|Firmenkunde|Geschäftskunde|Unternehmen|Organisation|Geschäftlich|B2B',
    en: 'Business|Company|Organization|Organisation',
  },
  private: {
    de: 'Privatperson|Privatkunde|Privat|Person|Endkunde|B2C',
    en: 'Private person|Private|Person|Individual|Consumer',
  },
};

export const YES_WORDS: Words<'yes' | 'no'> = {
  yes: { de: 'ja|wahr|x|1|j', en: 'yes|true|y' },
  no: { de: 'nein|falsch|0|n', en: 'no|false' },
};

/** The value of a word in either language; null for a word that is none of them. */
export function readWord<Value extends string>(words: Words<Value>, text: string): Value | null {
  const wanted = folded(text);
  for (const [value, names] of Object.entries(words) as [Value, Record<Language, string>][])
    if (`${names.de}|${names.en}`.split('|').some((name) => folded(name) === wanted)) return value;
  return null;
}

/** The word for a value. */
export function writeWord<Value extends string>(
  words: Words<Value>,
  value: Value,
  language: Language,
): string {
  return words[value][language].split('|')[0] ?? value;
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/[\s.]/g, '');
}
