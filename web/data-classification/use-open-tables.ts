/** Which tables are unfolded; on paper all of them are. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface OpenTables {
  isOpen(name: string): boolean;
  isAnyOpen: boolean;
  toggle(name: string, isOpen: boolean): void;
  openAll(names: readonly string[]): void;
  closeAll(): void;
}

export function useOpenTables(): OpenTables {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isPrinting = usePrinting();
  return {
    isOpen: (name) => isPrinting || open.has(name),
    isAnyOpen: open.size > 0,
    toggle: (name, isOpen) => {
      // What unfolds for the paper folds again by itself.
      if (isPrinting || open.has(name) === isOpen) return;
      setOpen(new Set(isOpen ? [...open, name] : [...open].filter((other) => other !== name)));
    },
    openAll: (names) => setOpen(new Set(names)),
    closeAll: () => setOpen(new Set()),
  };
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
