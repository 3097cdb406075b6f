import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

const text = searchText({
  number: 'RE-2026-0001',
  clientName: 'Müller GmbH',
  title: 'Relaunch',
  gross: cents(123456),
});

test.each(['re-2026-0001', 'müller gmbh', 'relaunch', '1234,56', '1.234,56', '1234.56', '1,234.56'])(
  'an invoice is found by %s',
  (typed) => {
    expect(text).toContain(typed);
  },
);
