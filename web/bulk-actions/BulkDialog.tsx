/** Asks once before something is done with many invoices: what, with which of them not, and what it needs to know. */
import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../problems.ts';
import { NoMailServer } from '../sending/index.ts';
import { useToday } from '../session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import { useSending } from '../ui/use-sending.ts';
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
  const [settings, setSettings] = useState<Settings>({
    paidOn: today,
    method: 'bankTransfer',
    language: format.language,
  });
  const { isBusy, failure, send } = useSending();
  const start = useStart();
  const order = orderOf(kind, settings);
  // What the server has counted is what it does; the list may be older.
  const count = totals?.count ?? listed;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (order === null) return;
    if (!(await send(() => start(askedOf({ order, selection, count }))))) return;
    onClose();
    onBegun();
  };
  const possible = totals === undefined ? count : count - skipsOf(kind, totals);
  return (
    <Dialog opened title={t(`bulk.title.${kind}`, { count, total: format.count(count) })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void begin(event)} noValidate>
        <p>{t(`bulk.text.${kind}`)}</p>
        {(kind === 'send' || kind === 'remind') && <NoMailServer />}
        <Skips kind={kind} totals={totals} />
        <SettingsFields kind={kind} settings={settings} onChange={setSettings} />
        <Failure failure={failure} />
        <DialogActions isBusy={isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={possible === 0 || order === null}>
            {t(`bulk.begin.${kind}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Failure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('invoice-list');
  const errorText = useErrorText();
  if (failure === null) return null;
  return (
    <Notice tone="neg" title={t('bulk.failed')}>
      {errorText(failure)}
    </Notice>
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
  settings: Settings;
  onChange: (settings: Settings) => void;
}

function SettingsFields({ kind, settings, onChange }: SettingsProps) {
  const { t } = useTranslation(['invoice-list', 'invoices']);
  if (kind === 'csv')
    return (
      <SelectField
        label={t('bulk.language')}
        value={settings.language}
        choices={(['de', 'en'] as const).map((value) => ({ value, label: t(`bulk.languages.${value}`) }))}
        onChange={(language) => onChange({ ...settings, language })}
      />
    );
  if (kind !== 'markPaid') return null;
  return (
    <div className={styles.pair}>
      <DayField
        label={t('bulk.paidOn')}
        value={settings.paidOn}
        onChange={(paidOn) => onChange({ ...settings, paidOn })}
        required
      />
      <SelectField
        label={t('bulk.method')}
        value={settings.method}
        choices={METHODS.map((value) => ({ value, label: t(`invoices:payment.method.${value}`) }))}
        onChange={(method) => onChange({ ...settings, method })}
      />
    </div>
  );
}

function skipsOf(kind: BulkKind, totals: SelectionTotals): number {
  return Object.values(expectedSkips(kind, totals)).reduce((sum, count) => sum + count, 0);
}

/** Null while something is missing. */
function orderOf(kind: BulkKind, { paidOn, method, language }: Settings): Order | null {
  if (kind === 'csv') return { kind, language };
  if (kind === 'markPaid') return paidOn === null ? null : { kind, paidOn, method };
  return { kind };
}
