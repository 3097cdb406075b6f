/** What is locked by law, and what the user may agree to. */
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ExportEverything } from '../data-export/index.ts';
import { Help } from '../ui/Help.tsx';
import { BusinessSwitch } from './BusinessField.tsx';
import styles from './business.module.css';
import { useHelp } from './use-help.ts';

export function SecurityCompliance() {
  return (
    <div className={styles.security}>
      <GobdMode />
      <BusinessSwitch name="auditConsent" />
      <BusinessSwitch name="analyticsConsent" />
      <ExportEverything />
    </div>
  );
}

/** There is no way to edit an issued invoice, so it is said and not switched. */
function GobdMode() {
  const { t } = useTranslation('business');
  const help = useHelp('gobdRetention');
  return (
    <div className={styles.locked}>
      <IconLock size={18} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={styles.lockedTitle}>{t('gobd.on')}</p>
        <p className={styles.hint}>{t('gobd.text')}</p>
      </div>
      <Help {...help} />
    </div>
  );
}
