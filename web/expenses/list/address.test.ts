import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { EVERYTHING, filterOf, readAddress, writeAddress } from './address.ts';

const TODAY = day('2026-10-08');
const EXPENSE = '0199f3a0-0000-7000-8000-0000000000e2';

test('an address says what is asked for, and is written as it was read', () => {
  const address = {
    status: 'overdue',
    category: 'software,legal',
    period: 'this-month',
    vendor: 'Märkische Bahn',
    search: '476,00',
    sort: 'due',
    order: 'ascending',
    expense: EXPENSE,
  };
  const asked = readAddress(address, TODAY);
  expect(asked).toEqual({
    state: 'overdue',
    categories: ['software', 'legal'],
    period: 'this-month',
    vendor: 'Märkische Bahn',
    search: '476,00',
    sort: 'due',
    order: 'ascending',
    expense: EXPENSE,
  });
  expect(writeAddress(asked)).toEqual(address);
  expect(filterOf(asked, TODAY)).toEqual({
    state: 'overdue',
    categories: ['software', 'legal'],
    from: '2026-10-01',
    to: '2026-10-31',
    vendor: 'Märkische Bahn',
    search: '476,00',
  });
});

test('what nobody understands asks for nothing, and what is usual is not written', () => {
  const asked = readAddress(
    { status: 'lost', category: 'yacht', period: 'soon', sort: 'mood', order: 'odd', expense: '7' },
    TODAY,
  );
  expect(asked).toEqual(EVERYTHING);
  expect(writeAddress(asked)).toEqual({});
});
