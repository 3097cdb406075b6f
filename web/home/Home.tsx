/** The first screen: what is open, what comes next, what was last; on the first day the steps to begin with. */
import { greetingName } from '@belegbar/domain/sending';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstQuestions } from '../business/index.ts';
import { AddLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { BookedLast } from './BookedLast.tsx';
import { Figures } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { useFirstQuestions } from './first-questions.ts';
import { useFirstStepsHidden } from './first-steps.ts';
import styles from './home.module.css';
import { LatestInvoices } from './LatestInvoices.tsx';
import { MoneyToCome } from './MoneyToCome.tsx';
import { ReadyToday } from './ReadyToday.tsx';
import { NextSteps } from './steps/NextSteps.tsx';
import { TaxOffice } from './TaxOffice.tsx';
import { TwelveMonths } from './TwelveMonths.tsx';
import { type Business, type HomeData, useHome } from './use-home.ts';
import { VatReserve } from './VatReserve.tsx';
import { WeekInSentences } from './WeekInSentences.tsx';

export function Home() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const data = useHome();
  const { business, latest } = data;
  const eyebrow = format.dayLong(data.today);
  if (business.error !== null || latest.error !== null) {
    const retry = () => void Promise.all([business.refetch(), latest.refetch()]);
    return (
      <Page>
        <PageHead title={t('title')} eyebrow={eyebrow} />
        <ErrorState title={t('loadFailed')} error={business.error ?? latest.error} onRetry={retry} />
      </Page>
    );
  }
  if (business.data === undefined || (!business.data.hasIssued && latest.data === undefined)) {
    return <Waiting title={t('title')} eyebrow={eyebrow} />;
  }
  return <Known data={data} eyebrow={eyebrow} business={business.data} />;
}

function Waiting({ title, eyebrow }: { title: string; eyebrow: string }) {
  const { t } = useTranslation('home');
  return (
    <Page>
      <PageHead title={title} tab={t('title')} eyebrow={eyebrow} />
      <Loading lines={6} />
    </Page>
  );
}

interface KnownProps {
  data: HomeData;
  eyebrow: string;
  business: Business;
}

function Known({ data, eyebrow, business }: KnownProps) {
  const { t } = useTranslation('home');
  const { fullName, hasIssued } = business;
  const [isHidden, setHidden] = useFirstStepsHidden();
  const [isAsking, endQuestions] = useFirstQuestions(business);
  const firstName = greetingName(fullName);
  const name = firstName === '' ? '' : `, ${firstName}`;
  if (isAsking)
    return (
      <Page>
        <PageHead
          title={t('welcome', { name })}
          tab={t('title')}
          eyebrow={eyebrow}
          lead={t('questionsLead')}
        />
        <div className={styles.columns}>
          <Suspense fallback={<Loading lines={6} />}>
            <FirstQuestions onDone={endQuestions} />
          </Suspense>
          <div className={styles.second}>
            <ReadyToday />
            {business.regimeAnswered && <TaxOffice data={data} />}
          </div>
        </div>
      </Page>
    );
  if (!hasIssued && !isHidden) {
    return (
      <Page>
        <PageHead title={t('welcome', { name })} tab={t('title')} eyebrow={eyebrow} lead={t('firstLead')} />
        <div className={styles.columns}>
          <FirstSteps data={data} onHide={() => setHidden(true)} />
          <div className={styles.second}>
            <ReadyToday />
            <TaxOffice data={data} />
          </div>
        </div>
        <LatestInvoices data={data} />
      </Page>
    );
  }
  return <Everyday data={data} eyebrow={eyebrow} name={name} />;
}

/** `name` with the comma before it. */
function Everyday({ data, eyebrow, name }: Pick<KnownProps, 'data' | 'eyebrow'> & { name: string }) {
  const { t } = useTranslation('home');
  // It stands above all else, and would push it down if it came later.
  if (data.week.isAsked) return <Waiting title={t(`greeting.${partOfDay()}`, { name })} eyebrow={eyebrow} />;
  return (
    <Page>
      <PageHead
        title={t(`greeting.${partOfDay()}`, { name })}
        tab={t('title')}
        eyebrow={eyebrow}
        actions={<NewInvoice place="head" />}
      />
      <WeekInSentences week={data.week.told} />
      <Figures data={data} />
      <div className={styles.columns}>
        <div className={styles.first}>
          <NextSteps data={data} />
          <BookedLast data={data} />
        </div>
        <div className={styles.second}>
          <TwelveMonths data={data} />
          <MoneyToCome data={data} />
          <VatReserve data={data} />
        </div>
      </div>
      <NewInvoice place="bar" />
    </Page>
  );
}

/** In the head of the page, or on a phone in the bar at the foot of the screen. */
function NewInvoice({ place }: { place: 'head' | 'bar' }) {
  const { t } = useTranslation('home');
  const button = (
    <AddLink to="/invoices/new" fullWidth={place === 'bar'}>
      {t('newInvoice')}
    </AddLink>
  );
  return <div className={place === 'bar' ? styles.bar : styles.headAction}>{button}</div>;
}

function partOfDay(): 'morning' | 'day' | 'evening' {
  const hour = new Date().getHours();
  if (hour >= 4 && hour < 11) return 'morning';
  return hour < 18 && hour >= 11 ? 'day' : 'evening';
}
