/** Rules of XRechnung for vehicles under the Clean Vehicles Directive (EU) 2019/1161. They concern no other invoice. */
import type { EInvoice, LineItem } from '../model.ts';
import { breachIf, breachIfMissing, GERMAN, ofEach, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';
import { isForVehicles } from './specification.ts';

/** The list of classes (BT-158-1) and the name of the attribute (BT-160) that mark a clean vehicle. */
const VEHICLE_LIST = 'CVD';
const CLEAN = 'cva';
const VEHICLE_CLASSES = ['M1', 'M2', 'M3', 'N1', 'N2', 'N3'];
const CLEAN_VALUES = ['clean', 'zero-emission', 'other'];

const MEND = say(
  'Gib je Fahrzeug die Klasse (Verzeichnis CVD) und das Merkmal cva an.',
  'Give for each vehicle its class (list CVD) and the attribute cva.',
);

export const GERMAN_VEHICLE_RULES: readonly Rule[] = (
  [
    {
      ...GERMAN,
      id: 'BR-DE-CVD-01',
      fields: ['BT-12'],
      message: say(
        'Die Nummer des Vertrags fehlt (BT-12).',
        'The number of the contract is missing (BT-12).',
      ),
      mend: say('Gib die Nummer des Vertrags an.', 'Give the number of the contract.'),
      find: ({ contract }) => breachIfMissing(contract, 'contract'),
    },
    {
      ...GERMAN,
      id: 'BR-DE-CVD-02',
      fields: ['BT-17'],
      message: say('Die Nummer der Vergabe fehlt (BT-17).', 'The number of the tender is missing (BT-17).'),
      mend: say(
        'Gib die Nummer der Ausschreibung oder des Loses an.',
        'Give the number of the tender or lot.',
      ),
      find: ({ tender }) => breachIfMissing(tender, 'tender'),
    },
    {
      ...GERMAN,
      id: 'BR-DE-CVD-03',
      fields: ['BT-158', 'BT-160'],
      message: say('Keine Position ist ein Fahrzeug.', 'No item is a vehicle.'),
      mend: MEND,
      find: ({ lines }) =>
        breachIf(!lines.some(({ item }) => countClasses(item) > 0 && countMarks(item) > 0), 'lines'),
    },
    {
      ...GERMAN,
      id: 'BR-DE-CVD-04',
      fields: ['BT-158'],
      message: say('Die Klasse eines Fahrzeugs ist unbekannt.', 'The class of a vehicle is unknown.'),
      mend: say('Gib M1, M2, M3, N1, N2 oder N3 an.', 'Give M1, M2, M3, N1, N2 or N3.'),
      find: (invoice) =>
        ofItems(invoice, (item, path) =>
          ofEach(item.classifications, `${path}.classifications`, ({ list, code }, at) =>
            breachIf(list?.trim() === VEHICLE_LIST && !VEHICLE_CLASSES.includes(code?.trim() ?? ''), at),
          ),
        ),
    },
    {
      ...GERMAN,
      id: 'BR-DE-CVD-05',
      fields: ['BT-161'],
      message: say('Das Merkmal cva hat einen unbekannten Wert.', 'The attribute cva has an unknown value.'),
      mend: say('Gib clean, zero-emission oder other an.', 'Give clean, zero-emission or other.'),
      find: (invoice) =>
        ofItems(invoice, (item, path) =>
          ofEach(item.attributes, `${path}.attributes`, ({ name, value }, at) =>
            breachIf(name === CLEAN && !CLEAN_VALUES.includes(value?.trim() ?? ''), `${at}.value`),
          ),
        ),
    },
    {
      ...GERMAN,
      id: 'BR-DE-CVD-06-a',
      fields: ['BT-158', 'BT-160'],
      message: say(
        'Ein Fahrzeug hat das Merkmal cva nicht genau einmal.',
        'A vehicle does not have the attribute cva exactly once.',
      ),
      mend: MEND,
      find: (invoice) =>
        ofItems(invoice, (item, path) =>
          breachIf(countClasses(item) > 0 && countMarks(item) !== 1, `${path}.attributes`),
        ),
    },
    {
      ...GERMAN,
      id: 'BR-DE-CVD-06-b',
      fields: ['BT-158', 'BT-160'],
      message: say(
        'Ein Fahrzeug hat nicht genau eine Klasse aus dem Verzeichnis CVD.',
        'A vehicle does not have exactly one class of the list CVD.',
      ),
      mend: MEND,
      find: (invoice) =>
        ofItems(invoice, (item, path) =>
          breachIf(countMarks(item) > 0 && countClasses(item) !== 1, `${path}.classifications`),
        ),
    },
  ] satisfies Rule[]
).map(onlyForVehicles);

function onlyForVehicles(rule: Rule): Rule {
  return {
    ...rule,
    find: (invoice, writtenIn) => (isForVehicles(invoice) ? rule.find(invoice, writtenIn) : []),
  };
}

function ofItems({ lines }: EInvoice, find: (item: LineItem, path: string) => Breach[]): Breach[] {
  return ofEach(lines, 'lines', ({ item }, path) => (item === undefined ? [] : find(item, `${path}.item`)));
}

function countClasses(item: LineItem | undefined): number {
  return item?.classifications.filter(({ list }) => list === VEHICLE_LIST).length ?? 0;
}

function countMarks(item: LineItem | undefined): number {
  return item?.attributes.filter(({ name }) => name === CLEAN).length ?? 0;
}
