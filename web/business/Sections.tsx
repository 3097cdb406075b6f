/** The sections of My business in their order: who one is and how one is paid, then what documents look like and begin with. */
import { regimeOn } from '@belegbar/domain/business';
import { CASE_OF_RATE } from '@belegbar/domain/invoices';
import { useTranslation } from 'react-i18next';
import { ClientList } from '../clients/index.ts';
import { ServiceList } from '../services/index.ts';
import { useToday } from '../session/session.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import styles from './business.module.css';
import { DefaultSettings } from './DefaultSettings.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';
import { SecurityCompliance } from './SecurityCompliance.tsx';
import { useBusinessForm } from './saving.ts';
import { FIELDS } from './section-fields.ts';
import { InvoiceStyle } from './style/InvoiceStyle.tsx';
import { TaxLegal } from './TaxLegal.tsx';
import { useRecordCount } from './use-record-count.ts';

export function Sections() {
  return (
    <div className={styles.sections}>
      <Identity />
      <Records />
      <Money />
      <Documents />
      <Security />
    </div>
  );
}

function Identity() {
  const { t } = useTranslation('business');
  return (
    <BusinessSection
      id="business-info"
      title={t('basic.title')}
      reason={t('basic.reason')}
      fields={FIELDS.basic}
      checks="basic"
    >
      <BasicInformation />
    </BusinessSection>
  );
}

function Records() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const isSmall = regimeOn(business.regimes, useToday()).smallBusiness;
  return (
    <BusinessSection
      id="services-clients"
      title={t('services.title')}
      reason={t('services.reason')}
      summary={useRecordCount()}
    >
      <div className={styles.lists}>
        <div>
          <ServiceList initialVatCase={isSmall ? 'smallBusiness' : CASE_OF_RATE[business.standardVatRate]} />
        </div>
        <div>
          <ClientList />
        </div>
      </div>
    </BusinessSection>
  );
}

function Money() {
  const { t } = useTranslation('business');
  return (
    <>
      <BusinessSection
        id="payment-settings"
        title={t('payment.title')}
        reason={t('payment.reason')}
        fields={FIELDS.payment}
        checks="payment"
      >
        <PaymentSettings />
      </BusinessSection>
      <BusinessSection
        id="tax-legal"
        title={t('tax.title')}
        reason={t('tax.reason')}
        fields={FIELDS.tax}
        checks="tax"
      >
        <TaxLegal />
      </BusinessSection>
    </>
  );
}

function Documents() {
  const { t } = useTranslation(['business', 'designs']);
  const { business } = useBusinessForm();
  return (
    <>
      <BusinessSection
        id="invoice-style"
        title={t('business:style.title')}
        reason={t('business:style.reason')}
        fields={FIELDS.style}
        summary={t(`designs:name.${business.template}`)}
      >
        <InvoiceStyle />
      </BusinessSection>
      <BusinessSection
        id="default-settings"
        title={t('business:defaults.title')}
        reason={t('business:defaults.reason')}
        fields={FIELDS.defaults}
        summary={t('business:hint.nextNumber', { number: business.nextNumber })}
      >
        <DefaultSettings />
      </BusinessSection>
    </>
  );
}

function Security() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  return (
    <BusinessSection
      id="security-compliance"
      title={t('security.title')}
      reason={t('security.reason')}
      fields={FIELDS.security}
      summary={t(business.gobdRetention ? 'gobd.isOn' : 'gobd.isOff')}
    >
      <SecurityCompliance />
    </BusinessSection>
  );
}
