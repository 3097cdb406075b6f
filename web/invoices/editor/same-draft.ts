/** Comparing drafts by what they say. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';

/** Whether two drafts say the same, whatever the order of their fields. */
export function sameDraft(one: InvoiceDraft, other: InvoiceDraft): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
