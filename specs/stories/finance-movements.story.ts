/** What moved in a year, in a month, by a client or a category, as files: the figures are those that were worked out by hand for the hub (finance.story.ts). */
import { ensureBusiness } from '@belegbar/server/business';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import { financeDownloads } from '../../server/finance/downloads.ts';
import type { Context } from '../../server/platform/context.ts';
import { enterCast } from '../cast/index.ts';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';

/** A day after the last act of the cast. */
const TODAY = '2026-11-30';

let stage: Stage;
let context: Context;
beforeAll(async () => {
  stage = setStage((await freshDatabase(4)).application.database);
  const platform = stage.platformOn(TODAY);
  const { userId } = await enterCast(platform, 'jonas');
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  context = { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
});
afterAll(() => stage.close());

type Query = Readonly<Record<string, string>>;

function fileOf(kind: 'csv' | 'pdf', query: Query, asker = context) {
  const download = financeDownloads.find(
    ({ path }) => path.startsWith('/files/movements/') && path.endsWith(kind),
  );
  if (download === undefined) throw new Error(`what moved is no ${kind}`);
  return download.give(asker, {
    param: () => query.year ?? '2026',
    query: (name) => ({ language: 'de', ...query })[name] ?? '',
    sessionId: '',
  });
}

async function rowsOf(query: Query, asker = context): Promise<string[]> {
  const file = await fileOf('csv', query, asker);
  if (file.kind !== 'streamed') throw new Error('it is made while it is sent');
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk as string));
  return Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
}

/** The last cells together, in cents. */
function sumOf(rows: readonly string[], separator: string): number {
  const amounts = rows.slice(1).map((row) => Number(row.split(separator).at(-1)?.replace(',', '.')));
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100);
}

async function textOf(query: Query): Promise<string> {
  const file = await fileOf('pdf', query);
  if (file.kind !== 'saved') throw new Error('it is a file to be saved');
  return (await pageTexts(file.bytes)).join();
}

describe('as CSV', () => {
  test('of a client, without VAT, as the year says it', async () => {
    const rows = await rowsOf({ of: 'client', name: 'Brandwerk Digital GmbH' });
    expect(rows[0]).toBe('\ufeffDatum;Vorgang;Kunde oder Anbieter;Beleg;Netto in €');
    expect(rows.slice(1).every((row) => row.includes(';Brandwerk Digital GmbH;'))).toBe(true);
    expect(sumOf(rows, ';')).toBe(3_648_634);
  });

  test('of a category, in English', async () => {
    const rows = await rowsOf({ of: 'category', name: 'software', language: 'en' });
    expect(rows[0]).toBe('\ufeffDate,Type,Client or vendor,Document,Net in €');
    expect(sumOf(rows, ',')).toBe(112_500);
  });

  // March was paid on 15 April: 6,625.00 and 19 % are 7,883.75.
  test('of a month, what came in and what went out', async () => {
    const income = await rowsOf({ month: '4', side: 'income' });
    expect(sumOf(income, ';')).toBe(788_375);
    const both = await rowsOf({ month: '4' });
    expect(both.length).toBeGreaterThan(income.length);
    expect(both[0]).toContain('Brutto in €');
    expect(both.slice(1).every((row) => /^\d\d\.04\.2026;/.test(row))).toBe(true);
  });
});

describe('as a PDF', () => {
  test('with what is in view and its sum', async () => {
    const client = await textOf({ of: 'client', name: 'Brandwerk Digital GmbH' });
    expect(client).toContain('zahlungenvonbrandwerkdigitalgmbh,2026');
    expect(client).toContain('summe36.486,34');
    expect(await textOf({ of: 'category', name: 'software' })).toContain('softwareundlizenzen,2026');
    expect(await textOf({ month: '4', language: 'en' })).toContain('transactionsapril2026');
  });

  test('where nothing moved it says so', async () => {
    expect(await textOf({ year: '2019' })).toContain('keingeldgeflossen');
  });
});

test('what cannot be asked is not there, and nobody sees what moved with others', async () => {
  for (const query of [{ month: '13' }, { language: 'fr' }, { side: 'both' }, { of: 'vendor', name: 'x' }])
    await expect((async () => fileOf('csv', query))()).rejects.toThrow();
  const other = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  expect(await rowsOf({}, { ...context, businessId: other.businessId })).toHaveLength(1);
});
