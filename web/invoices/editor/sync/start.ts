/** How an editor begins: from what the server has, and from what this device kept of an earlier visit. */
import type { NumberLanguage } from '@belegbar/domain/money';
import { type DraftForm, draftOf, formOf } from '../draft/draft-form.ts';
import { sameDraft } from '../draft/same-draft.ts';
import { beginSync, type Stored, type SyncState } from './draft-sync.ts';
import type { Unsaved } from './unsaved.ts';

export interface EditorStart {
  form: DraftForm;
  sync: SyncState;
  /** True when something kept on this device was brought back. */
  isRestored: boolean;
}

/** An editor on a stored draft. Kept input counts unless the server has it; both stand side by side if the server has moved on. */
export function startOnStored(stored: Stored, kept: Unsaved | null, language: NumberLanguage): EditorStart {
  const sync = beginSync(stored.draft, stored);
  const fresh: EditorStart = { form: formOf(stored.draft, language), sync, isRestored: false };
  if (kept === null) return fresh;
  const mine = draftOf(kept.form);
  if (sameDraft(mine, stored.draft)) return { ...fresh, form: kept.form };
  const hasMovedOn = kept.base === null || kept.base.version !== stored.version;
  if (hasMovedOn && (kept.base === null || !sameDraft(kept.base.draft, stored.draft))) {
    return { form: kept.form, sync: { ...sync, mine, status: 'conflict', theirs: stored }, isRestored: true };
  }
  return { form: kept.form, sync: { ...sync, mine, status: 'waiting' }, isRestored: true };
}

/** An editor on a draft that the server may not know yet. */
export function startNew(empty: DraftForm, kept: Unsaved | null): EditorStart {
  if (kept === null) return { form: empty, sync: beginSync(draftOf(empty), null), isRestored: false };
  const mine = draftOf(kept.form);
  const sync = { ...beginSync(mine, null), request: kept.request, status: 'waiting' as const };
  return { form: kept.form, sync: kept.request === null ? beginSync(mine, null) : sync, isRestored: true };
}
