/** The person's own settings in three tabs: the account and the app, mails and payments, and who may get in. */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from '../account-deletion/index.ts';
import { BusinessScope } from '../business/index.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useAnchorOfAddress } from '../ui/use-anchor-of-address.ts';
import { Account } from './Account.tsx';
import { Activity } from './Activity.tsx';
import { Appearance } from './Appearance.tsx';
import { AppLanguage } from './AppLanguage.tsx';
import { Devices } from './devices/Devices.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { EmailNotifications } from './mails/EmailNotifications.tsx';
import { Password } from './Password.tsx';
import { PaymentPreferences } from './PaymentPreferences.tsx';
import styles from './profile.module.css';
import { Signature } from './Signature.tsx';
import { Subscription } from './Subscription.tsx';
import { SecondFactor } from './second-factor/SecondFactor.tsx';
import { PROFILE_TABS, type ProfileTab, tabOfAddress } from './sections.ts';

export function UserProfile() {
  const { t } = useTranslation('account');
  const { shown, show } = useTabOfAddress();
  useAnchorOfAddress();
  const tabs = PROFILE_TABS.map((value) => ({ value, label: t(`tab.${value}`) }));
  return (
    <Page>
      <PageHead title={t('title')} />
      <Tabs label={t('tabs')} tabs={tabs} value={shown} onChange={show} />
      <BusinessScope>
        <div className={styles.sections}>{SECTIONS[shown]}</div>
      </BusinessScope>
    </Page>
  );
}

/** The scope of the business stands over all tabs, so that what was changed in one is sent while another is shown. */
const SECTIONS = {
  general: (
    <>
      <Account />
      <Subscription />
      <Appearance />
      <AppLanguage />
      <FirstSteps />
      <DeleteAccount />
    </>
  ),
  mails: (
    <>
      <EmailNotifications />
      <PaymentPreferences />
      <Signature />
    </>
  ),
  security: (
    <>
      <Password />
      <SecondFactor />
      <Devices />
      <Activity />
    </>
  ),
};

function useTabOfAddress() {
  const navigate = useNavigate();
  const shown = useLocation({
    select: ({ hash, search }) => tabOfAddress({ hash, tab: (search as { tab?: string }).tab }),
  });
  const show = (tab: ProfileTab) =>
    void navigate({
      to: '/user-profile',
      search: tab === 'general' ? {} : { tab },
      resetScroll: false,
    });
  return { shown, show };
}
