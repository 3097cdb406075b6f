/** Public face of the tax report screens. */

export { periodChoices, periodDueNext, shortPeriodName } from './period.ts';
export { useReportOffer, useVisibleReports } from './visible-reports.ts';
export { YearStepper } from './YearStepper.tsx';
