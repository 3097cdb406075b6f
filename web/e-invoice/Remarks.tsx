/** What is wrong at a place of the invoice, told right there. */
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../ui/Hidden.tsx';
import styles from './findings.module.css';
import type { Finding } from './message.ts';
import { idOfPlace } from './places.ts';
import { useRemarks } from './shown.ts';

/** Nothing where nothing is wrong. */
export function Remarks({ at }: { at: string }) {
  const remarks = useRemarks(at);
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks} id={idOfPlace(at)} tabIndex={-1}>
      {unique(remarks).map((finding) => (
        <Remark key={`${finding.rule} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  );
}

/** One rule may find the same at several terms of a place. */
function unique(remarks: readonly Finding[]): Finding[] {
  const told = new Map(remarks.map((finding) => [`${finding.rule} ${finding.message}`, finding]));
  return [...told.values()];
}

function Remark({ finding: { severity, message, rule } }: { finding: Finding }) {
  const { t } = useTranslation('e-invoice');
  const Icon = severity === 'fatal' ? IconAlertCircle : IconAlertTriangle;
  return (
    <li data-severity={severity}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <span>
        <Hidden>{t(`severity.${severity}`)}: </Hidden>
        {message} <span className={styles.rule}>{rule}</span>
      </span>
    </li>
  );
}
