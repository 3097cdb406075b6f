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
import { InvoiceStyle } from './style/InvoiceStyle.tsx';
import { TaxLegal } from './TaxLegal.tsx';
import { useRecordCount } from './use-record-count.ts';

export function Sections() {
  const { t } = useTranslation(['business', 'designs']);
  const { business } = useBusinessForm();
  return (
    <div className={styles.sections}>
      <BusinessSection name="basic">
        <BasicInformation />
      </BusinessSection>
      <BusinessSection name="services" summary={useRecordCount()}>
        <Records />
      </BusinessSection>
      <BusinessSection name="payment">
        <PaymentSettings />
      </BusinessSection>
      <BusinessSection name="tax">
        <TaxLegal />
      </BusinessSection>
      <BusinessSection name="style" summary={t(`designs:name.${business.template}`)}>
        <InvoiceStyle />
      </BusinessSection>
      <BusinessSection
        name="defaults"
        summary={t('business:hint.nextNumber', { number: business.nextNumber })}
      >
        <DefaultSettings />
      </BusinessSection>
      <BusinessSection
        name="security"
        summary={t(business.gobdRetention ? 'business:gobd.isOn' : 'business:gobd.isOff')}
      >
        <SecurityCompliance />
      </BusinessSection>
    </div>
  );
}

function Records() {
  const { business } = useBusinessForm();
  const isSmall = regimeOn(business.regimes, useToday()).smallBusiness;
  return (
    <div className={styles.lists}>
      <div>
        <ServiceList initialVatCase={isSmall ? 'smallBusiness' : CASE_OF_RATE[business.standardVatRate]} />
      </div>
      <div>
        <ClientList />
      </div>
    </div>
  );
}
