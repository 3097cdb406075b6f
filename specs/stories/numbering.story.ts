/** Numbers of invoices: without gaps and repeats, by the pattern, and never one that a document has already. */
import { day } from '@belegbar/domain/calendar';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { createDraft } from '@belegbar/server/invoices';
import { readEntries } from '@belegbar/server/journal';
import { takeNumber } from '@belegbar/server/numbering';
import { inTransaction } from '@belegbar/server/platform/database';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, issues } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Role, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase(16)).application.database);
});
afterAll(() => stage.close());

/** Jonas with empty books, so that no story sees another's numbers. */
function aJonas(clients: Role['clients'] = jonas.clients): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example`, clients });
}

const BRANDWERK = { name: 'Brandwerk Digital GmbH', country: 'DE', ...jonas.clients.brandwerk };

describe('the number of an invoice', () => {
  test('the running number starts again with the year of the invoice', async () => {
    const person = await aJonas();
    await bills(person, '2025-12-30', aDayOfWork('brandwerk'));
    expect((await bills(person, '2026-01-02', aDayOfWork('brandwerk'))).number).toBe('RE-2026-0001');
  });

  test('a number that an earlier pattern gave away is skipped', async () => {
    const person = await aJonas();
    await rename(person, 'RE-{YYYY}-{NNNN}');
    await bills(person, '2026-01-05', aDayOfWork('brandwerk'));
    await rename(person, 'RE-2026-{NNNN}');
    expect((await bills(person, '2026-01-06', aDayOfWork('brandwerk'))).number).toBe('RE-2026-0002');
  });

  test('however many numbers are skipped, the documents are asked by the thousand and the series goes on behind them', async () => {
    const person = await aJonas();
    const parts = {
      series: 'invoices',
      pattern: 'X-{NNNN}',
      day: day('2026-01-06'),
      clientNumber: '',
    } as const;
    let questions = 0;
    const isOld = async (numbers: string[]) => {
      questions += 1;
      return numbers.filter((number) => number <= 'X-2500');
    };
    const take = () =>
      inTransaction(person.on('2026-01-06'), (transaction) =>
        takeNumber(person.on('2026-01-06'), transaction, parts, isOld),
      );
    const { number, skipped } = await take();
    expect([number, skipped.length, skipped.at(-1), questions]).toEqual(['X-2501', 2500, 'X-2500', 4]);
    expect(await take()).toEqual({ number: 'X-2502', skipped: [] });
  });

  test("a number made of the client's number is refused where there is none, and nothing is lost", async () => {
    const person = await aJonas({
      brandwerk: { ...BRANDWERK, number: '' },
      kiez: { ...BRANDWERK, number: 'K-4' },
    });
    await rename(person, '{CLIENT}/{YYYY}/{NN}');
    await expect(bills(person, '2026-01-06', aDayOfWork('brandwerk'))).rejects.toMatchObject({
      code: 'INCOMPLETE',
      data: { problems: [{ field: 'client.number', code: 'invoice-number.client.missing' }] },
    });
    expect((await bills(person, '2026-01-06', aDayOfWork('kiez'))).number).toBe('K-4/2026/01');
  });

  test('a number that outgrows its 36 characters is refused with its field, and is not used up', async () => {
    // 25 characters and the 10 of the client's number leave one for the running number: 9 fits, 10 does not.
    const client = { ...BRANDWERK, number: 'K-00000001' };
    const person = await aJonas({ brandwerk: client });
    await rename(person, 'Weber Softwareentwicklung{CLIENT}{N}');
    for (let count = 1; count <= 9; count += 1) await bills(person, '2026-01-06', aDayOfWork('brandwerk'));
    const tenth = await drafts(person, '2026-01-06', aDayOfWork('brandwerk'));
    await expect(issues(person, '2026-01-06', tenth)).rejects.toMatchObject({
      code: 'INCOMPLETE',
      data: { problems: [{ field: 'business.numberPattern', code: 'invoice-number.too-long' }] },
    });
    await rename(person, '{N}');
    expect((await issues(person, '2026-01-06', tenth)).number).toBe('10');
  });

  test('an invoice dated before the last one is warned of when it is refused, and issued when it is complete', async () => {
    const person = await aJonas();
    await bills(person, '2026-01-20', aDayOfWork('brandwerk'));
    const empty = await createDraft(person.on('2026-01-06'), { idempotencyKey: uuid(), draft: {} });
    await expect(issues(person, '2026-01-06', empty)).rejects.toMatchObject({
      data: {
        problems: expect.arrayContaining([
          expect.objectContaining({ code: 'invoice-date.before-previous', severity: 'warning' }),
        ]),
      },
    });
    expect((await getBusiness(person.on('2026-01-20'))).lastInvoiceDate).toBe('2026-01-20');
    expect((await bills(person, '2026-01-06', aDayOfWork('brandwerk'))).number).toBe('RE-2026-0002');
  });
});

test('a later number that is not of an issued document does not become the day of the last invoice', async () => {
  const person = await aJonas();
  await bills(person, '2026-01-20', aDayOfWork('brandwerk'));
  const context = person.on('2026-02-01');
  // No series of today: a capability to come may have one.
  for (const series of ['expenses', 'receipts'] as 'expenses'[])
    await inTransaction(context, (transaction) =>
      takeNumber(
        context,
        transaction,
        { series, pattern: 'X-{NNNN}', day: day('2026-02-01'), clientNumber: '' },
        async () => [],
      ),
    );
  expect((await getBusiness(context)).lastInvoiceDate).toBe('2026-01-20');
});

test('sixteen clients who issue two hundred invoices at once leave no gap and no repeat', async () => {
  const person = await aJonas();
  const waiting = await Promise.all(
    Array.from({ length: 200 }, () => drafts(person, '2026-03-02', aDayOfWork('brandwerk'))),
  );
  const numbers: (string | null)[] = [];
  const client = async () => {
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      numbers.push((await issues(person, '2026-03-02', draft)).number);
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  const expected = Array.from({ length: 200 }, (_, index) => `RE-2026-${String(index + 1).padStart(4, '0')}`);
  expect(numbers.toSorted()).toEqual(expected);
  const entries = await readEntries(person.on('2026-03-02'), 0, 500);
  expect(entries.map((entry) => entry.number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

async function rename(person: Person, numberPattern: string): Promise<void> {
  const { version } = await getBusiness(person.on('2026-01-01'));
  await updateBusiness(person.on('2026-01-01'), { version, changes: { numberPattern } });
}
