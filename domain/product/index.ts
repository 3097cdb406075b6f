/** The name of the product, everywhere it is shown. */
export const PRODUCT = 'Belegbar';
