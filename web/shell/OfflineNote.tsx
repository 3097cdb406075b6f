/** Says that the connection is gone, and that nothing is lost. */
import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

export function OfflineNote() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <IconCloudOff size={18} stroke={1.6} aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
