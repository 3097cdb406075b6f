/** What an XRechnung lacks is within reach on a phone, however long the client's name, and once it is mended the invoice is issued. What is said when stands in `specs/screens/e-invoice-readiness.screen.tsx`. */
import { passesInspection } from './support/accessibility.ts';
import { eInvoicePart, JONAS_WITHOUT_PHONE, PUBLIC_BODY, WORK } from './support/public-body.ts';
import { expect, test } from './support/stage.ts';

test('on a phone the missing number of the seller leads to its field in sight, and with it the XRechnung is issued', async ({
  stage,
}) => {
  const name = 'Landesbetrieb für Straßenbauverwaltungsangelegenheiten Mecklenburg-Vorpommern';
  const member = { ...JONAS_WITHOUT_PHONE, clients: { long: { ...PUBLIC_BODY, name } } };
  const person = await stage.newcomer(member, 'en', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  const list = eInvoicePart(person);
  await person.opens('/invoices/new');
  await person.choosesClient(name);
  await person.writesLine(1, WORK);
  await expect(list).toContainText('The phone number of the seller is missing.');
  await passesInspection(person);
  await person.seesSaved();
  await list.getByRole('link', { name: say('invoices:findings.toBusiness') }).click();
  await expect(person.profileField('phone')).toBeFocused();
  await expect(person.profileField('phone')).toBeInViewport();
  await page.keyboard.type('0351 5550 148');
  await person.profileField('phone').blur();
  await expect(page.getByText(say('common:save.saved'))).toBeVisible();
  await page.goBack();
  await expect(list).toContainText(say('invoices:eInvoice.ready.both'));
  await person.issues();
});
