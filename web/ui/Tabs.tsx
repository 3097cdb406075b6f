/** Choices of what a list shows, as tabs with counts on the ink rule. */
import { useEffect, useRef } from 'react';
import { useFormat } from './format.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** How many there are; left out while unknown. */
  count?: number | undefined;
}

interface TabsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const format = useFormat();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another tab.
  useEffect(() => {
    if (current.current !== null) reveal(current.current);
  }, [value]);
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          ref={tab.value === value ? current : null}
          type="button"
          className={styles.tab}
          aria-current={tab.value === value ? 'true' : undefined}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          <span className={styles.tabCount}>{tab.count === undefined ? '' : format.count(tab.count)}</span>
        </button>
      ))}
    </nav>
  );
}

/** On a phone the tabs are wider than the window. The page itself stays where it is: the tabs may be far below what is read. */
function reveal(tab: HTMLElement): void {
  const strip = tab.parentElement;
  if (strip === null) return;
  const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
}
