/** Keys for the whole invoice: Ctrl+Enter issues it, Ctrl+S stores it now and says so. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { isDialogOpen } from '../../ui/free-keys.ts';
import { toast } from '../../ui/toast.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

interface Acts {
  onIssue: () => void;
  onSave: () => void;
}

/** `onIssue` is null while nothing can be issued. */
export function useEditorKeys(editor: DraftEditor, onIssue: (() => void) | null): void {
  const onSave = useSaveNow(editor);
  const acts = useRef<Acts>(null);
  acts.current = { onSave, onIssue: onIssue ?? (() => undefined) };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (asked === null || isDialogOpen()) return;
      event.preventDefault();
      acts.current?.[asked]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function askedBy(event: KeyboardEvent): keyof Acts | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey)) return null;
  if (key === 'Enter') return 'onIssue';
  return key.toLowerCase() === 's' ? 'onSave' : null;
}

/** Says what became of it: stored, or why not yet. */
function useSaveNow({ sync, amends }: DraftEditor): () => void {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return () => {
    void sync.flush().then(({ status, savedAt, stored }) => {
      if (amends !== null) toast.info(t(status === 'untouched' ? 'amend.nothing' : 'amend.kept'));
      else if (stored === null && status === 'untouched') toast.info(t('save.nothing'));
      else if (status !== 'saved' && status !== 'untouched') toast.error(t(`save.${status}`));
      else if (savedAt === null) toast.success(t('save.saved'));
      else toast.success(t('save.savedAt', { time: format.time(savedAt) }));
    });
  };
}
