/** The editor of a draft: fields and lines at the left, the real document at the right. */
import type { Business as BusinessSchema } from '@belegbar/contract/business';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { output } from 'zod';
import { ClientDialog } from '../../clients/index.ts';
import { useNarrowSidebar } from '../../shell/narrow-sidebar.ts';
import { SplitScreen } from '../../ui/Document.tsx';
import { useFormat } from '../../ui/format.ts';
import { usePageTitle } from '../../ui/Heads.tsx';
import sheet from '../../ui/sheet.module.css';
import type { Invoice } from '../messages.ts';
import { AmendmentBadge, DraftBadge } from '../StatusBadge.tsx';
import { AmendmentMenu } from './AmendmentMenu.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import type { DraftForm } from './draft/draft-form.ts';
import { EditorNotices } from './EditorNotices.tsx';
import { EInvoiceSection } from './e-invoice/EInvoiceSection.tsx';
import styles from './editor.module.css';
import { HeadFields } from './fields/HeadFields.tsx';
import { MoreFields } from './fields/MoreFields.tsx';
import { FindingsList } from './findings/FindingsList.tsx';
import { type Mending, useMending } from './findings/use-mending.ts';
import { IssueBar, IssueButton, type IssueButtonProps, isIssueBlocked } from './issue/IssueButton.tsx';
import { IssueDialog } from './issue/IssueDialog.tsx';
import { type Issuing, useIssue } from './issue/use-issue.ts';
import { LinesSection } from './lines/LinesSection.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { roomFor, usePageZoom } from './preview/page-size.ts';
import { DraftSaveMark } from './sync/DraftSaveMark.tsx';
import { isUnsaved, type Stored } from './sync/draft-sync.ts';
import type { EditorStart } from './sync/start.ts';
import { type SignedOut, useSignedOut } from './sync/use-signed-out.ts';
import { type DraftEditor, showDraft, useDraftEditor } from './use-draft-editor.ts';
import { type EditorContext, useEditorContext } from './use-editor-context.ts';
import { useEditorKeys } from './use-editor-keys.ts';

export type Business = output<typeof BusinessSchema>;

interface Props {
  business: Business;
  start: EditorStart;
  /** The latest reading from the server; it may be newer than what the editor began with. */
  reading?: Stored;
  /** The issued invoice whose content is amended. */
  amends?: Invoice;
  onCreated?: (stored: Stored) => void;
}

export function InvoiceEditor({ business, start, reading, amends, onCreated }: Props) {
  const { t } = useTranslation('invoices');
  const editor = useDraftEditor({
    businessId: business.id,
    start,
    amends: amends ?? null,
    ...(onCreated && { onCreated }),
  });
  const context = useEditorContext(editor, business);
  const signedOut = useSignedOut(editor);
  const [isReviewing, setReviewing] = useState(false);
  const issuing = useIssue(editor, () => setReviewing(false));
  const mending = useMending();
  const [zoom, setZoom] = usePageZoom();
  useNewerReading(editor, reading);
  useNarrowSidebar();
  const title = useEditorTitle(start, amends);
  usePageTitle(amends === undefined ? editor.form.title || title : title);
  const review = useReview(issuing, setReviewing);
  useEditorKeys(editor, isIssueBlocked(editor, signedOut) ? null : review);
  const shown = { editor, context, business, signedOut, issuing, mending };
  // What is typed, and what it adds up to, does not wait for what follows from it.
  const soon = useDeferredValue(shown);
  const head = isSameHead(editor.form, soon.editor.form) ? soon : shown;
  return (
    <>
      <SplitScreen
        mainLabel={t('editor.tab')}
        sideLabel={t('preview.title')}
        sideWidth={roomFor(zoom)}
        side={<PreviewPane editor={head.editor} zoom={zoom} onZoom={setZoom} />}
        main={
          <Main
            {...shown}
            head={head}
            soon={soon}
            title={title}
            isRestored={start.isRestored}
            onIssue={review}
          />
        }
      />
      <div className={sheet.bottomBar} data-bottom-bar inert={issuing.isBusy}>
        <IssueBar editor={editor} context={context} signedOut={signedOut} onIssue={review} />
      </div>
      {isReviewing && <IssueDialog {...shown} onClose={() => setReviewing(false)} />}
      {mending.clientField !== null && context.client && (
        <ClientDialog
          opened
          client={context.client}
          beginAt={mending.clientField}
          onClose={mending.closeClient}
        />
      )}
    </>
  );
}

/** The same function for as long as the editor is open, so that no button need be drawn anew with a key. */
function useReview({ begin }: Issuing, setReviewing: (isReviewing: boolean) => void): () => void {
  const latest = useRef(begin);
  latest.current = begin;
  return useCallback(() => {
    latest.current();
    setReviewing(true);
  }, [setReviewing]);
}

function useEditorTitle({ sync: { stored } }: EditorStart, amends: Invoice | undefined): string {
  const { t } = useTranslation('invoices');
  if (amends !== undefined) return t('amend.title', { number: amends.number });
  return t(stored === null ? 'editor.new' : 'editor.edit');
}

interface Shown {
  signedOut: SignedOut;
  editor: DraftEditor;
  context: EditorContext;
  business: Business;
  issuing: Issuing;
  mending: Mending;
}

interface MainProps extends Shown, IssueButtonProps {
  /** The same, a moment later where more is to be drawn than what is typed; `head` at once where anything but a line was typed. */
  soon: Shown;
  head: Shown;
  title: string;
  isRestored: boolean;
}

/** Nothing can be changed here while the invoice is being issued. */
function Main({ title, isRestored, context, issuing, soon, head, ...act }: MainProps) {
  const { editor, signedOut } = act;
  return (
    <div className={styles.main} inert={issuing.isBusy}>
      <Head title={title} editor={soon.editor} signedOut={soon.signedOut} onIssue={act.onIssue} />
      <EditorNotices editor={editor} isRestored={isRestored} signedOut={signedOut} />
      <HeadFields editor={head.editor} context={head.context} />
      <LinesSection editor={editor} context={context} head={head} />
      <FindingsList context={soon.context} mending={soon.mending} />
      <EInvoiceSection context={soon.context} mending={soon.mending} />
      <MoreFields editor={head.editor} context={head.context} business={head.business} />
    </div>
  );
}

/** All but the lines. */
function isSameHead(one: DraftForm, other: DraftForm): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof DraftForm)[];
  return names.every((name) => name === 'lines' || one[name] === other[name]);
}

const Head = memo(function Head({ title, ...props }: IssueButtonProps & { title: string }) {
  return (
    <header className={styles.head}>
      <div className={sheet.titleLine}>
        <h1 className={sheet.title} tabIndex={-1}>
          {title}
        </h1>
        {props.editor.amends === null ? <DraftBadge /> : <AmendmentBadge />}
      </div>
      <div className={styles.headActions}>
        <DraftSaveMark editor={props.editor} />
        {props.editor.amends === null ? (
          <DraftMenu editor={props.editor} />
        ) : (
          <AmendmentMenu editor={props.editor} />
        )}
        <span className={styles.onWide}>
          <IssueButton {...props} />
        </span>
      </div>
    </header>
  );
});

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
