/** What the app asks of a browser, as far as drawing a screen once needs it. Comes before anything of the app. */

/** Windows that are drawn for. A screen is hidden in one that it does not fit, until the app is there. */
export const WINDOWS = {
  phone: { pixels: 375, hidden: '(min-width:48em)' },
  wide: { pixels: 1440, hidden: '(max-width:63.99em)' },
} as const;
export type Window = keyof typeof WINDOWS;

let width = 0;

/** Sets the window and the address that the app is asked to draw. */
export function show({ url, window, cookie }: { url: URL; window: Window; cookie: string }): void {
  width = WINDOWS[window].pixels;
  Object.assign(globalThis, { location: url });
  Object.assign(globalThis.document, { cookie });
}

const EM_PIXELS = 16;

/** Whether the window fits what a media query says of its width; of anything else it is a plain one. */
function isFitting(query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(em|px)\)/g)];
  return (
    bounds.length > 0 &&
    bounds.every(([, bound, size, unit]) => {
      const pixels = Number(size) * (unit === 'em' ? EM_PIXELS : 1);
      return bound === 'min' ? width >= pixels : width <= pixels;
    })
  );
}

/** What is drawn once does nothing later than that. */
const SOON_MILLISECONDS = 20;
const later = globalThis.setTimeout;
const nothing = () => {};
const nothingKept = {
  getItem: () => null,
  setItem: nothing,
  removeItem: nothing,
  length: 0,
  key: () => null,
};
const matchMedia = (query: string) => ({
  matches: isFitting(query),
  media: query,
  addEventListener: nothing,
  removeEventListener: nothing,
});

Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, language: 'de', userAgent: '' } });
Object.assign(globalThis, {
  window: globalThis,
  setTimeout: (act: () => void, milliseconds = 0) =>
    milliseconds > SOON_MILLISECONDS ? 0 : later(act, milliseconds),
  setInterval: () => 0,
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia,
  localStorage: nothingKept,
  sessionStorage: nothingKept,
  document: {
    documentElement: { lang: 'de', getAttribute: () => null, setAttribute: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
    cookie: '',
  },
});
