/** The register of a year as files, in figures worked out by hand: what each says, in both languages. */
import type { Day } from '@belegbar/domain/calendar';
import { bookDepreciation } from '@belegbar/server/assets';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import { assetDownloads } from '../../server/assets/downloads.ts';
import type { Context } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { buys, disposes } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  await buys(person, '2025-11-30', { description: '=Kamera' });
  const lost = await buys(person, '2026-01-05', { description: 'Stativ' }, { net: '840' });
  await disposes(person, lost.id, { on: '2026-06-30' as Day, reason: 'loss' });
  await buys(
    person,
    '2026-03-02',
    { description: 'Stuhl', treatment: 'lowValue', usefulLifeMonths: null },
    { net: '500' },
  );
});
afterAll(() => stage.close());

async function fileOf(context: Context, kind: 'csv' | 'pdf', asked: { year?: string; language?: string }) {
  const download = assetDownloads.find(({ path }) => path.endsWith(kind));
  if (download === undefined) throw new Error('the register has this file');
  const { year = '2026', language = 'de' } = asked;
  const file = await download.give(context, {
    param: () => year,
    query: (name) => (name === 'language' ? language : ''),
    sessionId: '',
  });
  if (file.kind !== 'saved') throw new Error('it is a file to be saved');
  return file;
}

/*
 * 2,100.00 over seven years are 25.00 a month: 50.00 of 2025, 300.00 of 2026. 840.00 are 10.00 a month, six until June, 780.00 are left then. All of
 * 500.00 is cost in its year.
 */
const CAMERA = ['30.11.2025', '2100,00', '2050,00', '0,00', '0,00', '300,00', '0,00', '1750,00'];
const TRIPOD = ['05.01.2026', '840,00', '0,00', '840,00', '0,00', '60,00', '780,00', '0,00'];
const CHAIR = ['02.03.2026', '500,00', '0,00', '500,00', '0,00', '500,00', '0,00', '0,00'];

test('the table has a row for each asset, with the year as it is planned until it is booked, and as it is booked then', async () => {
  for (const today of ['2026-12-30', '2027-01-02']) {
    const context = person.on(today);
    if (today > '2027') await bookDepreciation(context, { through: '2026' });
    const { bytes, fileName, contentType } = await fileOf(context, 'csv', {});
    expect([fileName, contentType]).toEqual(['anlagenverzeichnis-2026.csv', 'text/csv; charset=utf-8']);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(text.startsWith('\ufeffGruppe;Nummer;Anlage;Angeschafft am;')).toBe(true);
    const [, ...rows] = text.trim().split('\r\n');
    expect(rows.map((row) => row.split(';').slice(3))).toEqual([CAMERA, TRIPOD, CHAIR]);
    expect(rows[0]?.split(';')[2], 'nothing that a spreadsheet computes').toBe(`"'=Kamera"`);
    expect(rows.map((row) => row.split(';')[0])).toEqual([
      'Bewegliche Wirtschaftsgüter',
      'Bewegliche Wirtschaftsgüter',
      'Geringwertige Wirtschaftsgüter (§ 6 Abs. 2 EStG)',
    ]);
  }
});

test('the PDF has the groups with their sums in the columns of the form, and says what is planned only', async () => {
  await bookDepreciation(person.on('2027-01-02'), { through: '2026' });
  const { bytes, fileName } = await fileOf(person.on('2027-01-03'), 'pdf', { language: 'en' });
  expect(fileName).toBe('asset-register-2026.pdf');
  const text = (await pageTexts(bytes)).join();
  // 2,050.00 + 840.00 - 360.00 - 780.00 = 1,750.00 of the movable ones.
  for (const said of ['assetregister2026', 'movableassets', '2,940.002,050.00840.00360.00780.001,750.00'])
    expect(text).toContain(said);
  expect(text).toContain('3,440.002,050.001,340.00860.00780.001,750.00');
  expect(text, 'all of it is booked').not.toContain('notbookedyet');
  const ahead = (
    await pageTexts((await fileOf(person.on('2027-01-03'), 'pdf', { year: '2027' })).bytes)
  ).join();
  expect(ahead).toContain('dieabschreibungfür2027istnochnichtgebucht');
});

test.each([
  ['a year to come', { year: '2028' }],
  ['another language', { language: 'fr' }],
])('of %s there is nothing', async (_name, asked) => {
  await expect(fileOf(person.on('2027-01-03'), 'csv', asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
