/** What the lines add up to, under the amount column. */
import { FIGURE_PROBLEMS, TAXED_CASES, type VatGroup } from '@belegbar/domain/invoices';
import { type Cents, negateCents } from '@belegbar/domain/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money, Total } from '../../ui/Money.tsx';
import small from './small.module.css';
import styles from './totals.module.css';
import type { DraftEditor } from './use-draft-editor.ts';
import type { EditorContext } from './use-editor-context.ts';

export function TotalsBlock({ editor, context }: { editor: DraftEditor; context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { totals } = context.computed;
  const { discountPercent } = editor.draft;
  // A total that lacks its VAT, or a line that counts as nothing, would be a wrong figure.
  const isReliable = !context.problems.some(({ code }) => FIGURE_PROBLEMS.some((known) => known === code));
  const taxed = totals.groups.filter((group) => TAXED_CASES.includes(group.vatCase));
  return (
    <dl className={styles.totals}>
      {discountPercent !== null && totals.discount !== 0 && (
        <>
          <Sum label={t('totals.lines')} amount={totals.lineNet} />
          <Sum
            label={t('totals.discount', { percent: format.percent(discountPercent) })}
            amount={negateCents(totals.discount)}
          />
        </>
      )}
      <Sum label={t('totals.net')} amount={isReliable ? totals.net : null} />
      {taxed.map((group) => (
        <Sum
          key={group.vatCase}
          label={<VatLabel group={group} isOneOfMany={taxed.length > 1} />}
          amount={isReliable ? group.vat : null}
        />
      ))}
      <div className={styles.grandTotal}>
        <dt>{t('totals.gross')}</dt>
        <dd>
          <Total>{isReliable ? <Money cents={totals.gross} /> : '–'}</Total>
        </dd>
      </div>
    </dl>
  );
}

function Sum({ label, amount }: { label: ReactNode; amount: Cents | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === null ? '–' : <Money cents={amount} />}</dd>
    </div>
  );
}

function VatLabel({ group, isOneOfMany }: { group: VatGroup; isOneOfMany: boolean }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const percent = group.vatPercent === null ? '' : format.percent(group.vatPercent);
  return (
    <>
      {t('totals.vat', { percent })}
      {isOneOfMany && (
        <span className={small.quiet}> {t('totals.on', { base: format.money(group.base) })}</span>
      )}
    </>
  );
}
