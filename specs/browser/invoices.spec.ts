/** The list of invoices, and the money of one invoice, with names and amounts as long as they come. */
import { randomUUID } from 'node:crypto';
import { jonas } from '../cast/jonas.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, type Stage, test } from './support/stage.ts';

const LONG_NAME = 'Gesellschaft für wissenschaftliche Datenverarbeitung mbH Göttingen';
const LONG_TITLE = 'Konzeption, Gestaltung und Umsetzung der neuen Hauptseite im Herbst';
const member = {
  ...jonas,
  clients: {
    ...jonas.clients,
    long: { ...jonas.clients.brandwerk, name: LONG_NAME, number: '', country: 'DE' },
  },
};

/** Jonas with an invoice over 1,142,451.59 to a client with a long name: 960,043.35 x 1.19 = 1,142,451.5865. */
async function withLargeInvoice(stage: Stage): Promise<{ person: Actor; id: string }> {
  const person = await stage.newcomer(member);
  const invoice = await person.hasIssued({ client: LONG_NAME, title: LONG_TITLE, price: '960043.35' });
  return { person, id: invoice.id };
}

test('a long name takes nothing from the amounts, on any window, and millions fit on a phone', async ({
  stage,
}) => {
  const { person, id } = await withLargeInvoice(stage);
  const { page } = person;
  const widths = [375, 768, 1024, 1440, 1920];
  await person.opens('/invoices');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('main').getByText(LONG_NAME, { exact: true })).toBeVisible();
    await expect(page.getByTitle(`${LONG_NAME}, ${LONG_TITLE}`)).toBeVisible();
    expect(await page.evaluate(TOO_WIDE), `elements too wide at ${width} pixels`).toEqual([]);
    await expectNoSidewaysScrolling(page);
    // On a small desk the gross amount leaves its place to the client; what is open stays.
    const amounts = await page.getByRole('main').getByText('1.142.451,59').filter({ visible: true }).all();
    expect(amounts.length, `amounts at ${width} pixels`).toBeGreaterThanOrEqual(1);
    for (const amount of amounts) await expect(amount).toBeInViewport({ ratio: 1 });
  }
  await person.opens('/home');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('main').getByText(LONG_NAME).last()).toBeVisible();
    expect(await page.evaluate(TOO_WIDE), `elements of home too wide at ${width} pixels`).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  await fitsOnAPhone(person, id);
});

/** Elements of the list that reach over the right edge of its frame, and frames that would have to be scrolled. */
const TOO_WIDE = `(() => {
  const main = document.querySelector('main');
  const edge = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main.firstElementChild).paddingRight);
  return [...main.querySelectorAll('table, th, td, li, li > *, li > * > *')]
    .filter((element) => element.getBoundingClientRect().right > edge + 1)
    .map((element) => element.outerHTML.slice(0, 120));
})()`;

test('on a phone no due date is shown where no money is expected', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: { width: 375, height: 800 } });
  const invoice = await person.hasIssued({
    client: 'Brandwerk Digital GmbH',
    title: 'Workshop',
    price: '1000',
  });
  const due = person.page.getByText(/fällig 02\.12\./);
  await person.opens('/invoices');
  await expect(due).toHaveCount(1);
  await cancels(person, invoice.id);
  await person.opens('/invoices');
  await expect(person.page.getByText(/vom 18\.11\./)).toHaveCount(2);
  await expect(due).toHaveCount(0);
});

for (const language of ['de', 'en'] as const)
  for (const width of [375, 1440])
    test(`what takes a payment back is printed over nothing (${language}, ${width} px)`, async ({
      stage,
    }) => {
      const person = await stage.newcomer(jonas, language, { viewport: { width, height: 800 } });
      const client = jonas.clients.brandwerk?.name ?? '';
      const { id } = await person.hasIssued({ client, title: 'Workshop', price: '1000' });
      await paysOneEuro(person, id);
      await person.opens(`/invoice/${id}`);
      const row = person.page.getByRole('row').filter({ has: person.page.getByRole('button') });
      await expect(row).toHaveCount(1);
      const places = await Promise.all(
        [row.locator('th button'), row.locator('th span:not(:has(*)):visible')].map(async (found) =>
          Promise.all((await found.all()).map((one) => one.boundingBox())),
        ),
      );
      const [[button] = [], texts] = places;
      expect(texts?.length).toBeGreaterThan(0);
      for (const text of texts ?? []) {
        const [above, below] = [button, text].sort((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 0.5);
      }
    });

async function paysOneEuro(person: Actor, id: string): Promise<void> {
  await person.call('invoices/recordPayment', {
    id,
    idempotencyKey: randomUUID(),
    paidOn: '2026-11-18',
    amount: 100,
    method: 'bankTransfer',
    note: 'erste Rate',
  });
}

/** Amounts in the millions, with a payment of one euro. */
async function fitsOnAPhone(person: Actor, id: string): Promise<void> {
  const { page } = person;
  await paysOneEuro(person, id);
  await person.opens(`/invoice/${id}`);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByText('1.142.450,59 €').scrollIntoViewIfNeeded();
    await expect(page.getByText('1.142.450,59 €')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
    const ends = await page.evaluate<number[]>(ENDS_OF_AMOUNTS);
    expect(ends).toHaveLength(3);
    for (const end of ends) expect(end).toBeCloseTo(width - 16, 0);
  }
}

/** Where the last cells of the payments end at the right. */
const ENDS_OF_AMOUNTS = `[...document.querySelectorAll('main table tr')].map(
  (row) => row.lastElementChild.getBoundingClientRect().right,
)`;

function cancels(person: Actor, id: string): Promise<{ id: string }> {
  return person.call<{ id: string }>('invoices/cancel', {
    id,
    idempotencyKey: randomUUID(),
    reason: 'correctedInvoiceFollows',
  });
}
