import { type Day, day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { expect, test } from 'vitest';
import { TODAY, testBusiness, testClient, testDraft, testLine } from '../test-invoice.ts';
import { findProblems } from './find-problems.ts';

test('an invoice dated before the latest that counts with it is warned of, with that day', () => {
  const after = (issuedFrom: Day, numberPattern: string) =>
    findProblems({
      draft: testDraft(),
      business: testBusiness({ numberPattern }),
      client: testClient(),
      today: TODAY,
      issuedFrom,
    });
  expect(after(day('2026-03-20'), 'RE-{YYYY}-{NNNN}')).toMatchObject([
    { code: 'invoice-date.before-previous', severity: 'warning', values: { previousDay: '2026-03-20' } },
  ]);
  expect(after(TODAY, 'RE-{YYYY}-{NNNN}')).toEqual([]);
  expect(after(day('2026-04-01'), '{YYYY}{MM}-{NNN}')).toEqual([]);
  expect(after(day('2026-04-01'), '{NNNN}')).toMatchObject([{ code: 'invoice-date.before-previous' }]);
});

/* Up to 250 euros no recipient is needed (§ 33 s. 1 UStDV), so that without a client only the number is missing something. */
test.each<[string, Client | null, string[]]>([
  ['has a number', testClient({ number: 'K-7' }), []],
  ['has none', testClient({ number: ' ' }), ['client.number invoice-number.client.missing']],
  ['is not chosen', null, ['clientId invoice-number.client.missing']],
  ['has one that makes 36 characters', testClient({ number: '7'.repeat(32) }), []],
  [
    'has one that makes 37 characters',
    testClient({ number: '7'.repeat(33) }),
    ['business.numberPattern invoice-number.too-long'],
  ],
])("a number made of the client's number, when the client %s", (_case, client, expected) => {
  const found = findProblems({
    draft: testDraft({ lines: [testLine({ unitPrice: '210.08' })] }),
    business: testBusiness({ numberPattern: '{CLIENT}-{NNN}' }),
    client,
    today: TODAY,
  });
  const blocking = found.filter(({ severity }) => severity === 'blocking');
  expect(blocking.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
