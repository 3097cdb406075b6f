/** What stands below a screen in the sidebar: screens of their own, or places on a long page. */
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { goToAnchor } from '../ui/anchor.ts';
import { NavLink } from './NavLink.tsx';
import { BUSINESS_ANCHORS, isAtSub, type SubItem } from './navigation.ts';
import styles from './sub-items.module.css';
import { useActiveAnchor } from './use-active-anchor.ts';
import { WaitingCount } from './WaitingCount.tsx';

interface SubItemsProps {
  id: string;
  items: readonly SubItem[];
  onNavigate: (() => void) | undefined;
}

export function SubItems({ id, items, onNavigate }: SubItemsProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const hasAnchors = items.some((item) => item.anchor !== undefined);
  const activeAnchor = useActiveAnchor(BUSINESS_ANCHORS, hasAnchors && pathname === '/my-business');
  const isActive = (item: SubItem) =>
    item.anchor === undefined
      ? isAtSub(item, pathname)
      : pathname === item.to && item.anchor === activeAnchor;
  const choose = ({ to, anchor }: SubItem) => {
    // The address may name the place already, and then nothing would move.
    if (anchor !== undefined && pathname === to) goToAnchor(anchor);
    onNavigate?.();
  };
  return (
    <ul className={styles.subList} id={id}>
      {items.map((item) => (
        <li key={item.text}>
          <NavLink
            to={item.to}
            {...(item.anchor === undefined ? {} : { hash: item.anchor })}
            className={styles.subItem}
            data-active={isActive(item) || undefined}
            current={
              isActive(item)
                ? item.to === pathname && item.anchor === undefined
                  ? 'page'
                  : 'location'
                : undefined
            }
            onClick={() => choose(item)}
          >
            <span className={styles.subText}>{t(item.text)}</span>
            {item.counts && <WaitingCount of={item.counts} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
