/** One screen in the sidebar, with what stands below it. */
import { IconChevronRight } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from './NavLink.tsx';
import styles from './nav.module.css';
import { type Item, isAtSub, isInside } from './navigation.ts';
import { SubItems } from './SubItems.tsx';
import { useWaiting, WaitingCount } from './WaitingCount.tsx';

interface SidebarItemProps {
  item: Item;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

export function SidebarItem({ item, isCollapsed, onNavigate }: SidebarItemProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const listId = useId();
  const inside = isInside(item, pathname);
  const { isOpen, toggle } = useOpening(item, inside);
  const { subItems = [] } = item;
  const isShown = isOpen && !isCollapsed && subItems.length > 0;
  const hasActiveChild = subItems.some((sub) => isAtSub(sub, pathname));
  const isSaidBelow = isShown && subItems.some((sub) => sub.to === pathname && sub.anchor === undefined);
  const Icon = item.icon;
  return (
    <li>
      <div className={styles.navRow}>
        <NavLink
          to={item.to}
          className={styles.navItem}
          data-inside={inside || undefined}
          data-has-active-child={(inside && isShown && hasActiveChild) || undefined}
          current={pathname === item.to && !isSaidBelow ? 'page' : undefined}
          data-label={t(item.text)}
          onClick={onNavigate}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          <span className={styles.navText}>{t(item.text)}</span>
          <Marks item={item} isOpen={isShown} isCollapsed={isCollapsed} />
        </NavLink>
        {subItems.length > 0 && item.staysOpen === undefined && !isCollapsed && (
          <Chevron name={t(item.text)} isOpen={isShown} listId={listId} onToggle={toggle} />
        )}
      </div>
      {isShown && <SubItems id={listId} items={subItems} onNavigate={onNavigate} />}
    </li>
  );
}

interface ChevronProps {
  name: string;
  isOpen: boolean;
  listId: string;
  onToggle: () => void;
}

function Chevron({ name, isOpen, listId, onToggle }: ChevronProps) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.chevron}
      aria-label={t('subItems', { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
    >
      <IconChevronRight size={14} stroke={2} aria-hidden="true" />
    </button>
  );
}

/** Open while the visitor is inside, unless they have closed it there; others as they have opened them. */
function useOpening(item: Item, inside: boolean) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [wasInside, setWasInside] = useState(inside);
  if (inside !== wasInside) {
    setWasInside(inside);
    setChoice(null);
  }
  const isOpen = choice ?? (inside || item.staysOpen === true);
  return { isOpen, toggle: () => setChoice(!isOpen) };
}

/** The count moves to its sub-item where that is seen, and is a dot beside an icon. */
function Marks({ item, isOpen, isCollapsed }: { item: Item; isOpen: boolean; isCollapsed: boolean }) {
  const waiting = useWaiting();
  const counted = item.subItems?.find((sub) => sub.counts)?.counts;
  if (counted === undefined || isOpen || waiting[counted] === 0) return null;
  return (
    <span className={isCollapsed ? styles.dot : styles.count}>
      <WaitingCount of={counted} />
    </span>
  );
}
