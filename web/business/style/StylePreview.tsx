/** An invoice of this business in the chosen style, page by page; under an own letterhead with the lines that bound the text. */
import { type CSSProperties, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../connection/problems.ts';
import { DocumentSheet } from '../../ui/Document.tsx';
import { useBusinessForm } from '../saving.ts';
import styles from './style.module.css';
import { useIsNear } from './use-is-near.ts';
import { type Style, useStylePage } from './use-style-page.ts';

export function StylePreview({ style }: { style: Style }) {
  const { t } = useTranslation('designs');
  const errorText = useErrorText();
  const { business } = useBusinessForm();
  const aside = useRef<HTMLElement>(null);
  const isWanted = useIsNear(aside);
  const { version } = business;
  const shown = useSettled(useDeferredValue(style));
  const { data, error, isPlaceholderData } = useStylePage({
    business,
    style: shown,
    version,
    isWanted,
  });
  return (
    <aside className={styles.preview} ref={aside} aria-label={t('preview.title')}>
      <h3 className={styles.previewTitle}>{t('preview.title')}</h3>
      <div className={styles.paper}>
        <DocumentSheet
          svg={data?.svg}
          label={t('preview.alt', { design: t(`name.${style.template}`) })}
          isPending={isPlaceholderData}
        />
        {style.template === 'custom' && <Bounds style={style} />}
      </div>
      <p className={styles.previewNote} role="status">
        {error === null ? t('preview.note') : `${t('preview.failed')} ${errorText(error)}`}
      </p>
    </aside>
  );
}

/** A style that has not changed for a moment: a colour that is dragged is not drawn at every step. */
function useSettled(style: Style): Style {
  const [settled, setSettled] = useState(style);
  const text = JSON.stringify(style);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Style), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const SETTLE_MILLISECONDS = 150;

/** Dashed where the text begins and ends on page 1, and around the window of the envelope. */
function Bounds({ style }: { style: Style }) {
  const { left, right, top, bottom, window } = style.letterheadLayout;
  return (
    <div className={styles.bounds} aria-hidden="true">
      <span data-side="left" style={{ left: width(left) }} />
      <span data-side="right" style={{ right: width(right) }} />
      <span data-side="top" style={{ top: height(top) }} />
      <span data-side="bottom" style={{ bottom: height(bottom) }} />
      {window && <span data-side="window" style={WINDOW} />}
    </div>
  );
}

const width = (millimetres: number) => `${(millimetres / 210) * 100}%`;
const height = (millimetres: number) => `${(millimetres / 297) * 100}%`;
/** DIN 5008 form B: 85 mm by 45 mm, 20 mm from the left and 45 mm from the upper edge. */
const WINDOW: CSSProperties = { left: width(20), top: height(45), width: width(85), height: height(45) };
