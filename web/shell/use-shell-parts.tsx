/** The parts of the frame that open over a screen; each is fetched when it is first wanted. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { loadTexts } from '../locales/i18n.ts';
import type { ShellActs } from './acts.ts';
import { useFetchedPart } from './use-fetched-part.ts';

/** What the frame can do, and what is open of it. */
export function useShellParts(toggleSidebar: () => void): { acts: ShellActs; parts: ReactNode } {
  const palette = useFetchedPart(loadPalette);
  const shortcuts = useFetchedPart(loadShortcuts);
  const invites = useFetchedPart(loadInvites);
  const client = useFetchedPart(loadNewClient);
  usePreparedInPeace(palette.prepare);
  const acts = useMemo(
    () => ({
      openPalette: palette.open,
      preparePalette: palette.prepare,
      openShortcuts: shortcuts.open,
      openInvites: invites.open,
      openNewClient: client.open,
      toggleSidebar,
    }),
    [palette.open, palette.prepare, shortcuts.open, invites.open, client.open, toggleSidebar],
  );
  const parts = (
    <>
      {palette.Part && <palette.Part onClose={palette.close} />}
      {shortcuts.Part && <shortcuts.Part onClose={shortcuts.close} />}
      {client.Part && <client.Part opened onClose={client.close} />}
      {invites.Part && <invites.Part opened onClose={invites.close} />}
    </>
  );
  return { acts, parts };
}

async function loadPalette() {
  const [{ Palette }] = await Promise.all([import('./palette/Palette.tsx'), loadTexts('palette')]);
  return Palette;
}

async function loadShortcuts() {
  const [{ Shortcuts }] = await Promise.all([import('./Shortcuts.tsx'), loadTexts('palette')]);
  return Shortcuts;
}

async function loadInvites() {
  const { loadShareInvites } = await import('../referrals/index.ts');
  return loadShareInvites();
}

async function loadNewClient() {
  const [{ ClientDialog }] = await Promise.all([import('../clients/index.ts'), loadTexts('clients')]);
  return ClientDialog;
}

const PEACE_MILLISECONDS = 3_000;

/** Fetched while nothing else is asked for, so that the keys open it at once. */
function usePreparedInPeace(prepare: () => void): void {
  useEffect(() => {
    const timer = setTimeout(prepare, PEACE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [prepare]);
}
