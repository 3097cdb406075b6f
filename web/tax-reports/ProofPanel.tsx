/** "Warum diese Zahl?": the panel at the side of a report, on a narrow window a sheet from below. */
import { CloseButton } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import styles from './proof.module.css';

interface ProofPanelProps {
  title: ReactNode;
  /** The rule in one sentence. */
  rule: ReactNode;
  /** How far the journal has been read. */
  lastEntry: number;
  onClose: () => void;
  children: ReactNode;
}

export function ProofPanel({ title, rule, lastEntry, onClose, children }: ProofPanelProps) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const heading = usePanelFocus(onClose);
  return (
    <>
      <button
        type="button"
        className={styles.scrim}
        aria-label={t('common:close')}
        tabIndex={-1}
        onClick={onClose}
      />
      <aside className={styles.panel} aria-labelledby="derivation-title">
        <div className={styles.panelHead}>
          <p>{t('why')}</p>
          <CloseButton aria-label={t('common:close')} onClick={onClose} />
        </div>
        <h2 id="derivation-title" className={styles.panelTitle} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p className={styles.rule}>{rule}</p>
        {children}
        <p className={styles.panelFoot}>
          <IconLink size={14} stroke={2} aria-hidden="true" />
          {t('check.fromJournal', { number: format.count(lastEntry) })}
        </p>
      </aside>
    </>
  );
}

/** The panel takes the focus when it opens, gives it back when it closes, and closes on Escape. */
function usePanelFocus(onClose: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}
