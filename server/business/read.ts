import type { Business } from '@belegbar/contract/business';
import type { BusinessProfile, Extension } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { assert } from '@belegbar/domain/money';
import type { ReminderSchedule } from '@belegbar/domain/reminders';
import type { z } from 'zod';
import { peekNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { fieldsOf } from './fields.ts';
import {
  selectBusiness,
  selectLastInvoiceDate,
  selectPictures,
  selectRegimes,
  shareBusiness,
} from './store.ts';

export type BusinessMessage = z.output<typeof Business>;

/** The profile as the contract gives it, with the number that the next invoice would get. */
export function getBusiness(context: Context): Promise<BusinessMessage> {
  return inSnapshot(context, async (transaction) => {
    const business = await selectBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    const lastInvoiceDate = await selectLastInvoiceDate(transaction, context.businessId);
    const upcoming = await peekNumber(context, transaction, {
      series: 'invoices',
      pattern: business.number_pattern,
      day: context.platform.clock.today(),
      clientNumber: '{CLIENT}',
    });
    return {
      ...fieldsOf(business),
      id: business.id,
      version: business.version,
      ...(await selectPictures(transaction, context.businessId)),
      regimes: await selectRegimes(transaction, context.businessId),
      nextNumber: upcoming.number,
      nextRunning: upcoming.next,
      usedRunning: upcoming.used,
      gobdRetention: business.gobd_retention,
      lastInvoiceDate,
      hasIssued: lastInvoiceDate !== null,
    };
  });
}

/** The profile as the domain knows it, whether its advance returns are due later, and how it writes to clients. */
export type LoadedBusiness = BusinessProfile &
  Pick<BusinessMessage, MailField> & { id: string; extension: Extension };

type MailField =
  | 'fromName'
  | 'autoSendInvoiceEmail'
  | 'approveReminders'
  | 'customReminderMessage'
  | keyof ReminderSchedule;

/** The profile as the domain knows it, with its id; NOT_FOUND when the context's business does not exist. */
export async function loadBusiness(context: Context, transaction: Transaction): Promise<LoadedBusiness> {
  const [business, regimes, pictures] = await Promise.all([
    selectBusiness(transaction, context.businessId),
    selectRegimes(transaction, context.businessId),
    selectPictures(transaction, context.businessId),
  ]);
  if (business === undefined) throw notFound();
  assert(regimes.length > 0, 'a business without a tax regime');
  const fields = fieldsOf(business);
  const extension = { from: fields.extensionFrom, until: fields.extensionUntil };
  return { ...fields, id: business.id, ...pictures, regimes, extension };
}

/** The id of the user whose business it is. Refuses NOT_FOUND once they have left. */
export async function ownerOf(context: Context, transaction: Transaction): Promise<string> {
  const business = await selectBusiness(transaction, context.businessId);
  if (business === undefined || business.user_id === null) throw notFound();
  return business.user_id;
}

/** The date of the latest issued document; null before the first. */
export function lastInvoiceDate(context: Context, transaction: Transaction): Promise<Day | null> {
  return selectLastInvoiceDate(transaction, context.businessId);
}

/** Holds the tax regimes for a verb that books by them, before it reads them: a change of regime waits, or has happened before. */
export function holdRegimes(context: Context, transaction: Transaction): Promise<void> {
  return shareBusiness(transaction, context.businessId);
}
