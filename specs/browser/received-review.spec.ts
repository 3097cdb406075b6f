/** Working through what waits: what is to be paid is true, nothing is booked by a stray key, what was typed stays, and all of it fits. */
import { jonas } from '../cast/jonas.ts';
import { bill, PAPER, PAPIERHAUS, xmlOf, zugferdOf } from '../support/received.ts';
import { expectNoSidewaysScrolling, passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const CREDIT = {
  ...bill({
    number: 'G-1',
    typeCode: '381',
    taxPointCode: '432',
    vatBreakdown: [{ base: '40.00', tax: '2.80', category: 'S', rate: '7' }],
  }),
  seller: PAPIERHAUS,
};
const OWN = {
  ...PAPER,
  number: 'E-1',
  seller: { ...PAPIERHAUS, name: 'Weber Code', vatId: 'DE314159262' },
  buyer: PAPIERHAUS,
};
const DEBIT = {
  ...bill({ number: 'L-1' }),
  payments: [{ code: '59', account: { iban: 'DE02120300000000202051' } }],
};

const main = ({ page }: Actor) => page.getByRole('main');
const pay = ({ page, say }: Actor) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: say('received-invoices:pay.title'), exact: true }) })
    .last();

/** Takes the files in and waits until the queue has them all. */
async function hasReceived(person: Actor, ...files: File[]): Promise<void> {
  const { page, say } = person;
  await person.opens('/finance/received');
  await expect(page.getByText(say('received-invoices:empty.first.law'))).toBeVisible();
  for (const [index, file] of files.entries()) {
    await drops(person, main(person), [file]);
    const list = page.getByRole('region', { name: say('received-invoices:panel.title') });
    await expect(list.getByRole('link').nth(index)).toBeVisible();
  }
  await page
    .getByRole('button', { name: say('received-invoices:panel.close') })
    .first()
    .click();
}

const opens = ({ page }: Actor, sender: string) =>
  main({ page } as Actor)
    .getByRole('link', { name: sender })
    .first()
    .click();

test('where nothing is to be transferred Jonas reads the one true reason, and nothing is late', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await hasReceived(person, xmlOf(CREDIT, 'g.xml'), xmlOf(OWN, 'own.xml'), xmlOf(DEBIT, 'l.xml'));
  await test.step('the queue has a credit below zero, without a day by which to pay', async () => {
    const row = page.getByRole('row').filter({ hasText: 'G-1' });
    await expect(row).toContainText(/[-\u2212]42,80/);
    await expect(row).not.toContainText(say('received-invoices:late'));
  });
  for (const [sender, reason] of [
    ['Cloudhafen Ltd.', 'directDebit'],
    ['Weber Code', 'own'],
    ['Papierhaus Lange GmbH', 'credit'],
  ] as const)
    await test.step(reason, async () => {
      await person.opens('/finance/received');
      await opens(person, sender);
      await person.seesHeading(sender);
      await expect(pay(person)).toContainText(say(`received-invoices:pay.none.${reason}`));
      await expect(pay(person)).not.toContainText(say('received-invoices:late'));
      await expect(pay(person)).not.toContainText('IBAN');
      await expect(page.getByRole('img', { name: say('received-invoices:pay.code') })).toHaveCount(0);
      await passesInspection(person);
    });
  await expect(main(person)).toContainText(say('e-invoice:taxPoint.432'));
});

test('what Jonas has typed is there when he comes back, and Enter books only from within the form', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await hasReceived(person, xmlOf(PAPER, 'a.xml'), xmlOf(bill(), 'b.xml'));
  await opens(person, 'Cloudhafen Ltd.');
  await person.seesHeading('Cloudhafen Ltd.');
  const category = page.getByLabel(say('received-invoices:book.category'));
  await category.selectOption({ label: say('received-invoices:category.software') });
  await page.getByRole('button', { name: say('received-invoices:next') }).click();
  await person.seesHeading('Papierhaus Lange GmbH');
  await expect(category).toHaveValue('');
  await page.getByRole('button', { name: say('received-invoices:previous') }).click();
  await person.seesHeading('Cloudhafen Ltd.');
  await expect(category).toHaveValue('software');
  await page.waitForTimeout(800);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  expect(await person.call('receivedInvoices/count')).toEqual({ toReview: 2 });
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('received-invoices:booked', { number: 'B-2026-0001' }))).toBeVisible();
  await person.seesHeading('Papierhaus Lange GmbH');
});

test('on a phone the way to the next one and ten-digit amounts are in sight', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  const others = Array.from({ length: 10 }, (_, index) => ({ ...PAPER, number: `P-${index}` }));
  // 1,234,567,890.12 at 19 % are 234,567,899.1228 of VAT.
  const huge = {
    ...bill({
      number: 'H-1',
      vatBreakdown: [{ base: '1234567890.12', tax: '234567899.12', category: 'S', rate: '19' }],
    }),
    seller: PAPIERHAUS,
  };
  await person.opens('/finance/received');
  await drops(
    person,
    main(person),
    [...others, huge].map((invoice, index) => xmlOf(invoice, `${index}.xml`)),
  );
  await expect.poll(() => person.call('receivedInvoices/count')).toEqual({ toReview: 11 });
  await page
    .getByRole('button', { name: say('received-invoices:panel.close') })
    .first()
    .click();
  const huges = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: 'H-1' });
  await huges.first().getByRole('link').click();
  await person.seesHeading('Papierhaus Lange GmbH');
  await expect(page.getByRole('button', { name: say('received-invoices:next') })).toBeInViewport({
    ratio: 1,
  });
  await expectNoSidewaysScrolling(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await excessOfAmounts(person)).toBeLessThanOrEqual(0);
  }
});

/** By how many pixels an amount of the booking runs out of the form. */
function excessOfAmounts({ page }: Actor): Promise<number> {
  return page.evaluate(`(() => {
    const form = document.querySelector('form#booking');
    const edge = form.getBoundingClientRect();
    const parts = [...form.querySelectorAll('dd > *, dt')].map((part) => part.getBoundingClientRect());
    return Math.max(...parts.flatMap(({ left, right }) => [right - edge.right, edge.left - left]));
  })()`);
}

test('what is to be mended is told as the sender’s, and can be copied for him', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, context, say } = person;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const wrong = { ...PAPER, totals: { ...PAPER.totals, gross: '190.00', payable: '190.00' } };
  await hasReceived(person, zugferdOf(wrong));
  await opens(person, 'Papierhaus Lange GmbH');
  await person.seesHeading('Papierhaus Lange GmbH');
  await expect(page.getByText(say('e-invoice:findings.forSender')).first()).toBeVisible();
  await page.getByRole('button', { name: say('e-invoice:findings.copy') }).click();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(text).toContain('Rechnung P-77, Datei rechnung.pdf.');
  expect(text).toContain('BR-CO-15');
});

test('what stands in red is not booked as if it were empty: Jonas is led to it', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await hasReceived(person, xmlOf({ ...PAPER, number: 'ROT-1' }));
  await opens(person, 'Papierhaus');
  await page.getByLabel(say('received-invoices:book.category')).selectOption('materials');
  await page.getByLabel(say('received-invoices:book.paidOn')).fill('31.02.2026');
  await page.getByText(say('received-invoices:book.more')).click();
  const share = page.getByLabel(say('received-invoices:book.privateShare'));
  await share.fill('130');
  const book = page.getByRole('button', { name: say('received-invoices:book.act') });
  await book.click();
  await expect(page.getByText(say('received-invoices:book.incomplete'))).toBeVisible();
  await expect(page.getByLabel(say('received-invoices:book.paidOn'))).toBeFocused();
  await page.getByLabel(say('received-invoices:book.paidOn')).fill('');
  await share.fill('30');
  await book.click();
  await expect(page).toHaveURL(/\/finance\/received$/);
});
