/** The rows of a table on a narrow window, each as a card; they can be selected by tapping. */
import type { ReactNode, Ref } from 'react';
import { Loading } from '../Loading.tsx';
import { CardsHead } from './CardsHead.tsx';
import { type DataTableProps, EXPECTED_ROWS } from './props.ts';
import { RowBox } from './SelectionBoxes.tsx';
import styles from './table.module.css';
import { useLongPress } from './use-long-press.ts';
import type { RowSelection } from './use-selection.ts';

/** What a card is told. */
export interface CardState {
  /** A tap selects it: it is no link then. */
  isSelecting: boolean;
}

type CardsProps<Row> = DataTableProps<Row> & {
  card: (row: Row, state: CardState) => ReactNode;
  place: Ref<HTMLUListElement>;
};

export function Cards<Row>(props: CardsProps<Row>) {
  const { caption, rows, rowKey, card, selecting, sorting, place } = props;
  const selection = selecting?.selection;
  const isSelecting = selection !== undefined && (selection.isSelecting || selection.count > 0);
  return (
    <>
      {(sorting ?? selection) && (
        <CardsHead countText={props.countText} sorting={sorting} selection={selection} />
      )}
      {rows === undefined ? (
        <Loading lines={props.expectedRows ?? EXPECTED_ROWS} />
      ) : (
        <ul ref={place} className={styles.cards} aria-label={caption}>
          {rows.map((row) => (
            <li key={rowKey(row)} data-row={rowKey(row)}>
              {selecting === undefined ? (
                card(row, { isSelecting: false })
              ) : (
                <SelectableCard
                  id={rowKey(row)}
                  name={selecting.nameOf(row)}
                  selection={selecting.selection}
                  isSelecting={isSelecting}
                >
                  {card(row, { isSelecting })}
                </SelectableCard>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SelectableCardProps extends CardState {
  id: string;
  name: string;
  selection: RowSelection;
  children: ReactNode;
}

/** A long press begins to select; then a tap selects, and opens nothing. */
function SelectableCard({ id, name, selection, isSelecting, children }: SelectableCardProps) {
  const press = useLongPress(() => selection.begin(id));
  return (
    <div
      className={styles.card}
      data-chosen={selection.isChosen(id) || undefined}
      {...(isSelecting ? {} : press)}
    >
      {isSelecting && <RowBox id={id} name={name} selection={selection} className={styles.cardBox} />}
      {children}
    </div>
  );
}
