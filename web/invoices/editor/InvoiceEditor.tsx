/** The editor of a draft: fields and lines at the left, the real document at the right. */
import type { Business as BusinessSchema } from '@belegbar/contract/business';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { output } from 'zod';
import { useNarrowSidebar } from '../../shell/narrow-sidebar.ts';
import { SplitScreen } from '../../ui/Document.tsx';
import { useFormat } from '../../ui/format.ts';
import { usePageTitle } from '../../ui/Heads.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import { DraftSaveMark } from './DraftSaveMark.tsx';
import { isUnsaved, type Stored } from './draft-sync.ts';
import { EditorNotices } from './EditorNotices.tsx';
import styles from './editor.module.css';
import { FindingsList } from './FindingsList.tsx';
import { HeadFields } from './HeadFields.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { LinesSection } from './LinesSection.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import type { EditorStart } from './start.ts';
import { type DraftEditor, showDraft, useDraftEditor } from './use-draft-editor.ts';
import { useEditorContext } from './use-editor-context.ts';

export type Business = output<typeof BusinessSchema>;

interface Props {
  business: Business;
  start: EditorStart;
  /** The latest reading from the server; it may be newer than what the editor began with. */
  reading?: Stored;
  onCreated?: (stored: Stored) => void;
}

export function InvoiceEditor({ business, start, reading, onCreated }: Props) {
  const { t } = useTranslation('invoices');
  const editor = useDraftEditor({ businessId: business.id, start, ...(onCreated && { onCreated }) });
  const context = useEditorContext(editor, business);
  const [isReviewing, setReviewing] = useState(false);
  useNewerReading(editor, reading);
  useNarrowSidebar();
  const title = t(start.sync.stored === null ? 'editor.new' : 'editor.edit');
  usePageTitle(editor.form.title || title);
  return (
    <>
      <SplitScreen
        mainLabel={t('editor.tab')}
        sideLabel={t('preview.title')}
        side={<PreviewPane draft={editor.draft} />}
        main={
          <div className={styles.main}>
            <Head title={title} editor={editor} onIssue={() => setReviewing(true)} />
            <EditorNotices editor={editor} isRestored={start.isRestored} />
            <HeadFields editor={editor} context={context} />
            <LinesSection editor={editor} context={context} />
            <FindingsList context={context} />
            <MoreFields editor={editor} context={context} business={business} />
            <div className={styles.mobileBar}>
              <IssueButton editor={editor} onIssue={() => setReviewing(true)} />
            </div>
          </div>
        }
      />
      {isReviewing && (
        <IssueDialog
          editor={editor}
          context={context}
          business={business}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}

function Head({ title, editor, onIssue }: { title: string; editor: DraftEditor; onIssue: () => void }) {
  return (
    <header className={styles.head}>
      <div className={styles.titleLine}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <StatusBadge state="draft" />
      </div>
      <div className={styles.headActions}>
        <DraftSaveMark editor={editor} />
        <DraftMenu editor={editor} />
        <span className={styles.onWide}>
          <IssueButton editor={editor} onIssue={onIssue} />
        </span>
      </div>
    </header>
  );
}

function IssueButton({ editor, onIssue }: { editor: DraftEditor; onIssue: () => void }) {
  const { t } = useTranslation('invoices');
  const isBlocked = editor.state.status === 'gone' || editor.state.status === 'conflict';
  return (
    <Button variant="filled" disabled={isBlocked} onClick={onIssue}>
      {t('issue.button')}
    </Button>
  );
}

/** A newer version read from the server is shown, as long as nothing here waits to be saved. */
function useNewerReading(editor: DraftEditor, reading: Stored | undefined): void {
  const { language } = useFormat();
  const seen = useRef(reading?.version);
  useEffect(() => {
    if (reading === undefined || reading.version === seen.current) return;
    seen.current = reading.version;
    const { stored } = editor.sync.state();
    if (stored === null || reading.version <= stored.version || isUnsaved(editor.sync.state())) return;
    editor.sync.refresh(reading);
    showDraft(editor, reading.draft, language);
  }, [editor, reading, language]);
}
