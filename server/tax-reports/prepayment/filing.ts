import type { Filing } from '@belegbar/domain/tax-reports';
import type { LoadedBusiness } from '../../business/index.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { selectPrepayments } from './store.ts';

/** How the business files: whether its returns are due later, and what it has prepaid for that. */
export async function filingOf(transaction: Transaction, business: LoadedBusiness): Promise<Filing> {
  return { extension: business.extension, prepayments: await selectPrepayments(transaction, business.id) };
}
