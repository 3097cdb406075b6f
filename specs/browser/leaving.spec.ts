/** Taking everything along, and leaving. */
import { readFile } from 'node:fs/promises';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { readExport } from '../support/archive-reader.ts';
import {
  DIALOG,
  expectAccessible,
  expectNoSidewaysScrolling,
  passesInspection,
} from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

const WRONG = 'nicht-mein-passwort';
const password = ({ say, dialog }: Actor) =>
  dialog().getByLabel(say('account:secondFactor.askPassword'), { exact: true });

test('Jonas takes everything along, and a program reads it back', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  await person.hasIssued({ client: jonas.clients.brandwerk?.name ?? '', title: 'Beratung', price: '1000' });
  stage.forgives(person, /403/);
  await person.opens('/my-business#security-compliance');
  await person.presses('data-export:action');
  await expect(person.dialog()).toContainText(say('data-export:intro'));
  await expectAccessible(page, DIALOG);
  await person.answers('data-export:confirm');
  await expect(person.dialog()).toContainText(say('sign-in:error.PASSWORD_MISSING'));
  await password(person).fill(WRONG);
  await person.answers('data-export:confirm');
  await expect(person.dialog()).toContainText(say('account:password.wrong'));
  await password(person).fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await person.answers('data-export:confirm');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^belegbar-export-\d{4}-\d\d-\d\d\.zip$/);
  const { rows, manifest } = readExport(await readFile(await download.path()));
  expect(rows('invoices')).toMatchObject([{ gross: 119_000, status: 'sent' }]);
  expect(rows('clients')).toHaveLength(Object.keys(jonas.clients).length);
  expect(manifest.user.id).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByText(/Export vom .* vollständig geladen/)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, '#export');
});

test('Lena deletes her account, sleeps on it, and keeps it', async ({ stage }) => {
  const person = await stage.newcomer(lena, 'en', { viewport: { width: 1440, height: 900 } });
  const { page, say, call } = person;
  const email = await person.ownEmail();
  stage.forgives(person, /403/);
  await person.opens('/user-profile#delete-account');
  await person.presses('account-deletion:deletion.action');
  await expect(person.dialog()).toContainText(say('account-deletion:deletion.keptNothing'));
  await expect(person.dialog()).toContainText(
    say('account-deletion:deletion.gone.clients', { count: String(Object.keys(lena.clients).length) }),
  );
  await expectAccessible(page, DIALOG);
  await password(person).fill(WRONG);
  await person.answers('account-deletion:deletion.request');
  await expect(person.dialog()).toContainText(say('account:password.wrong'));
  await password(person).fill(PASSWORD);
  await person.answers('account-deletion:deletion.request');
  const section = page.locator('#delete-account');
  await expect(section).toContainText(say('account-deletion:deletion.requestedTitle'));

  const { mails } = await call<{ mails: { to: string; text: string }[] }>('outbox/list', {});
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  const link = new URL(/^http\S+$/m.exec(text)?.[0] ?? '');
  await person.opens(link.pathname + link.search);
  await person.seesHeading(say('account-deletion:confirm.title'));
  await passesInspection(person);
  await expect
    .poll(async () => (await call<{ state: string }>('accountDeletion/get')).state)
    .toBe('requested');
  await page.getByRole('button', { name: say('account-deletion:confirm.action'), exact: true }).click();
  await person.seesHeading(say('account-deletion:confirm.doneTitle'));
  await page.getByRole('link', { name: say('account-deletion:confirm.signIn') }).click();

  await person.entersPassword({ email, password: PASSWORD });
  await page.getByRole('link', { name: say('account-deletion:note.link') }).click();
  await expect(section).toContainText(/Your account will be deleted on/);
  await expectAccessible(page, '#delete-account');
  await section.getByRole('button', { name: say('account-deletion:deletion.keep') }).click();
  await expect(section).toContainText(say('account-deletion:deletion.text'));
  await expect(page.getByRole('link', { name: say('account-deletion:note.link') })).toHaveCount(0);
});
