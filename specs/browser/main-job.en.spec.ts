import { createHash } from 'node:crypto';
import { aylin } from '../cast/aylin.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { seesInPreview } from './support/preview.ts';
import { expect, test } from './support/stage.ts';

/*
 * 3 x 1320.00 = 3960.00, x 19 % = 752.40, gross 4712.40. Taxed when paid (§ 20 UStG): half of it, 2356.20 / 1.19 = 1980.00,
 * carries 376.20; the rest brings 3960.00 and 752.40.
 */
test('Aylin signs up in English, is paid in two parts and owes VAT for each as it comes', async ({
  stage,
}) => {
  test.slow();
  const person = await stage.stranger('en');
  await test.step('account, business, taxation and client', async () => {
    const account = { email: newAddress(aylin), password: PASSWORD };
    await person.signsUp(account);
    await person.confirmsByMail(account.email);
    await person.saysTaxation('no');
    await person.entersBusiness({
      fullName: 'Aylin Demir',
      street: 'Lindenallee 14',
      postCode: '50968',
      city: 'Köln',
      vatId: 'DE271828180',
      iban: 'DE02120300000000202051',
    });
    await person.choosesTaxation(['cash', 'quarter']);
    await person.addsClient({
      name: 'Praxis Dr. Aydın',
      street: 'Venloer Straße 240',
      postCode: '50823',
      city: 'Köln',
    });
  });

  await test.step('an invoice with its document beside it', async () => {
    await person.startsInvoice();
    await person.choosesClient('Praxis Dr. Aydın');
    await person.fillsField('title', 'Team days');
    await person.writesLine(1, {
      description: 'Moderated team day',
      quantity: '3',
      unit: 'days',
      unitPrice: '1,320',
    });
    await person.seesTotals({ Net: '€3,960.00', 'VAT 19%': '€752.40', Total: '€4,712.40' });
    await seesInPreview(person, 'Moderated team day');
    await person.seesSaved();
    await person.issues();
  });

  await test.step('the stored PDF, and the one behind the link', async () => {
    const hash = await person.seesStoredHash();
    const bytes = await person.downloadsPdf();
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    const client = await stage.stranger('en');
    await client.opens(await person.sharesInvoice());
    await expect(client.page.getByText(/^Team days, /)).toBeVisible();
    expect(await client.downloadsSharedPdf()).toEqual(bytes);
  });

  const number = await person.page.getByRole('heading', { level: 1 }).innerText();
  await test.step('half of it paid', async () => {
    await person.recordsPayment('2,356.20');
    await expect(
      person.page
        .getByRole('main')
        .getByText(/2,356\.20.*4,712\.40/)
        .first(),
    ).toBeVisible();
    await person.opensRunningReturn();
    await person.seesBoxes({ '81': ['1,980', '376.20'], '83': ['376.20'] });
    await person.followsFigure('81', number);
  });

  await test.step('all of it paid', async () => {
    await person.recordsPayment();
    await person.seesState('paid');
    await person.opensRunningReturn();
    await person.seesBoxes({ '81': ['3,960', '752.40'], '83': ['752.40'] });
  });
});
