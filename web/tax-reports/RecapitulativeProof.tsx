/** The entries behind a line of the statement, their sum, and what is cut off to whole euros. */
import { type Cents, subtractCents } from '@belegbar/domain/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { ProofPages } from './ProofPages.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { ProofSum, ProofTable, ProofTotal, type ProvingEntry } from './ProofTable.tsx';
import type { Recapitulative, RecapitulativeLine } from './return.ts';
import { wholeEuros } from './whole-euros.ts';

interface Props {
  statement: Recapitulative;
  line: RecapitulativeLine;
  onClose: () => void;
}

const PAGE_SIZE = 100;

export function RecapitulativeProof({ statement, line, onClose }: Props) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { vatId, kind } = line;
  const query = useInfiniteQuery(
    api.taxReports.recapitulativeEntries.infiniteOptions({
      input: (after: number | undefined) => ({
        period: statement.period,
        kind,
        vatId,
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
  const rounding: Cents = subtractCents(line.amount, line.exact);
  return (
    <ProofPanel
      title={`${line.name}: ${wholeEuros(format.money(line.amount))}`}
      rule={t(`zm.rule.${kind}`)}
      lastEntry={statement.lastEntry}
      onClose={onClose}
    >
      <ProofPages query={query}>
        {(entries: ProvingEntry[]) => (
          <ProofTable amountHead={t('tax-reports-form:netInEuros')} entries={entries}>
            <ProofSum
              label={t('tax-reports-form:sumOfEntries', { count: line.entryCount })}
              amount={line.exact}
            />
            {rounding !== 0 && (
              <ProofSum label={t('tax-reports-form:cutToEuros')} amount={rounding} isQuiet />
            )}
            <ProofTotal label={vatId === '' ? t('zm.noId') : vatId} amount={line.amount} />
          </ProofTable>
        )}
      </ProofPages>
    </ProofPanel>
  );
}
