/** The calls of the draft's sync, over the app's client; each answer also takes its place in the cache. */
import type { Problem } from '@belegbar/domain/problem';
import type { QueryClient } from '@tanstack/react-query';
import { api, client, codeOf, isRefused, isUnanswered, newKey } from '../../../connection/api.ts';
import { problemsOf } from '../../../connection/problems.ts';
import type { Invoice } from '../../messages.ts';
import type { Stored } from './draft-sync.ts';
import type { CallFailure, DraftServer } from './sync-driver.ts';

/** Its calls may outlive the editor and the session; they name the business that the draft belongs to. */
export function draftServer(cache: QueryClient, businessId: string): DraftServer {
  const call = { context: { businessId } };
  function remember(invoice: Invoice): Stored {
    cache.setQueryData(api.invoices.get.queryKey({ input: { id: invoice.id } }), invoice);
    void cache.invalidateQueries({ queryKey: api.invoices.list.key() });
    return storedOf(invoice);
  }
  return {
    create: async (draft, idempotencyKey) =>
      remember(await client.invoices.createDraft({ idempotencyKey, draft }, call)),
    save: async ({ id, version, draft }) =>
      remember(await client.invoices.saveDraft({ id, version, draft }, call)),
    read: async (id) => {
      const invoice = await client.invoices.get({ id }, call);
      return invoice.status === 'draft' ? storedOf(invoice) : null;
    },
    failureOf,
    newKey,
    now: () => new Date().toISOString(),
  };
}

export function storedOf(invoice: Pick<Invoice, 'id' | 'version' | 'draft'>): Stored {
  return { id: invoice.id, version: invoice.version, draft: invoice.draft };
}

const GONE = ['NOT_FOUND', 'NOT_A_DRAFT'];

function failureOf(error: unknown): CallFailure {
  const code = codeOf(error);
  if (isUnanswered(error)) return { kind: 'unreachable' };
  if (code === 'UNAUTHORIZED') return { kind: 'signedOut' };
  if (code === 'CHANGED_MEANWHILE') return { kind: 'changedMeanwhile' };
  if (GONE.includes(code)) return { kind: 'gone' };
  return {
    kind: 'refused',
    mayHaveArrived: !isRefused(error),
    problems: problemsOf(error).map(problemAtDraft),
  };
}

/** A refusal names fields of the message; the draft's own paths have no such prefix. */
function problemAtDraft(found: ReturnType<typeof problemsOf>[number]): Problem {
  const { field, code, paragraph = '', values = {} } = found;
  return { field: field.replace(/^draft\./, ''), code, paragraph, severity: 'blocking', values };
}
