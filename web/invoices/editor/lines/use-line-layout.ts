/** The columns of the lines by what stands in them, and whether each line must take several rows in the room there is. */
import type { Cents } from '@belegbar/domain/money';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { type LineWidths, lineWidths, steadyWidths } from './line-widths.ts';

export interface LineLayout {
  /** For the place whose width counts. */
  place: RefObject<HTMLDivElement | null>;
  isStacked: boolean;
  /** The widths as variables for the style sheet. */
  style: CSSProperties;
}

export function useLineLayout(
  { form: { lines } }: DraftEditor,
  { computed }: EditorContext,
  hasDiscount: boolean,
): LineLayout {
  const { t } = useTranslation('common');
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const kept = useRef<LineWidths | null>(null);
  const now = lineWidths({
    room,
    lines,
    amounts: extremes(computed.lines.map(({ amount }) => amount)).map((amount) =>
      format.money(amount, 'plain'),
    ),
    vatCases: lines.map(({ vatCase }) => t(`vatCaseShort.${vatCase}`)),
    hasDiscount,
    // What fingers touch is larger, see `cells.module.css`.
    fontSize: matchMedia('(pointer: coarse)').matches ? 16 : 14,
  });
  const widths = steadyWidths(kept.current, now, room);
  kept.current = widths;
  return { place, isStacked: room < widths.needed, style: variables(widths) };
}

/** No other amount is written wider than the least and the greatest. */
function extremes(amounts: readonly Cents[]): Cents[] {
  const sorted = amounts.toSorted((one, other) => one - other);
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}

function variables({ needed: _needed, ...widths }: LineWidths): CSSProperties {
  return Object.fromEntries(Object.entries(widths).map(([name, width]) => [`--${name}-width`, `${width}px`]));
}

/** A place that is hidden keeps the width it had. */
function useWidth(place: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
