/** What a line says beside its figures: description, discounts, period, numbers. */
import { useTranslation } from 'react-i18next';
import { spanText } from './DocumentFacts.tsx';
import type { Line } from './message.ts';
import { useShown } from './shown.ts';
import styles from './tables.module.css';
import { useWritten } from './written.ts';

export function LineDetails({ line }: { line: Line }) {
  const { item, note, allowances, charges } = line;
  return (
    <>
      <span className={styles.itemName}>{item?.name}</span>
      <Detail text={item?.description} />
      {item?.attributes.map(({ name, value }) => (
        <Detail key={`${name} ${value}`} text={[name, value].filter(Boolean).join(': ')} />
      ))}
      <Detail text={note} />
      {allowances.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a file says keeps its place.
        <ShareOfLine key={index} kind="allowances" share={share} />
      ))}
      {charges.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a file says keeps its place.
        <ShareOfLine key={index} kind="charges" share={share} />
      ))}
      <Numbers line={line} />
    </>
  );
}

function Detail({ text }: { text: string | undefined }) {
  return text === undefined || text.trim() === '' ? null : <span className={styles.detail}>{text}</span>;
}

type Share = Line['allowances'][number];
type Kind = 'allowances' | 'charges';

function ShareOfLine({ kind, share }: { kind: Kind; share: Share }) {
  const { currency } = useShown();
  const written = useWritten();
  return (
    <span className={styles.detail}>
      <ShareText kind={kind} share={share} />
      {': '}
      {kind === 'allowances' ? '\u2212\u00a0' : '+\u00a0'}
      {written.amount(share.amount, currency)}
    </span>
  );
}

/** `Rabatt, Treue, 10 % von 100,00 €` */
export function ShareText({ kind, share }: { kind: Kind; share: Share }) {
  const { t } = useTranslation('e-invoice');
  const { currency } = useShown();
  const written = useWritten();
  const { percent, base, reason, reasonCode, vatRate } = share;
  const of = base === undefined ? '' : t('share.of', { base: written.amount(base, currency) });
  const parts = [
    t(`share.${kind}`),
    reason || (reasonCode && t('share.code', { code: reasonCode })),
    percent && [written.percent(percent), of].filter(Boolean).join(' '),
    vatRate && t('share.vat', { rate: written.percent(vatRate) }),
  ];
  return parts.filter(Boolean).join(', ');
}

function Numbers({ line }: { line: Line }) {
  const { t } = useTranslation('e-invoice');
  const written = useWritten();
  const { item, period, orderLine, object, buyerAccounting, price } = line;
  const { currency } = useShown();
  const said: [string, string | undefined][] = [
    ['period', spanText(written, period)],
    ['grossPrice', written.amount(price?.allowance?.gross, currency)],
    ['priceDiscount', written.amount(price?.allowance?.amount, currency)],
    ['sellerId', item?.sellerId],
    ['buyerId', item?.buyerId],
    ['standardId', item?.standardId?.value],
    ['orderLine', orderLine],
    ['object', object?.value],
    ['buyerAccounting', buyerAccounting],
    ['origin', written.country(item?.originCountry)],
    [
      'classification',
      item?.classifications
        .map(({ code }) => code)
        .filter(Boolean)
        .join(', '),
    ],
  ];
  const text = said
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => t(`line.${name}`, { value }))
    .join(' · ');
  return text === '' ? null : <span className={styles.numbers}>{text}</span>;
}
