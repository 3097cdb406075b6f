/** The business: who sends the invoices, what is billed, how it is paid and taxed, how documents look. */
import { regimeOn } from '@belegbar/domain/business';
import { CASE_OF_RATE } from '@belegbar/domain/invoices';
import { useTranslation } from 'react-i18next';
import { ClientList } from '../clients/index.ts';
import { ServiceList } from '../services/index.ts';
import { useToday } from '../session/session.ts';
import { Page, PageHead, SideSection } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { useAnchorOfAddress } from '../ui/use-anchor-of-address.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import styles from './business.module.css';
import { DefaultSettings } from './DefaultSettings.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';
import { SavingConflict, SavingMark } from './SavingParts.tsx';
import { SectionChooser } from './SectionChooser.tsx';
import { SecurityCompliance } from './SecurityCompliance.tsx';
import { type Business, BusinessFormContext, useBusinessSaving } from './saving.ts';
import { FIELDS } from './section-fields.ts';
import { InvoiceStyle } from './style/InvoiceStyle.tsx';
import { TaxLegal } from './TaxLegal.tsx';

export function MyBusiness() {
  const { t } = useTranslation('business');
  const { business, error, reload, saving } = useBusinessSaving();
  useAnchorOfAddress();
  return (
    <Page>
      <PageHead title={t('title')} aside={business !== undefined && <SavingMark saving={saving} />} />
      {error !== null && business === undefined && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />
      )}
      {error === null && business === undefined && <Loading lines={8} />}
      {business !== undefined && (
        <BusinessFormContext value={{ business, saving }}>
          <SectionChooser />
          <SavingConflict saving={saving} />
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
      <BusinessSection
        id="business-info"
        title={t('basic.title')}
        reason={t('basic.reason')}
        fields={FIELDS.basic}
      >
        <BasicInformation />
      </BusinessSection>
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
      <BusinessSection
        id="payment-settings"
        title={t('payment.title')}
        reason={t('payment.reason')}
        fields={FIELDS.payment}
      >
        <PaymentSettings />
      </BusinessSection>
      <BusinessSection id="tax-legal" title={t('tax.title')} reason={t('tax.reason')} fields={FIELDS.tax}>
        <TaxLegal />
      </BusinessSection>
      <BusinessSection
        id="invoice-style"
        title={t('style.title')}
        reason={t('style.reason')}
        fields={FIELDS.style}
      >
        <InvoiceStyle />
      </BusinessSection>
      <BusinessSection
        id="default-settings"
        title={t('defaults.title')}
        reason={t('defaults.reason')}
        fields={FIELDS.defaults}
      >
        <DefaultSettings />
      </BusinessSection>
      <BusinessSection
        id="security-compliance"
        title={t('security.title')}
        reason={t('security.reason')}
        fields={FIELDS.security}
      >
        <SecurityCompliance />
      </BusinessSection>
    </div>
  );
}
