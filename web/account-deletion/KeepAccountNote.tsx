/** On every screen of an account that is about to be deleted: when, and the way to keep it. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import styles from './account-deletion.module.css';

export function KeepAccountNote({ on }: { on: string }) {
  const { t } = useTranslation('account-deletion');
  const format = useFormat();
  return (
    <p className={styles.everywhere} role="status">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {t('note.text', { on: format.dayLong(on as never) })}{' '}
        <Link to="/user-profile" hash="delete-account">
          {t('note.link')}
        </Link>
      </span>
    </p>
  );
}
