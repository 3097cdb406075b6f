/** What the app asks of a browser and jsdom does not have. Nothing is laid out here: what depends on a size is for the browser's stories. */

import { type Challenge, solve } from '../../../web/sign-in/captcha/solve.ts';

/** Widths are answered for the device that is looked at, and nothing moves for its looks alone. */
export function standInForBrowser(): void {
  Object.assign(globalThis, {
    matchMedia,
    ResizeObserver: Unseen,
    IntersectionObserver: Unseen,
    Worker: SolverBeside,
  });
  Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
  Object.assign(HTMLDialogElement.prototype, { show, showModal, close });
  document.addEventListener('keydown', cancelTopmost);
  document.addEventListener('focusin', noteFocus);
  standInForPopovers();
  const query = document.querySelector.bind(document);
  document.querySelector = (selectors: string) => query(selectors.replaceAll(':modal', `[${MODAL}]`));
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  // Whoever measures text goes without.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  Object.assign(window, { scrollTo() {} });
  Object.assign(document, { fonts: new EventTarget() });
  knowSearch();
  findLabelsQuickly();
}

/** `search` is younger than jsdom, and React would warn of it. */
function knowSearch(): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}

/** The library walks through the whole page for each label, and a page of many fields then takes seconds. */
function findLabelsQuickly(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    get(this: HTMLLabelElement) {
      return this.htmlFor === '' ? this.querySelector(LABELLED) : document.getElementById(this.htmlFor);
    },
  });
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        const around = this.closest('label');
        const named = this.id === '' ? [] : document.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`);
        return around === null || around.htmlFor !== '' ? [...named] : [around, ...named];
      },
    });
}

const LABELLED = 'input, select, textarea, button';

const WIDTHS = { wide: 1440, tablet: 768, phone: 375 };
const PIXELS_PER_EM = 16;
let widthPixels: number = WIDTHS.wide;

export type Device = keyof typeof WIDTHS;

/** Every screen is asked for its width when it is drawn. */
export function looksAt(device: Device): void {
  widthPixels = WIDTHS[device];
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: isMatched(media),
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

function isMatched(media: string): boolean {
  if (media.includes('prefers-reduced-motion')) return true;
  const [, bound, number, unit] = /\((min|max)-width: ([\d.]+)(em|px)\)/.exec(media) ?? [];
  if (bound === undefined) return false;
  const pixels = Number(number) * (unit === 'em' ? PIXELS_PER_EM : 1);
  return bound === 'min' ? widthPixels >= pixels : widthPixels <= pixels;
}

/** Never tells of a size or a place. */
function Unseen() {
  return { observe() {}, unobserve() {}, disconnect() {}, takeRecords: () => [] };
}

/** jsdom knows no `:modal`. */
const MODAL = 'data-modal';

/** Where the focus was before a modal dialog took it; the last one lies on top. */
const modals = new Map<HTMLDialogElement, HTMLElement | null>();

function show(this: HTMLDialogElement): void {
  this.open = true;
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE);
  if (!this.contains(document.activeElement)) first?.focus();
}

function showModal(this: HTMLDialogElement): void {
  this.setAttribute(MODAL, '');
  // What is not shown yet cannot take the focus in a browser.
  modals.set(this, this.contains(document.activeElement) ? beside : (document.activeElement as HTMLElement));
  show.call(this);
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  modals.get(this)?.focus();
  modals.delete(this);
  this.removeAttribute(MODAL);
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

function cancelTopmost({ key }: KeyboardEvent): void {
  const top = [...modals.keys()].filter((dialog) => dialog.isConnected).at(-1);
  if (key !== 'Escape' || top === undefined) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

/** What had the focus last outside of any dialog. */
let beside: HTMLElement | null = null;

function noteFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.closest('dialog') === null) beside = target;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/** A panel that its button opens, and that Escape or its own word closes. */
function standInForPopovers(): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '[popover]:not([data-open]) { display: none }';
  function hidePopover(this: HTMLElement) {
    this.removeAttribute('data-open');
  }
  Object.assign(HTMLElement.prototype, { hidePopover });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    document.getElementById(button?.getAttribute('popovertarget') ?? '')?.toggleAttribute('data-open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLElement>('[popover][data-open]')?.hidePopover();
  });
}

/** The one worker of the app, which solves a captcha; here it does so beside the page. */
function SolverBeside() {
  const worker = {
    onmessage: (_event: { data: unknown }) => {},
    postMessage: (challenge: Challenge) => queueMicrotask(() => worker.onmessage({ data: solve(challenge) })),
    terminate() {},
  };
  queueMicrotask(() => worker.onmessage({ data: 'ready' }));
  return worker;
}
