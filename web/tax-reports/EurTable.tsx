/** Income and expenses in the order of the statement; every figure opens down to its entries. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Figure, Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import smallStyles from '../ui/small.module.css';
import type { Proven } from './Eur.tsx';
import { wordsOfLine } from './eur-words.ts';
import styles from './form.module.css';
import type { IncomeSurplus } from './return.ts';

interface Props {
  statement: IncomeSurplus;
  proven: Proven;
  onProve: (proven: Proven) => void;
}

type Line = IncomeSurplus['lines'][number];

const SIDES = ['income', 'expense'] as const;

export function EurTable({ statement, proven, onProve }: Props) {
  const { t } = useTranslation('tax-reports');
  return (
    <table className={`${sheet.ruled} ${styles.form}`}>
      <caption className={smallStyles.hidden}>{t('eur.caption', { year: statement.year })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('eur.line')}</th>
          <th scope="col" className={styles.amount}>
            {t('inEuros')}
          </th>
        </tr>
      </thead>
      {SIDES.map((side) => (
        <SideRows key={side} side={side} statement={statement} proven={proven} onProve={onProve} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t(statement.result < 0 ? 'eur.loss' : 'eur.result')}</th>
          <td className={styles.amount}>
            <Total>
              <Money cents={statement.result} style="plain" />
            </Total>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function SideRows({ side, statement, proven, onProve }: Props & { side: 'income' | 'expense' }) {
  const { t } = useTranslation('tax-reports');
  const lines = statement.lines.filter((line) => line.side === side);
  return (
    <tbody>
      <tr className={styles.sectionRow}>
        <th scope="rowgroup">{t(`eur.${side}`)}</th>
        <td className={styles.amount} />
      </tr>
      {lines.map((line) => (
        <Row key={line.line} line={line} statement={statement} proven={proven} onProve={onProve} />
      ))}
      <tr className={styles.sumRow}>
        <th scope="row">{t(`eur.sum.${side}`)}</th>
        <td className={styles.amount}>
          <Money cents={statement[side]} style="plain" />
        </td>
      </tr>
    </tbody>
  );
}

function Row({ line, statement, proven, onProve }: Props & { line: Line }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const isOpen = proven !== null && 'line' in proven && proven.line === line.line;
  const amount = format.money(line.amount, 'plain');
  const name = t(`eur.lineName.${wordsOfLine(line.line, statement)}`);
  return (
    <tr data-selected={isOpen || undefined}>
      <th scope="row">
        {name}
        <span className={styles.count}>{t('tax-reports-form:entries', { count: line.entryCount })}</span>
      </th>
      <td className={styles.amount}>
        <Figure label={t('why', { name, amount })} onOpen={() => onProve({ line: line.line })}>
          {amount}
        </Figure>
      </td>
    </tr>
  );
}
