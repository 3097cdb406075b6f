/** What the parts draw, made into a file that the policy of our pages allows: no inline style, and no name that stands twice. */

export interface Block {
  language: string;
  /** Names the tab. */
  title: string;
  markup: string;
}

export interface Still {
  markup: string;
  /** The rules of what stood in `style`. */
  style: string;
}

/** Who allows no script reads what this is in one language, and meets nothing that does not answer. */
const WITHOUT_SCRIPT = `html[lang="de"] [data-still]>[lang="en"],html[lang="en"] [data-still]>[lang="de"]{display:none}
@media (scripting:none){[data-still] main>:not(h1,p),[data-still] button{display:none}}`;

/** Puts the languages beside each other; of those the page keeps the one that it is shown in. */
export function asFile(blocks: readonly Block[]): Still {
  const rules = new Map<string, string>();
  const markup = blocks
    .map(({ language, title, markup }) => {
      const named = withOwnIds(withoutComments(markup), `still-${language}`);
      return `<div lang="${language}" data-title="${title}">${withMarks(withClasses(named, rules))}</div>`;
    })
    .join('\n');
  const style = [...rules].map(([rule, name]) => `.${name}.${name}.${name}{${rule}}`).join('\n');
  return { markup, style: `${style}\n${WITHOUT_SCRIPT}` };
}

function withoutComments(markup: string): string {
  return markup.replace(/<!--.*?-->/g, '');
}

/** An id of one language must not name what another's refers to. */
function withOwnIds(markup: string, prefix: string): string {
  return markup.replace(
    /\b(id|for|aria-labelledby|aria-describedby)="([^"]+)"/g,
    (_, attribute: string, ids: string) =>
      `${attribute}="${ids
        .split(' ')
        .map((id) => `${prefix}-${id}`)
        .join(' ')}"`,
  );
}

/** The policy forbids the attribute `style` in markup, so each of them becomes a class. */
export function withClasses(markup: string, rules: Map<string, string>): string {
  return markup.replace(/<[a-z][^>]*\bstyle="[^"]*"[^>]*>/g, (tag) => {
    const [attribute = '', rule = ''] = /\s*\bstyle="([^"]*)"/.exec(tag) ?? [];
    const name = rules.get(rule) ?? `still-${rules.size}`;
    rules.set(rule, name);
    const bare = tag.replace(attribute, '');
    return /\bclass="/.test(bare)
      ? bare.replace('class="', `class="${name} `)
      : bare.replace(/^<[a-z]+/, (start) => `${start} class="${name}"`);
  });
}

/** Encloses what not every install has, so that the server can leave it out without reading markup. */
function withMarks(markup: string): string {
  return markup
    .replace(/<section\b[^>]*aria-labelledby="[\w-]*demo-title".*?<\/section>/s, '<!--demo-->$&<!--/demo-->')
    .replace(/<a href="%imprint%">.*?<\/a>/s, '<!--imprint-->$&<!--/imprint-->')
    .replace(/<a href="%privacy%">.*?<\/a>/s, '<!--privacy-->$&<!--/privacy-->');
}
