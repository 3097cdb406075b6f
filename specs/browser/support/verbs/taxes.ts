/** Reading the VAT advance return. */
import { expect } from '@playwright/test';
import type { Person } from '../actor.ts';

/** Opens the return from the menu and goes on to the period that is still running. */
export async function opensRunningReturn({ page, say }: Person): Promise<void> {
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  await menu.getByRole('link', { name: say('shell:report.vat-advance') }).click();
  await page.getByRole('button', { name: say('tax-reports-form:nextPeriod') }).click();
}

/** Finds amounts in the form: the last of the row of each Kennzahl, or the base where the row has one. */
export async function seesBoxes({ page, say }: Person, boxes: Record<string, string[]>): Promise<void> {
  for (const [kennzahl, amounts] of Object.entries(boxes)) {
    const row = page
      .getByRole('table', { name: say('tax-reports-form:formCaption', { year: 2026 }) })
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: kennzahl, exact: true }) });
    for (const amount of amounts) await expect(row.getByRole('cell', { name: amount })).toBeVisible();
  }
}

/** Asks why a figure is what it is, and follows it to the document. */
export async function followsFigure(
  { page, say }: Person,
  kennzahl: string,
  document: string,
): Promise<void> {
  await page
    .getByRole('button', { name: say('tax-reports-form:whyThis', { kennzahl, amount: '' }).trim() })
    .click();
  const proof = page.getByRole('complementary');
  await expect(proof.getByRole('heading')).toBeFocused();
  await proof.getByRole('link', { name: document }).first().click();
  await expect(page.getByRole('heading', { name: document, level: 1 })).toBeVisible();
}
