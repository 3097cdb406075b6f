/** The rows of the day's page, where they are pressed and where the keys lead. */
import { jonas } from '../cast/jonas.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const ACTS = /^(Abgeben|Prüfen|Ansehen)$/;

for (const width of [375, 1440])
  test(`what looks like a button in a row is pressed as the link of the row (${width} px)`, async ({
    stage,
  }) => {
    const person = await stage.inTheBooksOf('jonas', { viewport: { width, height: 900 } });
    const { page } = person;
    await person.opens('/home');
    // Asked at once within the page, since rows come above it while it is looked at.
    const takesClick = () =>
      page.evaluate(`(() => {
        const texts = [...document.querySelectorAll('li[data-step] span')];
        const act = texts.find(({ textContent }) => ${ACTS}.test(textContent));
        if (act === undefined) return null;
        act.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = act.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit === act.closest('li').querySelector('a[data-opens-row]');
      })()`);
    await expect.poll(takesClick).toBe(true);
  });

test('a title that a key goes up to is not behind the head of the page', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas', { viewport: { width: 1440, height: 420 } });
  const { page } = person;
  await person.opens('/home');
  const titles = page.locator('li[data-step] a[data-opens-row]');
  await titles.nth(3).focus();
  await page.mouse.wheel(0, 2_000);
  await titles.first().focus();
  const head = await page.getByRole('banner').boundingBox();
  const title = await titles.first().boundingBox();
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test('on a phone there is room for whom the money comes from', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas', { viewport: { width: 375, height: 800 } });
  const { page, say } = person;
  await person.opens('/home');
  const table = page.getByRole('table', { name: say('home:toCome.title') });
  const box = await table.getByRole('columnheader', { name: say('home:toCome.from') }).boundingBox();
  expect(box?.width ?? 0).toBeGreaterThanOrEqual(120);
  const many = await table
    .getByRole('cell', { name: /^\d+ Rechnungen$/ })
    .first()
    .boundingBox();
  // One line of 22 with what is above and below it.
  expect(many?.height ?? 99).toBeLessThan(2 * 22);
});

test('the name of a client who has one word too many widens nothing', async ({ stage }) => {
  const name = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'}gesellschaft mbH`;
  const person = await stage.newcomer(
    {
      ...jonas,
      clients: { ...jonas.clients, brandwerk: { ...jonas.clients.brandwerk, name } },
    } as typeof jonas,
    'de',
    { viewport: { width: 1440, height: 900 } },
  );
  await person.hasIssued({ client: name, title: 'Workshop', price: '123456' });
  const { page, say } = person;
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await person.opens('/home');
    const table = page.getByRole('table', { name: say('home:toCome.title') });
    await expect(table.getByText(name)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    const amount = await table.getByRole('cell', { name: /146\.912,64/ }).boundingBox();
    expect((amount?.x ?? width) + (amount?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
