import type { SpecimenLine } from '@belegbar/domain/invoices';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { messageOf, type ServiceMessage } from './fields.ts';
import { findService, selectServices } from './store.ts';

/** A freelancer has a few dozen services; the list is not paged, but it is bounded. */
const SERVICES_MAXIMUM = 1000;

/** Services by name, archived ones too. */
export function listServices(
  context: Context,
  input: { search?: string | undefined },
): Promise<{ services: ServiceMessage[] }> {
  return inSnapshot(context, async (transaction) => {
    const filter = {
      businessId: context.businessId,
      search: (input.search ?? '').trim(),
      limit: SERVICES_MAXIMUM,
    };
    return { services: (await selectServices(transaction, filter)).map(messageOf) };
  });
}

/** A service as the contract gives it; NOT_FOUND also for a stranger's. */
export function getService(context: Context, id: string): Promise<ServiceMessage> {
  return inSnapshot(context, async (transaction) =>
    messageOf(await findService(transaction, { businessId: context.businessId, id })),
  );
}

/** What the first active services by name would put on an invoice. */
export async function usualServices(
  context: Context,
  transaction: Transaction,
  limit: number,
): Promise<SpecimenLine[]> {
  const filter = { businessId: context.businessId, search: '', limit: SERVICES_MAXIMUM };
  const active = (await selectServices(transaction, filter))
    .map(messageOf)
    .filter(({ archived }) => !archived);
  return active.slice(0, limit).map(({ name, description: details, unit, unitPrice, vatCase }) => ({
    description: name,
    details,
    unit,
    unitPrice,
    vatCase,
  }));
}
