import type { Business } from '@belegbar/contract/business';
import type { BusinessProfile } from '@belegbar/domain/business';
import { assert } from '@belegbar/domain/money';
import type { z } from 'zod';
import { peekNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { fieldsOf } from './fields.ts';
import { hasIssuedInvoice, selectBusiness, selectRegimes, shareBusiness } from './store.ts';

export type BusinessMessage = z.output<typeof Business>;

/** The profile as the contract gives it, with the number that the next invoice would get. */
export function getBusiness(context: Context): Promise<BusinessMessage> {
  return inTransaction(context, async (transaction) => {
    const business = await selectBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    return {
      ...fieldsOf(business),
      id: business.id,
      version: business.version,
      logo: business.logo,
      regimes: await selectRegimes(transaction, context.businessId),
      nextNumber: await peekNumber(context, transaction, {
        series: 'invoices',
        pattern: business.number_pattern,
        day: context.platform.clock.today(),
        clientNumber: '',
      }),
      hasIssued: await hasIssuedInvoice(transaction, context.businessId),
    };
  });
}

/** The profile as the domain knows it, with its id; NOT_FOUND when the context's business does not exist. */
export async function loadBusiness(
  context: Context,
  transaction: Transaction,
): Promise<BusinessProfile & { id: string }> {
  const [business, regimes] = await Promise.all([
    selectBusiness(transaction, context.businessId),
    selectRegimes(transaction, context.businessId),
  ]);
  if (business === undefined) throw notFound();
  assert(regimes.length > 0, 'a business without a tax regime');
  return { ...fieldsOf(business), id: business.id, logo: business.logo, regimes };
}

/** Holds the tax regimes for a verb that books by them, before it reads them: a change of regime waits, or has happened before. */
export function holdRegimes(context: Context, transaction: Transaction): Promise<void> {
  return shareBusiness(transaction, context.businessId);
}
