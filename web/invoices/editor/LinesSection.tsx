/** The lines of the invoice, edited in place, with their totals and what the VAT case means. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/Heads.tsx';
import { fieldId } from './field-id.ts';
import { LineRow } from './LineRow.tsx';
import styles from './lines.module.css';
import { ServicePicker } from './ServicePicker.tsx';
import small from './small.module.css';
import { TotalsBlock } from './TotalsBlock.tsx';
import totals from './totals.module.css';
import type { DraftEditor } from './use-draft-editor.ts';
import type { EditorContext } from './use-editor-context.ts';
import { refusalAt } from './use-field-error.ts';
import { type LineGrid, useLineGrid } from './use-line-grid.ts';
import { VatHint } from './VatHint.tsx';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export function LinesSection({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const grid = useLineGrid(editor, context);
  const services = <ServicePicker editor={editor} context={context} />;
  return (
    <section aria-labelledby="lines-title">
      <SectionHead id="lines-title" title={t('lines.title')} aside={services} />
      <LineTable editor={editor} context={context} grid={grid} />
      <p id="lines-keys" className={small.hidden}>
        {t('lines.keys')}
      </p>
      <div className={totals.belowLines}>
        <Button
          id={fieldId('lines')}
          variant="subtle"
          size="sm"
          className={totals.addLine}
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          aria-keyshortcuts="Alt+N"
          onClick={() => grid.insert(editor.form.lines.length)}
        >
          {t('lines.add')}
          <kbd className={small.kbd}>{t('lines.addKey')}</kbd>
        </Button>
        <TotalsBlock editor={editor} context={context} />
      </div>
      <VatHint editor={editor} context={context} />
    </section>
  );
}

function LineTable({ editor, context, grid }: Props & { grid: LineGrid }) {
  return (
    <table
      className={styles.lines}
      data-discount={grid.hasDiscount || undefined}
      aria-describedby="lines-keys"
    >
      <LineHead priceEntry={editor.form.priceEntry} hasDiscount={grid.hasDiscount} />
      {editor.form.lines.map((line, index) => (
        <LineRow
          key={line.id}
          line={line}
          index={index}
          amount={context.computed.lines[index]?.amount}
          descriptionRefusal={refusalAt(context, `lines.${index}.description`)?.code}
          detailsRefusal={refusalAt(context, `lines.${index}.details`)?.code}
          exemptionRefusal={refusalAt(context, `lines.${index}.exemptionParagraph`)?.code}
          hasDiscount={grid.hasDiscount}
          dispatch={editor.dispatch}
          onKey={grid.onKey}
          onRemove={grid.remove}
        />
      ))}
    </table>
  );
}

function LineHead({ priceEntry, hasDiscount }: { priceEntry: 'net' | 'gross'; hasDiscount: boolean }) {
  const { t } = useTranslation('invoices');
  const isNet = priceEntry === 'net';
  return (
    <thead>
      <tr>
        <th scope="col">{t('lines.description')}</th>
        <th scope="col" className={styles.end}>
          {t('lines.quantity')}
        </th>
        <th scope="col">{t('lines.unit')}</th>
        <th scope="col" className={styles.end}>
          {t(isNet ? 'lines.price' : 'lines.grossPrice')}
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
          {t(isNet ? 'lines.net' : 'lines.gross')}
        </th>
      </tr>
    </thead>
  );
}
