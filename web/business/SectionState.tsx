/** What a section of My business lacks, each with the way to its field, or in a few words how it stands. */
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { placeId } from './BusinessField.tsx';
import { type CheckedSection, missingIn, type NeededField } from './missing.ts';
import { useBusinessForm } from './saving.ts';
import styles from './section.module.css';

/** One line on a folded section: how many fields are missing, that none is, or `summary` where nothing is checked. */
export function SectionState({ checks, summary }: { checks?: CheckedSection; summary?: string }) {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  if (checks === undefined) return <span className={styles.state}>{summary}</span>;
  const count = missingIn(checks, business).length;
  const Icon = count === 0 ? IconCheck : IconAlertTriangle;
  return (
    <span className={styles.state} data-tone={count === 0 ? 'pos' : 'warn'}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {count === 0 ? t('state.whole') : t('state.missing', { count })}
    </span>
  );
}

/** The missing fields by name; nothing where none is missing. */
export function MissingFields({ checks }: { checks: CheckedSection }) {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const missing = missingIn(checks, business);
  const name = (field: NeededField) => t(field === 'taxNumber' ? 'first.name.taxId' : `field.${field}`);
  if (missing.length === 0) return null;
  return (
    <p className={styles.missing}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
      <span>
        {t('state.missingFields')}{' '}
        {missing.map((field, index) => (
          <Fragment key={field}>
            {index > 0 && ', '}
            <Link to="/my-business" hash={placeId(field)} hashScrollIntoView={false}>
              {name(field)}
            </Link>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
