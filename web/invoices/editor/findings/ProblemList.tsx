/** Points that want mending, each in plain words, with where it comes from and the way to its field. */
import type { Problem } from '@belegbar/domain/problem';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { paragraphIn, useInvoiceProblemText } from '../../problem-text.ts';
import { ruleWords } from '../../readiness/rule-words.ts';
import small from '../small.module.css';
import { businessPlace } from './business-place.ts';
import styles from './findings.module.css';
import { placeOf } from './problem-place.ts';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Leads to the field of the draft or the client; without it the list only tells. */
  onMend?: (field: string) => void;
  /** What nobody asked for is told without weight. */
  isQuiet?: boolean;
}

export function ProblemList({ problems, onMend, isQuiet = false }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} data-quiet={isQuiet || undefined}>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.code} ${problem.paragraph}`} data-severity={problem.severity}>
          {problem.severity === 'blocking' && !isQuiet ? (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          )}
          <Words problem={problem} />
          {onMend !== undefined && problem.field !== '' && <WayOut field={problem.field} onMend={onMend} />}
        </li>
      ))}
    </ul>
  );
}

/** A rule also says what to do. */
function Words({ problem }: { problem: Problem }) {
  const { t } = useTranslation('invoices');
  const text = useInvoiceProblemText();
  const { language } = useFormat();
  const rule = ruleWords(problem, language);
  return (
    <span>
      {placeOf(problem.field, problem.code, t)}
      {rule?.message ?? text(problem)}
      {problem.paragraph && (
        <span className={styles.paragraph}>{paragraphIn(language, problem.paragraph)}</span>
      )}
      {rule !== null && <span className={styles.mend}>{rule.mend}</span>}
    </span>
  );
}

function WayOut({ field, onMend }: { field: string; onMend: (field: string) => void }) {
  const { t } = useTranslation('invoices');
  if (field.startsWith('business.')) {
    return (
      <Link to="/my-business" hash={businessPlace(field)}>
        {t('findings.toBusiness')}
      </Link>
    );
  }
  return (
    <button type="button" className={small.textButton} onClick={() => onMend(field)}>
      {t(field.startsWith('client.') ? 'findings.toClient' : 'findings.toField')}
    </button>
  );
}
