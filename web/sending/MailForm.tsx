/** A mail as it will be sent: recipients, subject and words at the left, and beside them how it arrives. */
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../ui/Dialogs.tsx';
import { Notice } from '../ui/States.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import type { Proposal, Sent, SentMail } from './messages.ts';
import { NoMailServer } from './NoMailServer.tsx';
import styles from './sending.module.css';
import { type MailForm as Form, useMailForm } from './use-mail-form.ts';

interface Props {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  proposal: Proposal;
  earlier: SentMail | null;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

export function MailForm({ invoiceId, kind, proposal, earlier, onSent, onClose }: Props) {
  const { t } = useTranslation('sending');
  const form = useMailForm({ invoiceId, kind, begin: proposal, earlier, onSent });
  const ref = useFirstWrong(form.tries);
  useFirstField(ref);
  const [isPreview, setPreview] = useState(false);
  const sendOnKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || form.isBusy) return;
    event.preventDefault();
    form.send();
  };
  return (
    <form ref={ref} noValidate onKeyDown={sendOnKeys} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.desk} data-preview={isPreview || undefined}>
        <MailFields form={form} proposal={proposal} />
        <MailPreview mail={form.mail} proposal={proposal} />
      </div>
      {form.hasFailed && (
        <Notice tone="neg" title={t('form.failed')}>
          {form.failure}
        </Notice>
      )}
      <NoMailServer />
      <Ways {...{ form, kind, isPreview, onClose }} onPreview={() => setPreview(!isPreview)} />
    </form>
  );
}

interface WaysProps {
  form: Form;
  kind: Props['kind'];
  isPreview: boolean;
  onPreview: () => void;
  onClose: () => void;
}

function Ways({ form, kind, isPreview, onPreview, onClose }: WaysProps) {
  const { t } = useTranslation('sending');
  return (
    <DialogActions isBusy={form.isBusy}>
      <Button className={styles.previewSwitch ?? ''} onClick={onPreview}>
        {t(isPreview ? 'form.hidePreview' : 'form.showPreview')}
      </Button>
      <Button onClick={onClose}>{t('form.close')}</Button>
      <Button
        variant="filled"
        loading={form.isBusy}
        onClick={form.send}
        aria-keyshortcuts="Control+Enter"
        leftSection={<IconSend size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t(form.isToConfirm ? 'form.sendAlso' : kind === 'reminder' ? 'form.sendReminder' : 'form.send')}
      </Button>
    </DialogActions>
  );
}

/** The form comes into a dialog that is open already. Enter in a field never sends: that takes Ctrl, or the button. */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-begin]')?.focus();
  }, [form]);
}
