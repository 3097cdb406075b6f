/** The amounts of the bill: one is typed, the others follow to the cent. */
import { regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import { type Cents, CURRENCIES, type Currency, sumCents } from '@belegbar/domain/money';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorOf } from '../../ui/field.tsx';
import { SectionHead } from '../../ui/Heads.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Keys } from '../../ui/Marks.tsx';
import { Money, Total } from '../../ui/Money.tsx';
import { DecimalField, MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import type { Business } from './business.ts';
import { rateDay } from './expense-form.ts';
import styles from './form.module.css';
import { amountsOf, emptyLine, type FormLine, hasVat, type TaxCode, turnedTo } from './form-line.ts';
import type { BillForm } from './use-expense-form.ts';

interface AmountLinesProps {
  form: BillForm;
  business: Business;
}

export function AmountLines({ form, business }: AmountLinesProps) {
  const { t } = useTranslation('expense-form');
  const { values, change } = form;
  const on = rateDay(values);
  const isSmall = on !== null && regimeOn(business.regimes, on).smallBusiness;
  const put = (key: number, line: FormLine) =>
    change({ lines: values.lines.map((other) => (other.key === key ? line : other)) });
  const add = () => {
    const last = values.lines.at(-1);
    const key = Math.max(...values.lines.map((line) => line.key)) + 1;
    change({ lines: [...values.lines, emptyLine(key, { taxCode: last?.taxCode ?? 'inputStandard19' })] });
    requestAnimationFrame(() => document.getElementById(idOfLine(key))?.focus());
  };
  return (
    <section aria-labelledby="amounts-title" data-read="total">
      <SectionHead
        id="amounts-title"
        title={t('amounts')}
        aside={<HowTyped form={form} isSmall={isSmall} />}
      />
      {values.currency !== 'EUR' && <Rate form={form} />}
      <div className={styles.lines} data-small={isSmall || undefined}>
        <div className={styles.lineHeads} aria-hidden="true">
          <span>{t('line.what')}</span>
          <span>{t('line.code')}</span>
          {!isSmall && <span>{t('line.net')}</span>}
          {!isSmall && <span>{t('line.vat')}</span>}
          <span>{t('line.gross')}</span>
        </div>
        {values.lines.map((line, place) => (
          <Line
            key={line.key}
            {...{ form, line, place, on, isSmall }}
            onChange={(next) => put(line.key, next)}
            onRemove={() => change({ lines: values.lines.filter((other) => other.key !== line.key) })}
            onEnter={add}
          />
        ))}
        <div className={styles.lineFoot}>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={add}
          >
            {t('line.add')}
            <span className={styles.key} aria-hidden="true">
              <Keys of="Enter" />
            </span>
          </Button>
          <Sums form={form} on={on} isSmall={isSmall} />
        </div>
      </div>
      {isSmall && (
        <p className={styles.note} role="status">
          {t('smallBusiness')} {values.isTurnedGross && t('turnedGross')}
        </p>
      )}
      {errorOf(form.errorAt('lines')) && <p className={styles.wrong}>{form.errorAt('lines')}</p>}
    </section>
  );
}

function idOfLine(key: number): string {
  return `line-${key}`;
}

function HowTyped({ form: { values, change, field }, isSmall }: { form: BillForm; isSmall: boolean }) {
  const { t } = useTranslation('expense-form');
  const currency = field('currency');
  const turn = (typed: 'gross' | 'net') =>
    change({ typed, lines: values.lines.map((line) => turnedTo(line, typed, rateDay(values))) });
  return (
    <span className={styles.how}>
      {!isSmall && (
        <SegmentedControl
          size="xs"
          aria-label={t('typed.label')}
          value={values.typed}
          data={(['gross', 'net'] as const).map((value) => ({ value, label: t(`typed.${value}`) }))}
          onChange={(chosen) => turn(chosen as 'gross' | 'net')}
        />
      )}
      <SelectField<Currency>
        label={t('currency')}
        isLabelHidden
        value={currency.value}
        choices={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(value) => currency.onChange(value)}
        error={currency.error}
      />
    </span>
  );
}

/** § 16 (6) UStG. */
function Rate({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { currency, isPaid } = form.values;
  return (
    <div className={styles.rate}>
      <DecimalField
        label={t('rate', { currency })}
        hint={t('rateHint')}
        maxDecimals={6}
        {...form.field('unitsPerEuro')}
      />
      {isPaid && <MoneyField label={t('paidEuros')} hint={t('paidEurosHint')} {...form.field('paidEuros')} />}
    </div>
  );
}

interface LineProps {
  form: BillForm;
  line: FormLine;
  place: number;
  on: Day | null;
  isSmall: boolean;
  onChange: (line: FormLine) => void;
  onRemove: () => void;
  onEnter: () => void;
}

function Line({ form, line, place, on, isSmall, onChange, onRemove, onEnter }: LineProps) {
  const { t } = useTranslation('expense-form');
  const { typed, currency, lines } = form.values;
  const amounts = on === null ? null : amountsOf(line, form.values, on);
  const error = form.errorAt(...['', '.taxCode', '.category', ...assetFields(form)].map(of(place)));
  const nth = place + 1;
  const primary = (
    <MoneyField
      label={t(typed === 'gross' ? 'line.grossOf' : 'line.netOf', { nth })}
      isLabelHidden
      currency={currency}
      value={line.amount}
      onChange={(amount) => onChange({ ...line, amount, vat: null })}
      error={error}
    />
  );
  const follows = (cents: Cents | undefined) =>
    cents === undefined ? '' : <Money cents={cents} currency={currency} style="plain" />;
  return (
    <fieldset className={styles.line} aria-label={t('line.nth', { nth })} onKeyDown={enterIn(onEnter)}>
      <TextField
        id={idOfLine(line.key)}
        label={t('line.whatOf', { nth })}
        isLabelHidden
        placeholder={t('line.whatFor')}
        maxLength={200}
        value={line.description}
        onChange={(description) => onChange({ ...line, description })}
      />
      <CodeField line={line} nth={nth} onChange={onChange} />
      {!isSmall && (
        <span className={styles.amount} data-head={t('line.net')}>
          {typed === 'net' || line.taxCode === 'importVat' ? primary : follows(amounts?.net)}
        </span>
      )}
      {!isSmall && (
        <span className={styles.amount} data-head={t('line.vat')}>
          {hasVat(line.taxCode) ? (
            <MoneyField
              label={t('line.vatOf', { nth })}
              isLabelHidden
              currency={currency}
              value={amounts?.vat ?? line.vat}
              onChange={(vat) => onChange({ ...line, vat })}
            />
          ) : (
            <span className={styles.none}>–</span>
          )}
        </span>
      )}
      <span className={styles.amount} data-head={t('line.gross')}>
        {(typed === 'gross' || isSmall) && line.taxCode !== 'importVat' ? primary : follows(amounts?.gross)}
      </span>
      {lines.length > 1 && (
        <IconButton icon={IconTrash} label={t('line.remove', { nth })} onClick={onRemove} />
      )}
    </fieldset>
  );
}

function of(place: number) {
  return (field: string) => `lines.${place}${field}`;
}

/** Equipment is asked below what it is, and told there. */
function assetFields({ values }: BillForm): string[] {
  return values.category === 'equipment' ? [] : ['.asset'];
}

/** Enter adds a line; in a list of choices it is the list's. */
function enterIn(onEnter: () => void) {
  return (event: React.KeyboardEvent<HTMLElement>) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isField) return;
    event.preventDefault();
    onEnter();
  };
}

function CodeField({
  line,
  nth,
  onChange,
}: {
  line: FormLine;
  nth: number;
  onChange: (line: FormLine) => void;
}) {
  const { t } = useTranslation('expense-form');
  return (
    <SelectField<TaxCode>
      label={t('line.codeOf', { nth })}
      isLabelHidden
      value={line.taxCode}
      choices={PURCHASE_TAX_CODES.map((value) => ({ value, label: t(`code.${value}`) }))}
      onChange={(taxCode) => onChange({ ...line, taxCode, isCodeChosen: true, vat: null })}
    />
  );
}

function Sums({ form: { values }, on, isSmall }: { form: BillForm; on: Day | null; isSmall: boolean }) {
  const { t } = useTranslation('expense-form');
  const all = values.lines.flatMap((line) => (on === null ? [] : (amountsOf(line, values, on) ?? [])));
  const { currency } = values;
  const sum = (name: 'net' | 'vat' | 'gross') => (
    <Money cents={sumCents(all.map((amounts) => amounts[name]))} currency={currency} style="plain" />
  );
  return (
    <output className={styles.sums} aria-label={t('line.sum')}>
      {!isSmall && <span>{sum('net')}</span>}
      {!isSmall && <span>{sum('vat')}</span>}
      <Total>{sum('gross')}</Total>
    </output>
  );
}
