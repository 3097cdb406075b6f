import type { InvoiceStyleMessage } from '@belegbar/contract/invoice-style';
import { type DocumentLanguage, regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import {
  CASE_OF_RATE,
  composeDocument,
  type InvoiceDocument,
  type Language,
  languagesOf,
  SPECIMEN_CLIENT,
  type SpecimenLine,
  specimenDraft,
  specimenLines,
} from '@belegbar/domain/invoices';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { usualServices } from '../services/index.ts';
import { type DrawnPage, draw } from './preview.ts';

type Style = z.output<typeof InvoiceStyleMessage>;

/** As many of the business's own services as a specimen shows. */
const LINES_MAXIMUM = 3;

/**
 * Draws one page of an invented invoice of this business in a style that need not be stored yet.
 * It bills the business's own services where it has some. NOT_FOUND for a page too far.
 */
export async function previewStyle(
  context: Context,
  input: { style: Style; language: DocumentLanguage; page: number },
): Promise<DrawnPage> {
  const document = await inSnapshot(context, (transaction) => specimenOf(context, transaction, input));
  return draw(context, document, input.page);
}

async function specimenOf(
  context: Context,
  transaction: Transaction,
  { style, language }: { style: Style; language: DocumentLanguage },
): Promise<InvoiceDocument> {
  const today = context.platform.clock.today();
  const [spoken] = languagesOf(language);
  const business = await loadBusiness(context, transaction);
  const own = await usualServices(context, transaction, LINES_MAXIMUM);
  const lines = own.length > 0 ? own : inventedLines(business, spoken, today);
  const draft = specimenDraft({ language: spoken, date: today, lines });
  return composeDocument({
    kind: 'invoice',
    number: null,
    draft: { ...draft, language, template: style.template },
    business: { ...business, ...style },
    client: SPECIMEN_CLIENT,
    today,
  });
}

function inventedLines(business: LoadedBusiness, language: Language, today: Day): SpecimenLine[] {
  const { smallBusiness } = regimeOn(business.regimes, today);
  return specimenLines(language, smallBusiness ? 'smallBusiness' : CASE_OF_RATE[business.standardVatRate]);
}
