/** Copies what is wrong with a file as a text for whoever can mend it: its sender. */
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/Dialogs.tsx';
import type { FindingGroup } from './finding-groups.ts';
import styles from './findings.module.css';
import type { Checked } from './message.ts';
import { pointsOf } from './points-for-sender.ts';

interface CopyForSenderProps {
  checked: Checked;
  groups: readonly FindingGroup[];
}

export function CopyForSender({ checked: { invoice, fileName, verdict }, groups }: CopyForSenderProps) {
  const { t } = useTranslation('e-invoice');
  const head = t('findings.copied', {
    number: invoice.number?.trim() || t('withoutNumber'),
    file: fileName,
    judgedBy: t(`judgedBy.${verdict.judgedBy}`),
  });
  return (
    <div className={styles.copy}>
      <CopyButton value={`${head}\n\n${pointsOf(groups)}\n`} label={t('findings.copy')} />
    </div>
  );
}
