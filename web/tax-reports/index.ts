/** Public face of the tax report screens. */
export { TaxReports } from './TaxReports.tsx';
export { VatAdvance } from './VatAdvance.tsx';
