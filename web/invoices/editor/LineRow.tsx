/** One line: cells that look like text until they are hovered or focused. */
import type { Cents } from '@belegbar/domain/money';
import { IconAlertCircle } from '@tabler/icons-react';
import { type Dispatch, type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/Money.tsx';
import { useInvoiceProblemText } from '../problem-text.ts';
import type { LineForm } from './draft-form.ts';
import type { DraftAction } from './draft-reducer.ts';
import type { Cell } from './grid-keys.ts';
import {
  NumberCellInput,
  type RefusedColumn,
  refusalId,
  TextCells,
  UnitCell,
  VatCell,
} from './LineCells.tsx';
import { LineMenu } from './LineMenu.tsx';
import styles from './lines.module.css';
import { useInside } from './use-inside.ts';

export interface LineRowProps {
  line: LineForm;
  index: number;
  amount: Cents | undefined;
  /** Codes of why a text cannot stay as it is. */
  descriptionRefusal: string | undefined;
  detailsRefusal: string | undefined;
  exemptionRefusal: string | undefined;
  hasDiscount: boolean;
  dispatch: Dispatch<DraftAction>;
  onKey: (event: KeyboardEvent<HTMLElement>, cell: Cell) => void;
  onRemove: (row: number) => void;
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, hasDiscount, amount } = props;
  const { isInside, ...watched } = useInside();
  return (
    <tbody className={styles.line} {...watched}>
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
      <Refusals {...props} />
    </tbody>
  );
});

/** Why a cell of the row cannot be read or stored; what was typed stands as it is. */
function Refusals(props: LineRowProps) {
  const { t } = useTranslation('invoices');
  const problemText = useInvoiceProblemText();
  const refused = refusalsOf(props);
  if (refused.length === 0) return null;
  return (
    <tr>
      <td colSpan={props.hasDiscount ? 7 : 6} className={styles.refusals}>
        {refused.map(({ column, code }) => (
          <p key={column} id={refusalId(props.index, column)} role="alert">
            <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
            {!code.startsWith('line.') &&
              `${t(column === 'exemption' ? 'lines.exemption' : `lines.${column}Cell`)}: `}
            {problemText({ code, values: { line: String(props.index + 1) } })}
          </p>
        ))}
      </td>
    </tr>
  );
}

function refusalsOf(props: LineRowProps): { column: RefusedColumn; code: string }[] {
  const { quantity, unitPrice, discount } = props.line;
  const codes: [RefusedColumn, string | null | undefined][] = [
    ['description', props.descriptionRefusal],
    ['details', props.detailsRefusal],
    ['exemption', props.exemptionRefusal],
    ['quantity', quantity.refusal],
    ['unitPrice', unitPrice.refusal],
    ['discount', discount.refusal],
  ];
  return codes.flatMap(([column, code]) => (code ? [{ column, code }] : []));
}
