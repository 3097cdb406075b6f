/** What of a mail can be changed: recipients, subject and words; and which files go along. */
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '../ui/TextFields.tsx';
import type { Proposal } from './messages.ts';
import { NoMailServer } from './NoMailServer.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import styles from './sending.module.css';
import type { MailForm as Form } from './use-mail-form.ts';

export function MailFields({ form, proposal }: { form: Form; proposal: Proposal }) {
  const { t } = useTranslation('sending');

  return (
    <div className={styles.fields}>
      <Recipients form={form} proposal={proposal} />
      <Files names={proposal.attachments} />
      <TextField label={t('form.subject')} {...form.field('subject')} maxLength={300} />
      <TextAreaField label={t('form.text')} {...form.field('text')} rows={14} maxLength={10_000} />
      {form.isChanged && (
        <p className={styles.note}>
          {t('form.kept')}{' '}
          <button type="button" className={styles.linkButton} onClick={() => form.reset()}>
            {t('form.reset')}
          </button>
        </p>
      )}
      <NoMailServer />
    </div>
  );
}

/** Copies are asked for where there are none. */
function Recipients({ form, proposal }: { form: Form; proposal: Proposal }) {
  const { t } = useTranslation('sending');
  const { values: mail, wrongOf } = form;
  const [isOpen, setOpen] = useState(false);
  const isUnknown = proposal.to.length === 0 && mail.to.length === 0;
  return (
    <>
      <RecipientsField
        label={t('form.to')}
        hint={t(isUnknown ? 'form.noAddress' : 'form.recipientHint')}
        {...form.field('to')}
        wrong={wrongOf('to')}
      />
      {isOpen || mail.cc.length > 0 ? (
        <RecipientsField label={t('form.cc')} {...form.field('cc')} wrong={wrongOf('cc')} />
      ) : (
        <button type="button" className={styles.linkButton} onClick={() => setOpen(true)}>
          {t('form.addCc')}
        </button>
      )}
    </>
  );
}

/** What goes along stands beside whom it goes to, before anything is scrolled. */
function Files({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('sending');
  if (names.length === 0) return null;
  return (
    <div>
      <p className={styles.filesLabel}>{t('form.attachments')}</p>
      <ul className={styles.files} aria-label={t('form.attachments')}>
        {names.map((name) => (
          <li key={name}>
            <IconPaperclip size={16} stroke={1.6} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
