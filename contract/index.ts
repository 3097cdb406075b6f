/** The whole contract: what web, command line and other programs can ask of the server. */
import { accountContract } from './account.ts';
import { accountDeletionContract } from './account-deletion.ts';
import { adminContract } from './admin.ts';
import { assetsContract } from './assets.ts';
import { bulkActionsContract } from './bulk-actions.ts';
import { businessContract } from './business.ts';
import { clientsContract } from './clients.ts';
import { complianceContract } from './compliance.ts';
import { dataExportContract } from './data-export.ts';
import { expensesContract } from './expenses.ts';
import { financeContract } from './finance.ts';
import { importsContract } from './imports.ts';
import { expenseViewsContract, invoiceViewsContract } from './invoice-views.ts';
import { invoicesContract } from './invoices.ts';
import { notificationsContract } from './notifications.ts';
import { outboxContract } from './outbox.ts';
import { receiptReadingsContract } from './receipt-readings.ts';
import { receiptsContract } from './receipts.ts';
import { receivedInvoicesContract } from './received-invoices.ts';
import { recurringExpensesContract } from './recurring-expenses.ts';
import { referralsContract } from './referrals.ts';
import { sendingContract } from './sending.ts';
import { servicesContract } from './services.ts';
import { shareLinksContract } from './share-links.ts';
import { signInContract } from './sign-in.ts';
import { storageContract } from './storage.ts';
import { taxReportsContract } from './tax-reports.ts';
import { transfersContract } from './transfers.ts';
import { vouchersContract } from './vouchers.ts';
import { weeklyDigestContract } from './weekly-digest.ts';

export const contract = {
  signIn: signInContract,
  account: accountContract,
  accountDeletion: accountDeletionContract,
  business: businessContract,
  clients: clientsContract,
  services: servicesContract,
  imports: importsContract,
  invoices: invoicesContract,
  invoiceViews: invoiceViewsContract,
  expenseViews: expenseViewsContract,
  assets: assetsContract,
  expenses: expensesContract,
  recurringExpenses: recurringExpensesContract,
  receivedInvoices: receivedInvoicesContract,
  receipts: receiptsContract,
  receiptReadings: receiptReadingsContract,
  transfers: transfersContract,
  vouchers: vouchersContract,
  bulkActions: bulkActionsContract,
  shareLinks: shareLinksContract,
  sending: sendingContract,
  storage: storageContract,
  taxReports: taxReportsContract,
  finance: financeContract,
  compliance: complianceContract,
  dataExport: dataExportContract,
  notifications: notificationsContract,
  referrals: referralsContract,
  outbox: outboxContract,
  weeklyDigest: weeklyDigestContract,
  admin: adminContract,
};
