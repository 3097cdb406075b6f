/** What the lines add up to, under the amount column. */
import { FIGURE_PROBLEMS, TAXED_CASES, type VatGroup } from '@belegbar/domain/invoices';
import { type Cents, type Currency, negateCents } from '@belegbar/domain/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { Money, Total } from '../../../ui/Money.tsx';
import { EuroTotals } from '../../EuroTotals.tsx';
import { jumpTo } from '../fields/field-id.ts';
import small from '../small.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import styles from './totals.module.css';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export function TotalsBlock({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const { totals } = context.computed;
  const { currency } = editor.draft;
  const isShown = isReliable(context);
  const taxed = totals.groups.filter((group) => TAXED_CASES.includes(group.vatCase));
  const sum = (amount: Cents) => ({ amount: isShown ? amount : null, currency });
  return (
    <div className={styles.sums}>
      <dl className={styles.totals}>
        <Discount editor={editor} context={context} />
        <Sum label={t('totals.net')} {...sum(totals.net)} />
        {taxed.map((group) => (
          <Sum
            key={group.vatCase}
            label={<VatLabel {...{ group, currency }} isOneOfMany={taxed.length > 1} />}
            {...sum(group.vat)}
          />
        ))}
        <div className={styles.grandTotal}>
          <dt>{t('totals.gross')}</dt>
          <dd>
            <Total>{isShown ? <Money cents={totals.gross} currency={currency} /> : '–'}</Total>
          </dd>
        </div>
      </dl>
      {currency !== 'EUR' && <InEuros currency={currency} exchange={isShown ? context.exchange : null} />}
    </div>
  );
}

/** A total that lacks its VAT, or a line that counts as nothing, would be a wrong figure. */
export function isReliable({ problems }: EditorContext): boolean {
  return !problems.some(({ code }) => FIGURE_PROBLEMS.some((known) => known === code));
}

function Discount({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { lineNet, discount } = context.computed.totals;
  const { currency, discountPercent } = editor.draft;
  if (discountPercent === null || discount === 0) return null;
  return (
    <>
      <Sum label={t('totals.lines')} amount={lineNet} currency={currency} />
      <Sum
        label={t('totals.discount', { percent: format.percent(discountPercent) })}
        amount={negateCents(discount)}
        currency={currency}
      />
    </>
  );
}

interface SumProps {
  label: ReactNode;
  amount: Cents | null;
  currency: Currency;
}

function Sum({ label, amount, currency }: SumProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === null ? '–' : <Money cents={amount} currency={currency} />}</dd>
    </div>
  );
}

/** Nothing but the way to the rate while there is none. */
function InEuros({ exchange, currency }: { exchange: EditorContext['exchange']; currency: Currency }) {
  const { t } = useTranslation('invoices');
  if (exchange !== null)
    return (
      <div className={styles.inEuros}>
        <EuroTotals exchange={exchange} currency={currency} />
      </div>
    );
  return (
    <p className={styles.inEuros}>
      {t('exchange.gross')}
      <button type="button" className={small.textButton} onClick={() => jumpTo('unitsPerEuro')}>
        {t('exchange.giveRate')}
      </button>
    </p>
  );
}

interface VatLabelProps {
  group: VatGroup;
  currency: Currency;
  isOneOfMany: boolean;
}

function VatLabel({ group, currency, isOneOfMany }: VatLabelProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const percent = group.vatPercent === null ? '' : format.percent(group.vatPercent);
  return (
    <>
      {t('totals.vat', { percent })}
      {isOneOfMany && (
        <span className={small.quiet}> {t('totals.on', { base: format.money(group.base, currency) })}</span>
      )}
    </>
  );
}
