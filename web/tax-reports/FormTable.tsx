/** The form in its official order; every figure that the journal proves can be opened. */
import { vatAdvanceForm } from '@belegbar/domain/law';
import { type Cents, cutToEuros } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Figure, Money, Total } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import smallStyles from '../ui/small.module.css';
import styles from './form.module.css';
import { type Box, type FormRow, formSections } from './form-rows.ts';
import { wholeEuros } from './whole-euros.ts';

interface Props {
  /** The boxes of a return, or of several added up; `payable` is Kz 83. */
  report: { formYear: number; boxes: readonly Box[]; payable: Cents };
  caption: string;
  /** Kennzahl of the figure whose proof is open. */
  opened: string | null;
  onOpen: (kennzahl: string) => void;
}

export function FormTable({ report, caption, opened, onOpen }: Props) {
  const { t } = useTranslation('tax-reports-form');
  const form = vatAdvanceForm(report.formYear);
  if (!form.known) return null;
  return (
    <table className={`${sheet.ruled} ${styles.form}`}>
      <caption className={smallStyles.hidden}>{caption}</caption>
      <FormHead />
      {formSections(report.boxes, form.value).map(({ section, rows }) => (
        <tbody key={section}>
          <tr className={styles.sectionRow}>
            <th scope="rowgroup" colSpan={4}>
              {t(`section.${section}`)}
            </th>
            <td className={styles.amount} />
          </tr>
          {rows.map((row) => (
            <Row key={row.labelOf} row={row} opened={opened} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
      <Result report={report} line={form.value.boxes.find(({ kennzahl }) => kennzahl === '83')?.line} />
    </table>
  );
}

export function FormHead() {
  const { t } = useTranslation('tax-reports-form');
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.lineHead}>
          {t('line')}
        </th>
        <th scope="col" className={styles.kennzahlHead}>
          {t('kennzahl')}
        </th>
        <th scope="col">
          <Hidden>{t('meaning')}</Hidden>
        </th>
        <th scope="col" className={styles.end}>
          {t('baseInEuros')}
        </th>
        <th scope="col" className={styles.amount}>
          {t('taxInEuros')}
        </th>
      </tr>
    </thead>
  );
}

function Result({ report, line }: { report: Props['report']; line: number | undefined }) {
  const { t } = useTranslation('tax-reports-form');
  return (
    <tfoot>
      <tr>
        <td className={styles.lineNumber}>{line}</td>
        <td className={styles.kennzahl}>83</td>
        <th scope="row" colSpan={2}>
          {t(report.payable < 0 ? 'box.83refund' : 'box.83')}
        </th>
        <td className={styles.amount}>
          <Total>
            <Money cents={report.payable} style="plain" />
          </Total>
        </td>
      </tr>
    </tfoot>
  );
}

function Row({ row, opened, onOpen }: { row: FormRow; opened: string | null; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('tax-reports-form');
  const { money } = useFormat();
  const { base, tax } = row;
  const notes = [
    ...(row.entryCount > 0 ? [t('entries', { count: row.entryCount })] : []),
    ...(row.isDeducted ? [t('deducted')] : []),
  ];
  const isOpen = opened !== null && (opened === base?.kennzahl || opened === tax?.kennzahl);
  return (
    <tr data-selected={isOpen || undefined}>
      <td className={styles.lineNumber}>{row.line}</td>
      <td className={styles.kennzahl}>{row.kennzahlen}</td>
      <th scope="row">
        {t(`box.${row.labelOf}`)}
        <span className={styles.count}>
          <span className={styles.onPhone}>{t('lineNumber', { line: row.line })}</span>
          {notes.length > 0 && <span>{notes.join(', ')}</span>}
        </span>
      </th>
      <td className={styles.end}>
        {base && (
          <BoxFigure box={base} text={wholeEuros(money(cutToEuros(base.amount), 'plain'))} onOpen={onOpen} />
        )}
      </td>
      <td className={styles.amount}>
        {row.taxAmount !== null &&
          (tax ? (
            <BoxFigure box={tax} text={money(row.taxAmount, 'plain')} onOpen={onOpen} />
          ) : (
            <Money cents={row.taxAmount} style="plain" />
          ))}
      </td>
    </tr>
  );
}

function BoxFigure({ box, text, onOpen }: { box: Box; text: string; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('tax-reports-form');
  if (box.entryCount === 0) return text;
  return (
    <Figure
      label={t('whyThis', { kennzahl: box.kennzahl, amount: text })}
      onOpen={() => onOpen(box.kennzahl)}
    >
      {text}
    </Figure>
  );
}
