/** Comparing drafts by what they say. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';

/** Whether two drafts say the same, whatever the order of their fields; a rate that is not said yet may be absent. */
export function sameDraft(one: InvoiceDraft, other: InvoiceDraft): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'unitsPerEuro' && inner === null) return undefined;
    return inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  });
}
