/** The plan that reminders come from, in one sentence with the way to change it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { usePlanInWords } from './plan-in-words.ts';

/** Nothing while it is not known. */
export function PlanNote() {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(api.business.get.queryOptions());
  const plan = usePlanInWords(data);
  if (data === undefined) return null;
  return (
    <>
      {plan === '' ? t('pendingApprovals.noPlan') : t('pendingApprovals.plan', { plan })}{' '}
      <Link to="/user-profile" hash="email-notifications">
        {t('byItself.change')}
      </Link>
    </>
  );
}
