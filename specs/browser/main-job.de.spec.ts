import { createHash } from 'node:crypto';
import { jonas } from '../cast/jonas.ts';
import { newAddress, PASSWORD } from './support/newcomer.ts';
import { seesInPreview } from './support/preview.ts';
import { expect, test } from './support/stage.ts';

/*
 * 12.5 x 95.00 = 1187.50 at 19 %: 225.625, rounded 225.63. 1 x 250.40 at 7 %: 17.528, rounded 17.53.
 * Net 1437.90, gross 1681.06. The form cuts the bases (UStVA, lines 13 and 14): 1187 x 19 % = 225.53, 250 x 7 % = 17.50; together 243.03.
 */
test('Jonas signs up, bills his first work and finds it in the return of the quarter', async ({ stage }) => {
  test.slow();
  const person = await stage.stranger('de');
  await test.step('account, business, client and service', async () => {
    const account = { email: newAddress(jonas), password: PASSWORD };
    await person.signsUp(account);
    await person.confirmsByMail(account.email);
    await person.saysTaxation('no');
    await person.entersBusiness({
      fullName: 'Jonas Weber',
      street: 'Oderberger Straße 77',
      postCode: '10435',
      city: 'Berlin',
      land: 'Berlin',
      taxNumber: '21/815/08150',
      iban: 'DE89370400440532013000',
    });
    await person.addsService({ name: 'Entwicklung', unitPrice: '95', unit: 'Stunde' });
    await person.addsClient({
      name: 'Brandwerk Digital GmbH',
      street: 'Torstraße 140',
      postCode: '10119',
      city: 'Berlin',
    });
  });

  await test.step('an invoice with its document beside it', async () => {
    await person.startsInvoice();
    await person.choosesClient('Brandwerk Digital GmbH');
    await person.fillsField('title', 'Kassenanbindung');
    await person.insertsService('Entwicklung');
    await person.writesLine(1, { quantity: '12,5', details: 'Schnittstelle und Tests' });
    await person.addsLine(2, {
      description: 'Handbuch',
      quantity: '1',
      unit: 'Stk.',
      unitPrice: '250,40',
      vatCase: '7 %',
    });
    await person.seesTotals({
      Netto: '1.437,90 €',
      'auf 1.187,50 €': '225,63 €',
      'auf 250,40 €': '17,53 €',
      Gesamt: '1.681,06 €',
    });
    for (const text of ['Entwicklung', 'Schnittstelle und Tests', 'Handbuch'])
      await seesInPreview(person, text);
    await person.seesSaved();
  });

  const pdf = await test.step('issued, with a PDF that is the stored one', async () => {
    expect(await person.issues()).toMatch(/0*1$/);
    const hash = await person.seesStoredHash();
    const bytes = await person.downloadsPdf();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    return bytes;
  });

  await test.step('the client opens the link without an account', async () => {
    const link = await person.sharesInvoice();
    const client = await stage.stranger('de');
    await client.opens(link);
    await expect(client.page.getByText(/^Kassenanbindung, /)).toBeVisible();
    await expect(client.page.getByText('1.681,06 €').first()).toBeVisible();
    expect(await client.downloadsSharedPdf()).toEqual(pdf);
    await client.page.getByRole('link', { name: 'EN, English' }).click();
    await expect(client.page.getByText('Please pay by Wednesday, 02/12/2026.')).toBeVisible();
  });

  await test.step('paid', async () => {
    await person.recordsPayment();
    await person.seesState('paid');
  });

  await test.step('in the return, down to the invoice', async () => {
    const number = await person.page.getByRole('heading', { level: 1 }).innerText();
    await person.opensRunningReturn();
    await person.seesBoxes({ '81': ['1.187', '225,53'], '86': ['250', '17,50'], '83': ['243,03'] });
    await expect(person.page.getByText(/Formular 243,03.*Journal 243,16/)).toBeVisible();
    await person.followsFigure('81', number);
    await person.seesState('paid');
  });
});
