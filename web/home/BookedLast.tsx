/** What was booked last: money that moved, down to its documents. */
import { yearOf } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../connection/api.ts';
import { DocumentLink, movedKind } from '../expenses/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { BlankLines } from '../ui/States.tsx';
import homeStyles from './home.module.css';
import steps from './steps/steps.module.css';
import type { HomeData } from './use-home.ts';

const SHOWN_COUNT = 5;

export function BookedLast({ data: { today } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const input = { year: yearOf(today), by: 'money' as const, limit: SHOWN_COUNT };
  const { data, isPending } = useQuery(api.taxReports.eurEntries.queryOptions({ input }));
  return (
    <section className={homeStyles.latest} aria-labelledby="booked">
      <SectionHead
        id="booked"
        title={t('booked.title')}
        aside={<Link to="/finance">{t('booked.all')}</Link>}
      />
      {isPending && <Loading lines={SHOWN_COUNT} />}
      {data?.entries.length === 0 && (
        <>
          <p className={homeStyles.quiet}>{t('booked.nothing')}</p>
          <BlankLines count={2} />
        </>
      )}
      <ul className={steps.steps}>
        {data?.entries.map((entry) => (
          <li key={entry.number} className={steps.booked}>
            <span className={steps.stepWhen}>{format.dayNear(entry.bookedOn)}</span>
            <span className={steps.stepWhat}>
              <WhatOf entry={entry} />
            </span>
            <span className={steps.stepAmount}>
              <Money cents={entry.counted} sign="signed" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Entry = Awaited<ReturnType<typeof client.taxReports.eurEntries>>['entries'][number];

/** With whom, and what it was; what has nobody, as a payment to the tax office, is told by what it was. */
function WhatOf({ entry }: { entry: Entry }) {
  const { t } = useTranslation('tax-reports-form');
  const kind = t(`entryKind.${movedKind(entry.kind)}`);
  const { counterparty } = entry;
  return (
    <>
      <span className={steps.stepTitle}>{counterparty === '' ? kind : counterparty}</span>
      <span className={steps.stepReason}>
        {counterparty !== '' && <span className={steps.bookedKind}>{kind}</span>}{' '}
        <DocumentLink document={entry} />
      </span>
    </>
  );
}
