/** One fact of the invoice: its name and what the file says; nothing where it says nothing and nobody misses it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Remarks } from './Remarks.tsx';
import styles from './sheet.module.css';
import { useRemarks } from './shown.ts';

interface FactProps {
  label: ReactNode;
  /** Where its remarks stand; without it they stand elsewhere. */
  at?: string;
  children?: ReactNode;
}

export function Fact({ label, at = '', children }: FactProps) {
  const { t } = useTranslation('e-invoice');
  const remarks = useRemarks(at);
  const isSaid = hasText(children);
  if (!isSaid && remarks.length === 0) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {isSaid ? children : <span className={styles.missing}>{t('missing')}</span>}
        <Remarks at={at} />
      </dd>
    </div>
  );
}

function hasText(children: ReactNode): boolean {
  if (Array.isArray(children)) return children.some(hasText);
  return children !== undefined && children !== null && children !== false && children !== '';
}
