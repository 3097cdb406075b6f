/** The person's own settings: account, look and language of the app, and who may get in. */
import { useTranslation } from 'react-i18next';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Account } from './Account.tsx';
import { Activity } from './Activity.tsx';
import { Appearance } from './Appearance.tsx';
import { AppLanguage } from './AppLanguage.tsx';
import { Devices } from './devices/Devices.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Password } from './Password.tsx';
import { PaymentPreferences } from './PaymentPreferences.tsx';
import styles from './profile.module.css';
import { Signature } from './Signature.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';

export function UserProfile() {
  const { t } = useTranslation('profile');
  return (
    <Page>
      <PageHead title={t('title')} />
      <div className={styles.sections}>
        <Account />
        <Appearance />
        <AppLanguage />
        <PaymentPreferences />
        <Signature />
        <FirstSteps />
        <Password />
        <SecondFactor />
        <Devices />
        <Activity />
      </div>
    </Page>
  );
}
