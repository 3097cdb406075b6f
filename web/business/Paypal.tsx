/** How clients pay with PayPal: where to, and the code that they scan. */
import { checkPaypalUsername } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { StoredFile } from '../storage/index.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { BusinessText } from './BusinessField.tsx';

export function Paypal() {
  const { t } = useTranslation('business');
  return (
    <Fields>
      <BusinessText name="paypalEmail" type="email" maxLength={254} hint={t('hint.paypalEmail')} />
      <BusinessText
        name="paypalUsername"
        maxLength={60}
        hint={t('hint.paypalUsername')}
        check={(text) => {
          const checked = checkPaypalUsername(text);
          return checked.ok ? { ok: true, note: `paypal.me/${checked.value}` } : checked;
        }}
      />
      <WideField>
        <StoredFile name="paypal-qr" />
      </WideField>
    </Fields>
  );
}
