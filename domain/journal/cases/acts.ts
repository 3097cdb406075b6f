/** Profiles, clients and acts that the cases share. */
import type { CaseClient, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { AT_HOME } from '../../tax-reports/cases/people.ts';

export { ACCRUAL, AT_HOME, CASH, SMALL_BUSINESS, VIENNA } from '../../tax-reports/cases/people.ts';

/** An invoice over one service of that day; `unitPrice` is net, in euros. */
export function work(
  id: string,
  date: string,
  unitPrice: string,
  vatCase = 'standard19',
  client: CaseClient = AT_HOME,
): TaxCaseEvent {
  return { type: 'issueInvoice', id, date, client, lines: [{ quantity: '1', unitPrice, vatCase }] };
}
