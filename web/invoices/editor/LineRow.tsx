/** One line: cells that look like text until they are hovered or focused. */
import type { Cents } from '@belegbar/domain/money';
import { IconAlertCircle } from '@tabler/icons-react';
import { type Dispatch, type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/Money.tsx';
import { useInvoiceProblemText } from '../problem-text.ts';
import type { LineForm } from './draft-form.ts';
import type { DraftAction, NumberField } from './draft-reducer.ts';
import type { Cell } from './grid-keys.ts';
import { NumberCellInput, refusalId, TextCells, UnitCell, VatCell } from './LineCells.tsx';
import { LineMenu } from './LineMenu.tsx';
import styles from './lines.module.css';

export interface LineRowProps {
  line: LineForm;
  index: number;
  amount: Cents | undefined;
  hasDiscount: boolean;
  dispatch: Dispatch<DraftAction>;
  onKey: (event: KeyboardEvent<HTMLElement>, cell: Cell) => void;
  onRemove: (row: number) => void;
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, hasDiscount, amount } = props;
  const [isInside, setInside] = useState(false);
  return (
    <tbody
      className={styles.line}
      onFocus={() => setInside(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setInside(false)}
    >
      <tr>
        <td className={styles.descriptionCell}>
          <TextCells {...props} isInside={isInside} />
        </td>
        <NumberCellInput {...props} field="quantity" column="quantity" />
        <UnitCell {...props} />
        <NumberCellInput {...props} field="unitPrice" column="unitPrice" />
        {hasDiscount && <NumberCellInput {...props} field="discount" column="discount" />}
        <VatCell {...props} />
        <td className={styles.amount}>
          {amount !== undefined && <Money cents={amount} style="plain" />}
          <LineMenu line={line} index={index} dispatch={props.dispatch} onRemove={props.onRemove} />
        </td>
      </tr>
      <Refusals line={line} index={index} columns={hasDiscount ? 7 : 6} />
    </tbody>
  );
});

const NUMBER_FIELDS: NumberField[] = ['quantity', 'unitPrice', 'discount'];

/** Why a number of the row cannot be read; what was typed stands as it is. */
function Refusals({ line, index, columns }: { line: LineForm; index: number; columns: number }) {
  const { t } = useTranslation('invoices');
  const problemText = useInvoiceProblemText();
  const refused = NUMBER_FIELDS.filter((field) => line[field].refusal !== null);
  if (refused.length === 0) return null;
  return (
    <tr>
      <td colSpan={columns} className={styles.refusals}>
        {refused.map((field) => (
          <p key={field} id={refusalId(index, field)} role="alert">
            <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
            {t(`lines.${field}Cell`)}: {problemText({ code: line[field].refusal ?? '' })}
          </p>
        ))}
      </td>
    </tr>
  );
}
