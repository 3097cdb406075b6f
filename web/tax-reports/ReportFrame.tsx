/** The frame of a report: its head with what is in view, and the proof of a figure at its side. */
import type { ReactNode } from 'react';
import { usePageTitle } from '../ui/Heads.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './tax.module.css';

interface ReportFrameProps {
  title: string;
  /** What is in view, in words. */
  subtitle: ReactNode;
  /** Leads to the year or period before and after. */
  stepper?: ReactNode;
  /** The proof that is open; null when none is. */
  panel?: ReactNode;
  children: ReactNode;
}

export function ReportFrame({ title, subtitle, stepper, panel = null, children }: ReportFrameProps) {
  usePageTitle(title);
  return (
    <div className={styles.screen} data-open={panel !== null || undefined}>
      <div className={styles.main}>
        <header className={styles.head}>
          <div>
            <h1 className={sheet.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {stepper}
        </header>
        {children}
      </div>
      {panel}
    </div>
  );
}
