/** When the first screen stands: what none begins with is fetched after it, so that it takes no part of the line. */

let tell: () => void = () => {};
const shown = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Told by the router. */
export function firstScreenStands(): void {
  tell();
}

/** Resolves once the first screen stands. */
export function firstScreen(): Promise<void> {
  return shown;
}
