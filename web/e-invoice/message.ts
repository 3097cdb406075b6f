/** E-invoices as the contract says them. */
import type { client } from '../connection/api.ts';

export type Checked = Awaited<ReturnType<typeof client.receivedInvoices.check>>;
export type Finding = Checked['findings'][number];
export type Invoice = Checked['invoice'];
export type Line = Invoice['lines'][number];
export type Enclosed = Checked['enclosed'][number];
export type Profile = Checked['profile'];
