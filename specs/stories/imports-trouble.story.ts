/** Imports in trouble: a server that dies, a second click, files that are none, and what is nobody else's. */
import {
  discardImport,
  getImport,
  listImportRows,
  listImports,
  previewImport,
  startImport,
  tidyImports,
  undoImport,
  uploadImport,
} from '@belegbar/server/imports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../../server/platform/context.ts';
import { aylin } from '../cast/aylin.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { anyone, clientsOf, problemOf, TODAY, takesIn, upload, works } from '../support/imports.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
let stage: Stage;

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

describe('However it goes,', () => {
  test('nothing is twice or half when the server is killed in the middle', async () => {
    const person = await anyone(stage);
    const names = Array.from({ length: 600 }, (_, place) => `Kunde ${place + 1};${20_000 + place}`);
    const { id } = await upload(person, ['Name;PLZ', ...names, 'Kunde 1;20000'].join('\n'));
    const { settings } = await previewImport(person.on(TODAY), { id, language: 'de' });
    await startImport(person.on(TODAY), { id, settings });
    await expect(works(stage, person, id, dyingAfter(4))).rejects.toThrow('killed');
    const halfway = await getImport(person.on(TODAY), id);
    expect(halfway).toMatchObject({ state: 'running', rowsDone: 250, created: 250 });
    await works(stage, person, id);
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

  test('a second click begins nothing twice, nor can another import run beside it', async () => {
    const person = await anyone(stage);
    const first = await upload(person, 'Name\nAlpha\n');
    const second = await upload(person, 'Name\nBeta\n');
    const { settings } = await previewImport(person.on(TODAY), { id: first.id, language: 'de' });
    const before = stage.jobs.length;
    const click = () => startImport(person.on(TODAY), { id: first.id, settings });
    await Promise.all([click(), click()]);
    expect(stage.jobs.length).toBe(before + 1);
    expect(await problemOf(startImport(person.on(TODAY), { id: second.id, settings }))).toBe('import.busy');
    await works(stage, person, first.id);
    await works(stage, person, first.id);
    expect((await clientsOf(person)).map(({ name }) => name)).toEqual(['Alpha']);
  });

  test('the same upload sent twice is one', async () => {
    const person = await anyone(stage);
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
    const person = await anyone(stage);
    expect(await problemOf(upload(person, content))).toBe(code);
    expect((await listImports(person.on(TODAY))).imports).toEqual([]);
  });

  test('but a cell with a NUL leaves out its row only', async () => {
    const person = await anyone(stage);
    const done = await takesIn(
      stage,
      person,
      `Name;Ort\n${'Alpha mit einem langen Namen;Bonn\n'.repeat(5)}Be\0ta;Köln\n`,
    );
    expect(done).toMatchObject({ created: 1, skipped: 5 });
  });
});

describe("Jonas's import", () => {
  test('does not exist for Aylin', async () => {
    const person = await anyone(stage);
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
    const person = await anyone(stage);
    await upload(person, 'Name\nAlpha\n');
    const done = await takesIn(stage, person, 'Name\nBeta\n');
    await tidyImports(stage.platformOn('2026-05-02'));
    const { imports } = await listImports(person.on('2026-05-02'));
    expect(imports.map(({ id, canUndo }) => [id, canUndo])).toEqual([[done.id, false]]);
    expect(await problemOf(undoImport(person.on('2026-05-02'), done.id))).toBe('import.too-late');
  });
});
