/** Clients and services from CSV files: taken in, told about, taken back, and taken out again. */
import { emptyClient } from '@belegbar/domain/clients';
import { createClient, updateClient } from '@belegbar/server/clients';
import { exportCsv, listImportRows, undoImport } from '@belegbar/server/imports';
import { listServices } from '@belegbar/server/services';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drafts } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { anyone, clientsOf, TODAY, takesIn, undoes } from '../support/imports.ts';
import { type Stage, setStage } from '../support/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)));
}

function wide(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

const UMLAUTS =
  'Kunden-Nr.;Firma;Straße;PLZ;Ort;E-Mail\r\nK-1;Bäckerei Größ & Söhne;Überweg 3;10115;Köln;post@größ.example\r\n';

describe('Jonas takes in clients', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['UTF-8', UMLAUTS],
    ['UTF-8 with a mark', `\ufeff${UMLAUTS}`],
    ['Windows-1252', latin(UMLAUTS)],
    ['UTF-16', wide(UMLAUTS)],
  ])('with umlauts in %s', async (_, content) => {
    const person = await anyone(stage);
    const done = await takesIn(stage, person, content);
    expect(done).toMatchObject({
      state: 'done',
      rowsTotal: 1,
      rowsDone: 1,
      created: 1,
      skipped: 0,
      warned: 0,
    });
    expect(await clientsOf(person)).toMatchObject([
      {
        number: 'K-1',
        name: 'Bäckerei Größ & Söhne',
        street: 'Überweg 3',
        postCode: '10115',
        city: 'Köln',
        email: 'post@größ.example',
        country: 'DE',
        version: 1,
      },
    ]);
  });

  test('and hears why a row was left out, with what was typed, and which were taken with a warning', async () => {
    const person = await anyone(stage);
    const file = [
      'Name;PLZ;Land;E-Mail;USt-IdNr.',
      'Alpha GmbH;1067;Deutschland;keine-adresse;DE136695977',
      ';10115;Deutschland;a@b.example;',
      'Gamma;1010;Östereich;;',
      'alpha  gmbh;01067;DE;;',
    ].join('\n');
    const done = await takesIn(stage, person, file);
    expect(done).toMatchObject({ created: 1, skipped: 3, warned: 1, rowsDone: 4 });
    const [alpha] = await clientsOf(person);
    expect(alpha).toMatchObject({ postCode: '01067', email: '', vatId: 'DE136695977' });
    const skipped = await listImportRows(person.on(TODAY), { id: done.id, which: 'skipped' });
    expect(skipped.headings).toEqual(['Name', 'PLZ', 'Land', 'E-Mail', 'USt-IdNr.']);
    expect(skipped.rows.map(({ line, problems }) => [line, problems[0]?.code, problems[0]?.typed])).toEqual([
      [3, 'name.empty', ''],
      [4, 'import.country', 'Östereich'],
      [5, 'import.twice', 'alpha  gmbh'],
    ]);
    const warned = await listImportRows(person.on(TODAY), { id: done.id, which: 'warned' });
    expect(warned.rows[0]?.problems.map(({ code }) => code).sort()).toEqual(
      ['import.email-left-out', 'import.post-code-zero', 'import.vat-id'].sort(),
    );
  });

  test('and what is there already is left alone, or updated where he says so', async () => {
    const person = await anyone(stage);
    await takesIn(stage, person, 'Kunden-Nr.;Name;PLZ;Telefon;Notizen\nK-7;Alpha;10115;;alt\n');
    const file = 'Kunden-Nr.;Name;PLZ;Telefon;Notizen\nK-7;Alpha AG;10115;030 1234567;\nK-8;Beta;80331;;\n';
    expect(await takesIn(stage, person, file)).toMatchObject({ created: 1, skipped: 1, updated: 0 });
    const updated = await takesIn(stage, person, file, { existing: 'update' });
    expect(updated).toMatchObject({ created: 0, updated: 1, unchanged: 1, skipped: 0 });
    expect((await clientsOf(person))[0]).toMatchObject({
      name: 'Alpha AG',
      phone: '030 1234567',
      notes: 'alt',
    });
    const undone = await undoes(stage, person, updated.id);
    expect(undone).toMatchObject({ state: 'undone', restored: 1, removed: 0, stayed: 0 });
    expect((await clientsOf(person))[0]).toMatchObject({ name: 'Alpha', phone: '', version: 3 });
  });

  test('and takes it all back, but for what was changed or billed since', async () => {
    const person = await anyone(stage);
    const done = await takesIn(stage, person, 'Name\nAlpha\nBeta\nGamma\n');
    const clients = await clientsOf(person);
    const idOf = (name: string) => clients.find((client) => client.name === name)?.id ?? '';
    await updateClient(person.on(TODAY), { id: idOf('Alpha'), version: 1, changes: { city: 'Bonn' } });
    person.clients.beta = idOf('Beta');
    await drafts(person, TODAY, {
      client: 'beta',
      title: 'Arbeit',
      lines: [{ description: 'x', quantity: '1', unit: 'project', unitPrice: '1', vatCase: 'standard19' }],
    });
    const undone = await undoes(stage, person, done.id);
    expect(undone).toMatchObject({ state: 'undone', removed: 1, stayed: 2, canUndo: false });
    const { rows } = await listImportRows(person.on(TODAY), { id: done.id, which: 'stayed' });
    expect(rows.map(({ name, undo }) => [name, undo])).toEqual([
      ['Alpha', 'changed'],
      ['Beta', 'used'],
    ]);
    expect((await clientsOf(person)).map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
    expect(await undoImport(person.on(TODAY), done.id)).toEqual(undone);
  });
});

describe('Jonas takes in services', () => {
  test('with prices and VAT as other programs write them', async () => {
    const person = await anyone(stage);
    const file = [
      'Bezeichnung;Einheit;Preis netto;MwSt',
      'Beratung;Std.;95,50 €;19 %',
      'Workshop;Tag;1.200,00;0,19',
      'Buch;Stück;12;7',
      'Fahrt;Lichtjahr;0,30;19',
      'Kurs;Tag;viel;19',
      'Miete;Monat;10;16',
    ].join('\n');
    expect(await takesIn(stage, person, file, { kind: 'services' })).toMatchObject({
      created: 4,
      skipped: 2,
      warned: 1,
    });
    const { services } = await listServices(person.on(TODAY), {});
    expect(services.map(({ name, unit, unitPrice, vatCase }) => [name, unit, unitPrice, vatCase])).toEqual([
      ['Beratung', 'hourly', '95.5', 'standard19'],
      ['Buch', 'piece', '12', 'reduced7'],
      ['Fahrt', 'hourly', '0.3', 'standard19'],
      ['Workshop', 'daily', '1200', 'standard19'],
    ]);
  });
});

describe('What was exported', () => {
  test('in German or English changes nothing when it is imported again', async () => {
    const person = await anyone(stage);
    const client = {
      ...emptyClient('en'),
      number: '+7',
      name: '=1+1 "GmbH"; Söhne',
      notes: 'eins\nzwei',
      recipients: [{ kind: 'cc' as const, email: 'cc@x.example' }],
      paymentDays: 0,
      isBusiness: false,
      phone: "'+49 30 1",
      formOfAddress: 'familiar' as const,
      vatCase: 'reduced7' as const,
      country: 'GR',
    };
    await createClient(person.on(TODAY), { idempotencyKey: uuid(), client });
    for (const language of ['de', 'en'] as const) {
      const { csv } = await exportCsv(person.on(TODAY), { kind: 'clients', language, archived: 'all' });
      expect(csv).not.toMatch(/(^|;|\n)"?[=+@-]/);
      const done = await takesIn(stage, person, csv, { existing: 'update' });
      expect(done).toMatchObject({ created: 0, updated: 0, unchanged: 1, skipped: 0, warned: 0 });
    }
    expect(await clientsOf(person)).toMatchObject([{ ...client, version: 1 }]);
  });
});
