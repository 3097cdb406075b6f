/** Anlage EÜR of the cases that were worked by hand from the law and the forms, booked by the pure rules alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookEvents, eurKennzahlen, type TaxCase } from '../cases/index.ts';

/** What a file of cases may say of an event, also of one that the rules here do not book. */
interface GivenEvent {
  type: string;
  category?: string;
  asset?: object;
}

const HAND_WORKED = new URL('../cases/hand-worked/', import.meta.url);

/** What stands in no entry of these rules yet, and makes the statement of its case another. */
const NOT_BOOKED: Record<string, (event: GivenEvent) => boolean> = {
  otherIncome: ({ type }) => type === 'otherIncome',
  vatPayment: ({ type }) => type === 'vatPayment',
  asset: ({ asset }) => asset !== undefined,
  meal: ({ category }) => category === 'business_meals',
  gift: ({ category }) => category === 'gifts',
};

const CASES = handWorked();
const BOOKED = CASES.filter((given) => notBooked(given).length === 0);

test.for(BOOKED.map((given) => [given.id, given] as const))('%s', ([, given]) => {
  const entries = bookEvents(given);
  const { eur = {} } = given.expected;
  const found = Object.keys(eur).map((year) => [year, eurKennzahlen(entries, year)]);
  expect(Object.fromEntries(found), given.why).toEqual(eur);
});

test('most cases are compared, the others have an event that is named', () => {
  expect(BOOKED.length).toBeGreaterThan(70);
  const left = CASES.filter((given) => notBooked(given).length > 0);
  expect(new Set(left.flatMap(notBooked))).toEqual(new Set(Object.keys(NOT_BOOKED)));
});

function notBooked({ events }: TaxCase): string[] {
  return Object.entries(NOT_BOOKED).flatMap(([name, is]) =>
    (events as readonly GivenEvent[]).some(is) ? [name] : [],
  );
}

function handWorked(): TaxCase[] {
  const files = readdirSync(HAND_WORKED).filter((name) => name.endsWith('.json'));
  return files
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, HAND_WORKED), 'utf8')) as TaxCase[])
    .filter(({ expected }) => expected.eur !== undefined);
}
