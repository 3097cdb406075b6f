/** `/tax-reports` */
export { TaxReports as Page } from '../tax-reports/index.ts';
