/** The pages of a receipt with the places of what was read on them; the lit one is looked at. */
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Reading } from './read-form.ts';
import styles from './reading.module.css';

export interface MarkedPlace {
  place: { page: number; left: number; top: number; right: number; bottom: number };
  isLit: boolean;
  /** It is one of several that it might be. */
  isOpen: boolean;
}

interface ReceiptPagesProps {
  name: string;
  pages: Reading['pages'];
  marks: readonly MarkedPlace[];
}

export function ReceiptPages({ name, pages, marks }: ReceiptPagesProps) {
  const { t } = useTranslation('expense-form');
  const [isZoomed, setZoomed] = useState(false);
  const [quarters, setQuarters] = useState(0);
  const desk = useRef<HTMLDivElement>(null);
  const lit = marks.find(({ isLit }) => isLit)?.place;
  useEffect(() => {
    const mark = lit === undefined ? null : desk.current?.querySelector<HTMLElement>('[data-lit]');
    if (mark && desk.current) showWithin(desk.current, mark);
  }, [lit]);
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.fileName}>{name}</p>
        <IconButton
          icon={IconRotateClockwise}
          label={t('reading.rotate')}
          onClick={() => setQuarters((quarters + 1) % 4)}
        />
        <IconButton
          icon={isZoomed ? IconZoomOut : IconZoomIn}
          label={t(isZoomed ? 'reading.smaller' : 'reading.larger')}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        />
      </div>
      {/* Scrolled by keys as well. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse */}
      <section className={styles.desk} ref={desk} tabIndex={0} aria-label={t('reading.pages', { name })}>
        {pages.map((page, index) => (
          <Page
            key={page.url}
            page={page}
            label={t('reading.page', { number: index + 1, count: pages.length, name })}
            marks={marks.filter(({ place }) => place.page === index + 1)}
            {...{ isZoomed, quarters }}
          />
        ))}
      </section>
    </>
  );
}

interface PageProps {
  page: Reading['pages'][number];
  label: string;
  marks: readonly MarkedPlace[];
  isZoomed: boolean;
  quarters: number;
}

function Page({ page: { url, width, height }, label, marks, isZoomed, quarters }: PageProps) {
  const isLying = quarters % 2 === 1;
  return (
    <div
      className={styles.page}
      data-zoomed={isZoomed || undefined}
      style={{ aspectRatio: isLying ? `${height} / ${width}` : `${width} / ${height}` }}
    >
      <div
        className={styles.sheet}
        style={{
          width: isLying ? `${(100 * width) / height}%` : '100%',
          rotate: `${90 * quarters}deg`,
        }}
      >
        <img src={url} alt={label} width={width} height={height} />
        {marks.map(({ place, isLit, isOpen }) => (
          <span
            key={`${place.left} ${place.top} ${place.right} ${place.bottom}`}
            className={styles.mark}
            data-lit={isLit || undefined}
            data-open={isOpen || undefined}
            style={boxOf(place, { width, height })}
          />
        ))}
      </div>
    </div>
  );
}

/** A little larger than the words. */
function boxOf({ left, top, right, bottom }: MarkedPlace['place'], of: { width: number; height: number }) {
  const air = (bottom - top) / 4;
  const across = (length: number) => `${(100 * length) / of.width}%`;
  const down = (length: number) => `${(100 * length) / of.height}%`;
  return {
    left: across(left - air),
    top: down(top - air),
    width: across(right - left + 2 * air),
    height: down(bottom - top + 2 * air),
  };
}

function showWithin(desk: HTMLElement, mark: HTMLElement): void {
  const [outer, inner] = [desk.getBoundingClientRect(), mark.getBoundingClientRect()];
  desk.scrollTo({
    top: desk.scrollTop + inner.top - outer.top - outer.height / 2 + inner.height / 2,
    left: desk.scrollLeft + inner.left - outer.left - outer.width / 2 + inner.width / 2,
  });
}
