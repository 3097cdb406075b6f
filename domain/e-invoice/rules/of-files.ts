/** Rules over a file that was read, beside those over what it says. */

import type { SchemaFaultKind } from '../schema/index.ts';
import { SYNTAX_RULES } from '../syntax-rules/index.ts';
import { say } from './finding.ts';
import type { Rule, RuleText } from './rule.ts';

export const EMPTY_ELEMENTS: Rule = {
  id: 'PEPPOL-EN16931-R008',
  severity: 'fatal',
  source: 'Peppol',
  fields: [],
  message: say(
    'Die Datei enthält ein leeres Element; es soll fehlen, wenn es nichts sagt.',
    'The file holds an empty element; it should be left out if it says nothing.',
  ),
  mend: say('Erzeuge die Datei ohne leere Elemente.', 'Make the file without empty elements.'),
  // Found while reading; the model does not know of it.
  find: () => [],
};

/** § 14 (1) s. 3 and 6 UStG: structured data by EN 16931 make an e-invoice. */
export const NOT_AN_E_INVOICE: Rule = {
  id: 'BB-FORMAT-1',
  severity: 'warning',
  source: 'Belegbar',
  fields: ['BT-24'],
  message: say(
    'Dieses Format ist keine E-Rechnung im Sinne des Gesetzes: Es ist älter als EN 16931 oder sagt weniger, als die Norm verlangt.',
    'This format is not an e-invoice under German law: it is older than EN 16931 or says less than the standard asks for.',
  ),
  mend: say(
    'Sende eine XRechnung, oder ZUGFeRD ab Version 2.0.1 im Profil BASIC, EN 16931 oder EXTENDED.',
    'Send an XRechnung, or ZUGFeRD from version 2.0.1 in the profile BASIC, EN 16931 or EXTENDED.',
  ),
  find: () => [],
};

const BY_SENDER = say(
  'Erzeuge die Datei nach dem XML-Schema ihres Formats (XSD).',
  'Generate the file by the XML schema of its format (XSD).',
);

/** What the schemas of UBL 2.1 and CII D16B, which are sequences, refuse: every validator stops there. */
export const OF_SCHEMA: Readonly<Record<SchemaFaultKind, Rule>> = {
  unknown: schemaRule(
    'BB-XML-UNKNOWN',
    say(
      '„{element}“ gehört nicht an diese Stelle der Datei.',
      '“{element}” does not belong at this place in the file.',
    ),
  ),
  order: schemaRule(
    'BB-XML-ORDER',
    say('„{element}“ steht in der Datei zu weit hinten.', '“{element}” comes too late in the file.'),
  ),
  often: schemaRule(
    'BB-XML-OFTEN',
    say(
      '„{element}“ steht öfter in der Datei, als das Format erlaubt.',
      '“{element}” appears more often than the format allows.',
    ),
  ),
  missing: schemaRule(
    'BB-XML-MISSING',
    say(
      'In „{element}“ fehlt die Angabe „{said}“, die das Format verlangt.',
      '“{element}” is missing “{said}”, which the format requires.',
    ),
  ),
  attribute: schemaRule(
    'BB-XML-ATTRIBUTE',
    say(
      '„{element}“ trägt den Zusatz „{said}“, den das Format dort nicht kennt.',
      '“{element}” has the attribute “{said}”, which the format does not know there.',
    ),
  ),
  'attribute missing': schemaRule(
    'BB-XML-NO-ATTRIBUTE',
    say(
      'Bei „{element}“ fehlt der Zusatz „{said}“, den das Format verlangt.',
      '“{element}” is missing the attribute “{said}”, which the format requires.',
    ),
  ),
  value: schemaRule(
    'BB-XML-VALUE',
    say('„{said}“ ist für „{element}“ kein gültiger Wert.', '“{said}” is not a valid value for “{element}”.'),
  ),
  text: schemaRule(
    'BB-XML-TEXT',
    say(
      'In „{element}“ steht loser Text, der zu keiner Angabe gehört.',
      '“{element}” contains loose text that belongs to no field.',
    ),
  ),
};

function schemaRule(id: string, message: RuleText): Rule {
  return { id, severity: 'fatal', source: 'Belegbar', fields: [], message, mend: BY_SENDER, find: () => [] };
}

/** What EN 16931 has once, a program may read from the first or from the last; where no official rule forbids it, it only warns. */
export const REPEATED: Rule = {
  id: 'BB-XML-TWICE',
  severity: 'warning',
  source: 'Belegbar',
  fields: [],
  message: say(
    'Das Element „{element}“ steht mehr als einmal in der Datei; gelesen ist nur das erste.',
    'The element “{element}” stands in the file more than once; only the first is read.',
  ),
  mend: BY_SENDER,
  find: () => [],
};

/** What was written here says something else than it should, which is our fault. */
export const WRITTEN: Rule = {
  id: 'BB-WRITTEN',
  severity: 'fatal',
  source: 'Belegbar',
  fields: [],
  message: say(
    'Die fertige Datei sagt beim Gegenlesen nicht dasselbe wie die Rechnung. Sie wird deshalb nicht ausgegeben.',
    'Read back, the finished file does not say the same as the invoice. It is not given out for that.',
  ),
  mend: say(
    'Das ist ein Fehler von Belegbar. Bitte melde ihn mit den Texten dieser Rechnung.',
    'This is a fault of Belegbar. Please report it with the texts of this invoice.',
  ),
  find: () => [],
};

export const RULES_OF_FILES: readonly Rule[] = [
  EMPTY_ELEMENTS,
  NOT_AN_E_INVOICE,
  ...Object.values(OF_SCHEMA),
  REPEATED,
  WRITTEN,
  ...SYNTAX_RULES,
];
