/** The app takes the place of the door that stood as markup: at once, with what was typed, where the focus was, and what was pressed. */

/** What `door.js` keeps for the app. */
interface Kept {
  act: { kind: 'press' | 'send'; element: Element } | null;
}

declare global {
  interface Window {
    doorKept?: Kept;
  }
}

/** However slow a part of the screen is, the door must not stay without an answer. */
const PATIENCE_MILLISECONDS = 4_000;

/** Where the app is drawn: in the page, or aside while the door stands in its place. */
export function placeOfApp(): { place: HTMLElement; screenStands: () => void } {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root element');
  if (!('still' in root.dataset)) return { place: root, screenStands: () => {} };
  const place = document.createElement('div');
  place.id = 'root';
  let isDone = false;
  const takeOver = () => {
    if (isDone) return;
    isDone = true;
    replace(root, place);
  };
  return { place, screenStands: () => void whenWhole(place).then(takeOver) };
}

/** The story is fetched after the form. The door would lose its right half for that long. */
function whenWhole(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const isWhole = () => place.querySelector('[data-kind="door"] > aside:empty') === null;
    if (isWhole()) return resolve();
    const watch = new MutationObserver(() => isWhole() && done());
    const done = () => {
      watch.disconnect();
      resolve();
    };
    watch.observe(place, { childList: true, subtree: true });
    setTimeout(done, PATIENCE_MILLISECONDS);
  });
}

function replace(still: HTMLElement, place: HTMLElement): void {
  const before = controlsOf(still);
  const focused = before.indexOf(document.activeElement as Control);
  const act = window.doorKept?.act ?? null;
  const acted = act === null ? -1 : before.indexOf(act.element as Control);
  const { scrollX, scrollY } = window;
  still.replaceWith(place);
  scrollTo(scrollX, scrollY);
  tellStoryOn(place);
  const after = controlsOf(place);
  // The same parts drew both, unless the address leads elsewhere.
  if (after.length !== before.length) return;
  for (const [index, control] of before.entries()) type(after[index], control);
  after[focused]?.focus();
  const again = after[acted];
  if (act?.kind === 'press') again?.click();
  if (act?.kind === 'send' && again instanceof HTMLInputElement) again.form?.requestSubmit();
}

type Control = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

function controlsOf(place: HTMLElement): Control[] {
  return [...place.querySelectorAll<Control>('a[href], button, input')];
}

/** As a person would, so that the form learns of it. */
function type(into: Control | undefined, from: Control): void {
  const isTyped = from instanceof HTMLInputElement && from.type !== 'checkbox' && from.value !== '';
  if (!isTyped || !(into instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(into, from.value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}

/** It goes on where it was, which began with the first picture of the page. */
function tellStoryOn(place: HTMLElement): void {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const told = performance.now() - (painted?.startTime ?? 0);
  for (const animation of place.querySelector('aside')?.getAnimations({ subtree: true }) ?? [])
    animation.currentTime = told;
}
