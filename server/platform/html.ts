/** Markup made of text: whatever is put into it is escaped, unless it is markup already. */
export interface Html {
  readonly markup: string;
}

type Part = Html | readonly Html[] | string | number | null;

/** A tagged template of markup. Texts and numbers become text, null becomes nothing. */
export function html(markup: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = parts.map(textOf);
  return { markup: markup.map((text, index) => text + (texts[index] ?? '')).join('') };
}

/** Text as it stands in markup and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function textOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(textOf).join('');
}
