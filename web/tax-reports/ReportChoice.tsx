/** Which reports the user is shown: checked is shown, and checking again brings one back. */
import {
  type HiddenReason,
  type ReportOffer,
  TAX_REPORTS,
  type TaxReport,
  whyHidden,
} from '@belegbar/domain/tax-reports';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { SaveMark } from '../ui/SaveMark.tsx';
import styles from './report-choice.module.css';
import { useEnabledReports } from './use-enabled-reports.ts';

interface Props {
  business: Awaited<ReturnType<typeof client.business.get>>;
  offer: ReportOffer;
}

export function ReportChoice({ business, offer }: Props) {
  const { t } = useTranslation('tax-reports');
  const { state, toggle, retry } = useEnabledReports();
  const choices = TAX_REPORTS.map((report) => ({ report, hidden: whyHidden(report, offer) })).filter(
    ({ hidden }) => hidden !== 'notOffered',
  );
  return (
    <section className={styles.part} aria-labelledby="report-choice">
      <SectionHead
        id="report-choice"
        title={t('choice.title')}
        aside={state === null ? undefined : <SaveMark state={state} onRetry={retry} />}
      />
      <p className={styles.lead}>{t('choice.lead')}</p>
      <ul className={styles.choices}>
        {choices.map(({ report, hidden }) => (
          <li key={report}>
            <Choice
              report={report}
              hidden={hidden}
              isEnabled={business.enabledTaxReports.includes(report)}
              onToggle={() => toggle(report)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  report: TaxReport;
  hidden: HiddenReason | null;
  isEnabled: boolean;
  onToggle: () => void;
}

function Choice({ report, hidden, isEnabled, onToggle }: ChoiceProps) {
  const { t } = useTranslation('tax-reports');
  const isFixed = hidden === 'smallBusiness';
  return (
    <Checkbox
      label={t(`overview.name.${report}`)}
      description={isFixed ? t('choice.smallBusiness') : undefined}
      checked={isEnabled && !isFixed}
      disabled={isFixed}
      onChange={onToggle}
    />
  );
}
