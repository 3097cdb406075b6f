import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { formatIn } from '../../../ui/format.ts';
import { parsePeriod, printPeriod } from './parse-period.ts';

const today = day('2026-10-08');

test.each([
  ['07.09. bis 02.10.2026', '2026-09-07', '2026-10-02'],
  ['7.9. - 2.10.', '2026-09-07', '2026-10-02'],
  ['7.9.-2.10.2026', '2026-09-07', '2026-10-02'],
  ['7.9.2026 – 2.10.2026', '2026-09-07', '2026-10-02'],
  ['7 Sep to 2 Oct 2026', '2026-09-07', '2026-10-02'],
  ['28.12. bis 4.1.2027', '2026-12-28', '2027-01-04'],
  ['28.12. bis 4.1.27', '2026-12-28', '2027-01-04'],
  ['5.5.2026 bis 1.1.2026', '2026-05-05', '2026-01-01'],
  ['5.5.26 bis 1.1.26', '2026-05-05', '2026-01-01'],
  ['5 May 26 to 1 Jan 26', '2026-05-05', '2026-01-01'],
  ['2.10.', '2026-10-02', '2026-10-02'],
  ['2026-10-02', '2026-10-02', '2026-10-02'],
  ['09/2026', '2026-09-01', '2026-09-30'],
  ['2026-q3', '2026-07-01', '2026-09-30'],
])('%s is from %s to %s', (text, from, to) => {
  expect(parsePeriod(text, today)).toEqual({ from, to });
});

test.each(['', 'bald', '31.2. bis 5.3.2026', '7.9. bis'])('"%s" is no period', (text) => {
  expect(parsePeriod(text, today)).toBeNull();
});

test('a period is printed with the year once', () => {
  const period = { from: day('2026-09-07'), to: day('2026-10-02') };
  expect(printPeriod(period, formatIn('de'), 'bis')).toBe('07.09. bis 02.10.2026');
  expect(printPeriod(period, formatIn('en'), 'to')).toBe('7 Sep to 2 Oct 2026');
  expect(printPeriod({ from: day('2025-12-28'), to: day('2026-01-04') }, formatIn('de'), 'bis')).toBe(
    '28.12.2025 bis 04.01.2026',
  );
});
