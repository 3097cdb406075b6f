/** What is missing, first; each point leads to its field. Below, what is settled. */
import type { Problem } from '@belegbar/domain/invoices';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog } from '../../clients/index.ts';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { paragraphIn, useInvoiceProblemText } from '../problem-text.ts';
import { jumpTo } from './field-id.ts';
import styles from './findings.module.css';
import { businessAnchor } from './findings.ts';
import { placeOf } from './problem-place.ts';
import small from './small.module.css';
import type { EditorContext } from './use-editor-context.ts';

export function FindingsList({ context }: { context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const { blocking, warnings, settled } = context.findings;
  const [isEditing, setEditing] = useState(false);
  const missing = blocking.length;
  return (
    <section className={styles.findings} aria-labelledby="findings-title">
      <SectionHead
        id="findings-title"
        title={t('findings.title')}
        aside={
          <span className={missing > 0 ? styles.missing : styles.complete} role="status">
            {missing > 0 ? t('findings.missing', { count: missing }) : t('findings.complete')}
          </span>
        }
      />
      <ul className={styles.problems}>
        {[...blocking, ...warnings].map((problem) => (
          <Item
            key={`${problem.field} ${problem.code}`}
            problem={problem}
            onEditClient={() => setEditing(true)}
          />
        ))}
      </ul>
      <ul className={styles.settled}>
        {settled.map((point) => (
          <li key={point}>
            <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            {t(`findings.point.${point}`)}
          </li>
        ))}
      </ul>
      {isEditing && context.client && (
        <ClientDialog opened client={context.client} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

function Item({ problem, onEditClient }: { problem: Problem; onEditClient: () => void }) {
  const { t } = useTranslation('invoices');
  const text = useInvoiceProblemText();
  const { language } = useFormat();
  const Icon = problem.severity === 'blocking' ? IconAlertTriangle : IconInfoCircle;
  return (
    <li data-severity={problem.severity}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {placeOf(problem.field, problem.code, t)}
        {text(problem)}
        {problem.paragraph && (
          <span className={styles.paragraph}>{paragraphIn(language, problem.paragraph)}</span>
        )}
      </span>
      <WayOut field={problem.field} onEditClient={onEditClient} />
    </li>
  );
}

function WayOut({ field, onEditClient }: { field: string; onEditClient: () => void }) {
  const { t } = useTranslation('invoices');
  if (field.startsWith('business.')) {
    return (
      <Link to="/my-business" hash={businessAnchor(field)}>
        {t('findings.toBusiness')}
      </Link>
    );
  }
  const isClient = field.startsWith('client.');
  return (
    <button
      type="button"
      className={small.textButton}
      onClick={() => (isClient ? onEditClient() : jumpTo(field))}
    >
      {t(isClient ? 'findings.toClient' : 'findings.toField')}
    </button>
  );
}
