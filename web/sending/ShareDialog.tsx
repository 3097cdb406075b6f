/** Sending an issued document: as a mail, or by a link. */
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../share-links/index.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { MailTab } from './MailTab.tsx';
import styles from './sending.module.css';
import type { Share } from './share.ts';

interface Props {
  invoiceId: string;
  number: string;
  client: string;
  share: Share;
  isFresh: boolean;
  onShare: (share: Share) => void;
  onClose: () => void;
}

export default function ShareDialog({ invoiceId, number, client, share, isFresh, onShare, onClose }: Props) {
  const { t } = useTranslation('sending');
  const isReminder = share.tab === 'reminder';
  return (
    <Dialog
      opened
      title={t(isReminder ? 'dialog.remindTitle' : 'dialog.title', { number, client })}
      onClose={onClose}
      size={share.tab === 'link' ? 720 : 1160}
      isTall={share.tab !== 'link'}
    >
      {!isReminder && (
        <div className={styles.tabs}>
          <Tabs
            label={t('dialog.tabs')}
            tabs={[
              { value: 'mail', label: t('dialog.mail') },
              { value: 'link', label: t('dialog.link') },
            ]}
            value={share.tab}
            onChange={(tab) => onShare({ tab, mailId: null })}
          />
        </div>
      )}
      {share.tab === 'link' ? (
        <ShareLinks invoiceId={invoiceId} />
      ) : (
        <MailTab {...{ invoiceId, share, isFresh, onShare, onClose }} />
      )}
    </Dialog>
  );
}
