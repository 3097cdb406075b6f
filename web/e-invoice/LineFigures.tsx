/** The figures of a line: how many, at which price, with which VAT. */
import { useTranslation } from 'react-i18next';
import { useCodeWords } from './code-words.ts';
import type { Line } from './message.ts';
import { useShown } from './shown.ts';
import styles from './tables.module.css';
import { useWritten } from './written.ts';

interface Props {
  line: Line;
}

export function QuantityText({ line: { quantity, unit } }: Props) {
  const words = useCodeWords();
  const written = useWritten();
  return [written.number(quantity), words.unit(unit)].filter(Boolean).join('\u00a0');
}

/** A price for more than one says for how many. */
export function PriceText({ line: { price } }: Props) {
  const { t } = useTranslation('e-invoice');
  const { currency } = useShown();
  const words = useCodeWords();
  const written = useWritten();
  const { net, baseQuantity = '', baseUnit } = price ?? {};
  const isForOne = baseQuantity === '' || /^1(\.0*)?$/.test(baseQuantity.trim());
  return (
    <>
      {written.amount(net, currency)}
      {!isForOne && (
        <span className={styles.detail}>
          {t('perQuantity', {
            quantity: [written.number(baseQuantity), words.unit(baseUnit)].filter(Boolean).join('\u00a0'),
          })}
        </span>
      )}
    </>
  );
}

/** The rate, or in a word why there is none. */
export function VatText({ line: { vatCategory, vatRate } }: Props) {
  const words = useCodeWords();
  const written = useWritten();
  const short = words.vatShort(vatCategory);
  return short === '' || vatCategory === 'S' ? written.percent(vatRate) : short;
}

/** All of them in one line, for a narrow place. */
export function LineFigures({ line }: Props) {
  const { currency } = useShown();
  const written = useWritten();
  return (
    <p className={styles.lineFigures}>
      <span>
        <QuantityText line={line} /> × <PriceText line={line} />
      </span>
      <span className={styles.lineVat}>
        <VatText line={line} />
      </span>
      <strong>{written.amount(line.net, currency)}</strong>
    </p>
  );
}
