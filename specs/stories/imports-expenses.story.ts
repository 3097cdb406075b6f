/** Expenses from CSV files: read, told about, booked as if each were entered, and taken back. */

import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { getExpense, listExpenses, payExpense } from '@belegbar/server/expenses';
import { listImportRows, previewImport } from '@belegbar/server/imports';
import { verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { anyone, TODAY, takesIn, undoes, upload } from '../support/imports.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

const expenses = { kind: 'expenses' } as const;
const SOUND = { firstBroken: null, wrongSums: [] };

async function listed(person: Person) {
  const { expenses: found, totals } = await listExpenses(person.on(TODAY), {
    sort: 'number',
    order: 'ascending',
  });
  return { found, totals };
}

/** Net and VAT of the entries that were written, in cents. */
async function booked(person: Person, id: string) {
  const { entries } = await getExpense(person.on(TODAY), id);
  return entries.map(({ taxCode, net, vat }) => [taxCode, net, vat]);
}

describe('Jonas takes in what he spent', () => {
  test('from a German file, and the books hold it as if each bill were entered', async () => {
    const person = await anyone(stage);
    const file = [
      'Lieferant;Belegnummer;Belegdatum;Fällig am;Bezahlt am;Zahlungsart;Brutto;Steuersatz;Kategorie;Notiz;Privatanteil',
      'Spreenetz GmbH;R-1;05.01.2026;19.01.2026;12.01.2026;Lastschrift;119,00;19 %;Telefon und Internet;Januar;20',
      'Bücher Öhl;;31.01.26;;;;"1.070,00";7;Fachliteratur;;',
      'Adobe Systems;IE-77;2026-02-03;;2026-02-03;Kreditkarte;60,49;0;Software;;',
    ].join('\n');
    const done = await takesIn(stage, person, file, expenses);
    expect(done).toMatchObject({ kind: 'expenses', state: 'done', created: 3, skipped: 0, rowsDone: 3 });
    const { found, totals } = await listed(person);
    // 119.00 + 1,070.00 + 60.49; of these the books are still to be paid.
    expect(totals).toEqual({ count: 3, gross: 124_949, open: 107_000 });
    expect(
      found.map(({ number, vendor, category, documentDate, state, gross }) => [
        number,
        vendor.name,
        category,
        documentDate,
        state,
        gross,
      ]),
    ).toEqual([
      ['B-2026-0001', 'Spreenetz GmbH', 'communication', '2026-01-05', 'paid', 11_900],
      ['B-2026-0002', 'Bücher Öhl', 'training_and_education', '2026-01-31', 'open', 107_000],
      ['B-2026-0003', 'Adobe Systems', 'software', '2026-02-03', 'paid', 6_049],
    ]);
    const phone = await getExpense(person.on(TODAY), found[0]?.id ?? '');
    expect(phone).toMatchObject({
      documentNumber: 'R-1',
      dueDate: '2026-01-19',
      paymentMeans: 'directDebit',
      note: 'Januar',
      privateSharePercent: '20',
      payments: [{ paidOn: '2026-01-12', amount: 11_900, isTakenBack: false }],
      lines: [{ taxCode: 'inputStandard19', net: 10_000, vat: 1_900 }],
    });
    // 1,070.00 : 1.07 = 1,000.00 and 70.00
    expect(await booked(person, found[1]?.id ?? '')).toEqual([['inputReduced7', -100_000, -7_000]]);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject(SOUND);
  });

  test('from an English one with bills from abroad, whose tax code is proposed', async () => {
    const person = await anyone(stage);
    const file = [
      'Date,Vendor,Country,Invoice number,Net,VAT,Currency,Exchange rate,Paid on,Amount in euros,Category,Service from,Service to',
      '02/28/2026,Atlassian,Australia,A-1,"1,100.00",0,USD,1.1,03/01/2026,"1,003.20",Software,02/01/2026,02/28/2026',
      '2026-03-02,Hetzner,DE,H-2,50.00,9.50,,,,,Hosting,,',
      '2026-03-03,Hotel Wien,AT,H-3,100.00,10.00,EUR,,,,Hotel,,',
    ].join('\n');
    expect(await takesIn(stage, person, file, expenses)).toMatchObject({ created: 3, skipped: 0, warned: 2 });
    const { found } = await listed(person);
    const [atlassian, , hotel] = found;
    expect(await getExpense(person.on(TODAY), atlassian?.id ?? '')).toMatchObject({
      documentDate: '2026-02-28',
      servicePeriod: { from: '2026-02-01', to: '2026-02-28' },
      currency: 'USD',
      unitsPerEuro: '1.1',
      lines: [{ taxCode: 'otherReverseCharge', net: 110_000, vat: 0 }],
      payments: [{ amount: 110_000, euros: 100_320 }],
    });
    expect(await getExpense(person.on(TODAY), hotel?.id ?? '')).toMatchObject({
      lines: [{ taxCode: 'inputNotDeductible', net: 11_000, vat: 0 }],
    });
    expect(await verifyJournal(person.on(TODAY))).toMatchObject(SOUND);
  });

  test('and hears at each field why a row is left out, while nothing of it is written', async () => {
    const person = await anyone(stage);
    const file = [
      'Lieferant;Datum;Brutto;USt;Steuersatz;Bezahlt am;Währung;Kategorie',
      ';01.02.2026;10,00;;19;;;Software',
      'Alpha;30.02.2026;10,00;;19;;;Software',
      'Beta;01.02.2026;zehn;;19;;;Software',
      'Gamma;01.02.2026;10,00;;16;;;Software',
      'Delta;01.02.2026;119,00;25,00;;;;Software',
      'Epsilon;01.02.2026;10,00;;19;01.05.2026;;Software',
      'Zeta;01.02.2026;10,00;;19;;USD;Software',
      'Eta;01.02.2026;10,00;;19;;;Umsatzsteuer ans Finanzamt',
      'Theta;01.02.1999;10,00;;19;;;Software',
      'Iota;01.02.2026;10,00;;19;;;Software',
    ].join('\n');
    const done = await takesIn(stage, person, file, expenses);
    expect(done).toMatchObject({ created: 1, skipped: 9 });
    const { rows } = await listImportRows(person.on(TODAY), { id: done.id, which: 'skipped' });
    expect(
      rows.map(({ line, problems }) => {
        const blocking = problems.find(({ severity }) => severity === 'blocking');
        return [line, blocking?.target, blocking?.code, blocking?.typed];
      }),
    ).toEqual([
      [2, 'name', 'import.expense.vendor', ''],
      [3, 'documentDate', 'import.day', '30.02.2026'],
      [4, 'gross', 'number.form', 'zehn'],
      [5, 'vatRate', 'import.expense.rate', '16'],
      [6, 'vat', 'expense.vat.above', '25,00'],
      [7, 'paidOn', 'payment.date.future', '01.05.2026'],
      [8, 'currency', 'expense.currency.rate', 'USD'],
      [9, 'category', 'expense.category.tax-office', 'Umsatzsteuer ans Finanzamt'],
      [10, 'documentDate', 'import.expense.year', '01.02.1999'],
    ]);
    const { found } = await listed(person);
    expect(found.map(({ vendor }) => vendor.name)).toEqual(['Iota']);
  });

  test('and a bill that is there already is left out, unless he says that it is another', async () => {
    const person = await anyone(stage);
    const begin = 'Lieferant;Rechnungsnummer;Datum;Brutto;USt\n';
    await takesIn(stage, person, `${begin}Alpha GmbH;R-1;01.02.2026;119,00;19,00\n`, expenses);
    const again = [
      'alpha  gmbh;r-1;02.02.2026;11,90;1,90',
      'Alpha GmbH;;01.02.2026;119,00;19,00',
      'Alpha GmbH;R-2;03.02.2026;119,00;19,00',
      'Alpha GmbH;R-3;03.02.2026;119,00;19,00',
      'Alpha GmbH;R-3;04.02.2026;119,00;19,00',
    ].join('\n');
    const left = await takesIn(stage, person, begin + again, expenses);
    expect(left).toMatchObject({ created: 2, skipped: 3 });
    const { rows } = await listImportRows(person.on(TODAY), { id: left.id, which: 'skipped' });
    expect(rows.map(({ line, problems }) => [line, problems.at(-1)?.code])).toEqual([
      [2, 'import.exists'],
      // The same as the bill that the line before was about.
      [3, 'import.twice'],
      [6, 'import.twice'],
    ]);
    const added = await takesIn(stage, person, begin + again, { ...expenses, existing: 'add' });
    expect(added).toMatchObject({ created: 5, skipped: 0, warned: 5 });
  });
});

describe('An import of expenses', () => {
  test('is taken back whole, but for bills to which something was added since', async () => {
    const person = await anyone(stage);
    const file = [
      'Lieferant;Datum;Bezahlt am;Brutto;USt',
      'Alpha;01.02.2026;03.02.2026;119,00;19,00',
      'Beta;01.02.2026;;119,00;19,00',
      'Gamma;01.02.2026;;107,00;7,00',
    ].join('\n');
    const done = await takesIn(stage, person, file, expenses);
    const { found } = await listed(person);
    const idOf = (name: string) => found.find(({ vendor }) => vendor.name === name)?.id ?? '';
    await payExpense(person.on(TODAY), {
      id: idOf('Beta'),
      idempotencyKey: uuid(),
      paidOn: day('2026-03-01'),
      amount: cents(11_900),
    });
    const undone = await undoes(stage, person, done.id);
    expect(undone).toMatchObject({ state: 'undone', removed: 2, stayed: 1, canUndo: false });
    const { rows } = await listImportRows(person.on(TODAY), { id: done.id, which: 'stayed' });
    expect(rows.map(({ name, undo }) => [name, undo])).toEqual([['Beta', 'used']]);
    expect((await listed(person)).found.map(({ vendor }) => vendor.name)).toEqual(['Beta']);
    const sums = await booked(person, idOf('Alpha'));
    expect(sums.reduce((sum, [, net, vat]) => sum + Number(net) + Number(vat), 0)).toBe(0);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject(SOUND);
    expect(await takesIn(stage, person, file, expenses)).toMatchObject({ created: 2, skipped: 1 });
  });

  test('of many rows books each once, in batches that belong together', async () => {
    const person = await anyone(stage);
    const lines = Array.from(
      { length: 600 },
      (_, place) => `Anbieter ${place % 7};N-${place};${place % 2 ? '15.12.2025' : '15.01.2026'};11,90;1,90`,
    );
    const file = ['Lieferant;Rechnungsnummer;Datum;Brutto;USt', ...lines].join('\n');
    expect(await takesIn(stage, person, file, expenses)).toMatchObject({ created: 600, rowsDone: 600 });
    const { totals } = await listed(person);
    expect(totals).toMatchObject({ count: 600, gross: 714_000, open: 714_000 });
    const { found } = await listed(person);
    expect(new Set(found.map(({ number }) => number)).size).toBe(found.length);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject(SOUND);
  });

  test.each([
    ['Lieferant;Belegdatum;Belegnummer;Summe Netto;Summe Steuern;Summe Brutto;Fälligkeit;Zahldatum', 8],
    ['Belegdatum;Belegnummer;Kontaktname;Gesamtbetrag;Währung;Fälligkeitsdatum;Kategorie', 7],
    ['Date,Supplier,Description,Category,Amount including VAT,VAT rate,Payment date', 7],
  ])('knows the columns %s', async (headings, known) => {
    const person = await anyone(stage);
    const sign = headings.includes(';') ? ';' : ',';
    const row = headings
      .split(sign)
      .map(() => '1')
      .join(sign);
    const { id } = await upload(person, `${headings}\n${row}\n`, 'expenses');
    const { settings } = await previewImport(person.on(TODAY), { id, language: 'de' });
    expect(settings.mapping.filter((target) => target !== null)).toHaveLength(known);
  });
});
