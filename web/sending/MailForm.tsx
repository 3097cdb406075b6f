/** A mail as it will be sent: recipients, subject and words at the left, and beside them how it arrives. */
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import type { Proposal, Sent, SentMail } from './messages.ts';
import styles from './sending.module.css';
import { type MailForm as FormState, useMailForm } from './use-mail-form.ts';
import { useTestMail } from './use-test-mail.ts';

interface Props {
  invoiceId: string;
  kind: 'invoice' | 'reminder';
  proposal: Proposal;
  earlier: SentMail | null;
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

export function MailForm({ invoiceId, kind, proposal, earlier, onSent, onClose }: Props) {
  const form = useMailForm({ invoiceId, kind, begin: proposal, earlier, onSent });
  useFirstField(form.place);
  const [isPreview, setPreview] = useState(false);
  return (
    <Form form={form} sentBy="ctrlEnter">
      <div className={styles.desk} data-preview={isPreview || undefined}>
        <MailFields form={form} proposal={proposal} />
        <MailPreview mail={form.values} proposal={proposal} onText={form.field('text').onChange} />
      </div>
      <Ways {...{ form, invoiceId, kind, isPreview, onClose }} onPreview={() => setPreview(!isPreview)} />
    </Form>
  );
}

interface WaysProps {
  form: FormState;
  invoiceId: string;
  kind: Props['kind'];
  isPreview: boolean;
  onPreview: () => void;
  onClose: () => void;
}

function Ways({ form, invoiceId, kind, isPreview, onPreview, onClose }: WaysProps) {
  const { t } = useTranslation('sending');
  const test = useTestMail();
  const hasFailed = form.failure !== null && !form.isRefusedAtField;
  return (
    <DialogActions isBusy={form.isBusy}>
      {hasFailed && (
        <div className={styles.failed}>
          <Failure title={t('form.failed')} failure={form.failure} />
        </div>
      )}
      <Button className={styles.previewSwitch ?? ''} onClick={onPreview}>
        {t(isPreview ? 'form.hidePreview' : 'form.showPreview')}
      </Button>
      <Button
        className={styles.test ?? ''}
        title={t('test.hint')}
        loading={test.isPending}
        onClick={() => test.mutate({ invoiceId, kind, mail: form.values })}
      >
        {t('test.send')}
      </Button>
      <Button className={styles.close ?? ''} onClick={onClose}>
        {t('form.close')}
      </Button>
      <Button
        variant="filled"
        loading={form.isBusy}
        onClick={() => void form.submit()}
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
