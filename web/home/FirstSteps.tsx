/** The steps of the first day: what is done is ticked, exactly one action is primary. */
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './steps.module.css';
import type { Business, HomeData } from './use-home.ts';

interface FirstStep {
  name: 'account' | 'basics' | 'bank' | 'client' | 'invoice';
  isDone: boolean;
  to: '/user-profile' | '/my-business' | '/invoices/new';
  anchor?: string;
}

export function FirstSteps({ data, onHide }: { data: HomeData; onHide: () => void }) {
  const { t } = useTranslation('home');
  const steps = firstSteps(data);
  const done = steps.filter((step) => step.isDone).length;
  const current = steps.find((step) => !step.isDone)?.name;
  const aside = (
    <>
      <span>{t('first.done', { done, all: steps.length })}</span>
      <button type="button" className={styles.textButton} onClick={onHide}>
        {t('first.hide')}
      </button>
    </>
  );
  return (
    <section aria-labelledby="first-steps">
      <SectionHead id="first-steps" title={t('first.title')} aside={aside} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <FirstStepRow key={step.name} step={step} number={index + 1} isCurrent={step.name === current} />
        ))}
      </ol>
    </section>
  );
}

function FirstStepRow({ step, number, isCurrent }: { step: FirstStep; number: number; isCurrent: boolean }) {
  const { t } = useTranslation('home');
  const email = useSession()?.user?.email ?? '';
  return (
    <li className={styles.first} data-current={isCurrent || undefined}>
      <span className={styles.ring} data-done={step.isDone || undefined} aria-hidden="true">
        {step.isDone ? <IconCheck size={16} stroke={2} /> : number}
      </span>
      <span className={styles.stepWhat}>
        <span className={styles.stepTitle}>{t(`first.${step.name}.title`)}</span>
        <span className={styles.stepReason}>{t(`first.${step.name}.reason`, { email })}</span>
      </span>
      {step.isDone ? (
        <span className={styles.doneNote}>{t('first.isDone')}</span>
      ) : (
        <ButtonLink
          to={step.to}
          hash={step.anchor ?? ''}
          size={isCurrent ? 'sm' : 'xs'}
          variant={isCurrent ? 'filled' : 'default'}
        >
          {t(`first.${step.name}.action`)}
        </ButtonLink>
      )}
    </li>
  );
}

function firstSteps({ business, clients }: HomeData): FirstStep[] {
  const profile = business.data;
  return [
    { name: 'account', isDone: true, to: '/user-profile' },
    {
      name: 'basics',
      isDone: profile !== undefined && hasBasics(profile),
      to: '/my-business',
      anchor: 'business-info',
    },
    {
      name: 'bank',
      isDone: profile !== undefined && profile.iban !== '',
      to: '/my-business',
      anchor: 'payment-settings',
    },
    {
      name: 'client',
      isDone: (clients.data?.clients.length ?? 0) > 0,
      to: '/my-business',
      anchor: 'services-clients',
    },
    { name: 'invoice', isDone: profile?.hasIssued === true, to: '/invoices/new' },
  ];
}

/** What § 14 (4) No. 1 and 2 UStG ask of the sender. */
function hasBasics(profile: Business): boolean {
  const { fullName, street, postCode, city, taxNumber, vatId } = profile;
  return (
    [fullName, street, postCode, city].every((text) => text !== '') && (taxNumber !== '' || vatId !== '')
  );
}
