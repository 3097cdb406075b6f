/** The question about taxation for who goes to issue a first invoice without having answered it. */
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/States.tsx';
import type { Business } from '../business-sender.ts';
import styles from './first.module.css';
import { RegimeQuestion } from './RegimeQuestion.tsx';

export default function RegimeBeforeIssue({ business }: { business: Business }) {
  const { t } = useTranslation('business');
  return (
    <div className={styles.question}>
      <Notice tone="warn" title={t('first.beforeIssue.title')}>
        {t('first.beforeIssue.text')}
      </Notice>
      <RegimeQuestion business={business} />
    </div>
  );
}
