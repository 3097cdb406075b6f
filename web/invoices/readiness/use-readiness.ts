/** Assesses the invoice as an e-invoice while it is written, by the very functions that the server issues with. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { findProblems, type InvoiceDraft } from '@belegbar/domain/invoices';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Rules } from './known-rules.ts';
import { type LoadedRules, useRules } from './load-rules.ts';
import { type Checks, type Readiness, readinessOf } from './readiness.ts';

/** An invoice of many lines takes longer to assess than a key may take to answer. */
const PAUSE_MILLISECONDS = 200;

interface Given {
  draft: InvoiceDraft;
  business: BusinessProfile;
  client: Client | null;
  today: Day;
  /** Nothing is missing that the law asks for, and all that is typed can be read. */
  isComplete: boolean;
}

interface Assessed {
  checks: Checks;
  /** Of what was assessed: what has become complete with the last key waits for it. */
  isComplete: boolean;
}

export type ReadinessWhileWriting = Readiness & Pick<LoadedRules, 'hasFailed' | 'retry'>;

export function useReadiness({ business, client, today, ...now }: Given): ReadinessWhileWriting {
  const { rules, hasFailed, retry } = useRules();
  const [draft] = useDebouncedValue(now.draft, PAUSE_MILLISECONDS);
  const assessed = useMemo(
    () => (rules === null ? null : assess(rules, { draft, business, client, today })),
    [rules, draft, business, client, today],
  );
  const found = assessed === 'defect' ? null : assessed;
  const readiness = readinessOf(found?.checks ?? null, {
    wanted: client?.invoiceFormat ?? null,
    isComplete: now.isComplete && found?.isComplete === true,
  });
  return { ...readiness, hasFailed: hasFailed || assessed === 'defect', retry };
}

/** A defect of the rules is told to whoever looks after the app; whoever writes an invoice can go on. */
function assess(rules: Rules, given: Omit<Given, 'isComplete'>): Assessed | 'defect' {
  try {
    const checks = {
      xrechnung: rules.eInvoiceProblems(given, 'xrechnung').problems,
      zugferd: rules.eInvoiceProblems(given, 'en16931').problems,
    };
    return { checks, isComplete: findProblems(given).every(({ severity }) => severity !== 'blocking') };
  } catch (error) {
    reportError(error);
    return 'defect';
  }
}
