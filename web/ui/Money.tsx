/** Amounts of money as text, as links to their proof, and as totals. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useFormat } from './format.ts';
import styles from './money.module.css';

interface MoneyProps {
  cents: Cents;
  /** Euros unless told. */
  currency?: Currency;
  /** `plain` inside a column whose head says "in €". */
  style?: 'withSign' | 'plain';
  /** `signed` puts a plus before money that came in, as the journal does. */
  sign?: 'signed' | 'minusOnly';
}

/** An amount in the language shown; never breaks over two lines. */
export function Money({ cents, currency = 'EUR', style = 'withSign', sign = 'minusOnly' }: MoneyProps) {
  const format = useFormat();
  const plus = sign === 'signed' && cents > 0 ? '+' : '';
  return (
    <span className={styles.money}>{plus + format.money(cents, style === 'plain' ? style : currency)}</span>
  );
}

/** A figure that can be derived: a button with the dotted line that opens its proof. Its name, which says the figure and what the button does, is `label`. */
export function Figure({
  children,
  label,
  onOpen,
}: {
  children: ReactNode;
  label: string;
  onOpen: () => void;
}) {
  return (
    <button type="button" className={styles.figure} aria-label={label} title={label} onClick={onOpen}>
      {children}
    </button>
  );
}

/** The same as a link to another screen; takes `to`, `params` and `search` like any link. */
export const FigureLink = createLink(FigureAnchor);

function FigureAnchor(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: React.Ref<HTMLAnchorElement> },
) {
  return <a {...props} className={styles.figure} />;
}

/** A total with the accountant's double rule under it. */
export function Total({ children }: { children: ReactNode }) {
  return <span className={styles.total}>{children}</span>;
}
