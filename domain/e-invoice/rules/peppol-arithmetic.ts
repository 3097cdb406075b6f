/** Rules of Peppol that XRechnung has taken over: amounts of lines, prices, discounts and surcharges. */
import { amountOf, amountOrZero, isGiven, isMissing, shown } from './amounts.ts';
import { breachIf, ofEachLine, ofEachLineWithin, PEPPOL, say } from './finding.ts';
import { expectedLineNet, expectedPrice, expectedShare, isNear, ofAllShares } from './line-amounts.ts';
import type { Rule } from './rule.ts';

export const PEPPOL_ARITHMETIC_RULES: readonly Rule[] = [
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R040',
    fields: ['BT-92', 'BT-99', 'BT-136', 'BT-141'],
    message: say(
      'Ein Rabatt oder Zuschlag beträgt {amount}, Prozentsatz mal Grundbetrag sind aber {expected}.',
      'A discount or surcharge is {amount}, but percentage times base amount is {expected}.',
    ),
    mend: say(
      'Berichtige Betrag, Prozentsatz oder Grundbetrag.',
      'Correct amount, percentage or base amount.',
    ),
    find: (invoice) =>
      ofAllShares(invoice, (item, path) => {
        const expected = expectedShare(item);
        const amount = amountOrZero(item.amount);
        if (expected === null || amount === null || isNear(amount, expected, invoice)) return [];
        return [{ path: `${path}.amount`, values: { amount: shown(amount), expected: shown(expected) } }];
      }),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R041',
    fields: ['BT-93', 'BT-100', 'BT-137', 'BT-142'],
    message: say(
      'Ein Rabatt oder Zuschlag in Prozent nennt nicht, wovon (Grundbetrag).',
      'A discount or surcharge in percent does not say of what (base amount).',
    ),
    mend: say(
      'Gib den Grundbetrag an oder lass den Prozentsatz weg.',
      'Give the base amount or leave the percentage out.',
    ),
    find: (invoice) =>
      ofAllShares(invoice, ({ percent, base }, path) =>
        breachIf(isGiven(percent) && isMissing(base), `${path}.base`),
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R042',
    fields: ['BT-94', 'BT-101', 'BT-138', 'BT-143'],
    message: say(
      'Ein Rabatt oder Zuschlag nennt einen Grundbetrag, aber keinen Prozentsatz.',
      'A discount or surcharge gives a base amount but no percentage.',
    ),
    mend: say(
      'Gib den Prozentsatz an oder lass den Grundbetrag weg.',
      'Give the percentage or leave the base amount out.',
    ),
    find: (invoice) =>
      ofAllShares(invoice, ({ percent, base }, path) =>
        breachIf(isMissing(percent) && isGiven(base), `${path}.percent`),
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R046',
    fields: ['BT-146', 'BT-147', 'BT-148'],
    message: say(
      'Der Nettopreis von Position {line} ist {net}, Preis vor Rabatt weniger Rabatt sind aber {expected}.',
      'The net price of item {line} is {net}, but price before discount less discount is {expected}.',
    ),
    mend: say('Berichtige Preis oder Rabatt.', 'Correct price or discount.'),
    find: (invoice) =>
      ofEachLineWithin(invoice, ({ price }, path, { line }) => {
        const expected = expectedPrice(price);
        const net = amountOf(price?.net);
        if (expected === null || net === null || net.eq(expected)) return [];
        return [{ path: `${path}.price.net`, values: { line, net: shown(net), expected: shown(expected) } }];
      }),
  },
  {
    ...PEPPOL,
    severity: 'warning',
    id: 'PEPPOL-EN16931-R120',
    fields: ['BT-131'],
    message: say(
      'Der Nettobetrag von Position {line} ist {net}, Menge mal Preis mit Rabatten und Zuschlägen sind aber {expected} (BT-131).',
      'The net amount of item {line} is {net}, but quantity times price with discounts and surcharges is {expected} (BT-131).',
    ),
    mend: say('Berichtige Menge, Preis oder Nettobetrag.', 'Correct quantity, price or net amount.'),
    find: (invoice) =>
      ofEachLine(invoice, (item, path, { line }) => {
        const expected = expectedLineNet(item);
        const net = amountOrZero(item.net);
        if (expected === null || net === null || isNear(net, expected, invoice)) return [];
        return [{ path: `${path}.net`, values: { line, net: shown(net), expected: shown(expected) } }];
      }),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R121',
    fields: ['BT-149'],
    message: say(
      'Die Menge, auf die sich der Preis von Position {line} bezieht, ist nicht größer als null (BT-149).',
      'The quantity that the price of item {line} refers to is not above zero (BT-149).',
    ),
    mend: say('Gib eine Menge über null an; üblich ist 1.', 'Give a quantity above zero; usually it is 1.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ price }, path, values) =>
        breachIf(amountOf(price?.baseQuantity)?.lte('0') ?? false, `${path}.price.baseQuantity`, values),
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R130',
    fields: ['BT-130', 'BT-150'],
    message: say(
      'Menge und Preis von Position {line} haben verschiedene Einheiten (BT-130, BT-150).',
      'Quantity and price of item {line} have different units (BT-130, BT-150).',
    ),
    mend: say('Gib beide in derselben Einheit an.', 'Give both in the same unit.'),
    find: (invoice) =>
      ofEachLineWithin(invoice, ({ price, unit, quantity }, path, values) =>
        breachIf(
          isGiven(quantity) && isGiven(price?.baseUnit) && price.baseUnit.trim() !== unit?.trim(),
          `${path}.price.baseUnit`,
          values,
        ),
      ),
  },
];
