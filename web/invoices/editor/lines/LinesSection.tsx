/** The lines of the invoice, edited in place, with their totals and what the VAT case means. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { signOf } from '../../../ui/currency.ts';
import { SectionHead } from '../../../ui/Heads.tsx';
import { fieldId } from '../fields/field-id.ts';
import { refusalAt, useFieldError } from '../fields/use-field-error.ts';
import small from '../small.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { type LineRefusals, LineRow } from './LineRow.tsx';
import styles from './lines.module.css';
import { PriceEntry } from './PriceEntry.tsx';
import price from './price-entry.module.css';
import { ServicePicker } from './ServicePicker.tsx';
import { TotalsBlock } from './TotalsBlock.tsx';
import totals from './totals.module.css';
import { type LineGrid, useLineGrid } from './use-line-grid.ts';
import { useLineLayout } from './use-line-layout.ts';
import { VatHint } from './VatHint.tsx';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

interface SectionProps extends Props {
  /** The same, a moment later where nothing but a line was typed, for what stands over the lines. */
  head: Props;
}

export function LinesSection({ editor, context, head }: SectionProps) {
  const { t } = useTranslation('invoices');
  const grid = useLineGrid(editor, context);
  return (
    <section aria-labelledby="lines-title">
      <OverLines editor={head.editor} context={head.context} />
      <LineTable editor={editor} context={context} grid={grid} />
      <p id="lines-keys" className={small.hidden}>
        {t('lines.keys')}
      </p>
      <div className={totals.belowLines}>
        <AddLine count={editor.form.lines.length} onAdd={grid.insert} />
        <TotalsBlock editor={editor} context={context} />
      </div>
      <VatHint editor={editor} context={context} />
    </section>
  );
}

const OverLines = memo(function OverLines({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const over = (
    <div className={price.over}>
      <PriceEntry editor={editor} />
      <ServicePicker editor={editor} context={context} />
    </div>
  );
  return <SectionHead id="lines-title" title={t('lines.title')} aside={over} />;
});

const AddLine = memo(function AddLine({ count, onAdd }: { count: number; onAdd: LineGrid['insert'] }) {
  const { t } = useTranslation('invoices');
  return (
    <Button
      id={fieldId('lines')}
      variant="subtle"
      size="sm"
      className={totals.addLine}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
      aria-keyshortcuts="Alt+N"
      onClick={() => onAdd(count)}
    >
      {t('lines.add')}
      <kbd className={small.kbd}>{t('lines.addKey')}</kbd>
    </Button>
  );
});

function LineTable({ editor, context, grid }: Props & { grid: LineGrid }) {
  const { hasDiscount } = grid;
  const { priceEntry, currency, lines } = editor.form;
  const error = useFieldError(context);
  const { place, isStacked, style } = useLineLayout(editor, context, hasDiscount);
  return (
    <div ref={place}>
      <table
        className={styles.lines}
        style={style}
        data-stacked={isStacked || undefined}
        aria-describedby="lines-keys"
      >
        <Columns hasDiscount={hasDiscount} />
        <LineHead priceEntry={priceEntry} currency={currency} hasDiscount={hasDiscount} />
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            index={index}
            amount={amountOf(context, index)}
            periodError={error(`lines.${index}.servicePeriod`)}
            {...refusalsOfLine(context, index)}
            priceEntry={priceEntry}
            currency={currency}
            hasDiscount={hasDiscount}
            dispatch={editor.dispatch}
            onKey={grid.onKey}
            onRemove={grid.remove}
            onDiscount={grid.giveDiscount}
            onPeriod={grid.givePeriod}
            onService={grid.takeService}
          />
        ))}
      </table>
    </div>
  );
}

/** Nothing rather than the nought that an amount beyond the largest is counted as. */
function amountOf(context: EditorContext, index: number): Cents | undefined {
  const isTooLarge = refusalAt(context, `lines.${index}.unitPrice`)?.code === 'line.amount.too-large';
  return isTooLarge ? undefined : context.computed.lines[index]?.amount;
}

function refusalsOfLine(context: EditorContext, index: number): LineRefusals {
  const codeAt = (name: string) => refusalAt(context, `lines.${index}.${name}`)?.code;
  return {
    descriptionRefusal: codeAt('description'),
    detailsRefusal: codeAt('details'),
    exemptionRefusal: codeAt('exemptionParagraph'),
    quantityRefusal: codeAt('quantity'),
    unitPriceRefusal: codeAt('unitPrice'),
    discountRefusal: codeAt('discountPercent'),
  };
}

const Columns = memo(function Columns({ hasDiscount }: { hasDiscount: boolean }) {
  return (
    <colgroup>
      <col />
      <col data-column="quantity" />
      <col data-column="unit" />
      <col data-column="unitPrice" />
      {hasDiscount && <col data-column="discount" />}
      <col data-column="vatCase" />
      <col data-column="amount" />
    </colgroup>
  );
});

interface HeadProps {
  priceEntry: 'net' | 'gross';
  currency: Currency;
  hasDiscount: boolean;
}

const LineHead = memo(function LineHead({ priceEntry, currency, hasDiscount }: HeadProps) {
  const { t } = useTranslation('invoices');
  const isNet = priceEntry === 'net';
  const unit = signOf(currency);
  return (
    <thead>
      <tr>
        <th scope="col">{t('lines.description')}</th>
        <th scope="col" className={styles.end}>
          {t('lines.quantity')}
        </th>
        <th scope="col">{t('lines.unit')}</th>
        <th scope="col" className={styles.end}>
          {t(isNet ? 'lines.price' : 'lines.grossPrice', { unit })}
        </th>
        {hasDiscount && (
          <th scope="col" className={styles.end}>
            {t('lines.discount')}
          </th>
        )}
        <th scope="col" className={styles.end}>
          {t('lines.vat')}
        </th>
        <th scope="col" className={styles.amount}>
          {t(isNet ? 'lines.net' : 'lines.gross', { unit })}
        </th>
      </tr>
    </thead>
  );
});
