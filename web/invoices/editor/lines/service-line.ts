/** What a saved service is as a line of this invoice. */
import { isTaxedCase, type VatCase } from '@belegbar/domain/invoices';
import { type Currency, decimal, type NumberLanguage } from '@belegbar/domain/money';
import type { ServiceMessage } from '../../../services/index.ts';
import { type LineForm, lineFormOf } from '../draft/draft-form.ts';
import { emptyCell } from '../draft/number-cell.ts';

interface On {
  id: string;
  currency: Currency;
  /** What is proposed for the client. */
  proposed: VatCase;
  language: NumberLanguage;
}

/** Euros are no price in another currency. At home a service keeps its own rate; where the supply is not taxed here, it follows the client's VAT case. */
export function serviceLine(service: ServiceMessage, { id, currency, proposed, language }: On): LineForm {
  const isOrdinary = isTaxedCase(proposed) || proposed === service.vatCase;
  const line = {
    id,
    description: service.name,
    details: service.description,
    quantity: decimal('1'),
    unit: service.unit,
    unitPrice: service.unitPrice,
    discountPercent: null,
    vatCase: isOrdinary ? service.vatCase : proposed,
    exemptionParagraph: null,
  };
  const filled = lineFormOf(line, language);
  return currency === 'EUR' ? filled : { ...filled, unitPrice: emptyCell() };
}
