/** Rules of the European standard for the lines of the invoice: what each must say. */
import { amountOf } from './amounts.ts';
import { breachIf, breachIfMissing, EN, ofEachLine, say } from './finding.ts';
import type { Rule } from './rule.ts';

export const LINE_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-21',
    fields: ['BT-126'],
    message: say(
      'Position {line} hat keine Positionsnummer (BT-126).',
      'Item {line} has no identifier (BT-126).',
    ),
    mend: say('Gib jeder Position eine Nummer.', 'Give each item an identifier.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ id }, path, values) => breachIfMissing(id, `${path}.id`, values)),
  },
  {
    ...EN,
    id: 'BR-22',
    fields: ['BT-129'],
    message: say('Position {line} hat keine Menge (BT-129).', 'Item {line} has no quantity (BT-129).'),
    mend: say('Gib die Menge an.', 'Give the quantity.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ quantity }, path, values) =>
        breachIfMissing(quantity, `${path}.quantity`, values),
      ),
  },
  {
    ...EN,
    id: 'BR-23',
    fields: ['BT-130'],
    message: say(
      'Die Menge von Position {line} hat keine Einheit (BT-130).',
      'The quantity of item {line} has no unit (BT-130).',
    ),
    mend: say(
      'Wähle eine Einheit, zum Beispiel Stunde oder Stück.',
      'Choose a unit, for example hour or piece.',
    ),
    find: (invoice) =>
      ofEachLine(invoice, ({ unit }, path, values) => breachIfMissing(unit, `${path}.unit`, values)),
  },
  {
    ...EN,
    id: 'BR-24',
    fields: ['BT-131'],
    message: say(
      'Position {line} hat keinen Nettobetrag (BT-131).',
      'Item {line} has no net amount (BT-131).',
    ),
    mend: say(
      'Gib den Nettobetrag der Position an: Menge mal Preis.',
      'Give the net amount of the line: quantity times price.',
    ),
    find: (invoice) =>
      ofEachLine(invoice, ({ net }, path, values) => breachIfMissing(net, `${path}.net`, values)),
  },
  {
    ...EN,
    id: 'BR-25',
    fields: ['BT-153'],
    message: say(
      'Position {line} sagt nicht, was berechnet wird (BT-153).',
      'Item {line} does not say what is invoiced (BT-153).',
    ),
    mend: say('Gib der Position eine Bezeichnung.', 'Give the item a name.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ item }, path, values) =>
        breachIfMissing(item?.name, `${path}.item.name`, values),
      ),
  },
  {
    ...EN,
    id: 'BR-26',
    fields: ['BT-146'],
    message: say('Position {line} hat keinen Preis (BT-146).', 'Item {line} has no price (BT-146).'),
    mend: say('Gib den Nettopreis an.', 'Give the net price.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ price }, path, values) =>
        breachIfMissing(price?.net, `${path}.price.net`, values),
      ),
  },
  {
    ...EN,
    id: 'BR-27',
    fields: ['BT-146'],
    message: say(
      'Der Preis von Position {line} ist negativ (BT-146).',
      'The price of item {line} is negative (BT-146).',
    ),
    mend: say(
      'Schreib den Preis positiv und dafür die Menge negativ.',
      'Write the price as positive and the quantity as negative instead.',
    ),
    // A missing price fails it as well in the official checks; that is told by BR-26 alone.
    find: (invoice) =>
      ofEachLine(invoice, ({ price }, path, values) =>
        breachIf(isNegative(price?.net), `${path}.price.net`, values),
      ),
  },
  {
    ...EN,
    id: 'BR-28',
    fields: ['BT-148'],
    message: say(
      'Der Preis vor Rabatt von Position {line} ist negativ (BT-148).',
      'The price before discount of item {line} is negative (BT-148).',
    ),
    mend: say(
      'Schreib den Preis positiv und dafür die Menge negativ.',
      'Write the price as positive and the quantity as negative instead.',
    ),
    find: (invoice) =>
      ofEachLine(invoice, ({ price }, path, values) =>
        breachIf(isNegative(price?.allowance?.gross), `${path}.price.allowance.gross`, values),
      ),
  },
  {
    ...EN,
    id: 'BR-CO-04',
    fields: ['BT-151'],
    message: say(
      'Position {line} hat keine Umsatzsteuer-Kategorie (BT-151).',
      'Item {line} has no VAT category (BT-151).',
    ),
    mend: say('Wähle den Steuerfall der Position.', 'Choose the VAT case of the line.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ vatCategory }, path, values) =>
        breachIfMissing(vatCategory, `${path}.vatCategory`, values),
      ),
  },
];

function isNegative(text: string | undefined): boolean {
  return amountOf(text)?.lt('0') ?? false;
}
