/** The business: who sends the invoices, what is billed, how it is paid and taxed, how documents look. */
import { regimeOn } from '@belegbar/domain/business';
import { CASE_OF_RATE } from '@belegbar/domain/invoices';
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientList } from '../clients/index.ts';
import { problemsOf, useErrorText } from '../problems.ts';
import { ServiceList } from '../services/index.ts';
import { useToday } from '../session.ts';
import { goToAnchor } from '../ui/anchor.ts';
import { Page, PageHead, SideSection } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SaveMark } from '../ui/SaveMark.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { showFirstWrong } from '../ui/use-first-wrong.ts';
import { BasicInformation } from './BasicInformation.tsx';
import styles from './business.module.css';
import { DefaultSettings } from './DefaultSettings.tsx';
import { InvoiceStyle } from './InvoiceStyle.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';
import { SecurityCompliance } from './SecurityCompliance.tsx';
import { type Business, BusinessFormContext, type Saving, useBusinessSaving } from './saving.ts';
import { TaxLegal } from './TaxLegal.tsx';

export function MyBusiness() {
  const { t } = useTranslation('business');
  const { business, error, reload, saving } = useBusinessSaving();
  useAnchorOfAddress();
  return (
    <Page>
      <PageHead title={t('title')} aside={business !== undefined && <Mark saving={saving} />} />
      {error !== null && business === undefined && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />
      )}
      {error === null && business === undefined && <Loading lines={8} />}
      {business !== undefined && (
        <BusinessFormContext value={{ business, saving }}>
          <Conflict saving={saving} />
          <Sections business={business} />
        </BusinessFormContext>
      )}
    </Page>
  );
}

function Sections({ business }: { business: Business }) {
  const { t } = useTranslation('business');
  const today = useToday();
  const isSmall = regimeOn(business.regimes, today).smallBusiness;
  return (
    <div className={styles.sections}>
      <SideSection id="business-info" title={t('basic.title')} reason={t('basic.reason')}>
        <BasicInformation />
      </SideSection>
      <SideSection id="services-clients" title={t('services.title')} reason={t('services.reason')}>
        <div className={styles.lists}>
          <div>
            <ServiceList
              initialVatCase={isSmall ? 'smallBusiness' : CASE_OF_RATE[business.standardVatRate]}
            />
          </div>
          <div>
            <ClientList />
          </div>
        </div>
      </SideSection>
      <SideSection id="payment-settings" title={t('payment.title')} reason={t('payment.reason')}>
        <PaymentSettings />
      </SideSection>
      <SideSection id="tax-legal" title={t('tax.title')} reason={t('tax.reason')}>
        <TaxLegal />
      </SideSection>
      <SideSection id="invoice-style" title={t('style.title')} reason={t('style.reason')}>
        <InvoiceStyle />
      </SideSection>
      <SideSection id="default-settings" title={t('defaults.title')} reason={t('defaults.reason')}>
        <DefaultSettings />
      </SideSection>
      <SideSection id="security-compliance" title={t('security.title')} reason={t('security.reason')}>
        <SecurityCompliance />
      </SideSection>
    </div>
  );
}

function Mark({ saving }: { saving: Saving }) {
  const errorText = useErrorText();
  const { t } = useTranslation('common');
  const count = saving.refused.size;
  const isSettled = saving.state === 'saved' || problemsOf(saving.failure).length > 0;
  if (count > 0 && isSettled) {
    const text = t('save.fieldsNotSaved', { count });
    return <SaveMark state="failed" text={text} onShowFirst={showFirstWrong} />;
  }
  if (saving.state !== 'failed') return <SaveMark state={saving.state} />;
  const text = `${t('save.failed')}: ${errorText(saving.failure)}`;
  return <SaveMark state="failed" text={text} onRetry={saving.retry} />;
}

function Conflict({ saving }: { saving: Saving }) {
  const { t } = useTranslation('business');
  if (saving.state !== 'conflict') return null;
  return (
    <div className={styles.conflict}>
      <Notice
        tone="warn"
        title={t('conflict.title')}
        action={
          <span className={styles.conflictActions}>
            <Button size="xs" onClick={saving.retry}>
              {t('conflict.keep')}
            </Button>
            <Button size="xs" variant="subtle" onClick={saving.discard}>
              {t('conflict.discard')}
            </Button>
          </span>
        }
      >
        {t('conflict.text')}
      </Notice>
    </div>
  );
}

/** The place that the address names, from any other page and by Back and Forward as well. */
function useAnchorOfAddress(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => (hash === '' ? undefined : goToAnchor(hash)), [hash]);
}
