/** Light, dark, or as the device is. */
import { Radio } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Colors, useColors } from '../shell/use-colors.ts';
import { SideSection } from '../ui/Heads.tsx';
import { Choice } from './Choice.tsx';
import styles from './profile.module.css';

export function Appearance() {
  const { t } = useTranslation('account');
  const { colors, chooseColors } = useColors();
  return (
    <SideSection id="appearance" title={t('appearance.title')} reason={t('appearance.reason')}>
      <Choice
        label={t('appearance.theme')}
        value={colors}
        onChange={(value) => chooseColors(value as Colors)}
      >
        <Scheme value="light" icon={IconSun} />
        <Scheme value="dark" icon={IconMoon} />
        <Scheme value="system" icon={IconDeviceDesktop} />
      </Choice>
    </SideSection>
  );
}

function Scheme({ value, icon: Icon }: { value: Colors; icon: TablerIcon }) {
  const { t } = useTranslation('account');
  const label = (
    <span className={styles.scheme}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {t(`appearance.${value}`)}
    </span>
  );
  return (
    <Radio value={value} label={label} {...(value === 'system' ? { description: <DeviceScheme /> } : {})} />
  );
}

/** What the device shows now, which is what the choice would give. */
function DeviceScheme() {
  const { t } = useTranslation('account');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  return t(isDark ? 'appearance.systemDark' : 'appearance.systemLight');
}
