/** Which keys move in the palette, and the two signs that narrow it down. */
import { useTranslation } from 'react-i18next';
import { Keys } from '../../ui/Marks.tsx';
import styles from './palette.module.css';

export function PaletteFoot() {
  const { t } = useTranslation('palette');
  return (
    <div className={styles.foot}>
      <span className={styles.footKeys}>
        <Keys of="Up+Down" /> {t('foot.choose')}
      </span>
      <span className={styles.footKeys}>
        <Keys of="Enter" /> {t('foot.open')}
      </span>
      <span className={styles.footSigns}>
        {t('foot.type')} <strong>&gt;</strong> {t('foot.forActs')} <strong>#</strong> {t('foot.forNumbers')}
      </span>
    </div>
  );
}
