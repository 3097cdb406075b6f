/** On a phone My business is a list of folded sections: the address says which one is open. */
import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { sectionOfPlace } from './section-fields.ts';

/** Whether sections are folded here, which one is open ('' for none), and how one is opened or all are closed. */
export function useOpenSection() {
  const isFolding = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const open = useLocation({ select: ({ hash }) => sectionOfPlace(hash) });
  const navigate = useNavigate();
  const show = (hash: string) =>
    void navigate({ to: '/my-business', hash, hashScrollIntoView: false, resetScroll: false });
  return { isFolding, open, show };
}
