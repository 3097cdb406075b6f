/** A link to another place on the same screen, which also takes the focus there. */
import type { ReactNode } from 'react';

interface JumpLinkProps {
  /** The id of the place. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

export function JumpLink({ to, className, children }: JumpLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        const place = document.getElementById(to);
        place?.scrollIntoView();
        place?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
