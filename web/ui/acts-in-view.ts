/** What can be done with the thing in view, offered to whoever lists acts from anywhere. */
import type { TablerIcon } from '@tabler/icons-react';
import { useEffect } from 'react';

export interface ActInView {
  id: string;
  icon: TablerIcon;
  title: string;
  /** Found by these words, too. */
  words?: string;
  /** The letter that does the same. */
  keys?: string;
  run: () => void;
}

let inView: readonly ActInView[] = [];

/** As they are at this moment. */
export function actsInView(): readonly ActInView[] {
  return inView;
}

/** Offers them as long as the calling screen is shown. */
export function useActsInView(acts: readonly ActInView[]): void {
  useEffect(() => {
    inView = acts;
    return () => {
      inView = [];
    };
  }, [acts]);
}
