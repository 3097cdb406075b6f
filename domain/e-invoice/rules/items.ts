/** Rules of the European standard for what a line sells: its identifiers, classes and attributes. */
import { isGiven, isMissing } from './amounts.ts';
import { breachIf, EN, ofEach, ofEachLine, say } from './finding.ts';
import type { Rule } from './rule.ts';

export const ITEM_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-54',
    fields: ['BT-160', 'BT-161', 'BG-32'],
    message: say(
      'Ein Merkmal von Position {line} hat keinen Namen (BT-160) oder keinen Wert (BT-161).',
      'An attribute of item {line} has no name (BT-160) or no value (BT-161).',
    ),
    mend: say(
      'Gib Namen und Wert an oder lösche das Merkmal.',
      'Give name and value or remove the attribute.',
    ),
    find: (invoice) =>
      ofEachLine(invoice, ({ item }, path, values) =>
        ofEach(item?.attributes ?? [], `${path}.item.attributes`, ({ name, value }, at) =>
          breachIf(isMissing(name) || isMissing(value), at, values),
        ),
      ),
  },
  {
    ...EN,
    id: 'BR-64',
    fields: ['BT-157', 'BT-157-1'],
    message: say(
      'Bei der Artikelnummer (BT-157) von Position {line} fehlt, nach welchem System sie vergeben ist.',
      'The standard item number (BT-157) of item {line} does not say which scheme it belongs to.',
    ),
    mend: say(
      'Gib das System an, zum Beispiel 0160 für GTIN.',
      'Give the scheme, for example 0160 for GTIN.',
    ),
    find: (invoice) =>
      ofEachLine(invoice, ({ item }, path, values) =>
        breachIf(
          isGiven(item?.standardId?.value) && isMissing(item.standardId.scheme),
          `${path}.item.standardId.scheme`,
          values,
        ),
      ),
  },
  {
    ...EN,
    id: 'BR-65',
    fields: ['BT-158', 'BT-158-1'],
    message: say(
      'Bei einer Warengruppe (BT-158) von Position {line} fehlt, aus welchem Verzeichnis sie ist.',
      'An item class (BT-158) of item {line} does not say which list it is from.',
    ),
    mend: say('Gib das Verzeichnis an, zum Beispiel STI für CPV.', 'Give the list, for example STI for CPV.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ item }, path, values) =>
        ofEach(item?.classifications ?? [], `${path}.item.classifications`, ({ code, list }, at) =>
          breachIf(isGiven(code) && isMissing(list), `${at}.list`, values),
        ),
      ),
  },
];
