/** The reminders that wait for a yes: to whom, about what, in which words; each is sent, changed or skipped. */
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import type { Sending, WaitingReminder } from './messages.ts';
import { NoMailServer } from './NoMailServer.tsx';
import { useSendingChanged, useSendsMail } from './use-sending.ts';
import styles from './waiting.module.css';

/** Undefined while it is loading. */
export function useWaitingReminders() {
  return useQuery(api.sending.approvals.queryOptions());
}

export function WaitingReminders({ reminders }: { reminders: readonly WaitingReminder[] }) {
  return (
    <>
      {reminders.length > 0 && <NoMailServer />}
      <ul className={styles.list}>
        {reminders.map((reminder) => (
          <Reminder key={reminder.id} reminder={reminder} />
        ))}
      </ul>
    </>
  );
}

function Reminder({ reminder }: { reminder: WaitingReminder }) {
  const { t } = useTranslation('sending');
  const format = useFormat();
  const { number, clientName, dueDate, to, cc, subject, text } = reminder;
  return (
    <li className={styles.reminder}>
      <h2 className={styles.client}>{clientName}</h2>
      <p className={styles.meta}>{t('approvals.about', { number, day: format.day(dueDate) })}</p>
      <p className={styles.meta}>{t('approvals.to', { to: [...to, ...cc].join(', ') })}</p>
      <div className={styles.words}>
        <p className={styles.subject}>{subject}</p>
        <LetterPreview text={text} preview={reminder} />
      </div>
      <Ways reminder={reminder} />
    </li>
  );
}

function Ways({ reminder }: { reminder: WaitingReminder }) {
  const { t } = useTranslation('sending');
  const { isBusy, act } = useAct(reminder);
  const done = t(useSendsMail() ? 'approvals.sent' : 'approvals.kept');
  const [isSkipping, setSkipping] = useState(false);
  const { id, invoiceId } = reminder;
  return (
    <div className={styles.ways}>
      <Button
        variant="filled"
        loading={isBusy}
        onClick={() => void act(() => client.sending.approve({ id }), done)}
      >
        {t('approvals.send')}
      </Button>
      <ButtonLink to="/invoice/$id" params={{ id: invoiceId }} search={{ share: 'reminder', mail: id }}>
        {t('approvals.edit')}
      </ButtonLink>
      <Button variant="subtle" onClick={() => setSkipping(true)}>
        {t('approvals.skip')}
      </Button>
      <ConfirmDialog
        opened={isSkipping}
        title={t('approvals.skipTitle', { client: reminder.clientName })}
        text={<p>{t('approvals.skipText')}</p>}
        confirmLabel={t('approvals.skipConfirm')}
        onConfirm={() => act(() => client.sending.withdraw({ id }), t('approvals.skipped'))}
        onClose={() => setSkipping(false)}
      />
    </div>
  );
}

function useAct({ invoiceId }: WaitingReminder) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const changed = useSendingChanged(invoiceId);
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (call: () => Promise<Sending>, done: string) => {
    setBusy(true);
    try {
      changed(await call());
      toast.success(done);
    } catch (error) {
      toast.error(t('approvals.failed'), errorText(error));
      void cache.invalidateQueries({ queryKey: api.sending.approvals.key() });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
