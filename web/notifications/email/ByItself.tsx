/** What clients get by themselves, as the settings stand. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import styles from './email-notifications.module.css';
import { usePlanInWords } from './plan-in-words.ts';

export function ByItself() {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(api.business.get.queryOptions());
  const reminders = usePlanInWords(data);
  const change = (
    <Link to="/user-profile" hash="email-notifications">
      {t('byItself.change')}
    </Link>
  );
  return (
    <section aria-labelledby="by-itself">
      <SectionHead id="by-itself" title={t('byItself.title')} aside={change} />
      {data !== undefined && (
        <dl className={styles.facts}>
          <Fact name={t('byItself.invoices')}>
            {t(data.autoSendInvoiceEmail ? 'byItself.sent' : 'byItself.byHand')}
          </Fact>
          <Fact name={t('byItself.reminders')}>{reminders || t('byItself.none')}</Fact>
          {reminders !== '' && (
            <Fact name={t('byItself.approval')}>
              {t(data.approveReminders ? 'byItself.asks' : 'byItself.asksNot')}
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
