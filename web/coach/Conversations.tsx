/** The list of conversations beside the talk. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './coach.module.css';

export function Conversations({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { t } = useTranslation('coach');
  return (
    <aside id={id} className={styles.conversations} aria-label={t('conversations.title')} hidden={!isOpen}>
      <Button
        fullWidth
        disabled
        aria-describedby={`${id}-why`}
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('conversations.new')}
      </Button>
      <div className={styles.noConversations}>
        <p className={styles.emptyTitle}>{t('conversations.empty')}</p>
        <p id={`${id}-why`}>{t('conversations.emptyText')}</p>
      </div>
      <p className={styles.principle}>{t('conversations.principle')}</p>
    </aside>
  );
}
