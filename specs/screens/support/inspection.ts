/** What the structure of a screen owes everyone: names, roles, labels, headings, landmarks, by the rules of axe. */
import axe, { type RunOptions } from 'axe-core';
import { NEED_LAYOUT } from '../../support/layout-rules.ts';
import { expect, type Screen, waitFor } from './stage.tsx';

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: Object.fromEntries(NEED_LAYOUT.map((id) => [id, { enabled: false }])),
};

/** The screen that is open has come, is named, and its structure is readable for all. */
export async function passesInspection({ say, queryAllByLabelText }: Screen): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBe(null);
    expect(queryAllByLabelText(say('common:loading'))).toEqual([]);
  });
  expect(await findings(document.documentElement), location.href).toEqual([]);
}

/** The rule and the elements of the part that break it. */
export async function findings(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, OPTIONS);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
