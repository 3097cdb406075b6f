/** For a small business: how far its turnover is from the limits of § 19 UStG, and what it files next. */
import { smallBusinessStanding } from '@belegbar/domain/invoices';
import { type SmallBusinessLimits, smallBusinessLimits } from '@belegbar/domain/law';
import { negateCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../connection/problems.ts';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { HomeData } from '../use-home.ts';
import { type TurnoverOfYear, useTurnover } from '../use-turnover.ts';
import { LimitBars } from './LimitBars.tsx';
import own from './small-business.module.css';

export default function SmallBusiness({ data }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const { data: turnover, error } = useTurnover();
  const limits = turnover && smallBusinessLimits(turnover.year);
  return (
    <section aria-labelledby="small-business">
      <SectionHead
        id="small-business"
        title={t('small.title')}
        aside={
          <Link to="/my-business" hash="tax-legal">
            {t('small.change')}
          </Link>
        }
      />
      {error !== null && <p className={own.quiet}>{errorText(error)}</p>}
      {error === null && turnover === undefined && <Loading lines={3} />}
      {turnover !== undefined && limits?.known === true && (
        <>
          <LimitBars turnover={turnover} limits={limits.value} />
          <Standing turnover={turnover} limits={limits.value} />
        </>
      )}
      <Returns data={data} />
    </section>
  );
}

interface StandingProps {
  turnover: TurnoverOfYear;
  limits: SmallBusinessLimits;
}

function Standing({ turnover, limits }: StandingProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { word, limit, left } = smallBusinessStanding(turnover.received, turnover, limits);
  return (
    <p className={own.standing} data-pressing={word === 'within' ? undefined : word}>
      {t(`small.standing.${word}`, {
        limit: format.money(limit),
        left: format.money(left < 0 ? negateCents(left) : left),
        year: turnover.year,
        nextYear: turnover.year + 1,
      })}
    </p>
  );
}

/** What is filed without VAT: no advance return, and the statement of the year by its day. */
function Returns({ data: { money } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const statement = money.thisYear.data;
  return (
    <p className={own.returns}>
      {t('small.noAdvance')}{' '}
      {statement?.due && (
        <Link to="/tax-reports/eur" search={{ year: String(statement.year) }}>
          {t('small.eur', { year: statement.year, day: format.day(statement.due.dueDate) })}
        </Link>
      )}
    </p>
  );
}
