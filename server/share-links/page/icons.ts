/** The few signs of the public page, drawn here so that no icon library travels to the client. */
import { type Html, html } from '../../platform/html.ts';

export const DOWNLOAD = stroked(
  html`<path d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2" /><path d="M7 11l5 5l5 -5" /><path d="M12 4l0 12" />`,
);

export const COPY = stroked(
  html`<path d="M8 10a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2z" /><path d="M16 8v-2a2 2 0 0 0 -2 -2h-8a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h2" />`,
);

/** What is seen in place of the sign of a button that has done its work. */
export const TICK = stroked(html`<path d="M5 12l5 5l10 -10" />`);

/** The product's sign: a double rule whose lower one turns into a tick. */
export const SIGN = stroked(html`<path d="M3 10h10" /><path d="M3 15h6l3 4L20 5" />`);

function stroked(paths: Html): Html {
  return html`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
}
