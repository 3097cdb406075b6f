/** How a device is called: `Firefox, Windows`, the same in every language. */
import { useTranslation } from 'react-i18next';

/** Gives a function that names a device, also one that is unknown. */
export function useDeviceName(): (device: string | null) => string {
  const { t } = useTranslation('account');
  return (device) => device ?? t('devices.unknown');
}

/** Whether it is carried about and touched. */
export function isHandheld(device: string | null): boolean {
  return /iPhone|iPad|Android/.test(device ?? '');
}
