/** Working through what waits: all of it fits, on a phone as well. */
import { jonas } from '../cast/jonas.ts';
import { bill, PAPER, PAPIERHAUS, xmlOf } from '../support/received.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const main = ({ page }: Actor) => page.getByRole('main');

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
