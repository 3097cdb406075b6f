/** Public face of the tax report screens. */
export { NoAdvanceReturn } from './NoAdvanceReturn.tsx';
export { TaxReports } from './TaxReports.tsx';
export { VatAdvance } from './VatAdvance.tsx';
