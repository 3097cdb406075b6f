/** Joins the form, its way to the server and what is kept on this device, for as long as the editor is open. */
import { amendedDraft, type InvoiceDraft } from '@belegbar/domain/invoices';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { businessShown } from '../../connection/api.ts';
import { onLeaving } from '../../session/signed-out.ts';
import { useFormat } from '../../ui/format.ts';
import type { Invoice } from '../messages.ts';
import { type DraftForm, draftOf, formOf, refusedFields } from './draft/draft-form.ts';
import { type DraftAction, reduceDraft } from './draft/draft-reducer.ts';
import { startDeviceSync } from './sync/device-sync.ts';
import { draftServer } from './sync/draft-server.ts';
import { isUnsaved, type Stored, type SyncState } from './sync/draft-sync.ts';
import type { EditorStart } from './sync/start.ts';
import { type SyncDriver, startSync } from './sync/sync-driver.ts';
import { forgetUnsaved, keepUnsaved, unsavedPlace } from './sync/unsaved.ts';

export interface DraftEditor {
  form: DraftForm;
  /** What the form stands for; keeps its identity while nothing changes. */
  draft: InvoiceDraft;
  dispatch: Dispatch<DraftAction>;
  sync: SyncDriver;
  state: SyncState;
  /** Whose draft it is. */
  businessId: string;
  /** The issued invoice that is amended; null for a draft. */
  amends: Invoice | null;
  /** The user has deleted the draft: nothing of it stays on this device. */
  forget: () => void;
}

interface Given {
  businessId: string;
  start: EditorStart;
  amends: Invoice | null;
  /** Called once, when a new draft has got its address. */
  onCreated?: (stored: Stored) => void;
}

export function useDraftEditor({ businessId, start, amends, onCreated }: Given): DraftEditor {
  const cache = useQueryClient();
  const [form, dispatch] = useReducer(reduceDraft, start.form);
  const draft = useMemo(() => writtenOf(form, amends), [form, amends]);
  const latest = useRef(form);
  latest.current = form;
  const isKept = useRef(true);
  const isForgotten = useRef(false);
  const [sync] = useState(() => {
    const onStep = (state: SyncState) => {
      if (!isForgotten.current) isKept.current = keep(businessId, latest.current, state);
    };
    return amends === null
      ? startSync(start.sync, draftServer(cache, businessId), onStep)
      : startDeviceSync(start.sync, onStep);
  });
  const state = useSyncState(sync);
  useEdits(form, draft, start, sync);
  useLeaving(sync, start, isKept);
  useReprint(dispatch);
  useCreated(start, state.stored, onCreated);
  useEffect(() => {
    isKept.current = keep(businessId, form, sync.state());
  }, [businessId, form, sync]);
  const forget = () => {
    isForgotten.current = true;
    forgetUnsaved(localStorage, unsavedPlace(businessId, sync.state().stored?.id ?? null));
  };
  return { form, draft, dispatch, sync, state, businessId, amends, forget };
}

/** How far the draft has got on its way, shown after what is typed; what is decided by it asks `sync.state()`. */
function useSyncState(sync: SyncDriver): SyncState {
  const [state, setState] = useState(sync.state);
  useEffect(() => {
    const follow = () => startTransition(() => setState(sync.state()));
    follow();
    return sync.subscribe(follow);
  }, [sync]);
  return state;
}

/** An amendment keeps its day where none is written. */
function writtenOf(form: DraftForm, amends: Invoice | null): InvoiceDraft {
  const draft = draftOf(form);
  return amends === null ? draft : amendedDraft(draft, amends);
}

/** The form as it stands now, kept until the server has it all, which it never will when the draft is gone; text that cannot be read as a number is kept as well. False when the device has no room. */
function keep(businessId: string, form: DraftForm, state: SyncState): boolean {
  // Whoever has signed out leaves nothing here.
  if (businessShown() === null) return true;
  const place = unsavedPlace(businessId, state.stored?.id ?? null);
  if (state.stored !== null) forgetUnsaved(localStorage, unsavedPlace(businessId, null));
  if (!isUnsaved(state) && state.status !== 'gone' && refusedFields(form).length === 0) {
    forgetUnsaved(localStorage, place);
    return true;
  }
  return keepUnsaved(localStorage, place, {
    format: 1,
    form,
    base: state.stored && { version: state.stored.version, draft: state.stored.draft },
    request: state.request?.key ? { ...state.request, mayHaveArrived: true } : null,
  });
}

/** Every change of the form is an edit; what was restored counts as one at once. */
function useEdits(form: DraftForm, draft: InvoiceDraft, start: EditorStart, sync: SyncDriver): void {
  const seen = useRef(start.isRestored && start.sync.status !== 'conflict' ? null : start.form);
  useEffect(() => {
    if (seen.current === form) return;
    seen.current = form;
    if (draft !== sync.state().mine) sync.edit(draft);
  }, [form, draft, sync]);
}

/** Saves when the page is hidden, shown again or left, and when the connection is back; warns only when something would be lost. */
function useLeaving(sync: SyncDriver, start: EditorStart, isKept: RefObject<boolean>): void {
  useEffect(() => {
    const flush = () => void sync.flush();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved(sync.state()) && !isKept.current) event.preventDefault();
    };
    document.addEventListener('visibilitychange', flush);
    addEventListener('online', flush);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('online', flush);
      removeEventListener('beforeunload', onUnload);
      flush();
    };
  }, [sync, isKept]);
  useEffect(() => onLeaving(() => sync.flush()), [sync]);
  useEffect(() => {
    if (start.sync.status === 'waiting') void sync.flush();
  }, [sync, start]);
}

/** Tells once that a new draft has got its address. */
function useCreated(start: EditorStart, stored: Stored | null, onCreated: Given['onCreated']): void {
  const id = start.sync.stored === null ? stored?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is news.
  useEffect(() => {
    if (stored !== null && id !== undefined) onCreated?.(stored);
  }, [id]);
}

/** When the app's language changes, the numbers in the cells are written its way. */
function useReprint(dispatch: Dispatch<DraftAction>): void {
  const { language } = useFormat();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    dispatch({ kind: 'reprint', language });
  }, [language, dispatch]);
}

/** Shows another version of the draft: the other tab's, or a newer reading. */
export function showDraft(editor: DraftEditor, draft: InvoiceDraft, language: 'de' | 'en'): void {
  editor.dispatch({ kind: 'load', form: formOf(draft, language) });
}
