/** What columns are called: first the heading that an export writes, then other names in German and English, among them those of common products. */
import type { ImportKind, Target } from './targets.ts';

type Names = { de: string; en: string };

/** Names are separated by bars; capitals, blanks and signs do not matter. */
const CLIENTS: Partial<Record<Target, Names>> = {
  number: {
    de: 'Kundennummer|Kunden-Nr.|Kd.-Nr.|KdNr|Kontaktnummer|Debitorennummer|Debitor|Nummer|Nr.|Adressnummer|Kunden-ID|Konto',
    en: 'Client number|Customer number|Customer no|Customer ID|Client ID|Contact number|Number|No.|Account number',
  },
  name: {
    de: 'Name|Firma|Firmenname|Unternehmen|Organisation|Name der Organisation|Firma / Name|Firmenbezeichnung|Kunde|Kundenname|Name 1|Suchname|Name der Firma|Anzeigename|Rechnungsempfänger',
    en: 'Name|Company|Company name|Organization|Organisation name|Organization name|Organization 1 - Name|Client|Client name|Customer|Customer name|Display name|Business name',
  },
  firstName: {
    de: 'Vorname|Vorname Ansprechpartner|Ansprechpartner Vorname',
    en: 'First name|Given name|Forename',
  },
  lastName: {
    de: 'Nachname|Familienname|Zuname|Nachname Ansprechpartner|Ansprechpartner Nachname',
    en: 'Last name|Family name|Surname',
  },
  contactPerson: {
    de: 'Ansprechpartner|Kontaktperson|Ansprechperson|Kontakt|zu Händen|z. Hd.|Name 2',
    en: 'Contact person|Contact|Contact name|Attention|Attn',
  },
  email: {
    de: 'E-Mail|E-Mail-Adresse|Mail|E-Mail 1|E-Mail geschäftlich|Mailadresse|E-Mail-Adresse 1|Rechnungs-E-Mail',
    en: 'Email|Email address|E-mail 1 - Value|Email 1|Primary email|Billing email|E-mail address',
  },
  phone: {
    de: 'Telefon|Telefonnummer|Tel.|Telefon 1|Telefon geschäftlich|Rufnummer|Festnetz|Mobil|Mobiltelefon|Handy',
    en: 'Phone|Phone number|Telephone|Phone 1 - Value|Business phone|Work phone|Mobile|Mobile phone',
  },
  website: {
    de: 'Webseite|Website|Internet|Homepage|Webadresse|Web|URL',
    en: 'Website|Web page|Web|Website 1 - Value|URL|Homepage',
  },
  street: {
    de: 'Straße|Straße und Hausnummer|Straße/Nr.|Straße + Nr.|Anschrift|Adresse|Straße geschäftlich|Rechnungsadresse Straße|Straße 1|Adresszeile 1|Rechnungsanschrift Straße',
    en: 'Street|Street address|Address|Address line 1|Address 1|Business street|Address 1 - Street|Billing street|Street and number',
  },
  houseNumber: { de: 'Hausnummer|Haus-Nr.|Hnr', en: 'House number|House no|Street number' },
  addressAddition: {
    de: 'Adresszusatz|Zusatz|Adresszeile 2|Anschriftzusatz|Zusatzzeile|Straße 2|Rechnungsadresse Zusatz|Zusatz 1',
    en: 'Address addition|Address line 2|Address 2|Business street 2|Address 1 - Extended address|Suite',
  },
  postCode: {
    de: 'PLZ|Postleitzahl|PLZ geschäftlich|Rechnungsadresse PLZ|Postleitzahl geschäftlich|Rechnungsanschrift PLZ',
    en: 'Post code|Postcode|Postal code|ZIP|ZIP code|Business postal code|Address 1 - Postal code|Billing zip',
  },
  city: {
    de: 'Ort|Stadt|Wohnort|Ort geschäftlich|Rechnungsadresse Ort|Firmenort|Rechnungsanschrift Ort',
    en: 'City|Town|Business city|Address 1 - City|Billing city|Place',
  },
  postCodeCity: {
    de: 'PLZ Ort|PLZ / Ort|PLZ und Ort|Postleitzahl Ort',
    en: 'Post code and city|Postcode and city|Zip city',
  },
  country: {
    de: 'Land|Land/Region geschäftlich|Ländercode|Länderkürzel|Rechnungsadresse Land|Rechnungsanschrift Land|Staat',
    en: 'Country|Country code|Business country/region|Address 1 - Country|Billing country|Nation',
  },
  isBusiness: {
    de: 'Firma oder privat|Kundentyp|Kundenart|Kontaktart',
    en: 'Business or private|Client type|Customer type',
  },
  vatId: {
    de: 'USt-IdNr.|USt-ID|UStID|Umsatzsteuer-ID|Umsatzsteuer-Identifikationsnummer|Umsatzsteuer ID|Ust-Identnr|Ust.-IdNr|UID|UID-Nummer|Umsatzsteuernummer',
    en: 'VAT ID|VAT number|VAT no|VAT|VAT registration number|Tax ID|VAT identification number',
  },
  leitwegId: {
    de: 'Leitweg-ID|Leitweg-ID oder Käuferreferenz|Käuferreferenz',
    en: 'Leitweg-ID|Leitweg ID|Leitweg-ID or buyer reference|Buyer reference',
  },
  language: { de: 'Sprache|Dokumentsprache|Belegsprache', en: 'Language|Document language' },
  formOfAddress: { de: 'Anredeform|Du oder Sie', en: 'Form of address' },
  paymentDays: {
    de: 'Zahlungsziel|Zahlungsziel (Tage)|Zahlungsziel in Tagen|Zahlungsfrist|Tage bis zur Zahlung',
    en: 'Payment days|Payment terms|Payment term in days|Days to pay|Payment terms (days)|Terms',
  },
  vatCase: {
    de: 'Umsatzsteuer|Umsatzsteuerfall|Steuerfall|Steuerregel',
    en: 'VAT treatment|VAT case|Tax treatment|Tax rule',
  },
  invoiceFormat: { de: 'Rechnungsformat|E-Rechnung', en: 'Invoice format|E-invoice' },
  recipients: {
    de: 'Weitere E-Mail-Adressen|E-Mail 2|CC|E-Mail-Kopien',
    en: 'Further email addresses|More email addresses|Email 2|E-mail 2 - Value|CC',
  },
  notes: {
    de: 'Notizen|Notiz|Bemerkung|Bemerkungen|Anmerkung|Beschreibung|Kommentar|Interne Notiz',
    en: 'Notes|Note|Comment|Comments|Remarks|Description|Internal note',
  },
  archived: { de: 'Archiviert', en: 'Archived' },
};

const SERVICES: Partial<Record<Target, Names>> = {
  name: {
    de: 'Bezeichnung|Name|Titel|Leistung|Artikel|Produkt|Artikelname|Artikelbezeichnung|Produktname|Kurztext',
    en: 'Name|Title|Service|Item|Product|Item name|Product name|Article',
  },
  description: {
    de: 'Beschreibung|Text|Details|Langtext|Artikelbeschreibung|Notiz|Positionstext',
    en: 'Description|Details|Text|Long description|Item description',
  },
  unit: {
    de: 'Einheit|Mengeneinheit|ME|Einheitenbezeichnung|Einheit Name',
    en: 'Unit|Unit name|Unit of measure|UOM',
  },
  unitPrice: {
    de: 'Preis netto|Nettopreis|Preis|Einzelpreis|Verkaufspreis netto|VK netto|Verkaufspreis|Stückpreis|Netto|Einzelpreis netto|Preis (netto)|Stundensatz',
    en: 'Net price|Price net|Price|Unit price|Sales price|Rate|Net|Amount',
  },
  vatCase: {
    de: 'Umsatzsteuer|USt|MwSt|Steuersatz|Mehrwertsteuer|MwSt-Satz|USt-Satz|USt %|MwSt %|Umsatzsteuersatz|Steuer',
    en: 'VAT|VAT rate|Tax rate|Tax|VAT %|Tax %|VAT percent',
  },
  archived: { de: 'Archiviert', en: 'Archived' },
};

const EXPENSES: Partial<Record<Target, Names>> = {
  name: {
    de: 'Anbieter|Lieferant|Lieferantenname|Name des Lieferanten|Kreditor|Kreditorname|Händler|Verkäufer|Rechnungssteller|Empfänger|Zahlungsempfänger|Kontaktname|Kontakt|Firma|Geschäftspartner|Name|Von',
    en: 'Vendor|Supplier|Vendor name|Supplier name|Merchant|Payee|Seller|Contact name|Contact|Company|Name|From',
  },
  documentNumber: {
    de: 'Rechnungsnummer|Belegnummer|Beleg-Nr.|Belegnr|Rechnungsnr.|Rechnungs-Nr.|Externe Belegnummer|Fremdbelegnummer|Belegfeld 1|Dokumentnummer|Nummer|Referenz',
    en: 'Invoice number|Document number|Invoice no|Invoice #|Bill number|Receipt number|Voucher number|Reference|Number',
  },
  documentDate: {
    de: 'Datum|Belegdatum|Rechnungsdatum|Ausstellungsdatum|Dokumentdatum|Datum des Belegs|Kaufdatum',
    en: 'Date|Invoice date|Document date|Issue date|Bill date|Receipt date|Voucher date|Expense date|Purchase date',
  },
  description: {
    de: 'Bezeichnung|Beschreibung|Leistung|Positionstext|Text|Verwendungszweck|Buchungstext|Titel|Wofür',
    en: 'Description|What for|Title|Item|Subject|Details',
  },
  category: {
    de: 'Kategorie|Buchungskategorie|Ausgabenart|Kostenart|Kategoriename|Zeile der EÜR|EÜR-Zeile|Kennzahl',
    en: 'Category|Expense category|Expense type|Type of expense|Category name',
  },
  gross: {
    de: 'Brutto|Bruttobetrag|Betrag brutto|Betrag (brutto)|Gesamtbetrag|Summe brutto|Rechnungsbetrag|Gesamtsumme|Betrag|Summe|Umsatz',
    en: 'Gross|Gross amount|Total|Total amount|Amount including VAT|Amount incl. VAT|Total incl. VAT|Sum gross|Amount',
  },
  net: {
    de: 'Netto|Nettobetrag|Betrag netto|Betrag (netto)|Summe netto|Nettosumme',
    en: 'Net|Net amount|Amount excluding VAT|Amount excl. VAT|Total excl. VAT|Sum net|Subtotal',
  },
  vat: {
    de: 'USt|Umsatzsteuer|MwSt|Mehrwertsteuer|Vorsteuer|Steuerbetrag|USt-Betrag|MwSt-Betrag|Summe Steuern|Steuer',
    en: 'VAT|VAT amount|Tax amount|Input VAT|Sum tax|Tax',
  },
  vatRate: {
    de: 'USt-Satz|Steuersatz|MwSt-Satz|USt %|MwSt %|Steuersatz %|USt in %|MwSt in %|Umsatzsteuersatz|Mehrwertsteuersatz',
    en: 'VAT rate|Tax rate|VAT %|Tax %|VAT percent|Rate of VAT',
  },
  taxCode: {
    de: 'Steuerfall|Steuerregel|Steuerart|Umsatzsteuerfall|Steuerschlüssel',
    en: 'VAT treatment|Tax treatment|VAT case|Tax rule|Tax code|Tax type',
  },
  currency: {
    de: 'Währung|Währungscode|WKZ Umsatz|Belegwährung',
    en: 'Currency|Currency code|Document currency',
  },
  unitsPerEuro: {
    de: 'Kurs|Wechselkurs|Umrechnungskurs|Einheiten je Euro',
    en: 'Rate|Exchange rate|Conversion rate|Units per euro',
  },
  dueDate: {
    de: 'Fällig am|Fälligkeit|Fälligkeitsdatum|Fälligkeitstag|Zahlbar bis|Zahlungsziel',
    en: 'Due date|Due|Due on|Payable until|Payment due',
  },
  paidOn: {
    de: 'Bezahlt am|Zahlungsdatum|Zahldatum|Zahltag|Bezahldatum|Datum der Zahlung',
    en: 'Paid on|Payment date|Date paid|Paid date|Paid at',
  },
  paidEuros: {
    de: 'Bezahlt in Euro|Betrag in Euro|Betrag EUR|Zahlbetrag in Euro',
    en: 'Paid in euros|Amount in euros|Amount EUR',
  },
  paymentMeans: {
    de: 'Bezahlt mit|Zahlungsart|Zahlungsweise|Zahlungsmittel|Zahlungsmethode',
    en: 'Paid by|Payment method|Payment type|Means of payment|Paid with',
  },
  serviceFrom: {
    de: 'Leistungsdatum|Lieferdatum|Leistung von|Leistungszeitraum|Liefer-/Leistungsdatum|Leistungszeitraum von|Leistungsbeginn',
    en: 'Service date|Delivery date|Service from|Service period|Supply date|Service period from',
  },
  serviceTo: {
    de: 'Leistung bis|Leistungszeitraum bis|Leistungsende',
    en: 'Service to|Service until|Service period to',
  },
  country: { de: 'Land|Ländercode|Land des Lieferanten', en: 'Country|Country code|Vendor country' },
  vatId: {
    de: 'USt-IdNr.|USt-ID|Umsatzsteuer-ID|USt-IdNr. des Lieferanten|UID',
    en: 'VAT ID|VAT number|Vendor VAT ID|Tax ID',
  },
  project: { de: 'Projekt|Kostenstelle|Auftrag|KOST1', en: 'Project|Cost centre|Cost center|Job' },
  privateShare: {
    de: 'Privatanteil|Privatanteil %|Privater Anteil|Privat in %',
    en: 'Private share|Private share %|Private %',
  },
  notes: {
    de: 'Notiz|Notizen|Bemerkung|Bemerkungen|Kommentar|Anmerkung|Interne Notiz',
    en: 'Notes|Note|Comment|Comments|Remarks|Internal note',
  },
};

const HEADINGS = { clients: CLIENTS, services: SERVICES, expenses: EXPENSES };

/** The heading under which an export writes a column. */
export function headingOf(kind: ImportKind, target: Target, language: 'de' | 'en'): string {
  const names = HEADINGS[kind][target]?.[language] ?? target;
  return names.split('|')[0] ?? target;
}

/** All that matters of a heading: `Straße/Nr.` and `STRASSE NR` are one. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/[^\p{L}\p{N}%]/gu, '');
}

/** Targets by the keys of their headings, with how usual the heading is: 0 for the first. */
export function knownHeadings(kind: ImportKind): ReadonlyMap<string, { target: Target; rank: number }> {
  return KNOWN[kind];
}

const KNOWN = { clients: keysOf(CLIENTS), services: keysOf(SERVICES), expenses: keysOf(EXPENSES) };

function keysOf(headings: Partial<Record<Target, Names>>): Map<string, { target: Target; rank: number }> {
  const keys = new Map<string, { target: Target; rank: number }>();
  for (const [target, names] of Object.entries(headings) as [Target, Names][])
    for (const list of [names.de, names.en])
      list.split('|').forEach((name, rank) => {
        const known = keys.get(headingKey(name));
        if (known === undefined || known.rank > rank) keys.set(headingKey(name), { target, rank });
      });
  return keys;
}
