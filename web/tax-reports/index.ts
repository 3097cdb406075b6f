/** Public face of the tax report screens. */

export { NoAdvanceReturn } from './NoAdvanceReturn.tsx';
export { periodDueNext, shortPeriodName } from './period.ts';
export { useReportOffer, useVisibleReports } from './visible-reports.ts';
export { YearStepper } from './YearStepper.tsx';
