/** The second letter after G, and the screen to which it leads. */
export const PLACES = { h: '/home', i: '/invoices', f: '/finance', t: '/tax-reports' } as const;

export function isPlaceKey(key: string): key is keyof typeof PLACES {
  return key in PLACES;
}

/** The keys that lead to a screen, as `Keys` writes them. */
export function keysTo(path: string): string | undefined {
  const key = Object.keys(PLACES).find((one) => isPlaceKey(one) && PLACES[one] === path);
  return key === undefined ? undefined : `G+${key.toUpperCase()}`;
}
