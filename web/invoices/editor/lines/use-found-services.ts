/** The saved services that a description finds while it is typed, and the keys that choose one. */
import { useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { api } from '../../../connection/api.ts';
import type { ServiceMessage } from '../../../services/index.ts';

const MOST_SHOWN = 6;

/** A service that begins as typed is chosen by Enter at once, any other one after an arrow key. Escape leaves the text as it is. */
export function useFoundServices(text: string, onTake: (service: ServiceMessage) => void) {
  const [isSearching, setSearching] = useState(false);
  const [moved, setMoved] = useState<{ text: string; to: number } | null>(null);
  const box = useCombobox({ opened: isSearching, onOpenedChange: setSearching });
  const list = useId();
  const { data } = useQuery({ ...api.services.list.queryOptions({ input: {} }), enabled: isSearching });
  const all = (data?.services ?? []).filter(({ archived }) => !archived);
  const services = isSearching ? servicesFor(text, all) : [];
  // What the arrow keys have reached counts for the text at which they were used.
  const active = moved?.text === text ? services[moved.to] : services.find((one) => beginsAlike(one, text));
  const optionId = ({ id }: ServiceMessage) => `${list}-${id}`;
  const take = (service: ServiceMessage | undefined) => {
    setSearching(false);
    if (service !== undefined) onTake(service);
  };
  const move = (by: -1 | 1) => {
    const from = active === undefined ? (by === 1 ? -1 : 0) : services.indexOf(active);
    setMoved({ text, to: (from + by + services.length) % services.length });
  };
  return {
    box,
    services,
    active,
    list,
    optionId,
    search: () => setSearching(true),
    stop: () => setSearching(false),
    take: (id: string) => take(services.find((one) => one.id === id)),
    /** True where the key was meant for the list. */
    onKey: (event: KeyboardEvent<HTMLElement>) => {
      const act = services.length > 0 && !event.nativeEvent.isComposing ? actOf(event, active) : null;
      if (act === null) return false;
      event.preventDefault();
      if (act === 'next') move(1);
      if (act === 'previous') move(-1);
      if (act === 'take') take(active);
      if (act === 'stop') setSearching(false);
      return true;
    },
    aria: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': services.length > 0 ? list : undefined,
      'aria-activedescendant': active && optionId(active),
    },
  };
}

function actOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  active: ServiceMessage | undefined,
) {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  if (key === 'Escape') return 'stop';
  return key === 'Enter' && active !== undefined ? 'take' : null;
}

/** Those that begin as typed, then those that have it anywhere. */
export function servicesFor<Service extends { name: string }>(
  text: string,
  services: readonly Service[],
): Service[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const found = services.filter(({ name }) => name.toLowerCase().includes(typed));
  const [beginning, others] = [true, false].map((is) => found.filter((one) => beginsAlike(one, text) === is));
  return [...(beginning ?? []), ...(others ?? [])].slice(0, MOST_SHOWN);
}

function beginsAlike({ name }: { name: string }, text: string): boolean {
  return name.toLowerCase().startsWith(text.trim().toLowerCase());
}
