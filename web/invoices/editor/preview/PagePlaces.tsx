/** What can be changed shows itself on the page: a click leads to its field, and the field one is in is framed. For pointers alone; the form says it all to others. */
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, jumpTo } from '../fields/field-id.ts';
import styles from './page-places.module.css';
import { fieldOfPlace, joined, type Place, placeOfField } from './places.ts';

export const PagePlaces = memo(function PagePlaces({ places }: { places: readonly Place[] }) {
  const shown = placeOfField(useFocusedField() ?? '');
  const nameOf = useNameOfPlace();
  return (
    <div className={styles.places} aria-hidden="true">
      {joined(places).map((place) => (
        <button
          key={`${place.field} ${place.left} ${place.top}`}
          type="button"
          tabIndex={-1}
          className={styles.place}
          title={nameOf(place)}
          data-shown={place.field === shown || undefined}
          style={rectangleOf(place)}
          onClick={() => goTo(place)}
        />
      ))}
    </div>
  );
});

/** What stands there is replaced by what is typed next. */
function goTo(place: Place): void {
  const isThere = jumpTo(fieldOfPlace(place));
  const field = document.activeElement;
  if (isThere && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.select();
}

function rectangleOf({ left, top, width, height }: Place) {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

function useNameOfPlace(): (place: Place) => string {
  const { t } = useTranslation('invoices');
  return (place) => {
    const field = fieldOfPlace(place);
    const [lines, row, cell] = field.split('.');
    if (lines !== 'lines' || cell === undefined) return t(`field.${field}`);
    return t('lines.cell', { column: t(`lines.${cell}Cell`), number: Number(row) + 1 });
  };
}

const PREFIX = fieldId('');

/** The path of the field of the editor that has the focus. */
function useFocusedField(): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const id = document.activeElement?.id ?? '';
      setPath(id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
    };
  }, []);
  return path;
}
