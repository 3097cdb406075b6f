/** One line: cells that look like text until they are hovered or focused. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { IconAlertCircle } from '@tabler/icons-react';
import { type Dispatch, type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { signOf } from '../../../ui/currency.ts';
import { Money } from '../../../ui/Money.tsx';
import { useInvoiceProblemText } from '../../problem-text.ts';
import type { LineForm } from '../draft/draft-form.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import type { Cell } from './grid-keys.ts';
import {
  NumberCellInput,
  REFUSED_COLUMNS,
  type RefusedColumn,
  refusalId,
  TextCells,
  UnitCell,
  VatCell,
} from './LineCells.tsx';
import { LineMenu } from './LineMenu.tsx';
import styles from './lines.module.css';
import { useInside } from './use-inside.ts';
import type { LineGrid } from './use-line-grid.ts';

/** Codes of why what stands in a cell cannot stay as it is. */
export type LineRefusals = Record<`${RefusedColumn}Refusal`, string | undefined>;

export interface LineRowProps extends LineRefusals {
  line: LineForm;
  index: number;
  amount: Cents | undefined;
  /** What is wrong with the line's own period, in words. */
  periodError: string | undefined;
  priceEntry: 'net' | 'gross';
  currency: Currency;
  hasDiscount: boolean;
  dispatch: Dispatch<DraftAction>;
  onKey: (event: KeyboardEvent<HTMLElement>, cell: Cell) => void;
  onRemove: (row: number) => void;
  onDiscount: (row: number) => void;
  onPeriod: (row: number) => void;
  onService: LineGrid['takeService'];
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { t } = useTranslation('invoices');
  const { hasDiscount, amount } = props;
  const isNet = props.priceEntry === 'net';
  const unit = signOf(props.currency);
  const { isInside, ...watched } = useInside();
  return (
    <tbody className={styles.line} {...watched}>
      <tr>
        <td className={styles.descriptionCell} data-label={t('lines.description')}>
          <TextCells {...props} isInside={isInside} />
        </td>
        <NumberCellInput {...props} column="quantity" label={t('lines.quantity')} />
        <UnitCell {...props} />
        <NumberCellInput
          {...props}
          column="unitPrice"
          label={t(isNet ? 'lines.price' : 'lines.grossPrice', { unit })}
        />
        {hasDiscount && <NumberCellInput {...props} column="discount" label={t('lines.discount')} />}
        <VatCell {...props} />
        <td
          className={styles.amount}
          data-column="amount"
          data-label={t(isNet ? 'lines.net' : 'lines.gross', { unit })}
        >
          {amount !== undefined && <Money cents={amount} style="plain" />}
          <LineMenu {...props} />
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
  return REFUSED_COLUMNS.flatMap((column) => {
    const code = props[`${column}Refusal`];
    return code === undefined ? [] : [{ column, code }];
  });
}
