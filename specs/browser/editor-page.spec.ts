/** The editor beside its page, from a small notebook to a large screen: the page at reading size, all designs below it, and a head on one line. */
import { TEMPLATES } from '@belegbar/domain/business';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** Of the window, and how wide the page is at least: A4 is 794 pixels wide in print, and the form beside it needs 600. */
const WINDOWS = [
  { width: 1280, height: 720, page: 570, hasDesigns: false },
  { width: 1440, height: 900, page: 730, hasDesigns: true },
  { width: 1920, height: 1080, page: 780, hasDesigns: true },
];

for (const { width, height, page: least, hasDesigns } of WINDOWS)
  test(`at ${width} by ${height} the page is ${least} pixels wide or more, the designs stand below it, and one press shows all of it`, async ({
    stage,
  }) => {
    const jonas = await stage.inTheBooksOf('jonas', { viewport: { width, height } });
    const { page, say } = jonas;
    await jonas.startsInvoice();
    await jonas.choosesClient('Brandwerk Digital GmbH');
    await jonas.writesLine(1, { description: 'Workshop', quantity: '1', unitPrice: '950' });
    await jonas.seesSaved();
    const drawn = page.getByAltText(say('invoices:preview.draftPage', { page: 1, pages: 1 }));
    await expect(drawn).toBeVisible();
    expect((await drawn.boundingBox())?.width).toBeGreaterThanOrEqual(least);
    const designs = switchOf(jonas);
    await expect(designs).toHaveAttribute('aria-expanded', String(hasDesigns));
    if (!hasDesigns) await designs.click();
    await seesAllDesigns(jonas);
    await page.getByRole('button', { name: say('invoices:preview.fits') }).click();
    await expect(drawn).toBeInViewport({ ratio: 1 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const issue = await page.getByRole('button', { name: say('invoices:issue.button') }).boundingBox();
    expect(issue?.y, 'the acts stand beside the title').toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });

function switchOf({ page, say }: Actor) {
  const design = say('designs:name.standard');
  return page.getByRole('button', { name: say('invoices:preview.design', { name: design }) });
}

/** Beside one another, in a narrow window by scrolling them. */
async function seesAllDesigns({ page, say }: Actor): Promise<void> {
  const designs = page.getByRole('group', { name: say('invoices:preview.designs') });
  for (const template of TEMPLATES) {
    const design = designs.getByRole('radio', { name: say(`designs:name.${template}`), exact: true });
    await design.scrollIntoViewIfNeeded();
    await expect(design).toBeInViewport({ ratio: 1 });
  }
}
