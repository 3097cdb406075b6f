/** What is locked by law, and what the user may agree to. */
import { ExportEverything } from '../data-export/index.ts';
import { BusinessSwitch } from './BusinessField.tsx';
import styles from './business.module.css';
import { GobdMode } from './GobdMode.tsx';

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
