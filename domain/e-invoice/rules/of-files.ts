/** Rules over a file that was read, beside those over what it says. */
import { say } from './finding.ts';
import type { Rule } from './rule.ts';

export const EMPTY_ELEMENTS: Rule = {
  id: 'PEPPOL-EN16931-R008',
  severity: 'fatal',
  source: 'Peppol',
  fields: [],
  message: say(
    'Die Datei enthält ein leeres Element; es soll fehlen, wenn es nichts sagt.',
    'The file holds an empty element; it should be left out if it says nothing.',
  ),
  mend: say(
    'Der Absender muss die Datei ohne leere Elemente erzeugen.',
    'The sender has to make the file without empty elements.',
  ),
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
    'Dieses Format ist keine E-Rechnung im Sinne des Gesetzes: Es sagt weniger, als EN 16931 verlangt.',
    'This format is no e-invoice in the sense of the law: it says less than EN 16931 asks for.',
  ),
  mend: say(
    'Bitte den Absender um eine XRechnung oder um ZUGFeRD ab Version 2.0.1 im Profil BASIC, EN 16931 oder EXTENDED.',
    'Ask the sender for an XRechnung, or for ZUGFeRD from version 2.0.1 in the profile BASIC, EN 16931 or EXTENDED.',
  ),
  find: () => [],
};
