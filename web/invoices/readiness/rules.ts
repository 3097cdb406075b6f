/** The rules for e-invoices, in a file of their own: with their code lists they are larger than the editor. */
export { eInvoiceProblems, ruleOfModel, ruleText } from '@belegbar/domain/e-invoice';
