/** The proof of a box: the rule in one sentence, the entries, their sum, the rounding, the result. */
import type { Period } from '@belegbar/domain/calendar';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { type Format, useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { Box } from './form-rows.ts';
import { ProofPages } from './ProofPages.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { BoxProofTable } from './ProofTable.tsx';
import { shortPeriodName } from './period.ts';
import styles from './proof.module.css';
import type { VatAdvanceReturn } from './return.ts';
import { wholeEuros } from './whole-euros.ts';

interface Props {
  period: Period;
  box: Box;
  report: VatAdvanceReturn;
  onClose: () => void;
}

const PAGE_SIZE = 100;

export function Derivation({ period, box, report, onClose }: Props) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const proof = useProof(period, box);
  return (
    <ProofPanel
      title={t('kennzahlIs', { kennzahl: box.kennzahl, amount: boxText(box, format) })}
      rule={<Rule period={period} box={box} report={report} />}
      lastEntry={report.lastEntry}
      onClose={onClose}
    >
      <ProofPages query={proof}>{(entries) => <BoxProofTable box={box} entries={entries} />}</ProofPages>
      <ComputedTax box={box} formYear={report.formYear} />
    </ProofPanel>
  );
}

/** What the box holds, in one sentence; boxes without one of their own get that of their kind. */
function Rule({ period, box, report }: Omit<Props, 'onClose'>) {
  const { t, i18n } = useTranslation('tax-reports-form');
  const format = useFormat();
  const key = i18n.exists(`tax-reports-form:rule.${box.kennzahl}`) ? box.kennzahl : box.kind;
  const inPeriod = { period: shortPeriodName(period, format) };
  const timing = t(`timing.${report.vatBasis}`, inPeriod);
  return t(`rule.${key}`, { ...inPeriod, timing });
}

function useProof(period: Period, { kennzahl }: Box) {
  return useInfiniteQuery(
    api.taxReports.vatAdvanceEntries.infiniteOptions({
      input: (after: number | undefined) => ({
        period,
        kennzahl,
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}

/** Where the form itself computes the tax from the base: `21.480 € × 19 %`. */
function ComputedTax({ box, formYear }: { box: Box; formYear: number }) {
  const format = useFormat();
  const form = vatAdvanceForm(formYear);
  const rate = form.known
    ? form.value.boxes.find(({ kennzahl }) => kennzahl === box.kennzahl)?.ratePercent
    : null;
  if (box.computedTax === null || !rate) return null;
  return (
    <p className={styles.computed}>
      <span>
        {boxText(box, format)} × {format.percent(rate)}
      </span>
      <strong>
        <Money cents={box.computedTax} />
      </strong>
    </p>
  );
}

/** Bases stand in the form in whole euros. */
function boxText(box: Box, format: Format): string {
  const text = format.money(box.amount);
  return box.kind === 'base' ? wholeEuros(text) : text;
}
