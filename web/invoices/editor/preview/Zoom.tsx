/** How large the page is shown: as wide as the room, or in steps of its true size. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HeadButton } from './HeadButton.tsx';
import styles from './preview.module.css';

const STEPS = [50, 75, 100, 125, 150, 200];

interface Props {
  /** In percent of the true size; undefined for as wide as the room. */
  zoom: number | undefined;
  onZoom: (zoom: number | undefined) => void;
}

export function Zoom({ zoom, onZoom }: Props) {
  const { t } = useTranslation('invoices');
  const smaller = STEPS.findLast((step) => step < (zoom ?? 100));
  const larger = STEPS.find((step) => step > (zoom ?? 75));
  return (
    <div className={`${styles.group} ${styles.zoom}`}>
      <HeadButton
        icon={IconMinus}
        label={t('preview.smaller')}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller)}
      />
      <button type="button" className={styles.fit} onClick={() => onZoom(undefined)}>
        <span aria-live="polite">
          {zoom === undefined ? t('preview.fits') : t('preview.percent', { zoom })}
        </span>
      </button>
      <HeadButton
        icon={IconPlus}
        label={t('preview.larger')}
        disabled={larger === undefined}
        onClick={() => onZoom(larger)}
      />
    </div>
  );
}
