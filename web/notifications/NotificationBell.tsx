/** The bell of the header. Only its icon and count belong to the first load; its list and the stream come after it. */
import { IconBell } from '@tabler/icons-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { loadTexts } from '../locales/i18n.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { cappedCount } from '../ui/Marks.tsx';
import { toast } from '../ui/toast.tsx';
import type { BellPanelProps } from './BellPanel.tsx';
import styles from './bell.module.css';
import { useNotifications } from './query.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

export function NotificationBell() {
  const { t } = useTranslation('shell');
  const button = useRef<HTMLButtonElement>(null);
  const { list, error } = useNotifications();
  const unread = list?.unread ?? 0;
  const news = useLiveNotifications();
  const { Panel, toggle, close } = usePanel();
  useEffect(() => {
    if (error !== null) console.warn('The notifications could not be fetched.', error);
  }, [error]);
  return (
    <>
      <IconButton
        ref={button}
        className={styles.bell}
        icon={IconBell}
        label={t('bell.title')}
        aria-label={unread === 0 ? t('bell.title') : t('bell.unread', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={Panel !== null}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={toggle}
      >
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {cappedCount(unread)}
          </span>
        )}
      </IconButton>
      <span aria-live="polite">
        {news !== null && <Hidden key={news.id}>{t('bell.new', { title: news.title })}</Hidden>}
      </span>
      {Panel !== null && <Panel anchor={button} onClose={close} />}
    </>
  );
}

/** Fetched when the bell is pointed at or pressed. */
async function loadPanel(): Promise<ComponentType<BellPanelProps>> {
  const [{ BellPanel }] = await Promise.all([import('./BellPanel.tsx'), loadTexts('notifications')]);
  return BellPanel;
}

/** Without a connection the bell says so and stays closed, instead of taking the whole frame down. */
function usePanel() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [Panel, setPanel] = useState<ComponentType<BellPanelProps> | null>(null);
  const close = useCallback(() => setPanel(null), []);
  const open = () =>
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => toast.error(t('bell.failed'), errorText(new TypeError('offline'))),
    );
  return { Panel, toggle: () => (Panel === null ? void open() : close()), close };
}
