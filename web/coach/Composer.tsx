/** Where one would write to Kari; without a model it cannot be written into. */
import { IconArrowUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';

export function Composer() {
  const { t } = useTranslation('coach');
  const id = useId();
  return (
    <div className={styles.composerPlace}>
      <div className={styles.composer}>
        <textarea
          rows={1}
          disabled
          aria-label={t('composer.label')}
          aria-describedby={id}
          placeholder={t('composer.label')}
        />
        <div className={styles.composerFoot}>
          <span id={id}>{t('composer.disabled')}</span>
          <button type="button" disabled aria-label={t('composer.send')} aria-describedby={id}>
            <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  );
}
