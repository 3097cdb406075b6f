import {
  isCredit,
  numberKey,
  receivedHeader,
  searchedText,
  senderKeys,
} from '@belegbar/domain/received-invoices';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { admitFile, hashOf, keptName } from '../platform/files/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { assessNew } from './assess.ts';
import { publishAndAudit } from './events.ts';
import { insertFiles } from './files-store.ts';
import { type KeptFiles, keepFiles } from './keep-files.ts';
import { type ReceivedRow, rowsOf } from './message.ts';
import { type AssessedFile, readAssessed } from './read-assessed.ts';
import { findByHash, findSummary, insertReceived, lockQueue } from './store.ts';
import type { ReceivedInvoicesTable } from './tables.ts';

const MEGABYTES_MAXIMUM = 25;

/**
 * Takes an e-invoice in: its bytes as they came, and what they say. The very bytes again are the record that is there, which `duplicateOf` then
 * names. INVALID at `file` for what is no e-invoice, see `readAssessed`; nothing is kept of it.
 */
export async function receiveInvoice(
  context: Context,
  input: { idempotencyKey: string; file: Blob & { name?: string } },
): Promise<ReceivedRow & { duplicateOf: string | null }> {
  authorise(context);
  const { idempotencyKey: key, file } = input;
  const { bytes, assessed } = await readAssessed(context.platform.eInvoiceReader, file, {
    megabytesMaximum: MEGABYTES_MAXIMUM,
    owner: context.businessId,
  });
  await admitFile(context, bytes);
  const kept = await keepFiles(context, bytes, assessed);
  const fileName = keptName(file.name ?? '', assessed.container === 'pdf' ? 'Rechnung.pdf' : 'Rechnung.xml');
  return inTransaction(context, async (transaction) => {
    const call = { key, procedure: 'receivedInvoices.receive', request: { hash: hashOf(bytes) } };
    const { subjectId } = await once(context, transaction, call, () =>
      keep(context, transaction, { key, fileName, assessed, kept }),
    );
    const summary = await findSummary(transaction, { businessId: context.businessId, id: subjectId });
    const [row] = await rowsOf(context, transaction, [summary]);
    return { ...(row as ReceivedRow), duplicateOf: summary.idempotency_key === key ? null : summary.id };
  });
}

interface Received {
  key: string;
  fileName: string;
  assessed: AssessedFile;
  kept: KeptFiles;
}

async function keep(context: Context, transaction: Transaction, received: Received): Promise<string> {
  const { businessId } = context;
  const { kept } = received;
  await lockQueue(transaction, businessId);
  const same = await findByHash(transaction, { businessId, hash: kept.hash });
  if (same !== undefined) return same.id;
  const id = uuid();
  await insertReceived(transaction, recordOf(context, id, received));
  await insertFiles(transaction, { businessId, id }, kept.enclosed);
  await assessNew(transaction, await findSummary(transaction, { businessId, id }));
  const { hash, xmlHash, enclosed } = kept;
  await publishAndAudit(context, transaction, {
    id,
    action: 'receive',
    detail: { hash, xmlHash, enclosed: enclosed.map((file) => file.hash) },
  });
  return id;
}

function recordOf(context: Context, id: string, received: Received): Insertable<ReceivedInvoicesTable> {
  const { assessed, kept, fileName, key } = received;
  return {
    business_id: context.businessId,
    id,
    idempotency_key: key,
    state: 'toReview',
    file_name: fileName,
    hash: kept.hash,
    xml_hash: kept.xmlHash,
    ...whatItSays(assessed, fileName),
    left_out: JSON.stringify(kept.leftOut),
    iban_verdict: 'none',
    likely_duplicate_of: null,
    received_at: context.platform.clock.now(),
    received_by: context.actor.kind === 'user' ? context.actor.userId : null,
    expense_id: null,
    set_aside_reason: null,
    decided_at: null,
    decided_by: null,
  };
}

function whatItSays(
  { container, embedded, syntax, invoice, unread, verdict }: AssessedFile,
  fileName: string,
) {
  const header = receivedHeader(invoice);
  const { number, currency, net, vat, gross, paid, payable, ibans } = header;
  return {
    container,
    embedded,
    syntax,
    unread,
    number,
    currency,
    net,
    vat,
    gross,
    paid,
    payable,
    ibans,
    profile: verdict.profile,
    sender_keys: senderKeys(header),
    number_key: numberKey(header),
    type_code: header.typeCode,
    issue_date: header.issueDate,
    due_date: header.dueDate,
    seller_name: header.sellerName,
    seller_vat_id: header.sellerVatId,
    seller_tax_number: header.sellerTaxNumber,
    seller_country: header.sellerCountry,
    buyer_name: header.buyerName,
    buyer_trading_name: header.buyerTradingName,
    buyer_vat_id: header.buyerVatId,
    is_credit: isCredit(header),
    invoice: JSON.stringify(invoice),
    findings: JSON.stringify(verdict.findings),
    findings_total: verdict.findingsTotal,
    fatal: verdict.fatal,
    warnings: verdict.warnings,
    words: searchedText(header, fileName),
  };
}
