/** What a bill costs oneself in the end: what is paid, less input VAT, less the taxes that it saves by what is assumed of its owner. */
import { type MineFacts, taxSaved } from '@belegbar/domain/finance';
import { type Cents, negateCents, sumCents } from '@belegbar/domain/money';
import type { PurchaseEffect } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Money, Total } from '../../ui/Money.tsx';
import sheet from '../../ui/sheet.module.css';
import styles from './effect.module.css';

type FinanceYear = Awaited<ReturnType<typeof client.finance.year>>;

const TAXES = ['incomeTax', 'solidarity', 'church', 'trade'] as const;

/** Nothing while the year is not known, and where nobody's taxes are estimated. */
export function Remains({ effect }: { effect: PurchaseEffect }) {
  const { t } = useTranslation('expense-form');
  const costs = effect.cost.filter(({ lowersProfit }) => lowersProfit);
  const year = costs[0]?.year ?? null;
  const { data } = useQuery({
    ...api.finance.year.queryOptions({ input: { year: year ?? 2000 } }),
    enabled: year !== null && year >= FIRST_YEAR && year <= LAST_YEAR,
  });
  if (data === undefined || year === null || data.year !== year) return null;
  const byYear = Map.groupBy(costs, (cost) => cost.year);
  const amounts = [...byYear.values()].map((own) => sumCents(own.map(({ amount }) => amount)));
  const saved = taxSaved(amounts, data.facts as MineFacts, data.assumptions);
  if (saved === null) return null;
  const { paid, vatBack } = effect;
  const rows = [
    { key: 'paid', amount: paid },
    { key: vatBack < 0 ? 'vatOwed' : 'vatBack', amount: negateCents(vatBack) },
    ...TAXES.map((key) => ({ key, amount: negateCents(saved[key]) })),
  ] as const;
  const total = sumCents(rows.map(({ amount }) => amount));
  return (
    <section className={styles.remains} aria-labelledby="remains">
      <SectionHead id="remains" title={t('remains.title')} aside={t('remains.estimated')} />
      <table className={`${sheet.ruled} ${styles.rows}`} aria-labelledby="remains">
        <tbody>
          {rows
            .filter(({ amount, key }) => amount !== 0 || key === 'paid')
            .map(({ key, amount }) => (
              <Line key={key} name={t(`remains.${key}`)} amount={amount} />
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('remains.total')}</th>
            <td>
              <Total>
                <Money cents={total} style="plain" />
              </Total>
            </td>
          </tr>
        </tfoot>
      </table>
      <Assumed year={data} isSpread={byYear.size > 1} />
    </section>
  );
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;

function Line({ name, amount }: { name: string; amount: Cents }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Money cents={amount} style="plain" />
      </td>
    </tr>
  );
}

function Assumed({ year, isSpread }: { year: FinanceYear; isSpread: boolean }) {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const { assumptions, facts, areAssumed } = year;
  const said = [
    t('remains.profit', { year: year.year, amount: format.money(facts.profit) }),
    ...(assumptions.otherIncome === 0
      ? []
      : [t('remains.otherIncome', { amount: format.money(assumptions.otherIncome) })]),
    t(`remains.${assumptions.assessment}`),
    t(assumptions.paysChurchTax ? 'remains.withChurch' : 'remains.withoutChurch'),
  ];
  return (
    <p className={`${sheet.note} ${styles.assumed}`}>
      {t('remains.assumes', { said: new Intl.ListFormat(format.language).format(said) })}{' '}
      {isSpread && `${t('remains.spread')} `}
      {areAssumed && `${t('remains.notSaid')} `}
      <Link to="/finance" search={{ year: String(year.year) }} hash="mine">
        {t('remains.change')}
      </Link>
    </p>
  );
}
