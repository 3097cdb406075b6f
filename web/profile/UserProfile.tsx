/** The person's own settings: account, colours, language. */
import { Button, Checkbox, type MantineColorScheme, Radio, useMantineColorScheme } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFirstStepsHidden } from '../home/index.ts';
import { useSession } from '../session.ts';
import { useSignOut } from '../shell/AppFrame.tsx';
import { useChooseLanguage } from '../shell/LanguageSwitch.tsx';
import { Page, PageHead, SideSection } from '../ui/Heads.tsx';
import styles from './profile.module.css';

const SCHEMES = [
  { scheme: 'light', text: 'profile.light' },
  { scheme: 'dark', text: 'profile.dark' },
  { scheme: 'auto', text: 'profile.system' },
] as const satisfies readonly { scheme: MantineColorScheme; text: string }[];

export function UserProfile() {
  const { t, i18n } = useTranslation('auth');
  const user = useSession()?.user;
  const leave = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [areStepsHidden, setStepsHidden] = useFirstStepsHidden();
  const chooseLanguage = useChooseLanguage();
  return (
    <Page>
      <PageHead title={t('profile.title')} />
      <SideSection title={t('profile.account')} reason={t('profile.accountReason')}>
        <p className={styles.email}>{user?.email}</p>
        <Button leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />} onClick={leave}>
          {t('profile.signOut')}
        </Button>
      </SideSection>
      <SideSection title={t('profile.appearance')} reason={t('profile.appearanceReason')}>
        <Radio.Group
          label={t('profile.theme')}
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          <div className={styles.choices}>
            {SCHEMES.map(({ scheme, text }) => (
              <Radio key={scheme} value={scheme} label={t(text)} />
            ))}
          </div>
        </Radio.Group>
      </SideSection>
      <SideSection title={t('profile.firstSteps')} reason={t('profile.firstStepsReason')}>
        <Checkbox
          label={t('profile.showFirstSteps')}
          checked={!areStepsHidden}
          onChange={(event) => setStepsHidden(!event.currentTarget.checked)}
        />
      </SideSection>
      <SideSection title={t('profile.language')} reason={t('profile.languageReason')}>
        <Radio.Group
          label={t('profile.language')}
          value={i18n.language}
          onChange={(value) => chooseLanguage(value === 'de' ? 'de' : 'en')}
        >
          <div className={styles.choices}>
            <Radio value="de" label={<span lang="de">Deutsch</span>} />
            <Radio value="en" label={<span lang="en">English</span>} />
          </div>
        </Radio.Group>
      </SideSection>
    </Page>
  );
}
