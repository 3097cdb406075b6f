/** Says that the connection or the server is gone, and that nothing is lost; asks again for what is missing when it is back. */
import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackInReach, useReach } from '../connection/reach.ts';
import styles from './frame.module.css';

export function OfflineNote() {
  const { t } = useTranslation('shell');
  const reach = useReach();
  useAskAgain();
  return (
    <div role="status" className={styles.reach}>
      {reach !== 'there' && (
        <p className={styles.offline}>
          <IconCloudOff size={18} stroke={1.6} aria-hidden="true" />
          {t(reach)}
        </p>
      )}
    </div>
  );
}

/** What failed meanwhile is fetched anew, without anyone pressing a button. */
function useAskAgain(): void {
  const queries = useQueryClient();
  const ask = useCallback(() => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [queries]);
  useBackInReach(ask);
}
