/** Words for what a record knows as a choice: the first of each language is what an export writes. */
import type { Client, FormOfAddress, InvoiceFormat } from '../clients/index.ts';
import type { ExpenseCategory, PaymentMeans } from '../expenses/index.ts';
import type { Unit, VatCase } from '../invoices/index.ts';
import type { PurchaseTaxCode } from '../journal/index.ts';

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

/** Behind our names what others call the same. */
export const CATEGORY_WORDS: Words<ExpenseCategory> = {
  equipment: {
    de: 'Geräte und Arbeitsmittel|Geräte|Arbeitsmittel|Hardware|Computer|Büroausstattung|Büromöbel|GWG|Geringwertige Wirtschaftsgüter',
    en: 'Equipment and tools|Equipment|Tools|Hardware|Office equipment|Furniture',
  },
  software: {
    de: 'Software und Lizenzen|Software|Lizenzen|EDV|EDV-Kosten|Hosting|Software und Hosting|Webhosting',
    en: 'Software and licences|Software|Licences|Licenses|Hosting|IT|Subscriptions|SaaS',
  },
  communication: {
    de: 'Telefon und Internet|Telefon|Internet|Telekommunikation|Mobilfunk|Porto|Kommunikation',
    en: 'Phone and internet|Phone|Internet|Telecommunications|Telecom|Communication|Postage',
  },
  transportation: {
    de: 'Fahrten und Transport|Fahrtkosten|Fahrten|Transport|Bahn|Taxi|ÖPNV|Reisekosten',
    en: 'Travel and transport|Transport|Transportation|Travel|Train|Taxi|Public transport',
  },
  business_meals: {
    de: 'Bewirtung|Bewirtungskosten|Geschäftsessen|Bewirtungsaufwendungen',
    en: 'Business meals|Meals|Entertainment|Meals and entertainment',
  },
  business_trip_accommodation: {
    de: 'Übernachtung auf Geschäftsreise|Übernachtung|Übernachtungskosten|Hotel|Unterkunft',
    en: 'Accommodation on business trips|Accommodation|Hotel|Lodging',
  },
  office_utilities: {
    de: 'Büro, Miete und Strom|Miete|Raumkosten|Büro|Strom|Nebenkosten|Bürobedarf|Coworking',
    en: 'Office, rent and power|Rent|Office|Utilities|Office supplies|Coworking|Electricity',
  },
  training_and_education: {
    de: 'Fortbildung und Fachliteratur|Fortbildung|Weiterbildung|Fortbildungskosten|Fachliteratur|Bücher|Konferenz',
    en: 'Training and literature|Training|Education|Books|Conference|Courses',
  },
  materials: {
    de: 'Material und Waren|Material|Waren|Wareneinkauf|Wareneingang|Rohstoffe',
    en: 'Materials and goods|Materials|Goods|Cost of goods|Inventory',
  },
  contractors: {
    de: 'Fremdleistungen|Fremdleistung|Subunternehmer|Freie Mitarbeiter',
    en: 'Contractors|Subcontractors|Freelancers|External services',
  },
  legal: {
    de: 'Rechts- und Steuerberatung|Steuerberatung|Rechtsberatung|Steuerberater|Rechts- und Beratungskosten|Beratung|Buchführung',
    en: 'Legal and tax advice|Legal|Tax advice|Accounting|Professional fees|Bookkeeping',
  },
  private_car_usage: {
    de: 'Privates Auto, betrieblich genutzt|Privates Auto|Kilometergeld|Kilometerpauschale',
    en: 'Private car, used for business|Private car|Mileage',
  },
  advertising: {
    de: 'Werbung|Werbekosten|Marketing|Werbung und Marketing|Anzeigen',
    en: 'Advertising|Marketing|Ads|Advertising and marketing',
  },
  work_insurances: {
    de: 'Betriebliche Versicherungen|Versicherung|Versicherungen|Versicherungsbeiträge',
    en: 'Business insurance|Insurance|Insurances',
  },
  gifts: { de: 'Geschenke|Geschenk|Kundengeschenke', en: 'Gifts|Gift|Client gifts' },
  vat_paid_to_tax_office: {
    de: 'Ans Finanzamt gezahlte Umsatzsteuer|Umsatzsteuer ans Finanzamt|Umsatzsteuervorauszahlung|Umsatzsteuerzahlung',
    en: 'VAT paid to the tax office|VAT to the tax office|VAT payment',
  },
  other_expenses: {
    de: 'Übrige Betriebsausgaben|Betriebsausgaben|Bankgebühren|Kontoführung|Kontoführungsgebühren|Nebenkosten des Geldverkehrs|Beiträge|Gebühren',
    en: 'Other business expenses|Other expenses|Bank fees|Fees|Bank charges|Membership fees',
  },
  other: { de: 'Sonstiges|Sonstige|Andere', en: 'Other|Misc|Miscellaneous' },
};

export const TAX_CODE_WORDS: Words<PurchaseTaxCode> = {
  inputStandard19: { de: 'Vorsteuer 19 %|19 %|19|VSt 19', en: 'Input VAT 19%|19%' },
  inputReduced7: { de: 'Vorsteuer 7 %|7 %|7|VSt 7', en: 'Input VAT 7%|7%' },
  inputNone: {
    de: 'Ohne Umsatzsteuer|Ohne USt|0 %|0|steuerfrei|keine|Kleinunternehmer',
    en: 'No VAT|0%|exempt|none',
  },
  inputNotDeductible: {
    de: 'Umsatzsteuer nicht abziehbar|Nicht abziehbar|ausländische Umsatzsteuer',
    en: 'VAT not deductible|Not deductible|foreign VAT',
  },
  euServiceReverseCharge: {
    de: 'Leistung aus der EU, § 13b UStG|§ 13b EU, 19 %|§ 13b EU|Reverse Charge EU|Reverse Charge',
    en: 'Service from the EU, § 13b UStG|Reverse charge EU|EU reverse charge',
  },
  euServiceReverseCharge7: {
    de: 'Leistung aus der EU zu 7 %, § 13b UStG|§ 13b EU, 7 %',
    en: 'Service from the EU at 7%, § 13b UStG',
  },
  otherReverseCharge: {
    de: 'Steuerschuldnerschaft, § 13b Abs. 2 UStG|§ 13b sonst, 19 %|§ 13b|Reverse Charge Drittland|§ 13b Drittland',
    en: 'Reverse charge, § 13b (2) UStG|§ 13b other, 19 %|Reverse charge non-EU',
  },
  otherReverseCharge7: {
    de: 'Steuerschuldnerschaft zu 7 %, § 13b Abs. 2 UStG|§ 13b sonst, 7 %',
    en: 'Reverse charge at 7%, § 13b (2) UStG|§ 13b other, 7 %',
  },
  intraCommunityAcquisition19: {
    de: 'Innergemeinschaftlicher Erwerb 19 %|EU-Erwerb, 19 %|innergemeinschaftlicher Erwerb|igE',
    en: 'Intra-Community acquisition 19%|EU goods, 19 %|Intra-Community acquisition',
  },
  intraCommunityAcquisition7: {
    de: 'Innergemeinschaftlicher Erwerb 7 %|EU-Erwerb, 7 %',
    en: 'Intra-Community acquisition 7%|EU goods, 7 %',
  },
  importVat: {
    de: 'Einfuhr mit Einfuhrumsatzsteuer|Einfuhr (Zoll)|Einfuhrumsatzsteuer|EUSt',
    en: 'Import with import VAT|Import (customs)|Import VAT',
  },
};

export const PAYMENT_WORDS: Words<PaymentMeans> = {
  creditTransfer: {
    de: 'Überweisung|Bank|Banküberweisung|SEPA-Überweisung|Konto',
    en: 'Bank transfer|Transfer|Credit transfer|Bank',
  },
  directDebit: {
    de: 'Lastschrift|SEPA-Lastschrift|Einzug|Bankeinzug|Abbuchung',
    en: 'Direct debit|Debit|SEPA direct debit',
  },
  card: {
    de: 'Karte|Kreditkarte|EC-Karte|Girocard|Debitkarte',
    en: 'Card|Credit card|Debit card',
  },
  cash: { de: 'Bar|Barzahlung|Kasse|Bargeld', en: 'Cash' },
  payPal: { de: 'PayPal', en: 'PayPal' },
  other: { de: 'Anders|Sonstige|Andere', en: 'Other|Other means' },
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
