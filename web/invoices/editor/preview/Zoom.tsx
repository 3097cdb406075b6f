/** How large the page is shown: whole, as wide as the room, or in steps of its true size. */
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { HeadButton } from './HeadButton.tsx';
import type { PageZoom } from './page-size.ts';
import styles from './preview.module.css';

const STEPS = [50, 75, 100, 125, 150, 200];

interface Props {
  zoom: PageZoom;
  onZoom: (zoom: PageZoom) => void;
}

export function Zoom({ zoom, onZoom }: Props) {
  const { t } = useTranslation('invoices');
  const size = typeof zoom === 'number' ? zoom : null;
  const smaller = STEPS.findLast((step) => step < (size ?? 100));
  const larger = STEPS.find((step) => step > (size ?? 75));
  return (
    <div className={`${styles.group} ${styles.zoom}`}>
      <HeadButton
        icon={IconMinus}
        label={t('preview.smaller')}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      />
      <button
        type="button"
        className={styles.fit}
        title={t(zoom === 'width' ? 'preview.toWhole' : 'preview.toWidth')}
        onClick={() => onZoom(zoom === 'width' ? 'page' : 'width')}
      >
        <span aria-live="polite">
          {size === null
            ? t(zoom === 'page' ? 'preview.whole' : 'preview.fits')
            : t('preview.percent', { zoom: size })}
        </span>
      </button>
      <HeadButton
        icon={IconPlus}
        label={t('preview.larger')}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      />
    </div>
  );
}
