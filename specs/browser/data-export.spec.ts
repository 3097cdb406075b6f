/** Taking everything along: the export of all data, behind the password. */
import { readFile } from 'node:fs/promises';
import { jonas } from '../cast/jonas.ts';
import { readExport } from '../support/archive-reader.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
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
