/** Rules of the European standard for payee, tax representative and place of delivery. */
import type { EInvoice } from '../model.ts';
import { isGiven, isMissing } from './amounts.ts';
import { breachIf, breachIfMissing, EN, say } from './finding.ts';
import type { Rule } from './rule.ts';

export const OTHER_PARTY_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-17',
    fields: ['BT-59', 'BG-10'],
    message: say(
      'Der abweichende Zahlungsempfänger hat keinen Namen (BT-59), oder es ist der Verkäufer selbst.',
      'The payee who is not the seller has no name (BT-59), or is the seller after all.',
    ),
    mend: say(
      'Gib den Namen an, oder lass den Zahlungsempfänger weg, wenn du selbst das Geld bekommst.',
      'Give the name, or leave the payee out if you receive the money yourself.',
    ),
    find: (invoice) =>
      breachIf(
        invoice.payee !== undefined && (isMissing(invoice.payee.name) || isSeller(invoice)),
        'payee.name',
      ),
  },
  {
    ...EN,
    id: 'BR-18',
    fields: ['BT-62', 'BG-11'],
    message: say(
      'Der Name des Steuervertreters fehlt (BT-62).',
      'The name of the tax representative is missing (BT-62).',
    ),
    mend: say('Gib den Namen des Steuervertreters an.', 'Give the name of the tax representative.'),
    find: ({ taxRepresentative: one }) =>
      breachIf(one !== undefined && isMissing(one.name), 'taxRepresentative.name'),
  },
  {
    ...EN,
    id: 'BR-19',
    fields: ['BG-12', 'BG-11'],
    message: say(
      'Die Anschrift des Steuervertreters fehlt (BG-12).',
      'The address of the tax representative is missing (BG-12).',
    ),
    mend: say('Gib die Anschrift des Steuervertreters an.', 'Give the address of the tax representative.'),
    find: ({ taxRepresentative: one }) =>
      breachIf(one !== undefined && one.address === undefined, 'taxRepresentative.address'),
  },
  {
    ...EN,
    id: 'BR-20',
    fields: ['BT-69', 'BG-12'],
    message: say(
      'Das Land in der Anschrift des Steuervertreters fehlt (BT-69).',
      'The country in the address of the tax representative is missing (BT-69).',
    ),
    mend: say('Gib das Land des Steuervertreters an.', 'Give the country of the tax representative.'),
    find: ({ taxRepresentative: one }) =>
      breachIf(
        one?.address !== undefined && isMissing(one.address.country),
        'taxRepresentative.address.country',
      ),
  },
  {
    ...EN,
    id: 'BR-56',
    fields: ['BT-63', 'BG-11'],
    message: say(
      'Die USt-IdNr. des Steuervertreters fehlt (BT-63).',
      'The VAT id of the tax representative is missing (BT-63).',
    ),
    mend: say('Gib die USt-IdNr. des Steuervertreters an.', 'Give the VAT id of the tax representative.'),
    find: ({ taxRepresentative: one }) =>
      breachIf(one !== undefined && isMissing(one.vatId), 'taxRepresentative.vatId'),
  },
  {
    ...EN,
    id: 'BR-57',
    fields: ['BT-80', 'BG-15'],
    message: say(
      'Das Land in der Lieferanschrift fehlt (BT-80).',
      'The country in the delivery address is missing (BT-80).',
    ),
    mend: say(
      'Gib das Land an, in das geliefert wird, oder lass die Lieferanschrift weg.',
      'Give the country of delivery, or leave the delivery address out.',
    ),
    find: ({ delivery }) =>
      delivery?.address === undefined
        ? []
        : breachIfMissing(delivery.address.country, 'delivery.address.country'),
  },
];

/** By name or identifier, as the official checks of both syntaxes compare them. */
function isSeller({ payee, seller }: EInvoice): boolean {
  const identifiers = seller?.identifiers ?? [];
  return (
    isSame(payee?.name, seller?.name) ||
    identifiers.some(({ value }) => isSame(payee?.identifier?.value, value))
  );
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return isGiven(one) && one.trim() === other?.trim();
}
