import { IconHome } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { groupsFor, type Sources } from './groups.ts';

const entry = (kind: Entry['kind'], title: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  id: title,
  icon: IconHome,
  title,
  run: () => {},
  ...more,
});

const PAGES = [
  entry('page', 'Start'),
  entry('page', 'Rechnungen'),
  entry('page', 'USt-Voranmeldung', { detail: 'Steuern', words: 'Umsatzsteuer UStVA' }),
  entry('page', 'Zahlungseinstellungen', { detail: 'Mein Unternehmen', words: 'IBAN Bank' }),
];
const ACTS = [entry('act', 'Neue Rechnung'), entry('act', 'Neuer Kunde'), entry('act', 'Abmelden')];
const BRANDWERK = entry('client', 'Brandwerk Digital GmbH');
const sources: Sources = {
  pages: PAGES,
  acts: ACTS,
  clients: [],
  invoices: [],
  expenses: [],
  received: [],
  ownAccount: [],
  clientActs: [],
  recent: [],
  here: [],
  asked: [],
};

const shown = (typed: string, more: Partial<Sources> = {}) =>
  groupsFor(typed, { ...sources, ...more }).map(({ name, entries }) => [
    name,
    entries.map(({ title }) => title),
  ]);

test('before anything is typed: what Jonas chose last, a few acts, every screen', () => {
  const names = shown('', { recent: [BRANDWERK] }).map(([name]) => name);
  expect(names).toEqual(['recent', 'acts', 'pages']);
  expect(shown('').map(([name]) => name)).toEqual(['acts', 'pages']);
});

test('a screen whose name begins so stands first and stays there when clients arrive', () => {
  const before = shown('rech')[0];
  const after = shown('rech', { clients: [entry('client', 'Rechberg KG')] })[0];
  expect(before).toEqual(['pages', ['Rechnungen']]);
  expect(after).toEqual(before);
});

test('else clients come first, then invoices, acts, screens', () => {
  const found = shown('brand', {
    clients: [BRANDWERK],
    invoices: [entry('invoice', 'RE-2026-0001')],
    clientActs: [entry('act', 'Neue Rechnung an Brandwerk')],
  });
  expect(found.map(([name]) => name)).toEqual(['clients', 'invoices', 'acts']);
});

test('the end of an IBAN finds invoices of others apart from own ones, and the place of the own account', () => {
  const found = shown('3000', {
    invoices: [entry('invoice', 'RE-3000')],
    expenses: [entry('page', 'Bürohaus')],
    received: [entry('page', 'Bürobedarf Nord')],
    ownAccount: [entry('page', 'Zahlungseinstellungen')],
  });
  expect(found).toEqual([
    ['invoices', ['RE-3000']],
    ['expenses', ['Bürohaus']],
    ['received', ['Bürobedarf Nord']],
    ['pages', ['Zahlungseinstellungen']],
  ]);
});

test('a screen is found by what it is about', () => {
  expect(shown('umsatzst')).toEqual([['pages', ['USt-Voranmeldung']]]);
  expect(shown('iban')).toEqual([['pages', ['Zahlungseinstellungen']]]);
});

test('but not by the middle of a word that is not seen', () => {
  expect(shown('satzsteuer')).toEqual([]);
});

test('an act that is found by words that are not seen stands behind the screens, one that says its name before them', () => {
  const acts = [entry('act', 'Zahlung ans Finanzamt', { words: 'Umsatzsteuer' })];
  const names = (typed: string) => shown(typed, { acts }).map(([name]) => name);
  expect(names('umsatzst')).toEqual(['pages', 'acts']);
  expect(names('finanz')).toEqual(['acts']);
});

test('> asks for acts alone', () => {
  expect(shown('>')).toEqual([['acts', ['Neue Rechnung', 'Neuer Kunde', 'Abmelden']]]);
  expect(shown('> abm')).toEqual([['acts', ['Abmelden']]]);
});

test('what can be done with the thing in view stands first, also before anything is typed', () => {
  const here = [entry('act', 'Zahlung buchen'), entry('act', 'PDF')];
  expect(shown('', { here })[0]).toEqual(['here', ['Zahlung buchen', 'PDF']]);
  expect(shown('zahl', { here })[0]).toEqual(['here', ['Zahlung buchen']]);
  expect(shown('>', { here })[0]).toEqual(['here', ['Zahlung buchen', 'PDF']]);
  expect(shown('rech', { here })[0]).toEqual(['pages', ['Rechnungen']]);
});

test('# asks for numbers alone', () => {
  expect(shown('#0001', { invoices: [entry('invoice', 'RE-2026-0001')], clients: [BRANDWERK] })).toEqual([
    ['invoices', ['RE-2026-0001']],
  ]);
});

test('among equals the one chosen lately comes first', () => {
  const recent = [entry('act', 'Neuer Kunde')];
  expect(shown('>neue', { recent })).toEqual([['acts', ['Neuer Kunde', 'Neue Rechnung']]]);
});
