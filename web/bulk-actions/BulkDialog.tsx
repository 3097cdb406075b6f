/** Asks once before something is done with many invoices: what, with which of them not, and what it needs to know. */
import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoMailServer } from '../sending/index.ts';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import type { Completed } from '../ui/form/completed.ts';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { type FormOf, useForm } from '../ui/form/use-form.ts';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import { askedOf } from './asked.ts';
import styles from './bulk.module.css';
import { EXPECTED, expectedSkips } from './expected.ts';
import type { BulkKind, Order, Selection, SelectionTotals } from './message.ts';
import { useStart } from './use-bulk.ts';

export type { BulkKind } from './message.ts';

interface Props {
  kind: BulkKind;
  selection: Selection;
  count: number;
  /** Undefined while they are added up. */
  totals: SelectionTotals | undefined;
  onClose: () => void;
  onBegun: () => void;
}

const METHODS = ['bankTransfer', 'paypal', 'cash', 'other'] as const;

interface Settings {
  paidOn: Day | null;
  method: (typeof METHODS)[number];
  language: 'de' | 'en';
}

export function BulkDialog({ kind, selection, count: listed, totals, onClose, onBegun }: Props) {
  const { t } = useTranslation(['invoice-list', 'common']);
  const format = useFormat();
  const today = useToday();
  const start = useStart();
  // What the server has counted is what it does; the list may be older.
  const count = totals?.count ?? listed;
  const form = useForm<Settings, Order>({
    begin: { paidOn: today, method: 'bankTransfer', language: format.language },
    complete: (settings) => orderOf(kind, settings),
    act: async (order, key) => {
      await start(askedOf({ order, selection, count }), key);
      onClose();
      onBegun();
    },
  });
  const possible = totals === undefined ? count : count - skipsOf(kind, totals);
  return (
    <Dialog opened title={t(`bulk.title.${kind}`, { count, total: format.count(count) })} onClose={onClose}>
      <Form form={form} className={styles.form}>
        <p>{t(`bulk.text.${kind}`)}</p>
        {(kind === 'send' || kind === 'remind') && <NoMailServer />}
        <Skips kind={kind} totals={totals} />
        <SettingsFields kind={kind} form={form} />
        <Failure title={t('bulk.failed')} failure={form.failure} />
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            loading={form.isBusy}
            disabled={possible === 0 || !form.isComplete}
          >
            {t(`bulk.begin.${kind}`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function Skips({ kind, totals }: Pick<Props, 'kind' | 'totals'>) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  if (kind === 'csv') return null;
  if (totals !== undefined && totals.count > 0 && skipsOf(kind, totals) >= totals.count)
    return <Notice tone="warn" title={t('bulk.nonePossible')} />;
  const skips = totals === undefined ? null : expectedSkips(kind, totals);
  const list = EXPECTED.flatMap((reason) => {
    const count = skips?.[reason] ?? 0;
    return count === 0 ? [] : [t(`bulk.expect.${reason}`, { count, total: format.count(count) })];
  });
  return (
    <p className={styles.hint}>
      {list.length > 0 && `${t('bulk.expected', { list: list.join(', ') })} `}
      {t('bulk.skips')}
    </p>
  );
}

interface SettingsProps {
  kind: BulkKind;
  form: Pick<FormOf<Settings>, 'field'>;
}

function SettingsFields({ kind, form }: SettingsProps) {
  const { t } = useTranslation(['invoice-list', 'invoices']);
  if (kind === 'csv')
    return (
      <SelectField
        label={t('bulk.language')}
        {...form.field('language')}
        choices={(['de', 'en'] as const).map((value) => ({ value, label: t(`bulk.languages.${value}`) }))}
      />
    );
  if (kind !== 'markPaid') return null;
  return (
    <div className={styles.pair}>
      <DayField label={t('bulk.paidOn')} {...form.field('paidOn')} required />
      <SelectField
        label={t('bulk.method')}
        {...form.field('method')}
        choices={METHODS.map((value) => ({ value, label: t(`invoices:payment.method.${value}`) }))}
      />
    </div>
  );
}

function skipsOf(kind: BulkKind, totals: SelectionTotals): number {
  return Object.values(expectedSkips(kind, totals)).reduce((sum, count) => sum + count, 0);
}

function orderOf(kind: BulkKind, { paidOn, method, language }: Settings): Completed<Order> {
  if (kind === 'csv') return { ok: true, value: { kind, language } };
  if (kind !== 'markPaid') return { ok: true, value: { kind } };
  if (paidOn === null) return { ok: false, problems: [{ field: 'paidOn', code: 'day.form' }] };
  return { ok: true, value: { kind, paidOn, method } };
}
