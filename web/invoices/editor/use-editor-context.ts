/** What follows from the draft while it is written, by the very functions the server issues with. */
import { regimeOn } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { taxPosition } from '@belegbar/domain/clients';
import {
  amendmentProblems,
  type ComputedTotals,
  computeTotals,
  type Exchange,
  exchangeOf,
  findProblems,
  type InvoiceDraft,
  invoiceDateOf,
  isPeriodAssumed,
  languagesOf,
  proposeVatCase,
  ratesOn,
  servicePeriodOf,
  statutoryNotes,
  type VatCaseProposal,
} from '@belegbar/domain/invoices';
import type { Problem } from '@belegbar/domain/problem';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ClientMessage } from '../../clients/index.ts';
import { api } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { type ReadinessWhileWriting, useReadiness } from '../readiness/use-readiness.ts';
import { refusedFields, tooLongFields } from './draft/draft-form.ts';
import { type Findings, findingsOf } from './findings/findings.ts';
import type { Business } from './InvoiceEditor.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

export interface EditorContext {
  today: Day;
  business: Business;
  client: ClientMessage | null;
  smallBusiness: boolean;
  computed: ComputedTotals;
  /** What it comes to in euros; null where it is in euros, and while there is no rate. */
  exchange: Exchange | null;
  proposal: VatCaseProposal;
  /** Statutory notes as they will be printed. */
  notes: string[];
  problems: Problem[];
  findings: Findings;
  /** The same for the form in which the client wants it. */
  readiness: ReadinessWhileWriting;
  /** Notes that a field's text cannot be read (`code`), or that it can again (null). */
  refuse: (field: string, code: string | null) => void;
}

export function useEditorContext(editor: DraftEditor, business: Business): EditorContext {
  const today = useToday();
  const draft = useDeferredValue(editor.draft);
  const client = useClient(editor.draft.clientId);
  const { refusals, refuse } = useRefusals();
  const on = servicePeriodOf(editor.draft, today).to;
  const { smallBusiness } = regimeOn(business.regimes, on);
  const turnover = useTurnover(yearOf(invoiceDateOf(draft, today)), isMeasured(client, smallBusiness));
  const computed = useMemo(() => computeTotals(editor.draft, ratesOn(on)), [editor.draft, on]);
  const { amends } = editor;
  const found = useMemo(
    () => [
      ...(amends === null ? [] : amendmentProblems(draft, amends.draft)),
      ...findProblems({ draft, business, client, today, turnover, ...placeOf(amends, business) }),
    ],
    [draft, business, client, today, turnover, amends],
  );
  const own = unreadable(editor, refusals);
  const problems = together({ own, refused: editor.sync.problems(), found });
  const findings = findingsOf(problems, isPeriodAssumed(draft));
  const isComplete = findings.blocking.length === 0;
  const readiness = useReadiness({ draft: editor.draft, business, client, today, isComplete });
  return {
    today,
    business,
    client,
    smallBusiness,
    computed,
    exchange: exchangeIn(editor.draft, computed),
    proposal: proposeVatCase({ client, smallBusiness, standardVatRate: business.standardVatRate }),
    notes: languagesOf(draft.language).flatMap((language) =>
      statutoryNotes(computed.totals.groups, language),
    ),
    problems,
    findings,
    readiness,
    refuse,
  };
}

/** An amendment keeps its number, and is itself among what was issued. */
function placeOf(amends: DraftEditor['amends'], business: Business) {
  if (amends === null) return { issuedFrom: business.lastInvoiceDate };
  return { issuedFrom: null, number: amends.number ?? '' };
}

/** What this device can say by itself it says better than the server's refusal of the same field; and what cannot be read is not missing. */
function together({
  own,
  refused,
  found,
}: Record<'own' | 'refused' | 'found', readonly Problem[]>): Problem[] {
  const isUnreadable = ({ field }: Problem) => own.some((problem) => problem.field === field);
  return [
    ...own,
    ...refused.filter((problem) => !isUnreadable(problem)),
    ...found.filter((problem) => !problem.code.endsWith('.missing') || !isUnreadable(problem)),
  ];
}

function exchangeIn({ currency, unitsPerEuro }: InvoiceDraft, { totals }: ComputedTotals): Exchange | null {
  return currency === 'EUR' ? null : exchangeOf(totals, unitsPerEuro);
}

function useClient(id: string | null): EditorContext['client'] {
  const { data } = useQuery({
    ...api.clients.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== null,
  });
  return id === null ? null : (data ?? null);
}

/** Small businesses by § 19, sales to consumers in the EU by § 3a (5) and § 3c UStG. */
function isMeasured(client: EditorContext['client'], smallBusiness: boolean): boolean {
  return smallBusiness || (client !== null && taxPosition(client) === 'euPrivate');
}

/** What the limits of the law measure; null where none is near, and until it is known. */
function useTurnover(year: number, isAsked: boolean) {
  const { data } = useQuery({
    ...api.invoices.turnover.queryOptions({ input: { year } }),
    enabled: isAsked,
  });
  return isAsked ? (data ?? null) : null;
}

function useRefusals() {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const refuse = useCallback((field: string, code: string | null) => {
    setRefusals((before) => {
      const { [field]: _gone, ...others } = before;
      return code === null ? others : { ...others, [field]: code };
    });
  }, []);
  return { refusals, refuse };
}

function unreadable(editor: DraftEditor, refusals: Readonly<Record<string, string>>): Problem[] {
  const typed = [...refusedFields(editor.form), ...tooLongFields(editor.form)];
  const fields = [...typed, ...Object.entries(refusals).map(([field, code]) => ({ field, code }))];
  return fields.map(({ field, code }) => ({ field, code, paragraph: '', severity: 'blocking', values: {} }));
}
