/** When and how clients are to be reminded: each change is confirmed, one that fails is taken back, and none of another window is overwritten. */
import { ORPCError } from '@orpc/server';
import { fireEvent } from '@testing-library/dom';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { businessField, keepsBusiness } from './support/verbs-business.ts';
import { buttonOf, enters, partWith, switchOf } from './support/verbs-parts.ts';

const PLAN = {
  reminderDaysBeforeDue: 1,
  reminderDaysAfterDue: [7, 14, 30],
  paymentDueReminders: true,
  overdueReminders: true,
};

async function opensMails() {
  const kept = keepsBusiness({
    ...PLAN,
    emailNotificationsEnabled: true,
    customReminderMessage: '',
    fromName: '',
  });
  const screen = await opens('/user-profile?tab=mails', {
    language: 'en',
    answers: kept.answers,
  });
  const { user, say, findByText } = screen;
  const mails = await partWith(findByText(say('account:mails.title'), { selector: 'h2' }), 'section');
  await mails.findByText(say('account:mails.timeline'), { selector: 'figure *' });
  const plan = () =>
    [...mails.element.querySelectorAll('[aria-labelledby=reminder-plan] li')].map(
      ({ textContent }) => textContent,
    );
  const days = (...starts: string[]) =>
    waitFor(() =>
      expect(plan()).toEqual(starts.map((start) => expect.stringMatching(new RegExp(`^${start}`)))),
    );
  const removes = (count: number) => {
    const day = say('account:mails.after', { count });
    return user.click(mails.getByLabelText(say('account:mails.remove', { day })));
  };
  const adds = async (day: string) => {
    enters(mails.getByLabelText(say('account:mails.newDay')), day);
    await user.keyboard('{Enter}');
  };
  return { screen, mails, kept, days, removes, adds };
}

test('the plan of reminders is changed day by day, and one day remains', async () => {
  const { screen, mails, days, removes, adds, kept } = await opensMails();
  const { say, findByText } = screen;
  await days('Invoice', '1 day before', 'Due', '7 days', '14 days', '30 days');
  await adds('45');
  await findByText('Reminder day added successfully');
  await days('Invoice', '1 day before', 'Due', '7 days', '14 days', '30 days', '45 days');
  for (const day of [7, 14, 30]) await removes(day);
  await findByText('Reminder day removed successfully');
  await removes(45);
  await mails.findByText('Reminder schedule needs at least one day after due');
  await adds('181');
  await mails.findByText(say('errors:problem.reminder.range', { last: '180' }));
  await days('Invoice', '1 day before', 'Due', '45 days');
  fireEvent.change(businessField({ ...mails, say }, 'reminderDaysBeforeDue'), { target: { value: '7' } });
  await days('Invoice', '7 days before', 'Due', '45 days');
  await waitFor(() =>
    expect(kept.stored()).toMatchObject({ reminderDaysBeforeDue: 7, reminderDaysAfterDue: [45] }),
  );
});

test('a setting that cannot be kept is told in its own words, taken back, and kept on trying again', async () => {
  const { screen, mails, days, adds, kept } = await opensMails();
  const { user, say, server, findByText } = screen;
  const bell = switchOf(mails, say('business:field.emailNotificationsEnabled'));
  await user.click(bell);
  await findByText('Email notification setting updated successfully');
  server.answer({
    business: {
      update: () => {
        throw new ORPCError('INTERNAL_SERVER_ERROR');
      },
    },
  });
  await user.click(bell);
  await findByText('Failed to update email notification setting');
  await waitFor(() => expect(bell).not.toBeChecked());
  await adds('60');
  await findByText('Failed to change reminder day');
  await days('Invoice', '1 day before', 'Due', '7 days', '14 days', '30 days');
  server.answer(kept.answers);
  await user.click(buttonOf(mails, say('common:retry')));
  await days('Invoice', '1 day before', 'Due', '7 days', '14 days', '30 days', '60 days');
  await waitFor(() => expect(bell).toBeChecked());
  await mails.findByText(say('common:save.saved'));
});

test('what another window changed is not overwritten, and one decides what holds', async () => {
  const { screen, mails, days, kept } = await opensMails();
  const { user, say } = screen;
  kept.changesElsewhere({ reminderDaysAfterDue: [45] });
  await user.click(switchOf(mails, say('business:field.paymentDueReminders')));
  await mails.findByText(say('business:conflict.title'));
  expect(kept.stored()).toMatchObject({ paymentDueReminders: true });
  await user.click(buttonOf(mails, say('common:conflict.keep')));
  await days('Invoice', 'Due', '45 days');
  const both = { paymentDueReminders: false, reminderDaysAfterDue: [45] };
  await waitFor(() => expect(kept.stored()).toMatchObject(both));
});

test('the foot of a mail is drawn as the client sees it', async () => {
  const { screen, mails, kept } = await opensMails();
  const { say } = screen;
  const types = (name: string, text: string) => {
    const field = businessField({ ...mails, say }, name);
    enters(field, text);
    field.blur();
  };
  types('customReminderMessage', 'Thank you.');
  types('fromName', 'Lena');
  const foot = await partWith(mails.findByText(say('account:mails.foot')), 'figure');
  await waitFor(() => expect(foot.element).toHaveTextContent(/Lena.*Thank you\./));
  await waitFor(() =>
    expect(kept.stored()).toMatchObject({ fromName: 'Lena', customReminderMessage: 'Thank you.' }),
  );
});
