/** Whether the draft is stored, and since when. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { SaveMark, type SaveState } from '../../../ui/SaveMark.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { SyncStatus } from './draft-sync.ts';

const MARKS: Record<SyncStatus, SaveState> = {
  untouched: 'saved',
  waiting: 'saving',
  saving: 'saving',
  saved: 'saved',
  offline: 'offline',
  signedOut: 'offline',
  failed: 'failed',
  conflict: 'conflict',
  gone: 'failed',
};

export function DraftSaveMark({ editor }: { editor: DraftEditor }) {
  return editor.amends === null ? <StoredMark editor={editor} /> : <AmendmentMark editor={editor} />;
}

/** An amendment is on no server: it waits here until it is issued. */
function AmendmentMark({ editor: { state } }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  if (state.status === 'conflict') return <SaveMark state="conflict" text={t('save.conflict')} />;
  return <SaveMark state="unsaved" text={t(state.status === 'untouched' ? 'amend.nothing' : 'amend.kept')} />;
}

function StoredMark({ editor: { state, sync } }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  if (state.status === 'untouched' && state.stored === null) return null;
  const saved =
    state.savedAt === null ? t('save.saved') : t('save.savedAt', { time: format.time(state.savedAt) });
  const text = MARKS[state.status] === 'saved' ? saved : t(`save.${state.status}`);
  return <SaveMark state={MARKS[state.status]} text={text} onRetry={() => void sync.flush()} />;
}
