/** A text in which the number of the invoice does not break at its hyphens. */
import styles from './approvals.module.css';

export function Unbroken({ text, number }: { text: string; number: string }) {
  const place = number === '' ? -1 : text.indexOf(number);
  if (place === -1) return text;
  return (
    <>
      {text.slice(0, place)}
      <span className={styles.number}>{number}</span>
      {text.slice(place + number.length)}
    </>
  );
}
