/** The page that the link of the weekly mail leads to, as it is laid out. */
import { expect, test } from './support/stage.ts';

for (const width of [375, 1440])
  test(`between what the page says and its button there is air (${width} px)`, async ({ stage }) => {
    const { page, say } = await stage.stranger('de', { viewport: { width, height: 800 } });
    await page.goto('/weekly-digest-off?link=unknown');
    const text = await page.getByText(say('weekly-digest:unknown.lead')).boundingBox();
    const button = await page.getByRole('link', { name: say('weekly-digest:settings') }).boundingBox();
    expect((button?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeGreaterThanOrEqual(16);
  });
