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

export const CLOCK = stroked(html`<circle cx="12" cy="12" r="9" /><path d="M12 7v5l3 3" />`);

export const HALF = stroked(
  html`<circle cx="12" cy="12" r="9" /><path d="M12 3v18" /><path d="M12 8h7M12 12h9M12 16h7" />`,
);

export const LATE = stroked(
  html`<circle cx="12" cy="12" r="9" /><path d="M12 8v4" /><path d="M12 16h.01" />`,
);

export const BANK = stroked(
  html`<path d="M3 21h18" /><path d="M4 10h16" /><path d="M5 6l7 -3l7 3" /><path d="M6 10v11M18 10v11M10 14v3M14 14v3" />`,
);

export const CODE = stroked(
  html`<path d="M14 3v4a1 1 0 0 0 1 1h4" /><path d="M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2z" /><path d="M10 13l-1 2l1 2" /><path d="M14 13l1 2l-1 2" />`,
);

export const PRINTER = stroked(
  html`<path d="M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2" /><path d="M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4" /><path d="M7 13m0 2a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2z" />`,
);
export const CHEVRON = stroked(html`<path d="M6 9l6 6l6 -6" />`);

/** The product's sign: a double rule whose lower one turns into a tick. */
export const SIGN = stroked(html`<path d="M3 10h10" /><path d="M3 15h6l3 4L20 5" />`);

function stroked(paths: Html): Html {
  return html`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
}
