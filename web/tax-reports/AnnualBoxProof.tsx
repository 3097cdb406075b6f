/** What the sum of a box is made of: the same box of each advance return, which leads on to its entries. */
import type { Period } from '@belegbar/domain/calendar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import type { Box } from './form-rows.ts';
import { ProofPanel } from './ProofPanel.tsx';
import { ProofTotal } from './ProofTable.tsx';
import { shortPeriodName } from './period.ts';
import styles from './proof.module.css';
import type { YearOfAdvances } from './return.ts';

interface Props {
  report: YearOfAdvances;
  box: Box;
  onClose: () => void;
}

export function AnnualBoxProof({ report, box, onClose }: Props) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { kennzahl } = box;
  return (
    <ProofPanel
      title={t('tax-reports-form:kennzahlIs', { kennzahl, amount: format.money(box.amount) })}
      rule={t('annual.boxRule', { year: report.year })}
      lastEntry={report.lastEntry}
      onClose={onClose}
    >
      <PeriodTable report={report} box={box} />
    </ProofPanel>
  );
}

/** The same box of each period. */
function PeriodTable({ report, box }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { kennzahl } = box;
  const parts = report.periods.flatMap(({ period, boxes }) => {
    const part = boxes.find((candidate) => candidate.kennzahl === kennzahl);
    return part === undefined ? [] : [{ period: period as Period, part }];
  });
  return (
    <table className={`${sheet.ruled} ${styles.proof}`}>
      <thead>
        <tr>
          <th scope="col">{t('annual.period')}</th>
          <th scope="col">{t('annual.entries')}</th>
          <th scope="col" className={styles.amount}>
            {t(box.kind === 'base' ? 'tax-reports-form:netInEuros' : 'tax-reports-form:taxInEuros')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ period, part }) => (
          <tr key={period}>
            <td>
              <Link to="/tax-reports/vat-advance" search={{ period, box: kennzahl }}>
                {shortPeriodName(period, format)}
              </Link>
            </td>
            <td>{format.count(part.entryCount)}</td>
            <td className={styles.amount}>
              <Money cents={part.amount} style="plain" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <ProofTotal label={t('annual.boxSum', { kennzahl, year: report.year })} amount={box.amount} />
      </tfoot>
    </table>
  );
}
