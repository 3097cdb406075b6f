/** Accounts made per day over the last month, as bars. */
import { day } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import admin from './admin.module.css';
import { newUsers } from './Figures.tsx';
import type { People, PeopleQuery } from './messages.ts';
import styles from './new-users.module.css';

export function NewUsers({ query: { data, error, refetch } }: { query: PeopleQuery }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const sum = data === undefined ? 0 : newUsers(data);
  return (
    <section aria-label={t('newUsers.title')}>
      <SectionHead
        title={t('newUsers.title')}
        aside={data && t('newUsers.aside', { count: sum, replace: { count: format.count(sum) } })}
      />
      {error !== null && (
        <ErrorState title={t('adminDashboard.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Loading lines={4} />}
      {data && sum === 0 && <p className={admin.quiet}>{t('newUsers.none')}</p>}
      {data && sum > 0 && <Bars newPerDay={data.newPerDay} />}
    </section>
  );
}

/** The axis begins at nothing; its top is the best day, and at least four. */
const AXIS_LEAST = 4;
/** Every seventh day has its date, counted back from today. */
const DATED_DAYS = 7;

function Bars({ newPerDay }: Pick<People, 'newPerDay'>) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const most = Math.max(...newPerDay.map(({ count }) => count), AXIS_LEAST);
  const dated = (index: number) => (newPerDay.length - 1 - index) % DATED_DAYS === 0;
  return (
    <div className={styles.chart}>
      <p className={styles.axis} aria-hidden="true">
        <span>{format.count(most)}</span>
        <span>0</span>
      </p>
      <ol className={styles.days}>
        {newPerDay.map((one, index) => {
          const text = t('newUsers.day', { count: one.count, day: format.day(day(one.day)) });
          return (
            <li key={one.day} title={text} data-today={index === newPerDay.length - 1 || undefined}>
              <span className={styles.dayBar} style={{ height: `${(one.count / most) * 100}%` }} />
              <Hidden>{text}</Hidden>
              {dated(index) && (
                <span className={styles.dayName} aria-hidden="true">
                  {shortDay(one.day, format.language)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** `21.11.`, `21 Nov` */
function shortDay(iso: string, language: 'de' | 'en'): string {
  if (language === 'de') return `${iso.slice(8)}.${iso.slice(5, 7)}.`;
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(`${iso}T12:00:00Z`));
}
