/** The cash entries behind a line of the statement, or those of a month. */
import { subtractCents, ZERO } from '@belegbar/domain/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { pagesByKey } from '../connection/pages-by-key.ts';
import { useFormat } from '../ui/format.ts';
import type { Proven } from './Eur.tsx';
import { wordsOfLine } from './eur-words.ts';
import { ProofPages } from './ProofPages.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { ProofSum, ProofTable, ProofTotal } from './ProofTable.tsx';
import type { CashMovement, IncomeSurplus } from './return.ts';

interface Props {
  statement: IncomeSurplus;
  proven: NonNullable<Proven>;
  onClose: () => void;
}

const PAGE_SIZE = 100;

export function CashProof(props: Props) {
  return 'line' in props.proven ? (
    <LineProof {...props} line={props.proven.line} />
  ) : (
    <MonthProof {...props} month={props.proven.month} />
  );
}

function LineProof({
  statement,
  line,
  proven,
  onClose,
}: Props & { line: IncomeSurplus['lines'][number]['line'] }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const query = useEntries(statement.year, proven);
  const figures = statement.lines.find((candidate) => candidate.line === line);
  const words = wordsOfLine(line, statement);
  const name = t(`eur.lineName.${words}`);
  const amount = figures?.amount ?? ZERO;
  return (
    <ProofPanel
      title={`${name}: ${format.money(amount)}`}
      rule={t(`eur.rule.${words}`, { year: statement.year })}
      lastEntry={statement.lastEntry}
      onClose={onClose}
    >
      <ProofPages query={query}>
        {(entries: CashMovement[]) => (
          <ProofTable amountHead={t('inEuros')} entries={entries}>
            <ProofTotal
              label={t('tax-reports-form:sumOfEntries', { count: figures?.entryCount ?? 0 })}
              amount={amount}
            />
          </ProofTable>
        )}
      </ProofPages>
    </ProofPanel>
  );
}

function MonthProof({ statement, month, proven, onClose }: Props & { month: number }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const query = useEntries(statement.year, proven);
  const figures = statement.months[month - 1];
  if (figures === undefined) return null;
  const name = `${format.monthName(month)} ${statement.year}`;
  const left = subtractCents(figures.income, figures.expense);
  return (
    <ProofPanel
      title={`${name}: ${format.money(left)}`}
      rule={t('eur.monthRule', { month: name })}
      lastEntry={statement.lastEntry}
      onClose={onClose}
    >
      <ProofPages query={query}>
        {(entries: CashMovement[]) => (
          <ProofTable amountHead={t('inEuros')} entries={entries}>
            <ProofSum label={t('eur.sum.income')} amount={figures.income} />
            <ProofSum label={t('eur.sum.expense')} amount={figures.expense} />
            <ProofTotal label={t('eur.left')} amount={left} />
          </ProofTable>
        )}
      </ProofPages>
    </ProofPanel>
  );
}

function useEntries(year: number, proven: NonNullable<Proven>) {
  return useInfiniteQuery(
    api.taxReports.eurEntries.infiniteOptions({
      input: (after: string | undefined) => ({
        year,
        ...proven,
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
    }),
  );
}
