/** The structure of every screen is readable for all. What a screen looks like is inspected in `specs/browser/readable.spec.ts`. */
import type { client } from '../../web/connection/api.ts';
import {
  ADMINISTRATION,
  BEFORE_SIGNING_IN,
  NOTIFICATIONS,
  REPORTS,
  WORK,
} from '../support/inspected-paths.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { passesInspection } from './support/inspection.ts';
import { opens, test } from './support/stage.tsx';
import { keepsDraft, WRITTEN } from './support/verbs-editor.ts';

type Procedures = typeof client;
type Given<Name extends (...args: never[]) => unknown> = Awaited<ReturnType<Name>>;

const INVOICE = `/invoice/${WRITTEN.id}`;
const BOX = '/tax-reports/vat-advance?period=2026-Q3&box=81';

/** Where the app draws a phone in another way than a wide screen; My business, the longest, is inspected in a browser. */
const OTHERWISE_ON_A_PHONE = [
  '/invoices',
  '/finance/received',
  '/email-notifications/client',
  '/career-agent',
  '/finance',
  '/compliance?month=2026-03',
];

const advance = exampleOf('taxReports', 'vatAdvance') as Given<Procedures['taxReports']['vatAdvance']>;
/** The return of the period that is asked for. */
const RETURNS: Answers = { taxReports: { vatAdvance: ({ period }) => ({ ...advance, period }) } };

test.each([...WORK, ...REPORTS, ...NOTIFICATIONS, BOX, INVOICE])('%s is readable for all', async (path) => {
  await passesInspection(await opens(path, { answers: RETURNS }));
});

test.each(OTHERWISE_ON_A_PHONE)('%s is readable for all on a phone', async (path) => {
  await passesInspection(await opens(path, { device: 'phone', answers: RETURNS }));
});

test('a draft is readable for all', async () => {
  await passesInspection(await opens(INVOICE, { answers: keepsDraft() }));
});

test.each(['finance', 'compliance'])('empty books say what will stand in %s', async (name) => {
  const screen = await opens(`/${name}`, { answers: emptyBooks() });
  await screen.findByText(screen.say(`${name}:empty.title`));
  await passesInspection(screen);
});

test.each(ADMINISTRATION)('%s is readable for all administrators', async (path) => {
  await passesInspection(await opens(path, { who: 'administrator' }));
});

test.each(BEFORE_SIGNING_IN)('%s is readable for all strangers', async (path) => {
  await passesInspection(await opens(path, { who: 'stranger' }));
});

function emptyBooks(): Answers {
  const year = exampleOf('finance', 'year') as Given<Procedures['finance']['year']>;
  const overview = exampleOf('compliance', 'overview') as Given<Procedures['compliance']['overview']>;
  return {
    finance: { year: () => ({ ...year, firstYear: null }) },
    compliance: { overview: () => ({ ...overview, months: [], lastEntry: null }) },
  };
}
