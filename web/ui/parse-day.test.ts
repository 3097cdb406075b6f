/** Days as people type them. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

const today = day('2026-10-08');

test.each([
  ['08.10.2026', '2026-10-08'],
  ['8.10.26', '2026-10-08'],
  ['8.10.', '2026-10-08'],
  ['8.10', '2026-10-08'],
  ['081026', '2026-10-08'],
  ['0810', '2026-10-08'],
  ['31/12/2025', '2025-12-31'],
  ['2026-02-28', '2026-02-28'],
  ['8 Oct 2026', '2026-10-08'],
  ['8. Oktober 2026', '2026-10-08'],
  ['3. Mär', '2026-03-03'],
  ['1 september', '2026-09-01'],
])('%s is read as %s', (text, expected) => {
  expect(parseDay(text, today)).toBe(expected);
});

test.each(['', 'tomorrow', '31.02.2026', '12', '13.13.2026', '2026', '8 Foo 2026', '1.1.1'])(
  '%s is not a day',
  (text) => {
    expect(parseDay(text, today)).toBeNull();
  },
);
