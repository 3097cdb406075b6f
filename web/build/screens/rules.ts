/** Which rules of the style sheets hold for what is drawn. */

export interface StyleRule {
  /** With what encloses it. */
  css: string;
  /** The classes of each of its selectors; one without any holds everywhere. */
  selectors: readonly (readonly string[])[];
  /** Of an animation. */
  keyframes?: string;
}

/** In the order of the sheets. @param markup classes stand in double quotes */
export function rulesFor(markup: string, rules: readonly StyleRule[]): string[] {
  const classes = new Set(
    [...markup.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const holding = rules.filter(
    ({ keyframes, selectors }) =>
      keyframes === undefined && selectors.some((names) => names.every((name) => classes.has(name))),
  );
  const text = holding.map(({ css }) => css);
  const named = rules.filter(
    ({ keyframes }) => keyframes !== undefined && text.some((css) => css.includes(keyframes)),
  );
  return [...text, ...named.map(({ css }) => css)];
}
