/** The words of the table of expenses. */
import type { ExpenseCategory } from '@belegbar/domain/expenses';
import type { ExpenseRow } from '../message.ts';

export type TableLanguage = 'de' | 'en';

export const HEADINGS: Readonly<Record<TableLanguage, readonly string[]>> = {
  de: [
    'Nummer',
    'Datum',
    'Anbieter',
    'USt-IdNr.',
    'Rechnungsnummer',
    'Kategorie',
    'Fällig am',
    'Status',
    'Beleg',
    'Brutto',
    'Währung',
    'Brutto in dieser Währung',
    'Offen in dieser Währung',
  ],
  en: [
    'Number',
    'Date',
    'Vendor',
    'VAT ID',
    'Invoice number',
    'Category',
    'Due date',
    'Status',
    'Receipt',
    'Gross',
    'Currency',
    'Gross in this currency',
    'Open in this currency',
  ],
};

export const STATE_WORDS: Readonly<Record<TableLanguage, Record<ExpenseRow['state'], string>>> = {
  de: {
    open: 'Offen',
    partlyPaid: 'Teilweise bezahlt',
    paid: 'Bezahlt',
    overpaid: 'Überzahlt',
    takenBack: 'Zurückgenommen',
  },
  en: {
    open: 'Unpaid',
    partlyPaid: 'Partly paid',
    paid: 'Paid',
    overpaid: 'Overpaid',
    takenBack: 'Reversed',
  },
};

export const RECEIPT_WORDS: Readonly<Record<TableLanguage, { has: string; lacks: string }>> = {
  de: { has: 'ja', lacks: 'nein' },
  en: { has: 'yes', lacks: 'no' },
};

export const CATEGORY_WORDS: Readonly<Record<TableLanguage, Record<ExpenseCategory, string>>> = {
  de: {
    equipment: 'Geräte und Arbeitsmittel',
    software: 'Software und Lizenzen',
    communication: 'Telefon und Internet',
    transportation: 'Fahrten und Transport',
    business_meals: 'Bewirtung',
    business_trip_accommodation: 'Übernachtung auf Geschäftsreise',
    office_utilities: 'Büro, Miete und Strom',
    training_and_education: 'Fortbildung und Fachliteratur',
    materials: 'Material und Waren',
    contractors: 'Fremdleistungen',
    legal: 'Rechts- und Steuerberatung',
    private_car_usage: 'Privates Auto, betrieblich genutzt',
    advertising: 'Werbung',
    work_insurances: 'Betriebliche Versicherungen',
    gifts: 'Geschenke',
    vat_paid_to_tax_office: 'Ans Finanzamt gezahlte Umsatzsteuer',
    other_expenses: 'Übrige Betriebsausgaben',
    other: 'Sonstiges',
  },
  en: {
    equipment: 'Equipment and tools',
    software: 'Software and licences',
    communication: 'Phone and internet',
    transportation: 'Travel and transport',
    business_meals: 'Business meals',
    business_trip_accommodation: 'Accommodation on business trips',
    office_utilities: 'Office, rent and power',
    training_and_education: 'Training and literature',
    materials: 'Materials and goods',
    contractors: 'Contractors',
    legal: 'Legal and tax advice',
    private_car_usage: 'Private car, used for business',
    advertising: 'Advertising',
    work_insurances: 'Business insurance',
    gifts: 'Gifts',
    vat_paid_to_tax_office: 'VAT paid to the tax office',
    other_expenses: 'Other business expenses',
    other: 'Other',
  },
};
