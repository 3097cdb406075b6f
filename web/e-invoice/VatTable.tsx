/** The VAT breakdown (BG-23): each kind of VAT in words, with its base and its tax. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { useCodeWords } from './code-words.ts';
import type { Invoice } from './message.ts';
import { Remarks } from './Remarks.tsx';
import { useRemarks, useShown } from './shown.ts';
import styles from './tables.module.css';
import { useWritten } from './written.ts';

type Part = Invoice['vatBreakdown'][number];

export function VatTable({ invoice: { vatBreakdown } }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const { isNarrow } = useShown();
  const remarks = useRemarks('vatBreakdown');
  if (vatBreakdown.length === 0 && remarks.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('vat.title')} />
      {isNarrow && <PartList parts={vatBreakdown} />}
      {!isNarrow && vatBreakdown.length > 0 && (
        <table className={styles.vat} aria-label={t('vat.title')}>
          <thead>
            <tr>
              <th scope="col">{t('vat.kind')}</th>
              <th scope="col">{t('vat.base')}</th>
              <th scope="col">{t('vat.tax')}</th>
            </tr>
          </thead>
          <tbody>
            {vatBreakdown.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what a file says keeps its place.
              <PartRows key={index} part={part} place={`vatBreakdown.${index}`} />
            ))}
          </tbody>
        </table>
      )}
      <Remarks at="vatBreakdown" />
    </section>
  );
}

function PartRows({ part, place }: { part: Part; place: string }) {
  const { currency } = useShown();
  const written = useWritten();
  const remarks = useRemarks(place);
  const { base, tax } = part;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <KindOfVat part={part} />
        </th>
        <td>{written.amount(base, currency)}</td>
        <td>{written.amount(tax, currency)}</td>
      </tr>
      {remarks.length > 0 && (
        <tr className={styles.below}>
          <td colSpan={3}>
            <Remarks at={place} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function PartList({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('e-invoice');
  const { currency } = useShown();
  const written = useWritten();
  return (
    <ul className={styles.lineList}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a file says keeps its place.
        <li key={index}>
          <KindOfVat part={part} />
          <p className={styles.lineFigures}>
            <span>
              {t('vat.base')} {written.amount(part.base, currency)}
            </span>
            <span>
              {t('vat.tax')} {written.amount(part.tax, currency)}
            </span>
          </p>
          <Remarks at={`vatBreakdown.${index}`} />
        </li>
      ))}
    </ul>
  );
}

function KindOfVat({ part: { category, rate, exemptionReason, exemptionCode } }: { part: Part }) {
  const words = useCodeWords();
  const written = useWritten();
  const name = words.vatCategory(category);
  const reason = [exemptionReason, exemptionCode && `(${exemptionCode})`].filter(Boolean).join(' ');
  const isTaxed = category === 'S' || category === undefined;
  return (
    <>
      {[isTaxed || rate ? written.percent(rate) : '', name].filter(Boolean).join(' ')}
      {reason !== '' && <span className={styles.detail}>{reason}</span>}
    </>
  );
}
