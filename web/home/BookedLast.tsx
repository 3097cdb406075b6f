/** What was booked last: money that moved, down to its documents. */

import { movedKind } from '@belegbar/domain/tax-reports';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { DocumentLink } from '../expenses/index.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Bone } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { numbersBelow } from '../ui/numbers.ts';
import { BlankLines } from '../ui/States.tsx';
import homeStyles from './home.module.css';
import steps from './steps/steps.module.css';
import { BOOKED_COUNT, type HomeData } from './use-home.ts';

export function BookedLast({ data: { booked } }: { data: HomeData }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { data, isPending } = booked;
  return (
    <section className={homeStyles.latest} aria-labelledby="booked">
      <SectionHead
        id="booked"
        title={t('booked.title')}
        aside={<Link to="/finance">{t('booked.all')}</Link>}
      />
      {isPending && <Coming />}
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

/** As high as the rows that follow. */
function Coming() {
  const { t } = useTranslation();
  return (
    <output aria-label={t('loading')} aria-busy="true">
      {numbersBelow(BOOKED_COUNT).map((index) => (
        <span key={index} className={steps.booked}>
          <span className={steps.stepWhen}>
            <Bone width={56} />
          </span>
          <span className={steps.stepWhat}>
            <span className={steps.stepTitle}>
              <Bone width={120} />
            </span>
            <span className={steps.stepReason}>
              <Bone width={88} />
            </span>
          </span>
          <Bone width={64} />
        </span>
      ))}
    </output>
  );
}

type Entry = Awaited<ReturnType<typeof client.taxReports.eurEntries>>['entries'][number];

/** With whom, and what it was; what has nobody, as a payment to the tax office, is told by what it was. */
function WhatOf({ entry }: { entry: Entry }) {
  const { t } = useTranslation('tax-reports-form');
  const kind = t(`entryKind.${movedKind(entry)}`);
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
