/** How clients pay with PayPal. */
import { useTranslation } from 'react-i18next';
import { BusinessPart, Paypal } from '../business/index.ts';
import { SideSection } from '../ui/Heads.tsx';

export function PaymentPreferences() {
  const { t } = useTranslation('account');
  return (
    <SideSection id="payment-preferences" title={t('payment.title')} reason={t('payment.reason')}>
      <BusinessPart id="payment-preferences">
        <Paypal />
      </BusinessPart>
    </SideSection>
  );
}
