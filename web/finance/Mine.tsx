/** What is really one's own: one sum down to the double rule, and what of the rest is still to be paid. */
import type { MineKind } from '@belegbar/domain/finance';
import type { Cents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Figure, Money, Total } from '../ui/Money.tsx';
import { AssumptionsDialog } from './AssumptionsDialog.tsx';
import styles from './finance.module.css';
import { mineOf } from './mine-of.ts';
import { ToBePaid } from './ToBePaid.tsx';
import type { FinanceYear } from './use-finance.ts';

export function Mine({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const [isAsking, setAsking] = useState(false);
  const mine = mineOf(year);
  const ask = () => setAsking(true);
  return (
    <section aria-labelledby="mine">
      <SectionHead
        id="mine"
        title={t('mine.title')}
        aside={
          <button type="button" className={styles.asLink} onClick={ask}>
            {t('assume.open')}
          </button>
        }
      />
      <dl className={styles.lines}>
        {mine.lines.map(({ kind, amount }) => (
          <div key={kind} className={styles.line}>
            <dt>
              {t(`mine.line.${kind}`)}
              <span className={styles.lineNote}>
                <LineNote kind={kind} year={year} />
              </span>
            </dt>
            <dd>
              <Proof kind={kind} amount={amount} year={year.year} onAsk={ask} />
            </dd>
          </div>
        ))}
        <div className={styles.line} data-total>
          <dt>{t('mine.total')}</dt>
          <dd>
            <Total>
              <Money cents={mine.total} />
            </Total>
          </dd>
        </div>
      </dl>
      <p className={styles.quietNote}>
        {mine.untaxed === null ? t('mine.asIf') : t(`mine.untaxed.${mine.untaxed}`)}{' '}
        {year.areAssumed && mine.untaxed === null && t('mine.assumed')}
      </p>
      <ToBePaid year={year} taxOpen={mine.taxOpen} taxPaid={mine.taxPaid} />
      {isAsking && <AssumptionsDialog year={year} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** How the line comes about, in a few words. */
function LineNote({ kind, year }: { kind: MineKind; year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { profit, plannedDepreciation: planned } = year.facts;
  if (kind === 'incomeTax')
    return t(planned === 0 ? 'mine.note.incomeTax' : 'mine.note.incomeTaxPlanned', {
      profit: format.money(profit),
      planned: format.money(planned),
      year: year.year,
    });
  if (kind === 'openBills') return t('mine.note.openBills', { count: year.payables.count });
  return t(`mine.note.${kind}`);
}

interface ProofProps {
  kind: MineKind;
  amount: Cents;
  year: number;
  /** Opens what the taxes are reckoned from. */
  onAsk: () => void;
}

function Proof({ kind, amount, year, onAsk }: ProofProps) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const children = <Money cents={amount} />;
  const search = { year: String(year) };
  switch (kind) {
    case 'received':
      return (
        <Link className={styles.proof} to="/finance" search={{ ...search, side: 'income' }} hash="movements">
          {children}
        </Link>
      );
    case 'spent':
      return (
        <Link className={styles.proof} to="/finance" search={{ ...search, side: 'expense' }} hash="movements">
          {children}
        </Link>
      );
    case 'vat':
    case 'vatByself':
      return (
        <Link className={styles.proof} to="/tax-reports/annual-vat" search={search}>
          {children}
        </Link>
      );
    case 'vatAhead':
      return (
        <Link className={styles.proof} to="/invoices" search={{ status: 'open' }}>
          {children}
        </Link>
      );
    case 'openBills':
    case 'inputVatAhead':
      return (
        <Link className={styles.proof} to="/finance" search={search} hash="quiet">
          {children}
        </Link>
      );
    default:
      return (
        <Figure label={`${format.money(amount)}, ${t('mine.howTax')}`} onOpen={onAsk}>
          {children}
        </Figure>
      );
  }
}
