/** Our own care for lines, discounts and surcharges: exact to the cent where R040 and R120 let two cents pass. */
import { amountOf, roundToCents, shown } from './amounts.ts';
import { OWN, ofEachLine, say } from './finding.ts';
import { expectedLineNetInCents, expectedShare, ofAllShares } from './line-amounts.ts';
import type { Rule } from './rule.ts';

export const EXACT_AMOUNT_RULES: readonly Rule[] = [
  {
    ...OWN,
    id: 'BB-LINE-NET',
    fields: ['BT-131'],
    message: say(
      'Der Nettobetrag von Position {line} ist {net}, auf den Cent gerechnet sind es {expected} (BT-131).',
      'The net amount of item {line} is {net}; to the cent it is {expected} (BT-131).',
    ),
    mend: say(
      'Runde Menge mal Preis kaufmännisch auf Cent.',
      'Round quantity times price to cents, half a cent up.',
    ),
    silentBeside: 'PEPPOL-EN16931-R120',
    find: (invoice) =>
      ofEachLine(invoice, (item, path, { line }) => {
        const expected = expectedLineNetInCents(item);
        const net = amountOf(item.net);
        if (expected === null || net === null || net.eq(expected)) return [];
        return [{ path: `${path}.net`, values: { line, net: shown(net), expected: shown(expected) } }];
      }),
  },
  {
    ...OWN,
    id: 'BB-SHARE',
    fields: ['BT-92', 'BT-99', 'BT-136', 'BT-141'],
    message: say(
      'Ein Rabatt oder Zuschlag beträgt {amount}, auf den Cent gerechnet sind es {expected}.',
      'A discount or surcharge is {amount}; to the cent it is {expected}.',
    ),
    mend: say(
      'Runde Prozentsatz mal Grundbetrag kaufmännisch auf Cent.',
      'Round percentage times base amount to cents, half a cent up.',
    ),
    silentBeside: 'PEPPOL-EN16931-R040',
    find: (invoice) =>
      ofAllShares(invoice, (item, path) => {
        const exact = expectedShare(item);
        const amount = amountOf(item.amount);
        if (exact === null || amount === null) return [];
        const expected = roundToCents(exact);
        if (amount.eq(expected)) return [];
        return [{ path: `${path}.amount`, values: { amount: shown(amount), expected: shown(expected) } }];
      }),
  },
];
