/** The person's own settings: plan, look and language of the app, mails and payments, and who may get in. */
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from '../account-deletion/index.ts';
import { BusinessScope } from '../business/index.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { useAnchorOfAddress } from '../ui/use-anchor-of-address.ts';
import { Account } from './Account.tsx';
import { Activity } from './Activity.tsx';
import { Appearance } from './Appearance.tsx';
import { AppLanguage } from './AppLanguage.tsx';
import { Contents } from './Contents.tsx';
import { Devices } from './devices/Devices.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { EmailNotifications } from './mails/EmailNotifications.tsx';
import { Password } from './Password.tsx';
import { PaymentPreferences } from './PaymentPreferences.tsx';
import styles from './profile.module.css';
import { Signature } from './Signature.tsx';
import { Subscription } from './Subscription.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';

export function UserProfile() {
  const { t } = useTranslation('account');
  useAnchorOfAddress();
  return (
    <Page>
      <PageHead title={t('title')} />
      <Contents />
      <div className={styles.sections}>
        <Subscription />
        <Appearance />
        <AppLanguage />
        <BusinessScope>
          <EmailNotifications />
          <PaymentPreferences />
        </BusinessScope>
        <Signature />
        <FirstSteps />
        <Account />
        <Password />
        <SecondFactor />
        <Devices />
        <Activity />
        <DeleteAccount />
      </div>
    </Page>
  );
}
