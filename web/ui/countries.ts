/** Countries that a choice shows first; their names come from the browser in the language shown. */
export const FIRST_COUNTRIES: readonly string[] = ['DE', 'AT', 'CH'];
