import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

/** From the door to a first invoice in the client's hands, by the way that the pages offer. */
const CLICKS_MAXIMUM = 15;

for (const [device, viewport] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test(`from the sign-up to the shared invoice it takes ${CLICKS_MAXIMUM} clicks at most on ${device}`, async ({
    stage,
  }) => {
    test.slow();
    const person = await stage.stranger('de', { viewport, isNew: true });
    const clicks = await countClicks(person);
    await signsUpAndAnswers(person);
    await writesFirstInvoice(person);
    await sharesIt(person);
    expect(clicks.length, clicks.join('\n')).toBeLessThanOrEqual(CLICKS_MAXIMUM);
    expect(clicks.length, 'something was counted').toBeGreaterThan(5);
  });

/** Presses of the mouse or a finger, not of a key: the words on what was pressed. */
async function countClicks({ page }: Actor): Promise<string[]> {
  const clicks: string[] = [];
  await page.exposeFunction('countClick', (words: string) => clicks.push(words));
  await page.addInitScript(`addEventListener('click', (event) => {
    if (event.detail > 0) window.countClick((event.target.textContent || event.target.type || '').slice(0, 40));
  }, true)`);
  return clicks;
}

async function signsUpAndAnswers(person: Actor): Promise<void> {
  const { page, say } = person;
  const email = newAddress(jonas);
  await person.opens('/auth');
  await page.getByRole('link', { name: say('sign-in:signIn.toSignUpLink') }).click();
  await person.fillsSignUp({ email, password: PASSWORD });
  await person.confirmsByMail(email);
  const field = (name: string) =>
    page.getByRole('textbox', { name: say(`business:field.${name}`), exact: true });
  await page.getByRole('button', { name: say('business:first.next') }).click();
  await page.getByRole('radio', { name: say('business:first.taxation.no') }).click();
  await expect(page.getByRole('radio', { name: say('business:first.taxation.no') })).toBeChecked();
  await page.keyboard.press('Enter');
  await field('fullName').fill('Mara Lindt');
  await field('street').fill('Lange Straße 4');
  await field('postCode').fill('01067');
  await field('city').fill('Dresden');
  await page.keyboard.press('Enter');
  await field('vatId').fill('DE136695976');
  await page.keyboard.press('Enter');
  await field('iban').fill('DE89370400440532013000');
  await page.keyboard.press('Enter');
}

async function writesFirstInvoice(person: Actor): Promise<void> {
  const { page, say } = person;
  await page.getByRole('link', { name: say('home:first.invoice.action') }).click();
  const client = page.getByRole('combobox', { name: say('invoices:field.clientId'), exact: true });
  await client.fill('Blumen Hansen GmbH');
  await page.getByRole('option', { name: /Blumen Hansen/ }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(say(`clients:field.${name}`), { exact: true });
  await field('street').fill('Hafenstraße 2');
  await field('postCode').fill('20457');
  await field('city').fill('Hamburg');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await person.writesLine(1, { description: 'Schaufenster', quantity: '8', unitPrice: '70' });
  await person.seesSaved();
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  await dialog.getByRole('button', { name: say('invoices:issue.confirm') }).click();
}

/** The dialog that sends opens by itself. */
async function sharesIt({ page, say }: Actor): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('sending:dialog.link')).click();
  await dialog.getByRole('button', { name: say('invoices:link.create') }).click();
  await expect(dialog.getByRole('button', { name: say('invoices:link.copy') })).toBeVisible();
}
