/** Rules of XRechnung for the seller's contact and tax numbers (Germany). */
import type { EInvoice } from '../model.ts';
import { isGiven, isMissing } from './amounts.ts';
import { breachIf, GERMAN, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';

/** Categories that need the seller's tax number or VAT id, all but `O` and `B`. */
const TAXABLE = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const PHONE_DIGITS_MINIMUM = 3;
const MAIL_ADDRESS = /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/;

export const GERMAN_PARTY_RULES: readonly Rule[] = [
  {
    ...GERMAN,
    id: 'BR-DE-2',
    fields: ['BG-6'],
    message: say('Beim Verkäufer fehlt ein Ansprechpartner (BG-6).', 'The seller names no contact (BG-6).'),
    mend: say(
      'Gib Name, Telefon und E-Mail-Adresse für Rückfragen an.',
      'Give name, phone and e-mail address for questions.',
    ),
    find: ({ seller }) => breachIf(seller !== undefined && seller.contact === undefined, 'seller.contact'),
  },
  {
    ...GERMAN,
    id: 'BR-DE-5',
    fields: ['BT-41'],
    message: say(
      'Der Ansprechpartner des Verkäufers hat keinen Namen (BT-41).',
      'The contact of the seller has no name (BT-41).',
    ),
    mend: say('Gib den Namen für Rückfragen an.', 'Give the name for questions.'),
    find: (invoice) => ofContact(invoice, 'name', isMissing),
  },
  {
    ...GERMAN,
    id: 'BR-DE-6',
    fields: ['BT-42'],
    message: say(
      'Die Telefonnummer des Verkäufers fehlt (BT-42).',
      'The phone number of the seller is missing (BT-42).',
    ),
    mend: say('Gib eine Telefonnummer für Rückfragen an.', 'Give a phone number for questions.'),
    find: (invoice) => ofContact(invoice, 'phone', isMissing),
  },
  {
    ...GERMAN,
    id: 'BR-DE-7',
    fields: ['BT-43'],
    message: say(
      'Die E-Mail-Adresse des Verkäufers fehlt (BT-43).',
      'The e-mail address of the seller is missing (BT-43).',
    ),
    mend: say('Gib eine E-Mail-Adresse für Rückfragen an.', 'Give an e-mail address for questions.'),
    find: (invoice) => ofContact(invoice, 'email', isMissing),
  },
  {
    ...GERMAN,
    id: 'BR-DE-16',
    fields: ['BT-31', 'BT-32', 'BG-11'],
    message: say(
      'Der Verkäufer nennt weder USt-IdNr. (BT-31) noch Steuernummer (BT-32) noch einen Steuervertreter (BG-11).',
      'The seller gives neither a VAT id (BT-31) nor a tax number (BT-32) nor a tax representative (BG-11).',
    ),
    mend: say('Trag deine USt-IdNr. oder deine Steuernummer ein.', 'Enter your VAT id or your tax number.'),
    find: untaxedSeller,
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-27',
    fields: ['BT-42'],
    message: say(
      'Die Telefonnummer des Verkäufers hat weniger als drei Ziffern (BT-42).',
      'The phone number of the seller has less than three digits (BT-42).',
    ),
    mend: say('Prüfe die Telefonnummer.', 'Check the phone number.'),
    find: (invoice) => ofContact(invoice, 'phone', isNoPhone),
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-28',
    fields: ['BT-43'],
    message: say(
      'Die E-Mail-Adresse des Verkäufers ist keine (BT-43).',
      'The e-mail address of the seller is none (BT-43).',
    ),
    mend: say('Prüfe die E-Mail-Adresse.', 'Check the e-mail address.'),
    find: (invoice) => ofContact(invoice, 'email', (text) => !MAIL_ADDRESS.test(text?.trim() ?? '')),
  },
];

function ofContact(
  { seller }: EInvoice,
  part: 'name' | 'phone' | 'email',
  isWrong: (text: string | undefined) => boolean,
): Breach[] {
  const contact = seller?.contact;
  return breachIf(contact !== undefined && isWrong(contact[part]), `seller.contact.${part}`);
}

function isNoPhone(text: string | undefined): boolean {
  return (text?.replace(/\D/g, '').length ?? 0) < PHONE_DIGITS_MINIMUM;
}

function untaxedSeller({ seller, taxRepresentative, lines, allowances, charges }: EInvoice): Breach[] {
  const isTaxable = [...lines, ...allowances, ...charges].some(({ vatCategory }) =>
    TAXABLE.includes(vatCategory?.trim() ?? ''),
  );
  const isKnown = isGiven(seller?.vatId) || isGiven(seller?.taxNumber) || taxRepresentative !== undefined;
  return breachIf(isTaxable && !isKnown, 'seller.vatId');
}
