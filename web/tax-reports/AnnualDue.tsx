/** When the returns of a year are due, with the paragraph, the reason of a move, and the day for who has an adviser. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { paragraphText } from './paragraph.ts';
import { DueDate } from './ReportStrip.tsx';
import type { AnnualDueDay } from './return.ts';
import styles from './tax.module.css';

/** `due` is null for a year whose rule is not known. */
export function AnnualDue({ due }: { due: AnnualDueDay | null }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  if (due === null) return <p className={styles.small}>{t('due.unknown')}</p>;
  return (
    <>
      <DueDate due={due} isUnfiled={false} />
      <p className={styles.small}>
        {t('due.annual', {
          paragraph: paragraphText(due.paragraph, format.language),
          advised: format.day(due.advisedDueDate),
        })}
      </p>
    </>
  );
}
