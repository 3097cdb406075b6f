/** The week in sentences above the first screen, and the page that the link of the weekly mail leads to. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Digest = Awaited<ReturnType<typeof client.weeklyDigest.get>>;

// The screens know 2 March 2026, a Monday.
test('the week stands in three sentences with its days, leads to its figures, and is put away until the next', async () => {
  const screen = await opens('/home', { language: 'en' });
  const week = await screen.findByRole('region', { name: /^Your week 23 Nov to 29 Nov$/ });
  expect(
    within(week)
      .getAllByText(/./, { selector: 'p' })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'You received €4,760.00 in 3 payments this week.',
    '€12,000.00 from 5 invoices is outstanding, of which €3,000.00 from 2 invoices is overdue.',
    'Due next week: VAT advance return for October 2026 on 10 Dec and one bill.',
  ]);
  expect(within(week).getByText('€3,000.00 from 2 invoices')).toHaveAttribute(
    'href',
    '/invoices?status=overdue',
  );
  expect(within(week).getByText('one bill')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/expenses\/\S+$/),
  );
  await screen.user.click(within(week).getByLabelText(screen.say('home:week.putAway')));
  await waitFor(() => expect(week).not.toBeInTheDocument());
});

test('the week is asked for at once and comes together with all else, so that nothing is pushed down', async () => {
  const { week } = exampleOf('weeklyDigest', 'get') as Digest;
  const business = exampleOf('business', 'get');
  const [known, told] = [Promise.withResolvers<unknown>(), Promise.withResolvers<Digest>()];
  const answers = { business: { get: () => known.promise }, weeklyDigest: { get: () => told.promise } };
  const screen = await opens('/home', { language: 'en', answers: answers as Answers });
  await waitFor(() => expect(screen.server.asked('weeklyDigest/get')).toHaveLength(1));
  known.resolve(business);
  await screen.findByRole('heading', { level: 1, name: /^(Good morning|Hello|Good evening), / });
  await new Promise((done) => setTimeout(done, 200));
  const figures = { name: screen.say('home:figures') };
  expect(screen.queryByRole('region', figures)).toBe(null);
  told.resolve({ week });
  await screen.findByRole('region', figures);
  expect(screen.getByRole('region', { name: /^Your week/ })).toBeVisible();
});

test('where the week cannot be told, home goes on without it', async () => {
  const get = () => {
    throw new Error('not now');
  };
  const screen = await opens('/home', { language: 'en', answers: { weeklyDigest: { get } } as Answers });
  await screen.findByRole('region', { name: screen.say('home:figures') });
  expect(screen.queryByRole('region', { name: /^Your week/ })).toBe(null);
});

test.each([
  [true, 'Abgeschaltet'],
  [false, 'Dieser Link gilt nicht'],
])('the link of the mail acts at once and says so (%s)', async (off, title) => {
  const asked: unknown[] = [];
  const switchOff = (input: unknown) => {
    asked.push(input);
    return { off };
  };
  const screen = await opens('/weekly-digest-off?link=business.token', {
    answers: { weeklyDigest: { switchOff } },
  });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(asked).toEqual([{ link: 'business.token' }]);
});
