/** Issuing a draft: it is saved first, then that very version is issued; however often it is pressed, it is one act with one key. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, codeOf, newKey } from '../../../connection/api.ts';
import { problemsOf, useErrorText } from '../../../connection/problems.ts';
import { toast } from '../../../ui/toast.tsx';
import { useInvoiceChanged } from '../../cache.ts';
import type { Invoice } from '../../messages.ts';
import { useInvoiceProblemText } from '../../problem-text.ts';
import { loadRules } from '../../readiness/load-rules.ts';
import type { Stored, SyncState } from '../sync/draft-sync.ts';
import type { DraftEditor } from '../use-draft-editor.ts';

export interface Issuing {
  /** The act is on its way: nothing may be changed or closed until it is answered. */
  isBusy: boolean;
  /** Why it was refused, in words. */
  failure: string | null;
  /** A new look at the invoice; what was refused before is over. */
  begin: () => void;
  issue: () => void;
}

export function useIssue(editor: DraftEditor, onClose: () => void): Issuing {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const finish = useFinish(editor, onClose);
  const act = useAct(editor);
  const failureText = useFailureText();
  const notSavedText = useNotSavedText();
  const refuse = useRefuse(setFailure);

  async function issue() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const state = await editor.sync.flush();
      if (state.stored === null || !isReady(editor, state)) return refuse(notSavedText(state));
      await finish(await act(state.stored));
    } catch (error) {
      refuse(await failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, begin: () => setFailure(null), issue: () => void issue() };
}

/** A refusal is always shown: in the dialog, or as a message to somebody who has gone elsewhere. */
function useRefuse(show: (text: string) => void): (text: string) => void {
  const { t } = useTranslation('invoices');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (text) => {
    if (isOpen.current) show(text);
    else toast.error(t('issue.failed'), text);
  };
}

/** A draft is saved first; an amendment goes along with its act. */
function isReady({ amends }: DraftEditor, { status }: SyncState): boolean {
  return status === 'saved' || status === 'untouched' || (amends !== null && status === 'waiting');
}

/** Issues the stored draft, or what was written of an amendment over the version that was read. */
function useAct({ amends, draft }: DraftEditor): (stored: Stored) => Promise<Invoice> {
  const keyOf = useKeyOfAct();
  return ({ id, version }) =>
    amends === null
      ? client.invoices.issue({ id, version, idempotencyKey: keyOf(String(version)) })
      : client.invoices.amend({
          id,
          version,
          draft,
          idempotencyKey: keyOf(JSON.stringify([version, draft])),
        });
}

/** Why the draft could not be saved first. */
function useNotSavedText(): (state: SyncState) => string {
  const { t } = useTranslation(['invoices', 'errors']);
  return ({ status }) => {
    if (status === 'signedOut') return t('errors:call.UNAUTHORIZED');
    if (status === 'conflict') return t('conflict.title');
    return t(status === 'gone' ? 'gone.title' : 'issue.notSaved');
  };
}

/** Another version is another act, and so is other content; the same one is repeated under its key. */
function useKeyOfAct(): (what: string) => string {
  const act = useRef<{ key: string; what: string } | null>(null);
  return (what) => {
    if (act.current?.what !== what) act.current = { key: newKey(), what };
    return act.current.key;
  };
}

function useFinish(editor: DraftEditor, onClose: () => void): (invoice: Invoice) => Promise<void> {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const changed = useInvoiceChanged();
  return async (invoice) => {
    changed(invoice);
    const { number, edition } = invoice;
    if (editor.amends === null) toast.success(t('issue.done'), t('issue.doneText', { number }));
    else {
      editor.forget();
      toast.success(t('amend.done'), t('amend.doneText', { number, edition }));
    }
    onClose();
    await navigate({
      to: '/invoice/$id',
      params: { id: invoice.id },
      search: isWanted(invoice) ? { share: 'mail' } : {},
      replace: true,
    });
  };
}

/** A client who has the edition before wants the new one; nobody else waits for one. */
function isWanted({ earlierEditions }: Invoice): boolean {
  return earlierEditions.length === 0 || earlierEditions.some(({ sent }) => sent);
}

/** The server may find a rule broken before the rules have come here; without them its number is said. */
function useFailureText(): (error: unknown) => Promise<string> {
  const errorText = useErrorText();
  const problemText = useInvoiceProblemText();
  return async (error) => {
    const problems = codeOf(error) === 'INCOMPLETE' ? problemsOf(error) : [];
    const first = problems.find(({ severity }) => severity !== 'warning');
    if (first === undefined) return errorText(error);
    await loadRules().catch(() => null);
    return problemText(first);
  };
}
