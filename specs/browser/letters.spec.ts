/** Mails to clients keep to the column of their reader, whatever the names in them. */
import { TEMPLATES } from '@belegbar/domain/business';
import { CASES } from '../../tools/pictures/cases.ts';
import { mailOf } from '../../tools/pictures/mails.ts';
import { expect, test } from './support/stage.ts';

const WIDTHS = [320, 600] as const;
const MAILED = CASES.filter(({ mail }) => mail !== null);

for (const design of TEMPLATES)
  test(`no mail in ${design} is wider than its column, and the amount stays whole`, async ({ page }) => {
    for (const language of ['de', 'en'] as const)
      for (const example of MAILED) {
        const { html } = await mailOf(example, { design, language });
        await page.setContent(html);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const faults = await page.evaluate<string[]>(WHAT_STICKS_OUT);
          expect(faults, `${example.name}, ${language}, ${width} px`).toEqual([]);
        }
      }
  });

/** Words beyond the paper of the letter or the cell they stand in, and amounts on two lines. */
const WHAT_STICKS_OUT = `(() => {
  const faults = [];
  const paper = document.querySelector('.bb-p').getBoundingClientRect();
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls');
  if (paper.width > 600.5) faults.push('the paper has ' + paper.width + ' px');
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const cell = text.parentElement.closest('td, th').getBoundingClientRect();
    if (lines.some(({ left, right }) => left < cell.left - 0.5 || right > cell.right + 0.5)) faults.push(text.data);
    const isAmount = /^[^a-z]*\\d[.,]\\d\\d(?:\\s\\S+)?$/.test(text.data);
    if (isAmount && new Set(lines.map(({ top }) => top)).size > 1) faults.push('broken: ' + text.data);
  }
  return faults;
})()`;
