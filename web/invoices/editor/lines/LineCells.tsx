/** The cells of a line: text, numbers as they are typed, and lists to choose from. */
import { UNITS, VAT_CASES } from '@belegbar/domain/invoices';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import type { LineForm } from '../draft/draft-form.ts';
import type { NumberField } from '../draft/draft-reducer.ts';
import { isPeriodBlank } from '../draft/period-cells.ts';
import { fieldId } from '../fields/field-id.ts';
import styles from './cells.module.css';
import { DescriptionCell } from './DescriptionCell.tsx';
import type { Column } from './grid-keys.ts';
import { LinePeriod } from './LinePeriod.tsx';
import type { LineRowProps } from './LineRow.tsx';
import { cellPath } from './line-path.ts';
import lines from './lines.module.css';

/** The description, and below it details and period, which show when something is written in them or the row has the focus. */
export function TextCells(props: LineRowProps & { isInside: boolean }) {
  const { t } = useTranslation('invoices');
  const { line, dispatch, isInside } = props;
  const description = { ...useCell(props, 'description'), ...refusedAs(props, 'description') };
  const details = { ...useCell(props, 'details'), ...refusedAs(props, 'details') };
  return (
    <>
      <DescriptionCell {...props} cell={description} />
      {(isInside || line.details !== '') && (
        <textarea
          {...details}
          className={`${styles.cell} ${styles.details}`}
          rows={Math.min(8, line.details.split('\n').length)}
          tabIndex={-1}
          value={line.details}
          placeholder={t('lines.detailsHint')}
          onChange={(event) =>
            dispatch({ kind: 'line', id: line.id, changes: { details: event.currentTarget.value } })
          }
        />
      )}
      {line.period && (isInside || !isPeriodBlank(line.period)) && (
        <LinePeriod {...props} period={line.period} />
      )}
      {line.vatCase === 'exempt' && <ExemptionInput {...props} />}
    </>
  );
}

/** Which number of § 4 UStG frees the line of VAT. */
function ExemptionInput(props: LineRowProps) {
  const { t } = useTranslation('invoices');
  const { line, index, dispatch } = props;
  return (
    <label className={styles.exemption}>
      {t('lines.exemption')}
      <input
        id={fieldId(`lines.${index}.exemptionParagraph`)}
        {...refusedAs(props, 'exemption')}
        className={styles.cell}
        value={line.exemptionParagraph}
        placeholder="4 Nr. 21"
        autoComplete="off"
        onChange={(event) =>
          dispatch({ kind: 'line', id: line.id, changes: { exemptionParagraph: event.currentTarget.value } })
        }
      />
    </label>
  );
}

/** `label` is shown where the table has no heads. A discount carries its sign. */
export function NumberCellInput(props: LineRowProps & { column: NumberField; label: string }) {
  const { line, column, label, dispatch } = props;
  const { language } = useFormat();
  const cell = { ...useCell(props, column), ...refusedAs(props, column) };
  const { text } = line[column];
  const about = { id: line.id, field: column, language };
  return (
    <td className={lines.end} data-column={column} data-label={label}>
      <input
        {...cell}
        className={styles.cell}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={column === 'unitPrice' ? '0' : ''}
        onChange={(event) => dispatch({ ...about, kind: 'typeNumber', text: event.currentTarget.value })}
        onBlur={() => dispatch({ ...about, kind: 'settleNumber' })}
      />
      {column === 'discount' && text !== '' && (
        <span className={styles.percent} aria-hidden="true">
          %
        </span>
      )}
    </td>
  );
}

export function UnitCell(props: LineRowProps) {
  const { t } = useTranslation('invoices');
  const { line, dispatch } = props;
  const cell = useCell(props, 'unit');
  // One day, but two of them; while there is no figure, as of several.
  const count = Number(line.quantity.value ?? 0);
  return (
    <td data-column="unit" data-label={t('lines.unit')}>
      <select
        {...cell}
        className={styles.cell}
        value={line.unit}
        onChange={(event) =>
          dispatch({
            kind: 'line',
            id: line.id,
            changes: { unit: event.currentTarget.value as LineForm['unit'] },
          })
        }
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {t(`unitShort.${unit}`, { count })}
          </option>
        ))}
      </select>
    </td>
  );
}

/** The closed list shows the short name; opened, every case says what it is. */
export function VatCell(props: LineRowProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const { line, dispatch } = props;
  const cell = useCell(props, 'vatCase');
  return (
    <td className={styles.vatCell} data-column="vatCase" data-label={t('lines.vat')}>
      <span className={styles.vatShort} aria-hidden="true">
        {t(`common:vatCaseShort.${line.vatCase}`)}
      </span>
      <select
        {...cell}
        className={styles.cell}
        value={line.vatCase}
        onChange={(event) =>
          dispatch({
            kind: 'line',
            id: line.id,
            changes: { vatCase: event.currentTarget.value as LineForm['vatCase'] },
          })
        }
      >
        {VAT_CASES.map((vatCase) => (
          <option key={vatCase} value={vatCase}>
            {t(`common:vatCase.${vatCase}`)}
          </option>
        ))}
      </select>
    </td>
  );
}

/** The cells that can be refused, in reading order. */
export const REFUSED_COLUMNS = [
  'description',
  'details',
  'exemption',
  'quantity',
  'unitPrice',
  'discount',
] as const;
export type RefusedColumn = (typeof REFUSED_COLUMNS)[number];

/** Ties a refused cell to the words that say why. */
export function refusalId(index: number, column: RefusedColumn): string {
  return `refusal-${index}-${column}`;
}

function refusedAs(props: LineRowProps, column: RefusedColumn) {
  if (props[`${column}Refusal`] === undefined) return {};
  return { 'aria-invalid': true, 'aria-describedby': refusalId(props.index, column) };
}

function useCell({ index, onKey }: LineRowProps, column: Column) {
  const { t } = useTranslation('invoices');
  const cell = { row: index, column };
  return {
    id: fieldId(cellPath(cell)),
    'aria-label': t('lines.cell', { column: t(`lines.${column}Cell`), number: index + 1 }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, cell),
  };
}
