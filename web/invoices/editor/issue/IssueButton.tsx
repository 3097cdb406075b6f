/** The way to issuing: a button in the head, on a phone a bar below that also says what the invoice comes to. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../../ui/Marks.tsx';
import { Money } from '../../../ui/Money.tsx';
import styles from '../editor.module.css';
import { isReliable } from '../lines/TotalsBlock.tsx';
import type { SignedOut } from '../sync/use-signed-out.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';

export interface IssueButtonProps {
  editor: DraftEditor;
  signedOut: SignedOut;
  onIssue: () => void;
}

export function IssueButton({ editor, signedOut, onIssue }: IssueButtonProps) {
  const { t } = useTranslation('invoices');
  return (
    <Button
      variant="filled"
      disabled={isIssueBlocked(editor, signedOut)}
      aria-keyshortcuts="Control+Enter"
      onClick={onIssue}
    >
      {t(editor.amends === null ? 'issue.button' : 'amend.issue')}
      <span className={styles.issueKeys} aria-hidden="true">
        <Keys of="Mod+Enter" />
      </span>
    </Button>
  );
}

export function IssueBar({ context, ...props }: IssueButtonProps & { context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const { gross } = context.computed.totals;
  return (
    <div className={styles.issueBar}>
      <p className={styles.barTotal}>
        <span>{t('totals.gross')}</span>
        <strong>
          {isReliable(context) ? <Money cents={gross} currency={props.editor.draft.currency} /> : '–'}
        </strong>
      </p>
      <IssueButton {...props} />
    </div>
  );
}

/** Nothing is issued that somebody else has changed or deleted, nor by a stranger. */
export function isIssueBlocked({ state: { status } }: DraftEditor, { isSignedOut }: SignedOut): boolean {
  return isSignedOut || status === 'gone' || status === 'conflict';
}
