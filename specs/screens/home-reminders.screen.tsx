/** What home says of an invoice that is late: that its reminder waits, has just left, or that the client says it is paid. */
import { day } from '@belegbar/domain/calendar';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { answers, type Reminder, row, shifted, stepsOf, today } from './support/home-day.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

test('an invoice whose reminder waits stands once, with the mail that goes out, and is approved in its row', async () => {
  const { reminders } = exampleOf('sending', 'approvals') as { reminders: Reminder[] };
  const rows = [row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9)];
  let waiting = reminders.map((one) => ({ ...one, invoiceId: rows[0]?.id ?? '', dueDate: day(shifted(-9)) }));
  const given = answers(() => rows);
  const approvals = () => ({ reminders: waiting, last: [], next: null });
  const approve = () => {
    waiting = [];
    return exampleOf('sending', 'approve');
  };
  const resting = {
    invoiceId: rows[0]?.id ?? '',
    on: day(today),
    state: 'waiting' as const,
    until: day(shifted(7)),
  };
  const reminded = () => ({ reminded: waiting.length === 0 ? [resting] : [] });
  // Nothing of it is unread in the bell: it waits all the same.
  const sending = { approvals, approve, reminded, countApprovals: () => ({ waiting: waiting.length }) };
  const screen = await opens('/home', { answers: { ...given, sending } as Answers });
  const { say, user, server, getByRole, findByText } = screen;
  const [reminder] = waiting;
  if (reminder === undefined) throw new Error('the example has a reminder');
  await findByText(say('home:next.paymentLate', { client: reminder.clientName }));
  expect(screen.queryByText(say('home:act.remind'))).toBe(null);
  const steps = (await stepsOf(screen)).filter((step) => step.textContent?.includes(reminder.number));
  expect(steps).toHaveLength(1);
  await user.click(getByRole('button', { name: new RegExp(`^${say('home:act.approve')}`) }));
  await findByText(new RegExp(reminder.subject));
  await user.click(await findByText(say('sending:approvals.sendThis')));
  await waitFor(() => expect(server.asked('sending/approve')).toEqual([{ id: reminder.id }]));
  const late = say('home:next.termEnded', { count: 9 });
  await findByText(new RegExp(`${say('home:next.reminded.waiting', { late })}$`));
  expect(screen.queryByText(say('home:act.remind'))).toBe(null);
});

for (const language of ['de', 'en'] as const)
  test(`an invoice that was just reminded of does not press: its payment is awaited, and can be noted (${language})`, async () => {
    const rows = [
      row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9),
      row('RE-2026-0102', shifted(-2), ['issued', 'sent'], 2),
    ];
    const given = answers(() => rows);
    const resting = {
      invoiceId: rows[0]?.id ?? '',
      on: day(shifted(-1)),
      state: 'sent' as const,
      until: day(shifted(6)),
    };
    const sending = { ...given.sending, reminded: () => ({ reminded: [resting] }) };
    const screen = await opens('/home', { language, answers: { ...given, sending } as Answers });
    const { say } = screen;
    const steps = await stepsOf(screen);
    const find = (number: string) => steps.filter((step) => step.textContent?.includes(number));
    const [shown, ...more] = find('RE-2026-0101');
    expect(more).toEqual([]);
    const late = say('home:next.termEnded', { count: 9 });
    const on = language === 'de' ? '01.03.' : '1 Mar';
    expect(shown).toHaveTextContent(say('home:next.reminded.sent', { late, day: on }));
    expect(shown).toHaveTextContent(say('home:act.payment'));
    expect(within(shown as HTMLElement).queryByText(say('home:act.remind'))).toBe(null);
    expect(shown?.querySelector('[data-pressing]')).toHaveAttribute('data-pressing', 'coming');
    expect(find('RE-2026-0102')[0]).toHaveTextContent(say('home:act.remind'));
  });

for (const language of ['de', 'en'] as const)
  test(`whose client says that it is paid is not reminded, the money is looked for (${language})`, async () => {
    const { reminders } = exampleOf('sending', 'approvals') as { reminders: Reminder[] };
    const rows = [
      row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9),
      row('RE-2026-0102', shifted(-2), ['issued', 'sent'], 2),
      row('RE-2026-0103', shifted(3), ['issued', 'sent']),
      row('RE-2026-0104', shifted(-1), ['issued', 'sent'], 1),
    ];
    const given = answers(() => rows);
    const about = { invoiceId: rows[0]?.id ?? '', number: 'RE-2026-0101' };
    const waiting = reminders.slice(0, 1).map((one) => ({ ...one, ...about }));
    const sending = {
      ...given.sending,
      approvals: () => ({ reminders: waiting, last: [], next: null }),
      countApprovals: () => ({ waiting: 1 }),
    };
    const said = rows.slice(0, 3).map(({ id }) => ({ id, saidOn: day(shifted(-1)), isAwaited: true }));
    const invoices = { ...given.invoices, saidPaid: () => ({ invoices: said }) };
    const screen = await opens('/home', { language, answers: { ...given, sending, invoices } as Answers });
    const { say } = screen;
    const steps = await stepsOf(screen);
    for (const { number, id } of rows.slice(0, 3)) {
      const [shown, ...more] = steps.filter((step) => step.textContent?.includes(number ?? ''));
      expect(more).toEqual([]);
      expect(shown).toHaveTextContent(language === 'de' ? ': als überwiesen gemeldet' : '. Reported as paid');
      expect(shown).toHaveTextContent(say('home:act.payment'));
      expect(shown?.querySelector('a')).toHaveAttribute('href', `/invoice/${id}`);
      expect(shown?.querySelector('[data-pressing]')).toHaveAttribute('data-pressing', 'waiting');
    }
    expect(screen.queryByText(say('home:act.approve'))).toBe(null);
    expect(screen.getAllByText(say('home:act.remind'))).toHaveLength(1);
  });

for (const language of ['de', 'en'] as const)
  test(`who said a week ago that it is paid is reminded again, and what was said is told (${language})`, async () => {
    const { reminders } = exampleOf('sending', 'approvals') as { reminders: Reminder[] };
    const rows = [
      row('RE-2026-0101', shifted(-19), ['issued', 'sent'], 19),
      row('RE-2026-0102', shifted(-12), ['issued', 'sent'], 12),
      row('RE-2026-0103', shifted(3), ['issued', 'sent']),
    ];
    const given = answers(() => rows);
    const about = { invoiceId: rows[0]?.id ?? '', number: 'RE-2026-0101' };
    const waiting = reminders.slice(0, 1).map((one) => ({ ...one, ...about }));
    const sending = {
      ...given.sending,
      approvals: () => ({ reminders: waiting, last: [], next: null }),
      countApprovals: () => ({ waiting: 1 }),
    };
    // The clock of the stories stands on 10 March.
    const said = rows.map(({ id }) => ({ id, saidOn: day('2026-03-02'), isAwaited: false }));
    const invoices = { ...given.invoices, saidPaid: () => ({ invoices: said }) };
    const screen = await opens('/home', { language, answers: { ...given, sending, invoices } as Answers });
    const steps = await stepsOf(screen);
    const words = language === 'de' ? ', am 02.03. als überwiesen gemeldet' : '. Reported as paid on 2 Mar';
    for (const [number, act] of [
      ['RE-2026-0101', 'approve'],
      ['RE-2026-0102', 'remind'],
    ] as const) {
      const [shown, ...more] = steps.filter((step) => step.textContent?.includes(number));
      expect(more).toEqual([]);
      expect(shown).toHaveTextContent(words);
      expect(shown).toHaveTextContent(screen.say(`home:act.${act}`));
    }
    expect(steps.filter((step) => step.textContent?.includes('RE-2026-0103'))).toEqual([]);
  });

test('no reminder is offered before it is known whether one waits', async () => {
  const rows = [row('RE-2026-0101', shifted(-9), ['issued', 'sent'], 9)];
  const { reminders } = exampleOf('sending', 'approvals') as { reminders: Reminder[] };
  const waiting = reminders.map((one) => ({ ...one, invoiceId: rows[0]?.id ?? '' }));
  const given = answers(() => rows);
  const counted = Promise.withResolvers<{ waiting: number }>();
  const sending = {
    ...given.sending,
    approvals: () => ({ reminders: waiting, last: [], next: null }),
    countApprovals: () => counted.promise,
  };
  const screen = await opens('/home', { answers: { ...given, sending } as Answers });
  const { say, findByText, findByRole, queryByText } = screen;
  // All else is there.
  await findByRole('table', { name: say('home:toCome.title') });
  await waitFor(() => expect(screen.server.asked('sending/reminded')).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 200));
  expect(queryByText(say('home:act.remind'))).toBe(null);
  counted.resolve({ waiting: 1 });
  await findByText(say('home:act.approve'));
  expect(queryByText(say('home:act.remind'))).toBe(null);
});
