/** The sums under the register: what all of it cost, takes year by year, and leaves. */
import { type Cents, ZERO } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money, Total } from '../ui/Money.tsx';
import table from '../ui/table/table.module.css';
import styles from './assets.module.css';
import type { AssetList } from './message.ts';
import type { Drawing } from './PlanCell.tsx';
import { onAxis } from './whole-euros.ts';

export function SumRow({ sums, drawing }: { sums: AssetList['sums']; drawing: Drawing }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const of = (year: number) => sums.years.find((one) => one.year === year);
  const total = (amount: Cents) => (
    <Total>
      <Money cents={amount} style="plain" />
    </Total>
  );
  const now = of(drawing.thisYear);
  return (
    <tr>
      <td className={table.totalLabel}>{t('list.sum')}</td>
      <td data-from="720" />
      <td className={table.end}>{total(sums.cost)}</td>
      <td data-from="980">
        <span className={styles.plan} data-sums>
          {drawing.years.map((year) => {
            const taken = of(year)?.depreciation ?? ZERO;
            return (
              <span
                key={year}
                className={styles.planYear}
                data-now={year === drawing.thisYear || undefined}
                title={taken === 0 ? undefined : format.money(taken)}
              >
                {taken !== 0 && year !== drawing.thisYear && onAxis(taken, format.language)}
              </span>
            );
          })}
        </span>
      </td>
      <td className={table.end}>{total(now?.depreciation ?? ZERO)}</td>
      <td className={table.amount}>{total(now?.bookValueAtEnd ?? ZERO)}</td>
    </tr>
  );
}
