/** Payments whose day is still to come: one row that opens, since nothing is to be decided about them today. */
import { sumCents } from '@belegbar/domain/money';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { HomeData } from '../use-home.ts';
import { StepRow } from './StepRow.tsx';
import type { DialogAct, Step } from './step.ts';
import steps from './steps.module.css';
import { type InvoiceWithDay, useExpectedPayments } from './use-invoice-steps.ts';

interface Props {
  data: HomeData;
  onAct: (act: DialogAct) => void;
}

/** Nothing where none is expected. */
export function ExpectedPayments({ data, onAct }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const rows = useExpectedPayments(data);
  const stepOf = useStepOf();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [next] = rows;
  if (next === undefined) return null;
  return (
    <div>
      <UnstyledButton
        className={steps.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={steps.stepWhen}>
          {t('next.until', { day: format.dayShort(rows.at(-1)?.dueDate ?? next.dueDate) })}
        </span>
        <span className={steps.stepWhat}>
          <span className={steps.stepTitle}>{t('next.expected', { count: rows.length })}</span>
          <span className={steps.stepReason}>
            {t('next.expectedNext', { day: format.dayNear(next.dueDate), client: next.clientName })}
          </span>
        </span>
        <span className={steps.stepAmount}>
          {format.money(sumCents(rows.map(({ openInEuros }) => openInEuros)))}
        </span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
      {isOpen && (
        <ul id={id} className={steps.steps}>
          {rows.map((row) => (
            <StepRow key={row.id} step={stepOf(row)} today={data.today} onAct={onAct} />
          ))}
        </ul>
      )}
    </div>
  );
}

function useStepOf(): (row: InvoiceWithDay) => Step {
  const { t } = useTranslation('home');
  const format = useFormat();
  return ({ id, dueDate, clientName, number, open, currency }) => ({
    key: id,
    pressing: 'coming',
    on: dueDate,
    title: t('next.paymentExpected', { client: clientName }),
    reason: number ?? '',
    amount: format.money(open, currency),
    link: { to: '/invoice/$id', params: { id } },
    act: { kind: 'payment', invoiceId: id },
  });
}
