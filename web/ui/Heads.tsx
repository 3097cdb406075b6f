/** The frame and the heads of pages and sections. */

import { PRODUCT } from '@belegbar/domain/product';
import { type ReactNode, useEffect } from 'react';
import styles from './heads.module.css';

/** The padded, left-aligned content of a page, at most 1216 px wide. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PageHeadProps {
  title: string;
  /** The name of the browser's tab, where the title is a greeting. */
  tab?: string;
  /** A line above the title, such as the date. */
  eyebrow?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the right; at most one of them primary. */
  actions?: ReactNode;
  /** Quiet text at the right, such as a save mark. */
  aside?: ReactNode;
}

/** The one `h1` of a page; also names the browser's tab. */
export function PageHead({ title, tab = title, eyebrow, lead, actions, aside }: PageHeadProps) {
  usePageTitle(tab);
  return (
    <header className={styles.pageHead}>
      <div>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.pageTitle} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside !== undefined && <div className={styles.pageAside}>{aside}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}

/** A serif title over the ink rule; `aside` stands at the right, as text or link. */
export function SectionHead({ title, aside, id }: { title: ReactNode; aside?: ReactNode; id?: string }) {
  return (
    <div className={styles.sectionHead}>
      <h2 className={styles.sectionTitle} id={id}>
        {title}
      </h2>
      {aside !== undefined && <div className={styles.sectionAside}>{aside}</div>}
    </div>
  );
}

interface SideSectionProps {
  id?: string;
  title: string;
  reason: ReactNode;
  /** Beside the heading. */
  help?: ReactNode;
  /** A button below the reason. */
  action?: ReactNode;
  children: ReactNode;
}

/** A ruled section whose heading and reason stand left of its fields. */
export function SideSection({ id, title, reason, help, action, children }: SideSectionProps) {
  const headingId = `${id ?? title}-heading`;
  return (
    <section className={styles.side} id={id} aria-labelledby={headingId}>
      <div>
        <div className={styles.sideHead}>
          <h2 className={styles.sectionTitle} id={headingId}>
            {title}
          </h2>
          {help}
        </div>
        <p className={styles.sideReason}>{reason}</p>
        {action !== undefined && <div className={styles.sideAction}>{action}</div>}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** Fields in two columns, one below 768 px; a child in `WideField` takes both. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
