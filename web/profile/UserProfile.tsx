/** The person's own settings: account, colours, first steps, language. */
import { Button, Checkbox, type MantineColorScheme, Radio, useMantineColorScheme } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstStepsHidden } from '../home/index.ts';
import { useSession } from '../session.ts';
import { useChooseLanguage } from '../shell/LanguageSwitch.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';
import { Page, PageHead, SideSection } from '../ui/Heads.tsx';
import styles from './profile.module.css';

export function UserProfile() {
  const { t } = useTranslation('auth');
  return (
    <Page>
      <PageHead title={t('profile.title')} />
      <Account />
      <Appearance />
      <FirstSteps />
      <AppLanguage />
    </Page>
  );
}

function Account() {
  const { t } = useTranslation('auth');
  const user = useSession()?.user;
  const leave = useSignOut();
  return (
    <SideSection title={t('profile.account')} reason={t('profile.accountReason')}>
      <p className={styles.email}>{user?.email}</p>
      <Button leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />} onClick={leave}>
        {t('profile.signOut')}
      </Button>
    </SideSection>
  );
}

const SCHEMES = [
  { scheme: 'light', text: 'profile.light' },
  { scheme: 'dark', text: 'profile.dark' },
  { scheme: 'auto', text: 'profile.system' },
] as const satisfies readonly { scheme: MantineColorScheme; text: string }[];

function Appearance() {
  const { t } = useTranslation('auth');
  // Without it, Mantine would hold transitions off by a style element, which the content security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const choose = (value: string) => setColorScheme(value as MantineColorScheme);
  return (
    <SideSection title={t('profile.appearance')} reason={t('profile.appearanceReason')}>
      <Choice label={t('profile.theme')} value={colorScheme} onChange={choose}>
        {SCHEMES.map(({ scheme, text }) => (
          <Radio key={scheme} value={scheme} label={t(text)} />
        ))}
      </Choice>
    </SideSection>
  );
}

function FirstSteps() {
  const { t } = useTranslation('auth');
  const [isHidden, setHidden] = useFirstStepsHidden();
  return (
    <SideSection title={t('profile.firstSteps')} reason={t('profile.firstStepsReason')}>
      <Checkbox
        label={t('profile.showFirstSteps')}
        checked={!isHidden}
        onChange={(event) => setHidden(!event.currentTarget.checked)}
      />
    </SideSection>
  );
}

function AppLanguage() {
  const { t, i18n } = useTranslation('auth');
  const chooseLanguage = useChooseLanguage();
  const choose = (value: string) => chooseLanguage(value === 'de' ? 'de' : 'en');
  return (
    <SideSection title={t('profile.language')} reason={t('profile.languageReason')}>
      <Choice label={t('profile.language')} value={i18n.language} onChange={choose}>
        <Radio value="de" label={<span lang="de">Deutsch</span>} />
        <Radio value="en" label={<span lang="en">English</span>} />
      </Choice>
    </SideSection>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={styles.choices}>{children}</div>
    </Radio.Group>
  );
}
