/** The mail of a reminder that waits, as it goes out, with its yes, its change and its no. */
import { wordsAround } from '@belegbar/domain/sending';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingReminder } from '../messages.ts';
import { NoMailServer } from '../NoMailServer.tsx';
import place from './in-place.module.css';
import { SkipDialog } from './SkipDialog.tsx';
import { useApprove } from './use-approve.ts';

interface Props {
  reminder: WaitingReminder;
  onEdit: () => void;
  /** The client has paid: the payment is noted instead. */
  onPaid: () => void;
}

export default function WaitingInPlace({ reminder, onEdit, onPaid }: Props) {
  const { t } = useTranslation('sending');
  const { isBusy, approve } = useApprove();
  const [isSkipping, setSkipping] = useState(false);
  return (
    <div className={place.place}>
      <Letter reminder={reminder} />
      <NoMailServer />
      <div className={place.ways}>
        <Button
          size="xs"
          variant="filled"
          loading={isBusy}
          leftSection={<IconSend size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void approve([reminder])}
        >
          {t('approvals.sendThis')}
        </Button>
        <Button size="xs" disabled={isBusy} onClick={onEdit}>
          {t('approvals.edit')}
        </Button>
        <Button size="xs" disabled={isBusy} onClick={onPaid}>
          {t('approvals.paid')}
        </Button>
        <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => setSkipping(true)}>
          {t('approvals.skip', { count: 1 })}
        </Button>
      </div>
      <SkipDialog reminders={[reminder]} opened={isSkipping} onClose={() => setSkipping(false)} />
    </div>
  );
}

function Letter({ reminder: { to, subject, text } }: { reminder: WaitingReminder }) {
  const { t } = useTranslation('sending');
  const { before, after } = wordsAround(text);
  return (
    <div className={place.letter}>
      <p className={place.head}>{t('approvals.toAbout', { to: to.join(', '), subject })}</p>
      <p className={place.words}>{before}</p>
      {after !== '' && <p className={place.words}>{after}</p>}
    </div>
  );
}
