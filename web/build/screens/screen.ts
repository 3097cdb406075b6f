/** What is drawn, made into parts of a page that our policy allows, with the few rules of the style sheets that it needs. */
import { withClasses } from '../still/markup.ts';
import { WINDOWS, type Window } from './browser.ts';
import type { Drawn } from './draw.tsx';
import { rulesFor, type StyleRule } from './rules.ts';

export interface Screen extends Omit<Drawn, 'known'> {
  /** One style sheet. */
  style: string;
  /** JSON that no markup ends. */
  known: string;
}

export function screenOf(
  { markup, known, ...drawn }: Drawn,
  rules: readonly StyleRule[],
  window: Window,
): Screen {
  const own = new Map<string, string>();
  const plain = withClasses(markup, own);
  const style = [
    ...rulesFor(plain, rules),
    ...[...own].map(([rule, name]) => `.${name}.${name}.${name}{${rule}}`),
    `@media ${WINDOWS[window].hidden}{[data-still]{visibility:hidden}}`,
  ].join('\n');
  return { ...drawn, markup: plain, style, known: known.replaceAll('<', '\\u003c') };
}
