import type { Business } from '@belegbar/contract/business';
import type { BusinessProfile, Extension } from '@belegbar/domain/business';
import { assert } from '@belegbar/domain/money';
import type { ReminderSchedule } from '@belegbar/domain/sending';
import type { z } from 'zod';
import { lastNumberedDay, peekNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { picturesOf } from '../storage/index.ts';
import { fieldsOf } from './fields.ts';
import { lockBusiness, selectBusiness, selectHeldBusiness, selectRegimes, shareBusiness } from './store.ts';
import type { BusinessRecord } from './tables.ts';

export type BusinessMessage = z.output<typeof Business>;

/** The profile as the contract gives it, with the number that the next invoice would get. */
export function getBusiness(context: Context): Promise<BusinessMessage> {
  return inSnapshot(context, async (transaction) => {
    const business = await selectBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    const lastInvoiceDate = await lastNumberedDay(context, transaction);
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
      ...(await picturesOf(context, transaction)),
      regimes: await selectRegimes(transaction, context.businessId),
      regimeAnswered: business.regime_answered,
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
  Pick<BusinessMessage, MailField | 'foundedOn' | 'currency' | 'gobdRetention'> & {
    id: string;
    extension: Extension;
  };

type MailField =
  | 'fromName'
  | 'weeklyDigestEnabled'
  | 'autoSendInvoiceEmail'
  | 'approveReminders'
  | 'customReminderMessage'
  | keyof ReminderSchedule;

/** The profile as the domain knows it, with its id; NOT_FOUND when the context's business does not exist. */
export function loadBusiness(context: Context, transaction: Transaction): Promise<LoadedBusiness> {
  return loadFrom(selectBusiness(transaction, context.businessId), context, transaction);
}

/** As `loadBusiness`, with the tax regimes held as by `holdRegimes`. */
export function loadHeldBusiness(context: Context, transaction: Transaction): Promise<LoadedBusiness> {
  return loadFrom(selectHeldBusiness(transaction, context.businessId), context, transaction);
}

/** What is asked after the row is carried out after it, so under its lock. */
async function loadFrom(
  row: Promise<BusinessRecord | undefined>,
  context: Context,
  transaction: Transaction,
): Promise<LoadedBusiness> {
  const [business, regimes, pictures] = await Promise.all([
    row,
    selectRegimes(transaction, context.businessId),
    picturesOf(context, transaction),
  ]);
  if (business === undefined) throw notFound();
  assert(regimes.length > 0, 'a business without a tax regime');
  const fields = fieldsOf(business);
  const extension = { from: fields.extensionFrom, until: fields.extensionUntil };
  const { id, gobd_retention: gobdRetention } = business;
  return { ...fields, id, gobdRetention, ...pictures, regimes, extension };
}

/** As the business calls itself; empty while nobody has said. */
export async function businessName(context: Context, transaction: Transaction): Promise<string> {
  const business = await selectBusiness(transaction, context.businessId);
  return business?.business_name || business?.full_name || '';
}

/** Whether issued invoices are locked. */
export async function isGobdModeOn(context: Context, transaction: Transaction): Promise<boolean> {
  return (await selectBusiness(transaction, context.businessId))?.gobd_retention ?? true;
}

/** The id of the user whose business it is. Refuses NOT_FOUND once they have left. */
export async function ownerOf(context: Context, transaction: Transaction): Promise<string> {
  const business = await selectBusiness(transaction, context.businessId);
  if (business === undefined || business.user_id === null) throw notFound();
  return business.user_id;
}

/** True where the user owns the business and wants its notifications by mail, too. */
export async function wantsMails(
  context: Context,
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const business = await selectBusiness(transaction, context.businessId);
  return business?.user_id === userId && business.email_notifications_enabled;
}

/** What is under way in the business comes before this; every new record of it waits for the end of the transaction. */
export async function holdBusiness(context: Context, transaction: Transaction): Promise<void> {
  await lockBusiness(transaction, context.businessId);
}

/** Holds the tax regimes for a verb that books by them, before it reads them: a change of regime waits, or has happened before. */
export function holdRegimes(context: Context, transaction: Transaction): Promise<void> {
  return shareBusiness(transaction, context.businessId);
}
