/** What the user should know above the fields: a session that has ended, input brought back, another tab's changes, a draft that is gone. */
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { Notice } from '../../ui/States.tsx';
import styles from './dialogs.module.css';
import { Differences } from './sync/Differences.tsx';
import type { SignedOut } from './sync/use-signed-out.ts';
import { type DraftEditor, showDraft } from './use-draft-editor.ts';

interface Props {
  editor: DraftEditor;
  isRestored: boolean;
  signedOut: SignedOut;
}

export function EditorNotices({ editor, isRestored, signedOut }: Props) {
  const { status, theirs } = editor.state;
  if (signedOut.isSignedOut) return <SessionEnded {...signedOut} />;
  if (status === 'gone') return <Gone editor={editor} />;
  if (status === 'conflict' && theirs !== null) return <Conflict editor={editor} />;
  return isRestored ? <Restored /> : null;
}

/** Stays in sight however far down somebody is writing. */
function SessionEnded({ signIn, otherEmail }: SignedOut) {
  const { t } = useTranslation('invoices');
  const isOther = otherEmail !== null;
  return (
    <div className={styles.stickyNotice}>
      <Notice
        tone="warn"
        title={t(isOther ? 'signedOut.other' : 'signedOut.title')}
        action={
          <Button size="xs" variant="filled" onClick={signIn}>
            {t(isOther ? 'signedOut.again' : 'signedOut.signIn')}
          </Button>
        }
      >
        {isOther ? t('signedOut.otherText', { email: otherEmail }) : t('signedOut.text')}
      </Notice>
    </div>
  );
}

function Restored() {
  const { t } = useTranslation('invoices');
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <div className={styles.noticeBox}>
      <Notice
        tone="info"
        title={t('restored.title')}
        action={
          <Button size="xs" onClick={() => setSeen(true)}>
            {t('restored.ok')}
          </Button>
        }
      >
        {t('restored.text')}
      </Notice>
    </div>
  );
}

/** Both versions are shown where they differ; nothing is written until one is chosen. */
function Conflict({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  const { theirs } = editor.state;
  if (theirs === null) return null;
  function takeTheirs() {
    if (theirs === null) return;
    editor.sync.takeTheirs();
    showDraft(editor, theirs.draft, language);
  }
  return (
    <div className={styles.noticeBox}>
      <Notice
        tone="warn"
        title={t('conflict.title')}
        action={
          <div className={styles.buttons}>
            <Button size="xs" onClick={() => editor.sync.takeMine()}>
              {t('conflict.takeMine')}
            </Button>
            <Button size="xs" onClick={takeTheirs}>
              {t('conflict.takeTheirs')}
            </Button>
          </div>
        }
      >
        <p>{t('conflict.text')}</p>
        <Differences mine={editor.draft} theirs={theirs.draft} />
      </Notice>
    </div>
  );
}

function Gone({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const show = useShowPresent();
  const id = editor.state.stored?.id;
  return (
    <div className={styles.noticeBox}>
      <Notice
        tone="warn"
        title={t('gone.title')}
        action={
          <div className={styles.buttons}>
            {id !== undefined && (
              <Button size="xs" onClick={() => show(id)}>
                {t('gone.show')}
              </Button>
            )}
            <Link to="/invoices">{t('detail.toList')}</Link>
          </div>
        }
      >
        {t('gone.text')}
      </Notice>
    </div>
  );
}

/** Reads the invoice anew. An editor that began as a new invoice has its address without the router's knowledge, so it is told. */
function useShowPresent(): (id: string) => void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return (id) => {
    void cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id } }) });
    void navigate({ to: '/invoice/$id', params: { id }, replace: true });
  };
}
