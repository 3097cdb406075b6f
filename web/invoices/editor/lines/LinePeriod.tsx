/** When a line was supplied: two days below its details, one of them alone for a single day. */
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../session/session.ts';
import { DayPicker } from '../../../ui/DayField.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { PeriodCells, PeriodEnd } from '../draft/period-cells.ts';
import { fieldId } from '../fields/field-id.ts';
import cells from './cells.module.css';
import type { Cell } from './grid-keys.ts';
import type { LineRowProps } from './LineRow.tsx';
import { cellPath } from './line-path.ts';
import styles from './period.module.css';

interface Props extends LineRowProps {
  period: PeriodCells;
}

export function LinePeriod(props: Props) {
  const { t } = useTranslation('invoices');
  const { index, periodError } = props;
  const [isTyping, setTyping] = useState(false);
  const error = isTyping ? undefined : periodError;
  const errorId = `refusal-${index}-servicePeriod`;
  const given = { ...props, setTyping, errorId: error === undefined ? undefined : errorId };
  return (
    <fieldset
      className={styles.period}
      aria-label={t('lines.cell', { column: t('lines.servicePeriodCell'), number: index + 1 })}
    >
      <DayCellInput {...given} end="from" />
      <span className={styles.until}>
        <span aria-hidden="true">{t('until')}</span>
        <DayCellInput {...given} end="to" />
      </span>
      {error !== undefined && (
        <p id={errorId} role="alert">
          <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface DayProps extends Props {
  end: PeriodEnd;
  setTyping: (isTyping: boolean) => void;
  /** Of the words that say what is wrong with the period. */
  errorId: string | undefined;
}

function DayCellInput(props: DayProps) {
  const { t } = useTranslation('invoices');
  const { index, period, end, errorId, onKey } = props;
  const { type, settle } = useDayActs(props);
  const cell: Cell = { row: index, column: 'servicePeriod' };
  const path = cellPath(cell);
  const isFirst = end === 'from';
  return (
    <span className={styles.day}>
      <input
        id={fieldId(isFirst ? path : `${path}.to`)}
        className={cells.cell}
        aria-label={t('lines.cell', {
          column: t(isFirst ? 'lines.serviceFromCell' : 'lines.serviceToCell'),
          number: index + 1,
        })}
        {...(errorId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
        autoComplete="off"
        placeholder={t(isFirst ? 'lines.serviceFromHint' : 'lines.serviceToHint')}
        value={period[end].text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => onKey(event, cell)}
      />
      <DayPicker
        value={period[end].value}
        isOutOfTabs
        onPick={(picked) => {
          type(picked);
          settle();
        }}
      />
    </span>
  );
}

function useDayActs({ line, end, dispatch, setTyping }: DayProps) {
  const today = useToday();
  const { language } = useFormat();
  const about = { id: line.id, end };
  return {
    type: (text: string) => {
      setTyping(true);
      dispatch({ ...about, kind: 'typeDay', text, today });
    },
    settle: () => {
      setTyping(false);
      dispatch({ ...about, kind: 'settleDay', language });
    },
  };
}
