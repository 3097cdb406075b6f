/** Working through what waits: all of it fits, and what is to be mended can be copied. */
import { jonas } from '../cast/jonas.ts';
import { bill, PAPER, PAPIERHAUS, xmlOf, zugferdOf } from '../support/received.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const main = ({ page }: Actor) => page.getByRole('main');

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
