/** One entry of the palette. */
import { Keys } from '../../ui/Marks.tsx';
import type { Entry } from './entry.ts';
import styles from './list.module.css';
import { pieces } from './match.ts';
import type { Listbox } from './use-listbox.ts';

interface PaletteRowProps {
  entry: Entry;
  /** What is typed, to be underlined where it stands. */
  text: string;
  listbox: Listbox;
  onRun: (entry: Entry, withCommand: boolean) => void;
}

export function PaletteRow({ entry, text, listbox, onRun }: PaletteRowProps) {
  const isActive = entry === listbox.active;
  const Icon = entry.icon;
  const keys = entry.keys ?? (isActive ? 'Enter' : undefined);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys.
    <div
      id={listbox.optionId(entry)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.row}
      onMouseMove={() => !isActive && listbox.mark(entry)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onRun(entry, event.ctrlKey || event.metaKey)}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked text={entry.title} typed={text} />
        </span>{' '}
        {entry.detail !== undefined && entry.detail !== '' && (
          <span className={styles.detail}>
            <Marked text={entry.detail} typed={text} />
          </span>
        )}
      </span>
      {entry.end}
      {keys !== undefined && (
        <span className={styles.keys} aria-hidden={entry.keys === undefined}>
          <Keys of={keys} />
        </span>
      )}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return pieces(text, typed).map((piece, place) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place.
      <mark key={place} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
