/** Received invoices as the contract says them. */
import type { client as calls } from '../connection/api.ts';

export type Received = Awaited<ReturnType<typeof calls.receivedInvoices.get>>;
export type Row = Awaited<ReturnType<typeof calls.receivedInvoices.list>>['invoices'][number];
export type ReceivedState = Row['state'];
export type Proposal = NonNullable<Received['proposal']>;
export type ProposedLine = Proposal['lines'][number];
export type TaxCode = ProposedLine['choices'][number];
export type Category = NonNullable<Proposal['category']>;
export type SetAsideReason = NonNullable<Row['setAside']>['reason'];
export type BookInput = Parameters<typeof calls.receivedInvoices.book>[0];
