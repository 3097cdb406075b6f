import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from './query.ts';
import { useNotificationActs } from './use-acts.ts';

/** A button for the head of a screen. */
export function MarkAllRead() {
  const { t } = useTranslation('notifications');
  const { list } = useNotifications();
  const { markAllRead } = useNotificationActs();
  if (list === undefined || list.unread === 0) return null;
  return (
    <Button leftSection={<IconChecks size={18} stroke={1.6} aria-hidden="true" />} onClick={markAllRead}>
      {t('markAllRead')}
    </Button>
  );
}
