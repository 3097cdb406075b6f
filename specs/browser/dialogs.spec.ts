import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

/** The dialog of a client is a little higher than this, so that its foot is reached with the name just under the head. */
const SCREEN = { viewport: { width: 1440, height: 900 } };

test('a client without a name or with a website that would run a script is refused where one sees it', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', SCREEN);
  const { page, say } = person;
  const dialog = page.getByRole('dialog');
  await person.opens('/my-business');
  await person.fillsProfileField('website', 'javascript:alert(1)');
  await expect(person.profileField('website')).toHaveAccessibleDescription(
    say('errors:problem.website.form'),
  );
  const add = page.getByRole('button', { name: say('clients:add'), exact: true });
  await add.click();
  await dialog.getByRole('button', { name: say('common:add') }).click();
  const name = dialog.getByLabel(say('clients:field.name'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(say('errors:problem.name.empty'));
  await expect(dialog.getByRole('alert')).toContainText(say('common:required'));
  expect(await page.evaluate<boolean>(IS_COVERED), 'something lies over the field').toBe(false);
  await person.fillsClient({ name: 'Studio Nord', website: 'javascript:alert(1)' });
  await dialog.getByRole('button', { name: say('common:add') }).click();
  const website = dialog.getByLabel(say('clients:field.website'), { exact: true });
  await expect(website).toBeFocused();
  await expect(website).toHaveAccessibleDescription(say('errors:problem.website.form'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add, 'after a dialog the keyboard is where it was').toBeFocused();
});

for (const width of [1440, 375])
  test(`a message stands at the lower right, and covers nothing of the dialog that is open (${width} px)`, async ({
    stage,
  }) => {
    const person = await stage.newcomer(jonas, 'de', { viewport: { width, height: 800 } });
    const { page, say } = person;
    const client = jonas.clients.brandwerk?.name ?? '';
    const { id } = await person.hasIssued({ client, title: 'Workshop', price: '1000' });
    stage.forgives(person, /ERR_FAILED|Failed to fetch/);
    let refused = 0;
    await page.route('**/rpc/shareLinks/create', (route) => {
      refused += 1;
      return route.abort();
    });
    await person.opens(`/invoice/${id}?share=link`);
    const dialog = page.getByRole('dialog');
    const create = dialog.getByRole('button', { name: say('invoices:link.create') });
    await create.click();
    const toast = page.locator('.mantine-Notification-root');
    await expect(toast).toBeVisible();
    // What is said again takes the place of what was said before.
    await create.click();
    await expect.poll(() => refused).toBe(2);
    await page.waitForTimeout(500);
    await expect(toast).toHaveCount(1);
    await toast.hover();
    // The mail is taller than the window.
    await dialog.getByRole('button', { name: say('sending:dialog.mail'), exact: true }).click();
    await expect(dialog.getByLabel(say('sending:form.subject'))).toBeVisible();
    await expect(async () => {
      const told = await toast.boundingBox();
      const around = await dialog.boundingBox();
      expect(Math.round((told?.x ?? 0) + (told?.width ?? 0))).toBe(width - 16);
      expect((around?.y ?? 0) + (around?.height ?? 0)).toBeLessThan(told?.y ?? 0);
      expect(around?.height).toBeGreaterThan(500);
    }).toPass({ timeout: 4000 });
  });

/** Whether something lies over the middle of the field that has the focus. */
const IS_COVERED = `(() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement;
})()`;
