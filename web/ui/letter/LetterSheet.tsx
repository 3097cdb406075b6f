/** A mail as its reader sees it. The pages allow no inline style, which mails need: it is set by script, in a tree of its own that the page's styles do not reach. */
import { useLayoutEffect, useRef } from 'react';
import { wordsOf } from './words-of.ts';

interface Props {
  label: string;
  /** Markup of the body, in which people's words are escaped. */
  body: string;
  style: string;
  /** Where its links are opened. */
  leads: 'here' | 'elsewhere';
  /** What is told of a change in one of the parts that are marked `data-words`; absent where nothing can be changed. */
  edit?: { label: string; onChange: (place: string, words: string) => void } | undefined;
}

export function LetterSheet({ label, body, style, leads, edit }: Props) {
  const host = useRef<HTMLElement>(null);
  const onChange = useRef(edit?.onChange);
  onChange.current = edit?.onChange;
  const editLabel = edit?.label ?? null;
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    if (hasFocusOn(root)) return;
    root.replaceChildren(...nodesOf(body));
    adopt(root, style);
    if (leads === 'elsewhere') openElsewhere(root);
    if (editLabel !== null)
      openForEditing(root, editLabel, (place, words) => onChange.current?.(place, words));
  }, [body, style, leads, editLabel]);
  return <section ref={host} aria-label={label} />;
}

/** What somebody is writing in is not drawn anew under their hands. */
function hasFocusOn(root: ShadowRoot): boolean {
  return root.activeElement?.hasAttribute('data-words') ?? false;
}

function nodesOf(body: string): Node[] {
  const held = body.replace(/<style>[^<]*<\/style>/, '').replaceAll(' style="', ' data-css="');
  const parsed = new DOMParser().parseFromString(held, 'text/html');
  const nodes = [...parsed.body.childNodes].map((node) => document.importNode(node, true));
  const fragment = document.createDocumentFragment();
  fragment.append(...nodes);
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset.css ?? '';
    delete element.dataset.css;
  }
  return nodes;
}

function openElsewhere(root: ShadowRoot): void {
  for (const link of root.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
}

/** Style sheets that are made by script are no inline style either. */
function adopt(root: ShadowRoot, style: string): void {
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
}

function openForEditing(
  root: ShadowRoot,
  label: string,
  onChange: (place: string, words: string) => void,
): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-words]')) {
    element.setAttribute('contenteditable', 'true');
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-multiline', 'true');
    element.setAttribute('aria-label', label);
    element.tabIndex = 0;
    element.style.outlineOffset = '6px';
    element.style.cursor = 'text';
    element.addEventListener('input', () => onChange(element.dataset.words ?? '', wordsOf(element)));
    element.addEventListener('paste', pasteAsText);
  }
}

/** Words come without what they looked like elsewhere. */
function pasteAsText(event: ClipboardEvent): void {
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain') ?? '';
  document.execCommand('insertText', false, text);
}
