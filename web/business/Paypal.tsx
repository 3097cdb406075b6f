/** How clients pay with PayPal: where to, and the code that they scan. */
import { checkPaypalUsername } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { StoredFile } from '../storage/index.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SaveMark } from '../ui/SaveMark.tsx';
import { ErrorState } from '../ui/States.tsx';
import { BusinessText } from './BusinessField.tsx';
import { BusinessFormContext, useBusinessSaving } from './saving.ts';

export function Paypal() {
  const { t } = useTranslation('business');
  const { business, error, reload, saving } = useBusinessSaving();
  if (error !== null && business === undefined)
    return <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />;
  if (business === undefined) return <Loading lines={3} />;
  return (
    <BusinessFormContext value={{ business, saving }}>
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
        <WideField>
          <SaveMark state={saving.state} onRetry={saving.retry} />
        </WideField>
      </Fields>
    </BusinessFormContext>
  );
}
