/** Every capability, and every port of the platform that keeps records, by what it says of itself. */
import { account } from './account/capability.ts';
import { accountDeletion } from './account-deletion/capability.ts';
import { admin } from './admin/capability.ts';
import { apiDescription } from './api-description/capability.ts';
import { assets } from './assets/capability.ts';
import { bulkActions } from './bulk-actions/capability.ts';
import { business } from './business/capability.ts';
import { clients } from './clients/capability.ts';
import { compliance } from './compliance/capability.ts';
import { dataExport } from './data-export/capability.ts';
import { expenses } from './expenses/capability.ts';
import { finance } from './finance/capability.ts';
import { imports } from './imports/capability.ts';
import { invoiceViews } from './invoice-views/capability.ts';
import { invoices } from './invoices/capability.ts';
import { journal } from './journal/capability.ts';
import { notifications } from './notifications/capability.ts';
import { numbering } from './numbering/capability.ts';
import { outbox } from './outbox/capability.ts';
import { auditLog } from './platform/audit/capability.ts';
import type { Capability } from './platform/capability.ts';
import { database } from './platform/database/capability.ts';
import { files } from './platform/files/capability.ts';
import { idempotency } from './platform/idempotency/capability.ts';
import { jobs } from './platform/jobs/capability.ts';
import { mail } from './platform/mail/capability.ts';
import type { InstallPorts } from './ports.ts';
import { receiptReadings } from './receipt-readings/capability.ts';
import { receipts } from './receipts/capability.ts';
import { receivedInvoices } from './received-invoices/capability.ts';
import { recurringExpenses } from './recurring-expenses/capability.ts';
import { referrals } from './referrals/capability.ts';
import { sending } from './sending/capability.ts';
import { services } from './services/capability.ts';
import { shareLinks } from './share-links/capability.ts';
import { signIn } from './sign-in/capability.ts';
import { storage } from './storage/capability.ts';
import { taxReports } from './tax-reports/capability.ts';
import { transfers } from './transfers/capability.ts';
import { vouchers } from './vouchers/capability.ts';
import { weeklyDigest } from './weekly-digest/capability.ts';

export const CAPABILITIES: readonly Capability<InstallPorts>[] = [
  signIn,
  account,
  business,
  clients,
  services,
  imports,
  numbering,
  invoices,
  invoiceViews,
  bulkActions,
  shareLinks,
  sending,
  journal,
  assets,
  expenses,
  recurringExpenses,
  receivedInvoices,
  receipts,
  receiptReadings,
  transfers,
  vouchers,
  taxReports,
  finance,
  compliance,
  storage,
  notifications,
  weeklyDigest,
  referrals,
  outbox,
  admin,
  accountDeletion,
  dataExport,
  apiDescription,
  files,
  auditLog,
  idempotency,
  mail,
  database,
  jobs,
];
