import { greyPng } from '../../documents/testing/png.ts';
import { lena } from '../cast/lena.ts';
import { expect, test } from './support/stage.ts';

const IMAGE = { name: 'signature.png', mimeType: 'image/png', buffer: greyPng(40, 40) };

test('Lena plans her reminders: each change is confirmed, one that fails is taken back, that of another window is not overwritten', async ({
  stage,
}) => {
  const person = await stage.newcomer(lena, 'en', { viewport: { width: 1440, height: 900 } });
  const { page, say } = person;
  await person.opens('/user-profile#email-notifications');
  const mails = person.profileSection('mails');
  const plan = mails.getByRole('figure', { name: say('account:mails.timeline') }).getByRole('listitem');
  const remove = (count: number) =>
    mails
      .getByRole('button', {
        name: say('account:mails.remove', { day: say('account:mails.after', { count }) }),
      })
      .click();
  const newDay = mails.getByLabel(say('account:mails.newDay'));
  const adds = async (day: string) => {
    await newDay.fill(day);
    await newDay.press('Enter');
  };
  await expect(mails).toBeInViewport();
  await expect(plan).toHaveText([/^Invoice/, /^1 day before/, /^Due/, /^7 days/, /^14 days/, /^30 days/]);

  await adds('45');
  await expect(page.getByText('Reminder day added successfully')).toBeVisible();
  await expect(plan).toHaveCount(7);
  for (const day of [7, 14, 30]) await remove(day);
  await expect(page.getByText('Reminder day removed successfully')).toBeVisible();
  await remove(45);
  await expect(mails.getByText('Reminder schedule needs at least one day after due')).toBeVisible();
  await adds('181');
  await expect(mails.getByText(say('errors:problem.reminder.range', { last: '180' }))).toBeVisible();
  await expect(plan).toHaveText([/^Invoice/, /^1 day before/, /^Due/, /^45 days/]);
  await mails.getByLabel(say('business:field.reminderDaysBeforeDue'), { exact: true }).selectOption('7');
  await expect(plan.nth(1)).toHaveText(/^7 days before/);
  await expect(page.getByText('Settings saved')).toBeVisible();
  const bell = mails.getByRole('switch', { name: say('business:field.emailNotificationsEnabled') });
  await bell.uncheck();
  await expect(page.getByText('Email notification setting updated successfully')).toBeVisible();

  await page.route('**/rpc/business/update', (route) => route.fulfill({ status: 500, json: {} }));
  await bell.click();
  await expect(page.getByText('Failed to update email notification setting')).toBeVisible();
  await expect(bell).not.toBeChecked();
  await adds('60');
  await expect(page.getByText('Failed to change reminder day')).toBeVisible();
  await expect(plan).toHaveCount(4);
  await page.unroute('**/rpc/business/update');
  await mails.getByRole('button', { name: say('common:retry') }).click();
  await expect(plan).toHaveCount(5);
  await expect(bell).toBeChecked();
  await expect(mails.getByText(say('common:save.saved'))).toBeVisible();

  const { version } = await person.call<{ version: number }>('business/get');
  await person.call('business/update', { version, changes: { reminderDaysAfterDue: [45] } });
  await mails.getByRole('switch', { name: say('business:field.paymentDueReminders') }).uncheck();
  await expect(mails.getByText(say('business:conflict.title'))).toBeVisible();
  await mails.getByRole('button', { name: say('common:conflict.keep') }).click();
  await expect(plan).toHaveText([/^Invoice/, /^Due/, /^45 days/]);

  const words = 'If your transfer is already on its way, thank you.';
  await mails.getByLabel(say('business:field.customReminderMessage'), { exact: true }).fill(words);
  await mails.getByLabel(say('business:field.fromName'), { exact: true }).fill('Lena from Studio Nord');
  const chooser = page.waitForEvent('filechooser');
  await mails
    .getByRole('group', { name: say('storage:label.email-signature') })
    .getByRole('button')
    .first()
    .click();
  await (await chooser).setFiles(IMAGE);
  await expect(page.getByText('Upload successful')).toBeVisible();
  const foot = mails.getByRole('figure', { name: say('account:mails.foot') });
  await expect(foot).toContainText(words);
  await expect(foot).toContainText('Lena from Studio Nord');
  await expect(foot.locator('img')).toBeVisible();
});
