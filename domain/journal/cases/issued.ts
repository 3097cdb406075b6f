/** An invoice of January as it was booked when it was issued, without the document. */
import type { Day } from '@belegbar/domain/calendar';
import { supplyTaxPoint, type VatCase } from '@belegbar/domain/invoices';
import { type Cents, cents } from '@belegbar/domain/money';
import type { BookedEntry } from '../entry.ts';

const ON = '2026-01-10' as Day;
const PERCENT: Partial<Record<VatCase, number>> = { standard19: 19, reduced7: 7 };

/** One group for each net amount, in cents. */
export function issued(
  nets: readonly (readonly [VatCase, number])[],
  { vatBasis, serviceTo = ON }: { vatBasis: 'accrual' | 'cash'; serviceTo?: Day },
): BookedEntry[] {
  return nets.map(([vatCase, net], index) => {
    const smallBusiness = vatCase === 'smallBusiness';
    const regime = { vatBasis, smallBusiness };
    return {
      basis: 'accrual',
      kind: 'invoice',
      bookedOn: ON,
      serviceFrom: ON,
      serviceTo,
      taxPoint: supplyTaxPoint({ vatCase, regime, invoiceDate: ON, serviceTo }),
      taxCode: vatCase,
      scheme: smallBusiness ? 'smallBusiness' : 'regular',
      net: cents(net),
      vat: vatOf(vatCase, net),
      category: '',
      counterpartyVatId: '',
      counterparty: 'Brandwerk GmbH',
      document: { kind: 'invoice', id: 'a', number: 'RE-1' },
      reverses: null,
      exemptionParagraph: null,
      number: index + 1,
    };
  });
}

function vatOf(vatCase: VatCase, net: number): Cents {
  return cents(Math.round((net * (PERCENT[vatCase] ?? 0)) / 100));
}
