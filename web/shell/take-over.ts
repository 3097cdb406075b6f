/** The app takes the place of the door, or of a screen, that stood as markup: at once, with what was typed, where the focus was, and what was pressed. */

/** What `door.js` keeps for the app. */
interface Kept {
  act: { kind: 'press' | 'send'; element: Element } | null;
  /** In the order in which they were pressed. */
  keys: KeyboardEventInit[];
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
  const focused = keyOf(before, document.activeElement);
  const act = window.doorKept?.act ?? null;
  const acted = keyOf(before, act?.element ?? null);
  const { scrollX, scrollY } = window;
  still.replaceWith(place);
  scrollTo(scrollX, scrollY);
  tellStoryOn(place);
  const after = controlsOf(place);
  for (const [key, control] of before) type(after.get(key), control);
  after.get(focused)?.focus();
  // After the form has taken in what was typed.
  if (act !== null) setTimeout(() => doAgain(controlsOf(place).get(acted), act.kind));
  for (const key of window.doorKept?.keys ?? [])
    setTimeout(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key)));
}

/** A form is sent as by Enter: its button is disabled until the captcha is solved, and would swallow the press, while the form waits for that. */
function doAgain(control: Control | undefined, kind: 'press' | 'send'): void {
  const isSending = kind === 'send' || (control instanceof HTMLButtonElement && control.type === 'submit');
  const form = isSending && control !== undefined && 'form' in control ? control.form : null;
  if (form !== null) form.requestSubmit();
  else control?.click();
}

type Control = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

/** By what they are and say, since the app may have one more, or one less, than the door was drawn with. */
function controlsOf(place: HTMLElement): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of place.querySelectorAll<Control>('a[href], button, input')) {
    const name = control instanceof HTMLAnchorElement ? '' : control.name;
    const key = [control.tagName, name, control.textContent.trim()].join(' ');
    let nth = 0;
    while (found.has(`${key} ${nth}`)) nth += 1;
    found.set(`${key} ${nth}`, control);
  }
  return found;
}

function keyOf(controls: ReadonlyMap<string, Control>, element: Element | null): string {
  return [...controls].find(([, control]) => control === element)?.[0] ?? '';
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
