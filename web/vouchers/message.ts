/** Vouchers as the contract says them. */
import type { client } from '../connection/api.ts';

type Calls = typeof client.vouchers;
export type Voucher = Awaited<ReturnType<Calls['list']>>['vouchers'][number];
export type VoucherDetail = Awaited<ReturnType<Calls['get']>>;
export type Business = Awaited<ReturnType<typeof client.business.get>>;
/** What a verb of them takes, without the key that the form gives it. */
export type InputOf<Verb extends keyof Calls> = Omit<Parameters<Calls[Verb]>[0], 'idempotencyKey'>;
