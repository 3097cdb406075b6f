import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { EVERYTHING, filterOf, isNarrowed, readAddress, writeAddress } from './address.ts';

const TODAY = day('2026-10-08');
const ID = '0199f3a0-0000-7000-8000-000000000001';

describe('the address of the list', () => {
  const address = {
    status: 'open,cancelled',
    kind: 'invoice',
    period: 'this-quarter',
    client: ID,
    from: '100',
    to: '1999.99',
    search: 'März 12',
    sort: 'client',
    order: 'ascending',
  };

  test('is read, and written as it was', () => {
    const { asked, ignored } = readAddress(address, TODAY);
    expect(ignored).toEqual([]);
    expect(writeAddress(asked)).toEqual({ ...address, from: '100.00' });
    expect(filterOf(asked, TODAY)).toEqual({
      states: ['open', 'cancelled'],
      kinds: ['invoice'],
      clientId: ID,
      search: 'März 12',
      from: '2026-10-01',
      to: '2026-12-31',
      grossFrom: cents(10000),
      grossTo: cents(199999),
    });
  });

  test('says nothing of what is usual', () => {
    expect(writeAddress(EVERYTHING)).toEqual({});
    expect(readAddress({}, TODAY)).toEqual({ asked: EVERYTHING, ignored: [] });
    expect(isNarrowed({ ...EVERYTHING, states: ['paid'] })).toBe(false);
    expect(isNarrowed({ ...EVERYTHING, search: 'x' })).toBe(true);
  });

  test.each([
    [{ status: 'open,lost' }],
    [{ kind: 'quote' }],
    [{ period: '2026-13' }],
    [{ client: "x' or 1=1" }],
    [{ from: '1e9' }],
    [{ to: '1,50' }],
    [{ sort: 'colour' }],
    [{ order: 'up' }],
  ])('a word that nobody understands is left out and named: %o', (wrong) => {
    const { asked, ignored } = readAddress(wrong, TODAY);
    expect(asked).toEqual(EVERYTHING);
    expect(ignored).toEqual(Object.entries(wrong).map(([name, text]) => `${name}=${text}`));
  });
});
