/** A logo is tried on a real document before it is taken: one that cannot be printed would leave issued invoices without their PDF. */
import { RenderRefusal } from '@belegbar/documents';
import type { BusinessProfile } from '@belegbar/domain/business';
import { composeDocument, emptyDraft } from '@belegbar/domain/invoices';
import type { Context } from '../platform/context.ts';

/** True if an empty invoice of the business can be printed with these bytes as its logo. No transaction is held meanwhile. */
export async function printsWithLogo(
  context: Context,
  business: BusinessProfile,
  logo: Uint8Array,
): Promise<boolean> {
  const document = composeDocument({
    kind: 'invoice',
    number: null,
    draft: emptyDraft({ language: 'de', paymentDays: business.defaultPaymentDays }),
    business: { ...business, logo: 'trial' },
    client: null,
    today: context.platform.clock.today(),
  });
  try {
    await context.platform.renderer.pdf(document, { logo });
    return true;
  } catch (cause) {
    if (cause instanceof RenderRefusal && (cause.code === 'render.failed' || cause.code === 'render.logo'))
      return false;
    throw cause;
  }
}
