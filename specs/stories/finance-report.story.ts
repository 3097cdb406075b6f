/** The finance hub as PDFs, in figures worked out by hand (finance.story.ts): what each view says, to whom, in which language. */
import { ensureBusiness } from '@belegbar/server/business';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import { financeDownloads } from '../../server/finance/downloads.ts';
import type { Context } from '../../server/platform/context.ts';
import type { GivenFile } from '../../server/platform/http/index.ts';
import { type CastMember, enterCast } from '../cast/index.ts';
import { jonas } from '../cast/jonas.ts';
import { joins } from '../support/account.ts';
import { freshDatabase } from '../support/database.ts';
import { serve } from '../support/served.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';

/** A day after the last act of the cast. */
const TODAY = '2026-11-30';

let stage: Stage;
let cast: Record<'jonas' | 'lena', Context>;
beforeAll(async () => {
  stage = setStage((await freshDatabase(4)).application.database);
  cast = { jonas: await contextOf('jonas'), lena: await contextOf('lena') };
});
afterAll(() => stage.close());

async function contextOf(who: CastMember['key']): Promise<Context> {
  const platform = stage.platformOn(TODAY);
  const { userId } = await enterCast(platform, who);
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  return { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
}

interface Asked {
  view: string;
  year?: string;
  language?: string;
}

async function fileOf(context: Context, { view, year = '2026', language = 'de' }: Asked): Promise<GivenFile> {
  const [download] = financeDownloads;
  if (download === undefined) throw new Error('the hub has a download');
  const parameters: Record<string, string> = { year, view };
  return download.give(context, {
    param: (name) => parameters[name] ?? '',
    query: (name) => (name === 'language' ? language : ''),
    sessionId: '',
  });
}

async function textOf(context: Context, asked: Asked): Promise<string> {
  const file = await fileOf(context, asked);
  if (file.kind !== 'saved') throw new Error('it is a file to be saved');
  return (await pageTexts(file.bytes)).join();
}

describe('Jonas, who charges VAT', () => {
  test('months: net, with the year before, down to the year', async () => {
    const text = await textOf(cast.jonas, { view: 'months' });
    for (const said of ['finanzen2026', '2026,ohneumsatzsteuer', 'umsatz,netto58.026,34€']) {
      expect(text).toContain(said);
    }
    // Until November 2025: 52,577.49 of 59,797.49.
    expect(text).toContain('2025bisnovember:52.577,49€');
    // March was paid on 15 April: 6,625 less telephone 120 and hosting 55.
    expect(text).toMatch(/april6\.625,00175,006\.450,00/);
    expect(text).toContain('202658.026,341.485,0056.541,3459.797,49');
  });

  test('really mine: the sum down to what is left, with what was assumed', async () => {
    const text = await textOf(cast.jonas, { view: 'mine' });
    // 65,528.75 - 1,553.40 - 7,434.01 - 795.84 - 12,919 = 42,826.50.
    for (const said of ['65.528,75', '−1.553,40', '−7.434,01', '−795,84', '−12.919,00', '42.826,50'])
      expect(text).toContain(said);
    for (const said of ['annahmenfür2026', 'veranlagungallein', 'kirchensteuernein', 'keingewerbe'])
      expect(text).toContain(said);
    // Of the third quarter 3,311.70, due on Monday, 12 October.
    expect(text).toContain('umsatzsteuerq32026');
    expect(text).toContain('fälligseit12.10.2026');
    expect(text).toContain('3.311,70');
  });

  test('what is open both ways, with what of it is late', async () => {
    const text = await textOf(cast.jonas, { view: 'owed' });
    // Two open invoices of 4,984.50 and 5,400; no bill is open.
    expect(text).toContain('offenundüberfällig');
    expect(text).toMatch(/kundenschuldendir210\.384,50/);
    expect(text).toContain('duschuldest00,000,00');
    await expect(fileOf(cast.jonas, { view: 'owed', year: '2025' })).rejects.toThrow();
  });

  test('twelve months ahead, with what is certain, what is assumed and from what', async () => {
    const text = await textOf(cast.jonas, { view: 'ahead' });
    // Two open invoices of 4,984.50 and 5,400; the average of twelve months for December.
    expect(text).toMatch(/november202610\.384,50/);
    expect(text).toMatch(/dezember20260,006\.543,380,00172,60/);
    expect(text).toContain('durchschnittderletzten12monate(6.543,38€rein,172,60€raus)');
    expect(text).toContain('privatentnahmensindnichtangenommen');
  });

  test('clients and categories beside the year before, in English', async () => {
    const clients = await textOf(cast.jonas, { view: 'clients', language: 'en' });
    expect(clients).toContain('brandwerkdigitalgmbh36,486.3436,147.50');
    // 36,486.34 + 9,120 + 6,000 + 3,420 + 3,000.
    expect(clients).toContain('total58,026.3459,797.49');
    const categories = await textOf(cast.jonas, { view: 'categories', language: 'en' });
    expect(categories).toContain('softwareandlicences1,125.001,068.00');
    // 1,125 + 360; before 1,068 + 480 + 399 + 250 + 100.
    expect(categories).toContain('total1,485.002,297.00');
  });

  test('what comes again, and what is missing', async () => {
    const regular = await textOf(cast.jonas, { view: 'regular' });
    expect(regular).toContain('fernmeldebüronordgmbhjequartaljanuar2027142,80571,20');
    // 2 x 260 + 4 x 142.80 + 12 x 55.
    expect(regular).toContain('summe1.751,20');
    const missing = await textOf(cast.jonas, { view: 'missing' });
    expect(missing).toContain('fernmeldebüronordgmbhoktober2026');
    expect(missing).toContain('16ausgabenhabenkeinenbeleg');
  });

  test('all of it is one file; a year that is over has no months ahead', async () => {
    const whole = await textOf(cast.jonas, { view: 'whole' });
    for (const said of ['monatfürmonat', 'wirklichmeins', 'zwölfmonatevoraus', 'umsatznachkunden'])
      expect(whole).toContain(said);
    await expect(fileOf(cast.jonas, { view: 'ahead', year: '2025' })).rejects.toThrow();
    expect(await textOf(cast.jonas, { view: 'whole', year: '2025' })).not.toContain('zwölfmonatevoraus');
  });
});

test('Lena has no input VAT, and is told that her money is gross', async () => {
  const text = await textOf(cast.lena, { view: 'whole' });
  expect(text).toContain('2026,ohnevorsteuerabzug');
  expect(text).toContain('ausgaben,brutto');
  for (const never of ['ohneumsatzsteuer', 'abzüglichbezahltervorsteuer', 'ausgaben,netto'])
    expect(text).not.toContain(never);
});

test('whoever has no money has no figures of others, and what cannot be asked is not there', async () => {
  const other = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  const context = { ...cast.jonas, businessId: other.businessId };
  expect(await textOf(context, { view: 'clients' })).not.toContain('brandwerk');
  for (const asked of [{ view: 'nothing' }, { view: 'months', language: 'fr' }])
    await expect(fileOf(cast.jonas, asked)).rejects.toThrow();
});

test('over HTTP it is for whoever is signed in alone', async () => {
  const served = await serve();
  try {
    const owner = await joins(served, 'owner@hub.example');
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = `${served.address}/files/finance/2026/months.pdf?language=de`;
    const answers = [await fetch(address), await fetch(address, { headers: { cookie } })];
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
    expect(answers[1]?.headers.get('content-disposition')).toContain('monate-2026.pdf');
  } finally {
    await served.close();
  }
});
