/** The week in sentences above the first screen, and the page that the link of the weekly mail leads to. */
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

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
    'Due next week: VAT advance return for October 2026 on 10 Dec and a bill.',
  ]);
  expect(within(week).getByText('€3,000.00 from 2 invoices')).toHaveAttribute(
    'href',
    '/invoices?status=overdue',
  );
  expect(within(week).getByText('a bill')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/expenses\/\S+$/),
  );
  await screen.user.click(within(week).getByLabelText(screen.say('home:week.putAway')));
  await waitFor(() => expect(week).not.toBeInTheDocument());
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
