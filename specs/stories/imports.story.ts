/** Clients and services from CSV files: taken in once, undone, continued after a crash, and nobody else's. */
import { emptyClient } from '@belegbar/domain/clients';
import { createClient, listClients, updateClient } from '@belegbar/server/clients';
import {
  discardImport,
  exportCsv,
  getImport,
  listImportRows,
  listImports,
  previewImport,
  runImport,
  runUndo,
  startImport,
  tidyImports,
  undoImport,
  uploadImport,
} from '@belegbar/server/imports';
import { listServices } from '@belegbar/server/services';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { drafts, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
let fresh: FreshDatabase;
let stage: Stage;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

function aPerson(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example`, clients: {} });
}

function upload(
  person: Person,
  content: string | Uint8Array<ArrayBuffer>,
  kind: 'clients' | 'services' = 'clients',
) {
  const file = new File([content], 'kunden.csv');
  return uploadImport(person.on(TODAY), { idempotencyKey: uuid(), kind, file });
}

/** Uploads, begins as proposed, and works the job off. */
async function takesIn(
  person: Person,
  content: string | Uint8Array<ArrayBuffer>,
  changes: { kind?: 'clients' | 'services'; existing?: 'skip' | 'update' } = {},
) {
  const { id } = await upload(person, content, changes.kind);
  const { settings } = await previewImport(person.on(TODAY), { id, language: 'de' });
  await startImport(person.on(TODAY), {
    id,
    settings: { ...settings, existing: changes.existing ?? 'skip' },
  });
  await works(person, id);
  return getImport(person.on(TODAY), id);
}

function works(person: Person, id: string, platform: Platform = stage.platformOn(TODAY)) {
  return runImport(platform, { businessId: person.businessId, importId: id });
}

async function undoes(person: Person, id: string) {
  await undoImport(person.on(TODAY), id);
  await runUndo(stage.platformOn(TODAY), { businessId: person.businessId, importId: id });
  return getImport(person.on(TODAY), id);
}

async function clientsOf(person: Person) {
  return (await listClients(person.on(TODAY), { limit: 200 })).clients;
}

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
    const person = await aPerson();
    const done = await takesIn(person, content);
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
        ...{ number: 'K-1', name: 'Bäckerei Größ & Söhne', street: 'Überweg 3', postCode: '10115' },
        ...{ city: 'Köln', email: 'post@größ.example', country: 'DE', version: 1 },
      },
    ]);
  });

  test('and hears why a row was left out, with what was typed, and which were taken with a warning', async () => {
    const person = await aPerson();
    const file = [
      'Name;PLZ;Land;E-Mail;USt-IdNr.',
      'Alpha GmbH;1067;Deutschland;keine-adresse;DE136695977',
      ';10115;Deutschland;a@b.example;',
      'Gamma;1010;Östereich;;',
      'alpha  gmbh;01067;DE;;',
    ].join('\n');
    const done = await takesIn(person, file);
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
    const person = await aPerson();
    await takesIn(person, 'Kunden-Nr.;Name;PLZ;Telefon;Notizen\nK-7;Alpha;10115;;alt\n');
    const file = 'Kunden-Nr.;Name;PLZ;Telefon;Notizen\nK-7;Alpha AG;10115;030 1234567;\nK-8;Beta;80331;;\n';
    expect(await takesIn(person, file)).toMatchObject({ created: 1, skipped: 1, updated: 0 });
    const updated = await takesIn(person, file, { existing: 'update' });
    expect(updated).toMatchObject({ created: 0, updated: 1, unchanged: 1, skipped: 0 });
    expect((await clientsOf(person))[0]).toMatchObject({
      name: 'Alpha AG',
      phone: '030 1234567',
      notes: 'alt',
    });
    const undone = await undoes(person, updated.id);
    expect(undone).toMatchObject({ state: 'undone', restored: 1, removed: 0, stayed: 0 });
    expect((await clientsOf(person))[0]).toMatchObject({ name: 'Alpha', phone: '', version: 3 });
  });

  test('and takes it all back, but for what was changed or billed since', async () => {
    const person = await aPerson();
    const done = await takesIn(person, 'Name\nAlpha\nBeta\nGamma\n');
    const clients = await clientsOf(person);
    const idOf = (name: string) => clients.find((client) => client.name === name)?.id ?? '';
    await updateClient(person.on(TODAY), { id: idOf('Alpha'), version: 1, changes: { city: 'Bonn' } });
    person.clients.beta = idOf('Beta');
    await drafts(person, TODAY, {
      client: 'beta',
      title: 'Arbeit',
      lines: [{ description: 'x', quantity: '1', unit: 'project', unitPrice: '1', vatCase: 'standard19' }],
    });
    const undone = await undoes(person, done.id);
    expect(undone).toMatchObject({ state: 'undone', removed: 1, stayed: 2, canUndo: false });
    const { rows } = await listImportRows(person.on(TODAY), { id: done.id, which: 'stayed' });
    expect(rows.map(({ name, undo }) => [name, undo])).toEqual([
      ['Alpha', 'changed'],
      ['Beta', 'used'],
    ]);
    expect((await clientsOf(person)).map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
    expect(await undoImport(person.on(TODAY), done.id)).toEqual(undone);
  });

  test('and nothing is twice or half when the server is killed in the middle', async () => {
    const person = await aPerson();
    const names = Array.from({ length: 600 }, (_, place) => `Kunde ${place + 1};${20_000 + place}`);
    const { id } = await upload(person, ['Name;PLZ', ...names, 'Kunde 1;20000'].join('\n'));
    const { settings } = await previewImport(person.on(TODAY), { id, language: 'de' });
    await startImport(person.on(TODAY), { id, settings });
    await expect(works(person, id, dyingAfter(4))).rejects.toThrow('killed');
    const halfway = await getImport(person.on(TODAY), id);
    expect(halfway).toMatchObject({ state: 'running', rowsDone: 250, created: 250 });
    await works(person, id);
    const done = await getImport(person.on(TODAY), id);
    expect(done).toMatchObject({ state: 'done', rowsDone: 601, created: 600, skipped: 1 });
    const { rows } = await fresh.superuser.query(
      'select count(*)::integer, count(distinct name)::integer as names from clients where business_id = $1',
      [person.businessId],
    );
    expect(rows).toEqual([{ count: 600, names: 600 }]);
    const { rows: acts } = await fresh.superuser.query(
      `select count(*)::integer from audit_log where business_id = $1 and action = 'clients.create'`,
      [person.businessId],
    );
    expect(acts).toEqual([{ count: 600 }]);
  });

  test('and a second click begins nothing twice, nor can another import run beside it', async () => {
    const person = await aPerson();
    const first = await upload(person, 'Name\nAlpha\n');
    const second = await upload(person, 'Name\nBeta\n');
    const { settings } = await previewImport(person.on(TODAY), { id: first.id, language: 'de' });
    const before = stage.jobs.length;
    const click = () => startImport(person.on(TODAY), { id: first.id, settings });
    await Promise.all([click(), click()]);
    expect(stage.jobs.length).toBe(before + 1);
    expect(await problemOf(startImport(person.on(TODAY), { id: second.id, settings }))).toBe('import.busy');
    await works(person, first.id);
    await works(person, first.id);
    expect((await clientsOf(person)).map(({ name }) => name)).toEqual(['Alpha']);
  });

  test('and the same upload sent twice is one', async () => {
    const person = await aPerson();
    const input = {
      idempotencyKey: uuid(),
      kind: 'clients' as const,
      file: new File(['Name\nAlpha\n'], 'a.csv'),
    };
    const [one, other] = await Promise.all([
      uploadImport(person.on(TODAY), input),
      uploadImport(person.on(TODAY), input),
    ]);
    expect(one.id).toBe(other.id);
    expect((await listImports(person.on(TODAY))).imports).toHaveLength(1);
  });
});

/** A platform that dies after it has asked the time so often: a batch does when it adds, when it audits and when it changes. */

function dyingAfter(transactions: number): Platform {
  const platform = stage.platformOn(TODAY);
  let asked = 0;
  const clock = {
    ...platform.clock,
    now: () => {
      asked += 1;
      if (asked > transactions) throw new Error('killed');
      return platform.clock.now();
    },
  };
  return { ...platform, clock };
}

describe('Jonas takes in services', () => {
  test('with prices and VAT as other programs write them', async () => {
    const person = await aPerson();
    const file = [
      'Bezeichnung;Einheit;Preis netto;MwSt',
      'Beratung;Std.;95,50 €;19 %',
      'Workshop;Tag;1.200,00;0,19',
      'Buch;Stück;12;7',
      'Fahrt;Lichtjahr;0,30;19',
      'Kurs;Tag;viel;19',
      'Miete;Monat;10;16',
    ].join('\n');
    expect(await takesIn(person, file, { kind: 'services' })).toMatchObject({
      ...{ created: 4, skipped: 2, warned: 1 },
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
    const person = await aPerson();
    const client = {
      ...{ ...emptyClient('en'), number: '+7', name: '=1+1 "GmbH"; Söhne', notes: 'eins\nzwei' },
      ...{ recipients: [{ kind: 'cc' as const, email: 'cc@x.example' }], paymentDays: 0, isBusiness: false },
      ...{
        phone: "'+49 30 1",
        formOfAddress: 'familiar' as const,
        vatCase: 'reduced7' as const,
        country: 'GR',
      },
    };
    await createClient(person.on(TODAY), { idempotencyKey: uuid(), client });
    for (const language of ['de', 'en'] as const) {
      const { csv } = await exportCsv(person.on(TODAY), { kind: 'clients', language, archived: 'all' });
      expect(csv).not.toMatch(/(^|;|\n)"?[=+@-]/);
      const done = await takesIn(person, csv, { existing: 'update' });
      expect(done).toMatchObject({ created: 0, updated: 0, unchanged: 1, skipped: 0, warned: 0 });
    }
    expect(await clientsOf(person)).toMatchObject([{ ...client, version: 1 }]);
  });
});

describe('A file that is none', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['is empty', '', 'file.empty'],
    ['has headings only', 'Name;Ort\n', 'import.no-rows'],
    ['is a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'import.excel'],
    ['is a picture', Uint8Array.from({ length: 2000 }, (_, place) => (place * 7) % 32), 'import.binary'],
    ['has a quotation mark that never ends', 'Name;Ort\n"Alpha;Bonn\nBeta;Köln\n', 'import.quote'],
    ['has a cell of a megabyte', `Name\n${'x'.repeat(1024 * 1024)}\n`, 'import.long-row'],
    ['has 2,000 columns', `Name${';x'.repeat(2000)}\nAlpha\n`, 'import.columns'],
    ['has 50,001 rows', `Name\n${'A\n'.repeat(50_001)}`, 'import.rows'],
    ['has more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1).fill(65), 'file.size'],
  ])('because it %s is refused with the reason', async (_, content, code) => {
    const person = await aPerson();
    expect(await problemOf(upload(person, content))).toBe(code);
    expect((await listImports(person.on(TODAY))).imports).toEqual([]);
  });

  test('but a cell with a NUL leaves out its row only', async () => {
    const person = await aPerson();
    const done = await takesIn(
      person,
      `Name;Ort\n${'Alpha mit einem langen Namen;Bonn\n'.repeat(5)}Be\0ta;Köln\n`,
    );
    expect(done).toMatchObject({ created: 1, skipped: 5 });
  });
});

describe("Jonas's import", () => {
  test('does not exist for Aylin', async () => {
    const person = await aPerson();
    const stranger = await enter(stage, { ...aylin, email: `${uuid()}@x.example`, clients: {} });
    const { id } = await upload(person, 'Name\nAlpha\n');
    const { settings } = await previewImport(person.on(TODAY), { id, language: 'de' });
    const hers = stranger.on(TODAY);
    for (const attempt of [
      () => getImport(hers, id),
      () => previewImport(hers, { id, language: 'de' }),
      () => startImport(hers, { id, settings }),
      () => listImportRows(hers, { id, which: 'skipped' }),
      () => undoImport(hers, id),
      () => discardImport(hers, id),
    ])
      expect(await refusalOf(attempt())).toBe('NOT_FOUND');
    expect((await listImports(hers)).imports).toEqual([]);
  });

  test('forgets a file that was left alone for a day, and its rows after thirty', async () => {
    const person = await aPerson();
    await upload(person, 'Name\nAlpha\n');
    const done = await takesIn(person, 'Name\nBeta\n');
    await tidyImports(stage.platformOn('2026-05-02'));
    const { imports } = await listImports(person.on('2026-05-02'));
    expect(imports.map(({ id, canUndo }) => [id, canUndo])).toEqual([[done.id, false]]);
    expect(await problemOf(undoImport(person.on('2026-05-02'), done.id))).toBe('import.too-late');
  });
});

async function problemOf(attempt: Promise<unknown>): Promise<string | undefined> {
  const refusal = await attempt.then(
    () => undefined,
    (cause: unknown) => cause as { data?: { problems?: { code: string }[] } },
  );
  return refusal?.data?.problems?.[0]?.code;
}
