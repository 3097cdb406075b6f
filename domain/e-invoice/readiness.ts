/** Whether an invoice that is being written would be a faultless electronic invoice, and what to mend where. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client, InvoiceFormat } from '@belegbar/domain/clients';
import {
  composeDocument,
  findProblems,
  formatNumber,
  hasReliableFigures,
  type InvoiceDocument,
  type InvoiceDraft,
  invoiceDateOf,
} from '@belegbar/domain/invoices';
import { compareDecimals, decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { composeEInvoice } from './compose/index.ts';
import { editorField } from './editor-fields.ts';
import type { EInvoice } from './model.ts';
import type { Profile } from './profile.ts';
import type { RuleFinding } from './rules/index.ts';
import { findOwnBreaches } from './rules/own.ts';

export interface Readiness {
  /** Every broken rule of the profile, fatal ones first. */
  findings: RuleFinding[];
  /** The same for the editor, one for each field; without what `findProblems` says about the field already. */
  problems: Problem[];
}

/** The profile that an invoice must keep to be sent as the client wants it; null where a PDF will do. */
export function profileOfFormat(format: InvoiceFormat | undefined): Profile | null {
  return FORMAT_PROFILES[format ?? 'pdf'];
}

const FORMAT_PROFILES: Record<InvoiceFormat, Profile | null> = {
  pdf: null,
  zugferd: 'en16931',
  xrechnung: 'xrechnung',
};

/**
 * What stands against the draft as an electronic invoice of the profile: fatal rules block, the others warn. Without `number` the first
 * of the series stands for it. Nothing is found while the draft has no figures; `findProblems` tells then what is wrong.
 */
export function eInvoiceProblems(
  given: {
    draft: InvoiceDraft;
    business: BusinessProfile;
    client: Client | null;
    today: Day;
    number?: string;
  },
  profile: Profile,
): Readiness {
  const number = given.number ?? firstNumber(given);
  const document = composeDocument({ ...given, kind: 'invoice', number });
  if (!hasFigures(document)) return { findings: [], problems: [] };
  // Names and types of the files count, not what they contain.
  const files = (document.attachments ?? []).map(() => '');
  const invoice = composeEInvoice(document, profile, profile === 'xrechnung' ? files : []);
  const findings = findOwnBreaches(invoice, profile);
  const problems = findings
    .filter(({ rule }) => given.draft.priceEntry === 'net' || rule.id !== CENT_OF_VAT)
    .map((finding) => problemOf(finding, editorField(finding.breach, document, invoice.vatBreakdown)));
  problems.push(...referenceProblems(given.client, document, invoice));
  return { findings, problems: oneEach(notYetFound(problems, findProblems(given))) };
}

/** Public bodies refuse what does not name their Leitweg-ID (§ 5 (1) No. 1 ERechV): nothing is put in its place without a word. */
function referenceProblems(
  client: Client | null,
  { recipient, reference }: InvoiceDocument,
  { buyerReference: value }: EInvoice,
): Problem[] {
  const isChosen = recipient.buyerReference !== undefined || reference.trim() !== '';
  if (client?.isBusiness !== true || value === undefined || isChosen) return [];
  const field = 'client.leitwegId';
  const paragraph = '§ 5 (1) No. 1 ERechV';
  return [{ field, code: 'e-invoice.buyer-reference', paragraph, severity: 'warning', values: { value } }];
}

/** VAT that is taken out of gross prices may differ by a cent from the rate of the net amount, which nobody who writes it can mend. */
const CENT_OF_VAT = 'BB-VAT-AMOUNT';

function firstNumber({ draft, business, client, today }: Parameters<typeof eInvoiceProblems>[0]): string {
  const day = invoiceDateOf(draft, today);
  return formatNumber(business.numberPattern, { running: 1, day, clientNumber: client?.number ?? '' });
}

/** Without them there are no amounts to assess, and a quantity of nothing has no price. */
function hasFigures(document: InvoiceDocument): boolean {
  return (
    hasReliableFigures(document) &&
    document.lines.every(({ quantity }) => compareDecimals(quantity, NOTHING) !== 0)
  );
}

const NOTHING = decimal('0');

function problemOf({ rule, breach }: RuleFinding, field: string): Problem {
  return {
    field,
    code: 'e-invoice.rule',
    // Ids of Peppol name their source.
    paragraph: rule.source === 'Peppol' ? rule.id : `${rule.source} ${rule.id}`,
    severity: rule.severity === 'fatal' ? 'blocking' : 'warning',
    values: { rule: rule.id, ...breach.values },
  };
}

/** What blocks is told also where the same field is only warned of. */
function notYetFound(problems: readonly Problem[], found: readonly Problem[]): Problem[] {
  return problems.filter(
    ({ field, severity }) =>
      field === '' ||
      !found.some(
        (other) =>
          isSameField(field, other.field) && (other.severity === 'blocking' || severity === 'warning'),
      ),
  );
}

/** That no client is chosen says all about the client; that both tax numbers are missing is told at one of them. */
function isSameField(field: string, found: string): boolean {
  if (found === 'clientId') return field.startsWith('client.');
  return field === found || (found === 'business.taxNumber' && field === 'business.vatId');
}

/** Of the rules about one field the first: once it is mended the others mostly are, too. */
function oneEach(problems: readonly Problem[]): Problem[] {
  const fields = new Set<string>();
  return problems.filter(({ field }) => {
    const isNew = field === '' || !fields.has(field);
    fields.add(field);
    return isNew;
  });
}
