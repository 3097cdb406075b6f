/** A page of a document on the desk, and screens split into a main and a side part. */
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './document.module.css';

interface DocumentSheetProps {
  /** One page as SVG text; undefined while it is drawn for the first time. */
  svg: string | undefined;
  /** Says to screen readers what the picture shows. */
  label: string;
  /** True while a newer picture is being drawn. */
  isPending?: boolean;
  /** Of the page in percent of its true size, or the whole page within the room around it; as wide as there is room without it. */
  zoom?: number | 'page';
  /** What lies over the page. */
  children?: ReactNode;
}

/** The width of A4 as browsers count it, in pixels. */
export const PAGE_WIDTH = 794;

/**
 * A page on white paper in both themes. The SVG is shown as a picture, so nothing inside it can run or load;
 * the old picture stays until the new one is decoded, so that typing does not flicker.
 */
export function DocumentSheet({ svg, label, isPending = false, zoom, children }: DocumentSheetProps) {
  const address = useDecodedPicture(svg);
  return (
    <div
      className={styles.document}
      data-pending={isPending || undefined}
      data-whole={zoom === 'page' || undefined}
      {...(typeof zoom === 'number' && { style: { width: (PAGE_WIDTH * zoom) / 100, maxWidth: 'none' } })}
    >
      {address !== undefined && <img src={address} alt={label} draggable={false} />}
      {children}
    </div>
  );
}

function useDecodedPicture(svg: string | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (svg === undefined) return;
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const picture = new Image();
    picture.src = address;
    let isCurrent = true;
    const show = () => isCurrent && setShown(address);
    picture.decode().then(show, show);
    return () => {
      isCurrent = false;
      // The picture shown keeps its address until the next one has taken its place.
      setTimeout(() => URL.revokeObjectURL(address), 2000);
    };
  }, [svg]);
  return shown;
}

interface SplitScreenProps {
  main: ReactNode;
  side: ReactNode;
  /** Names of the two tabs below 1200 px. */
  mainLabel: string;
  sideLabel: string;
  /** How wide the side would like to be, as a length of CSS; the main part keeps what it needs, and has the rest. */
  sideWidth: string;
}

/** Two parts side by side over the full width, the side as high as the window; below 1200 px they become tabs. */
export function SplitScreen({ main, side, mainLabel, sideLabel, sideWidth }: SplitScreenProps) {
  const [shown, setShown] = useState<'main' | 'side'>('main');
  const id = useId();
  const tab = (name: 'main' | 'side', label: string) => (
    <Tab id={`${id}-${name}`} isSelected={shown === name} label={label} onSelect={() => setShown(name)} />
  );
  return (
    <>
      <div className={styles.splitTabs} role="tablist">
        {tab('main', mainLabel)}
        {tab('side', sideLabel)}
      </div>
      <div className={styles.split} style={{ '--side': sideWidth } as CSSProperties}>
        <section
          id={`${id}-main`}
          aria-label={mainLabel}
          className={part(styles.splitMain, shown === 'main')}
        >
          {main}
        </section>
        <div id={`${id}-side`} className={part(styles.splitSide, shown === 'side')}>
          <section className={styles.splitSideInner} aria-label={sideLabel}>
            {side}
          </section>
        </div>
      </div>
    </>
  );
}

interface TabProps {
  /** Id of the part that the tab shows. */
  id: string;
  isSelected: boolean;
  label: string;
  onSelect: () => void;
}

function Tab({ id, isSelected, label, onSelect }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={id}
      className={styles.splitTab}
      onClick={onSelect}
    >
      {label}
    </button>
  );
}

function part(base: string | undefined, isShown: boolean): string {
  return `${base} ${isShown ? '' : styles.splitHidden}`;
}
