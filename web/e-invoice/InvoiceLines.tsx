/** The lines of the invoice: a table where there is room, else a list. Of very many the first ones are shown until asked. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { LineDetails } from './LineDetails.tsx';
import { LineFigures, PriceText, QuantityText, VatText } from './LineFigures.tsx';
import type { Line } from './message.ts';
import { Remarks } from './Remarks.tsx';
import { useRemarks, useShown } from './shown.ts';
import styles from './tables.module.css';
import { useWritten } from './written.ts';

const SHOWN_MAXIMUM = 100;

export function InvoiceLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('e-invoice');
  const format = useFormat();
  const { isNarrow } = useShown();
  const [isWhole, setWhole] = useState(false);
  const placed = lines.flatMap((line, index) => withSubLines(line, `lines.${index}`, 0));
  const shown = isWhole ? placed : placed.slice(0, SHOWN_MAXIMUM);
  const count = lines.length;
  return (
    <section className={styles.section}>
      <SectionHead title={t('lines')} aside={count > 1 ? format.count(count) : undefined} />
      {count === 0 && <p className={styles.none}>{t('noLines')}</p>}
      {count > 0 && (isNarrow ? <LineList lines={shown} /> : <LineTable lines={shown} />)}
      {shown.length < placed.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('allLines', { count: placed.length })}
        </button>
      )}
      <Remarks at="lines" />
    </section>
  );
}

interface Placed {
  line: Line;
  /** Only lines of the invoice itself have remarks; those within one are told there. */
  place: string;
  depth: number;
}

/** Lines within lines follow theirs (extension of XRechnung). */
function withSubLines(line: Line, place: string, depth: number): Placed[] {
  const inside = line.subLines.flatMap((sub, index) =>
    withSubLines(sub, `${place}.subLines.${index}`, depth + 1),
  );
  return [{ line, place, depth }, ...inside];
}

function LineTable({ lines }: { lines: readonly Placed[] }) {
  const { t } = useTranslation('e-invoice');
  return (
    <table className={styles.lines} aria-label={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('column.id')}</th>
          <th scope="col">{t('column.item')}</th>
          <th scope="col">{t('column.quantity')}</th>
          <th scope="col">{t('column.price')}</th>
          <th scope="col">{t('column.vat')}</th>
          <th scope="col">{t('column.net')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((placed) => (
          <LineRows key={placed.place} {...placed} />
        ))}
      </tbody>
    </table>
  );
}

function LineRows({ line, place, depth }: Placed) {
  const { currency } = useShown();
  const written = useWritten();
  const remarks = useRemarks(place);
  return (
    <>
      <tr data-depth={depth || undefined} data-remarked={remarks.length > 0 || undefined}>
        <td>{line.id}</td>
        <td>
          <LineDetails line={line} />
        </td>
        <td>
          <QuantityText line={line} />
        </td>
        <td>
          <PriceText line={line} />
        </td>
        <td>
          <VatText line={line} />
        </td>
        <td>{written.amount(line.net, currency)}</td>
      </tr>
      {remarks.length > 0 && (
        <tr className={styles.below}>
          <td colSpan={6}>
            <Remarks at={place} />
          </td>
        </tr>
      )}
    </>
  );
}

function LineList({ lines }: { lines: readonly Placed[] }) {
  return (
    <ul className={styles.lineList}>
      {lines.map(({ line, place, depth }) => (
        <li key={place} data-depth={depth || undefined}>
          <div className={styles.lineItem}>
            <LineDetails line={line} />
          </div>
          <LineFigures line={line} />
          <Remarks at={place} />
        </li>
      ))}
    </ul>
  );
}
