/** What is locked by law, and what the user may agree to. */
import { useTranslation } from 'react-i18next';
import { ExportEverything } from '../data-export/index.ts';
import { useAnalyticsConsent } from '../session/analytics-consent.ts';
import { BusinessSwitch } from './BusinessField.tsx';
import styles from './business.module.css';
import { GobdMode } from './GobdMode.tsx';

export function SecurityCompliance() {
  return (
    <div className={styles.security}>
      <div className={styles.switches}>
        <GobdMode />
        <BusinessSwitch name="auditConsent" />
        <AnalyticsSwitch />
      </div>
      <ExportEverything />
    </div>
  );
}

/** Says as well what becomes of the consent here: this server counts nothing, and a browser that asks not to be tracked is not. */
function AnalyticsSwitch() {
  const { t } = useTranslation('business');
  const consent = useAnalyticsConsent();
  return <BusinessSwitch name="analyticsConsent" hint={t(HINTS[consent])} />;
}

const HINTS = {
  off: 'hint.analyticsConsent',
  on: 'hint.analyticsOn',
  notTracked: 'hint.analyticsNotTracked',
} as const;
