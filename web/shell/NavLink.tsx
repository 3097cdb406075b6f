/** A link of the sidebar that says itself whether one is there: the router's own mark knows no places on a page. */
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface NavAnchorProps extends ComponentProps<'a'> {
  current: 'page' | 'location' | undefined;
}

/** Takes the props of a link, and `current`. */
export const NavLink = createLink(NavAnchor);

function NavAnchor({ current, ...props }: NavAnchorProps) {
  return <a {...props} aria-current={current} />;
}
