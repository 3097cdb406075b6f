/** The editor beside its page, from a small notebook to a large screen: all of the page, all designs, and a head on one line. */
import { TEMPLATES } from '@belegbar/domain/business';
import { expect, test } from './support/stage.ts';

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`at ${width} by ${height} the whole page and all designs with their names are in view`, async ({
    stage,
  }) => {
    const jonas = await stage.inTheBooksOf('jonas', { viewport: { width, height } });
    const { page, say } = jonas;
    await jonas.startsInvoice();
    await jonas.choosesClient('Brandwerk Digital GmbH');
    await jonas.writesLine(1, { description: 'Workshop', quantity: '1', unitPrice: '950' });
    await jonas.seesSaved();
    const drawn = page.getByAltText(say('invoices:preview.draftPage', { page: 1, pages: 1 }));
    await expect(drawn).toBeInViewport({ ratio: 1 });
    const designs = page.getByRole('group', { name: say('invoices:preview.designs') });
    for (const template of TEMPLATES)
      await expect(designs.getByText(say(`designs:name.${template}`), { exact: true })).toBeInViewport({
        ratio: 1,
      });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const issue = await page.getByRole('button', { name: say('invoices:issue.button') }).boundingBox();
    expect(issue?.y, 'the acts stand beside the title').toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });
