import { createHash } from 'node:crypto';
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { canonicalForm, FIRST_PREVIOUS_HASH, type JournalEntry, verifyChain } from './index.ts';

describe('the hash chain', () => {
  const businessId = '0190F2A0-0000-7000-8000-0000000000AA';
  const hashOf = (entry: JournalEntry) => sha256(canonicalForm(entry, businessId));
  const chain = chained(3, (entry) => sha256(canonicalForm(entry, businessId)));

  test('the canonical form is fixed for good', () => {
    expect(canonicalForm({ ...entryNumbered(1), previousHash: FIRST_PREVIOUS_HASH }, businessId)).toBe(
      '["belegbar-journal-1","0190f2a0-0000-7000-8000-0000000000aa",1,"2026-03-16T08:00:00.000Z","accrual","invoice","2026-03-16",' +
        '"2026-03-01","2026-03-15","2026-03-15","standard19","regular",100000,19000,"design","Müller \\"& Söhne\\"","","invoice",' +
        '"0190f2a0-0000-7000-8000-0000000000bb","RE-2026-0001",null,null,' +
        `"${'0'.repeat(64)}"]`,
    );
  });

  test('the canonical form of an entry in another currency names its amounts in it, and any of them changed shows', () => {
    const inCurrency = { currency: 'USD', net: cents(125_000), vat: cents(23_750) } as const;
    const entry = { ...entryNumbered(1), inCurrency, previousHash: FIRST_PREVIOUS_HASH };
    const form = canonicalForm(entry, businessId);
    expect(form).toMatch(/^\["belegbar-journal-2",/);
    expect(form).toMatch(/,null,null,"USD",125000,23750,"0{64}"\]$/);
    const other = { ...entry, inCurrency: { ...inCurrency, vat: cents(23_751) } };
    expect(hashOf({ ...other, hash: '' })).not.toBe(hashOf({ ...entry, hash: '' }));
  });

  test.for([
    ['a part of whose VAT is deducted', { deductible: cents(-76) }, 'null,null,null,-76,null'],
    ['that counts on another day', { countsOn: day('2025-12-31') }, 'null,null,null,null,"2025-12-31"'],
    [
      'in another currency of which nothing is deducted',
      { deductible: cents(0), inCurrency: { currency: 'USD', net: cents(1), vat: cents(2) } },
      '"USD",1,2,0,null',
    ],
  ] as const)('the canonical form of an entry %s says so', ([, counting, added]) => {
    const form = canonicalForm(
      { ...entryNumbered(1), ...counting, previousHash: FIRST_PREVIOUS_HASH },
      businessId,
    );
    expect(form).toMatch(/^\["belegbar-journal-3",/);
    expect(form).toContain(`,null,null,${added},"${FIRST_PREVIOUS_HASH}"]`);
  });

  test('an instant that is not to the millisecond is a defect', () => {
    const entry = {
      ...entryNumbered(1),
      recordedAt: '2026-03-16T08:00:00Z',
      previousHash: FIRST_PREVIOUS_HASH,
    };
    expect(() => canonicalForm(entry, businessId)).toThrow('not an instant');
  });

  test('an untouched chain holds, also from the middle', () => {
    expect(verifyChain(chain, hashOf)).toBeNull();
    expect(verifyChain(chain.slice(1), hashOf, chain[0])).toBeNull();
    expect(verifyChain([], hashOf)).toBeNull();
  });

  test.for([
    [
      'a changed amount',
      () => chain.map((entry) => (entry.number === 2 ? { ...entry, net: cents(1) } : entry)),
      2,
    ],
    ['a lost entry', () => chain.filter((entry) => entry.number !== 2), 2],
    ['a lost beginning', () => chain.slice(1), 1],
    ['two entries the other way round', () => [...chain].reverse(), 1],
    [
      'a rewritten entry with a hash that fits it',
      () => chain.map((entry) => (entry.number === 2 ? rehashed(entry) : entry)),
      3,
    ],
  ] as const)('%s shows at entry %s', ([, tampered, broken]) =>
    expect(verifyChain(tampered(), hashOf)).toBe(broken),
  );

  function rehashed(entry: JournalEntry): JournalEntry {
    const changed = { ...entry, net: cents(1) };
    return { ...changed, hash: hashOf(changed) };
  }
});

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function chained(length: number, hash: (entry: Omit<JournalEntry, 'hash'>) => string): JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (let number = 1; number <= length; number += 1) {
    const unhashed = { ...entryNumbered(number), previousHash: entries.at(-1)?.hash ?? FIRST_PREVIOUS_HASH };
    entries.push({ ...unhashed, hash: hash(unhashed) });
  }
  return entries;
}

function entryNumbered(number: number): Omit<JournalEntry, 'hash' | 'previousHash'> {
  return {
    number,
    recordedAt: '2026-03-16T08:00:00.000Z',
    basis: 'accrual',
    kind: 'invoice',
    bookedOn: day('2026-03-16'),
    serviceFrom: day('2026-03-01'),
    serviceTo: day('2026-03-15'),
    taxPoint: day('2026-03-15'),
    taxCode: 'standard19',
    scheme: 'regular',
    net: cents(100_000),
    vat: cents(19_000),
    category: 'design',
    counterpartyVatId: '',
    counterparty: 'Müller "& Söhne"',
    document: { kind: 'invoice', id: '0190F2A0-0000-7000-8000-0000000000BB', number: 'RE-2026-0001' },
    reverses: null,
    exemptionParagraph: null,
  };
}
