import type { transfersContract } from '@belegbar/contract/transfers';
import { checkIban } from '@belegbar/domain/business';
import { transferHindrance } from '@belegbar/domain/transfers';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import { billsToPay, otherAccountBefore } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import {
  selectBillsOfFiles,
  selectFilesOfExpenses,
  selectTransferFile,
  selectTransferFiles,
} from './store.ts';

type Output<Name extends keyof typeof transfersContract> = z.output<
  NonNullable<(typeof transfersContract)[Name]['~orpc']['outputSchema']>
>;

const SHOWN_MAXIMUM = 20;

/** The latest files that stand, with their bills as these are now. */
export function listTransferFiles(context: Context): Promise<Output<'list'>> {
  const { businessId } = context;
  return inSnapshot(context, async (transaction) => {
    const files = await selectTransferFiles(transaction, businessId, SHOWN_MAXIMUM);
    const inFiles = await selectBillsOfFiles(
      transaction,
      businessId,
      files.map(({ id }) => id),
    );
    const ids = [...new Set(inFiles.map(({ expense_id }) => expense_id))];
    const bills = new Map((await billsToPay(context, transaction, ids)).map((bill) => [bill.id, bill]));
    return {
      files: files.map(({ id, executes_on, total, created_at }) => ({
        id,
        executesOn: executes_on,
        total,
        createdAt: created_at.toISOString(),
        bills: inFiles
          .filter(({ file_id }) => file_id === id)
          .flatMap(({ expense_id, amount, discount }) => {
            const bill = bills.get(expense_id);
            if (bill === undefined) return [];
            const { number, vendor, open } = bill;
            return [{ expenseId: expense_id, number, vendor, amount, discount, open }];
          }),
      })),
    };
  });
}

/** What of the bills could be transferred, and what stands in the way of the others; those that are not here are left out. */
export function proposeTransfers(context: Context, ids: readonly string[]): Promise<Output<'proposed'>> {
  return inSnapshot(context, async (transaction) => {
    const { iban, accountHolder, businessName, fullName, bankName } = await loadBusiness(
      context,
      transaction,
    );
    const bills = await billsToPay(context, transaction, ids);
    const inFiles = await selectFilesOfExpenses(transaction, context.businessId, ids);
    const account = checkIban(iban).ok
      ? { iban, holder: accountHolder || businessName || fullName, bankName }
      : null;
    return { account, bills: await proposedOf(context, transaction, bills, inFiles) };
  });
}

async function proposedOf(
  context: Context,
  transaction: Transaction,
  bills: Awaited<ReturnType<typeof billsToPay>>,
  inFiles: Awaited<ReturnType<typeof selectFilesOfExpenses>>,
): Promise<Output<'proposed'>['bills']> {
  const proposed: Output<'proposed'>['bills'] = [];
  for (const bill of bills) {
    const { id, number, vendor, payee, iban, open, dueDate, skonto } = bill;
    const inFile = inFiles.find(({ expenseId }) => expenseId === id);
    proposed.push({
      id,
      number,
      vendor,
      payee,
      iban,
      open,
      dueDate,
      skonto: skonto.map(({ percent, until, discount }) => ({ percent, until, discount })),
      hindrance: transferHindrance(bill),
      otherAccount: await otherAccountBefore(context, transaction, bill),
      inFile: inFile === undefined ? null : { id: inFile.fileId, executesOn: inFile.executesOn },
    });
  }
  return proposed;
}

/** The file for the bank, as it was made. Refuses NOT_FOUND, also for one that was discarded. */
export function readTransferFile(
  context: Context,
  id: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  return inSnapshot(context, async (transaction) => {
    const file = await selectTransferFile(transaction, { businessId: context.businessId, id });
    if (file === undefined || file.discarded_at !== null) throw notFound();
    return { fileName: `sepa-${file.executes_on}.xml`, bytes: new TextEncoder().encode(file.xml) };
  });
}
