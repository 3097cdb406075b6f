/** Public face of the tax report screens. */

export { AnnualVat } from './AnnualVat.tsx';
export { Eur } from './Eur.tsx';
export { IncomeTax } from './IncomeTax.tsx';
export { NoAdvanceReturn } from './NoAdvanceReturn.tsx';
export { periodDueNext, shortPeriodName } from './period.ts';
export { Recapitulative } from './Recapitulative.tsx';
export { TaxReports } from './TaxReports.tsx';
export { VatAdvance } from './VatAdvance.tsx';
export { YearStepper } from './YearStepper.tsx';
