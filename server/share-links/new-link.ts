/** A new link, as nobody could guess it. */
import { randomBytes } from 'node:crypto';
import { addDays } from '@belegbar/domain/calendar';
import { v7 as uuid } from 'uuid';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { insertLink } from './store.ts';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;

/** Adds a link to the invoice and gives its id; `expiresInDays` null never expires. */
export async function newLink(
  context: Context,
  transaction: Transaction,
  invoice: { id: string; clientId: string | null; expiresInDays: number | null },
): Promise<string> {
  const id = uuid();
  const { clock } = context.platform;
  const { expiresInDays } = invoice;
  await insertLink(transaction, {
    business_id: context.businessId,
    id,
    invoice_id: invoice.id,
    client_id: invoice.clientId,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    expires_on: expiresInDays === null ? null : addDays(clock.today(), expiresInDays),
    created_at: clock.now(),
  });
  return id;
}
