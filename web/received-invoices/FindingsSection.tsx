/** The verdict on the file and what was found in it. */
import { useTranslation } from 'react-i18next';
import { type Checked, FindingList, Verdict } from '../e-invoice/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './review.module.css';

export function FindingsSection({ checked }: { checked: Checked }) {
  const { t } = useTranslation('received-invoices');
  return (
    <section className={styles.section} id="findings" tabIndex={-1}>
      <SectionHead title={t('findings')} />
      <Verdict checked={checked} />
      {checked.findings.length > 0 && <FindingList checked={checked} />}
    </section>
  );
}
