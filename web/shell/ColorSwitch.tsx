/** Light, dark or as the device is, at once. */
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './account.module.css';
import { useColors } from './use-colors.ts';

const CHOICES = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'system', icon: IconDeviceDesktop },
] as const;

export function ColorSwitch() {
  const { t } = useTranslation('shell');
  const { colors, chooseColors } = useColors();
  return (
    <fieldset className={styles.colors} aria-label={t('colors.title')}>
      {CHOICES.map(({ value, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={colors === value}
          aria-label={t(`colors.${value}`)}
          title={t(`colors.${value}`)}
          onClick={() => chooseColors(value)}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
