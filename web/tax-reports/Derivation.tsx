/** "Warum diese Zahl?": the rule in one sentence, the entries, their sum, the rounding, the result. */
import type { Period } from '@belegbar/domain/calendar';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { Button, CloseButton } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { type Format, useFormat } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { ErrorState } from '../ui/States.tsx';
import type { Box } from './form-rows.ts';
import { ProofTable } from './ProofTable.tsx';
import { shortPeriodName } from './period.ts';
import styles from './proof.module.css';
import type { VatAdvanceReturn } from './return.ts';

interface Props {
  period: Period;
  box: Box;
  report: VatAdvanceReturn;
  onClose: () => void;
}

const PAGE_SIZE = 100;

export function Derivation({ period, box, report, onClose }: Props) {
  const { t } = useTranslation('tax');
  const format = useFormat();
  const heading = usePanelFocus(onClose);
  return (
    <>
      <button
        type="button"
        className={styles.scrim}
        aria-label={t('common:close')}
        tabIndex={-1}
        onClick={onClose}
      />
      <aside className={styles.panel} aria-labelledby="derivation-title">
        <div className={styles.panelHead}>
          <p>{t('why')}</p>
          <CloseButton aria-label={t('common:close')} onClick={onClose} />
        </div>
        <h2 id="derivation-title" className={styles.panelTitle} tabIndex={-1} ref={heading}>
          {t('kennzahlIs', { kennzahl: box.kennzahl, amount: boxText(box, format) })}
        </h2>
        <Rule period={period} box={box} report={report} />
        <Proof period={period} box={box} />
        <ComputedTax box={box} formYear={report.formYear} />
        <p className={styles.panelFoot}>
          <IconLink size={14} stroke={2} aria-hidden="true" />
          {t('check.fromJournal', { number: format.count(report.lastEntry) })}
        </p>
      </aside>
    </>
  );
}

/** What the box holds, in one sentence; boxes without one of their own get that of their kind. */
function Rule({ period, box, report }: Omit<Props, 'onClose'>) {
  const { t, i18n } = useTranslation('tax');
  const format = useFormat();
  const key = i18n.exists(`tax:rule.${box.kennzahl}`) ? box.kennzahl : box.kind;
  const inPeriod = { period: shortPeriodName(period, format) };
  const timing = t(`timing.${report.vatBasis}`, inPeriod);
  return <p className={styles.rule}>{t(`rule.${key}`, { ...inPeriod, timing })}</p>;
}

function Proof({ period, box }: Pick<Props, 'period' | 'box'>) {
  const { t } = useTranslation('tax');
  const proof = useProof(period, box);
  if (proof.isError) {
    return <ErrorState title={t('entriesFailed')} error={proof.error} onRetry={() => void proof.refetch()} />;
  }
  if (proof.isPending) return <Loading lines={5} />;
  return (
    <>
      <ProofTable box={box} entries={proof.data.pages.flatMap((page) => page.entries)} />
      {proof.hasNextPage && (
        <Button
          size="xs"
          mt="sm"
          loading={proof.isFetchingNextPage}
          onClick={() => void proof.fetchNextPage()}
        >
          {t('moreEntries')}
        </Button>
      )}
    </>
  );
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
  return box.kind === 'base' ? text.replace(/[.,]00(?=\D*$)/, '') : text;
}

/** The panel takes the focus when it opens, gives it back when it closes, and closes on Escape. */
function usePanelFocus(onClose: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}
