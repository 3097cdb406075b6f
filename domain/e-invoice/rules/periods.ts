/** Rules for the service period of the invoice and of its lines, and for days as such. */
import type { EInvoice, Period } from '../model.ts';
import { isMissing } from './amounts.ts';
import { isBefore, isNoDay } from './days.ts';
import { breachIf, EN, excerpt, OWN, ofEach, ofEachLine, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';

export const PERIOD_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-29',
    fields: ['BT-73', 'BT-74'],
    message: say(
      'Der Leistungszeitraum endet, bevor er beginnt (BT-73, BT-74).',
      'The service period ends before it begins (BT-73, BT-74).',
    ),
    mend: say('Prüfe Beginn und Ende.', 'Check start and end.'),
    find: ({ period }) => breachIf(isBefore(period?.end, period?.start), 'period.end'),
  },
  {
    ...EN,
    id: 'BR-30',
    fields: ['BT-134', 'BT-135'],
    message: say(
      'Der Leistungszeitraum von Position {line} endet, bevor er beginnt (BT-134, BT-135).',
      'The service period of item {line} ends before it begins (BT-134, BT-135).',
    ),
    mend: say('Prüfe Beginn und Ende.', 'Check start and end.'),
    find: (invoice) =>
      ofEachLine(invoice, ({ period }, path, values) =>
        breachIf(isBefore(period?.end, period?.start), `${path}.period.end`, values),
      ),
  },
  {
    ...EN,
    id: 'BR-CO-19',
    fields: ['BT-73', 'BT-74', 'BG-14'],
    message: say(
      'Der Leistungszeitraum hat weder Beginn (BT-73) noch Ende (BT-74).',
      'The service period has neither a start (BT-73) nor an end (BT-74).',
    ),
    mend: say(
      'Gib Beginn oder Ende an oder lass den Zeitraum weg.',
      'Give the start or the end, or leave the period out.',
    ),
    // UBL writes BT-8 into the same element, which is then no empty period.
    find: ({ period, taxPointCode }) => breachIf(isMissing(taxPointCode) && isOpen(period), 'period'),
  },
  {
    ...EN,
    id: 'BR-CO-20',
    fields: ['BT-134', 'BT-135', 'BG-26'],
    message: say(
      'Der Leistungszeitraum von Position {line} hat weder Beginn (BT-134) noch Ende (BT-135).',
      'The service period of item {line} has neither a start (BT-134) nor an end (BT-135).',
    ),
    mend: say(
      'Gib Beginn oder Ende an oder lass den Zeitraum weg.',
      'Give the start or the end, or leave the period out.',
    ),
    find: (invoice) =>
      ofEachLine(invoice, ({ period }, path, values) => breachIf(isOpen(period), `${path}.period`, values)),
  },
  {
    ...OWN,
    // The schemas of UBL and CII refuse such a file.
    severity: 'fatal',
    id: 'BB-DAY',
    fields: ['BT-2', 'BT-7', 'BT-9', 'BT-26', 'BT-72', 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
    message: say('„{text}“ ist kein Datum.', '“{text}” is not a date.'),
    mend: say('Schreib das Datum als Jahr, Monat und Tag.', 'Write the date as year, month and day.'),
    find: daysThatAreNone,
  },
];

function isOpen(period: Period | undefined): boolean {
  return period !== undefined && isMissing(period.start) && isMissing(period.end);
}

function daysThatAreNone(invoice: EInvoice): Breach[] {
  const { issueDate, taxPointDate, dueDate, delivery, period } = invoice;
  return [
    ...day(issueDate, 'issueDate'),
    ...day(taxPointDate, 'taxPointDate'),
    ...day(dueDate, 'dueDate'),
    ...day(delivery?.date, 'delivery.date'),
    ...daysOf(period, 'period'),
    ...ofEach(invoice.preceding, 'preceding', (item, path) => day(item.issueDate, `${path}.issueDate`)),
    ...ofEachLine(invoice, (line, path) => daysOf(line.period, `${path}.period`)),
  ];
}

function daysOf(period: Period | undefined, path: string): Breach[] {
  return [...day(period?.start, `${path}.start`), ...day(period?.end, `${path}.end`)];
}

function day(text: string | undefined, path: string): Breach[] {
  return breachIf(isNoDay(text), path, { text: excerpt(text ?? '') });
}
