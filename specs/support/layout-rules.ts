/** The rules of axe that look at what is laid out and coloured; every other one needs the DOM alone. */
export const NEED_LAYOUT = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
