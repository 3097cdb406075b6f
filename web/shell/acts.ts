/** What the frame can do for any of its parts: the header, the sidebar and the palette ask it by the same names. */
import { createContext, useContext } from 'react';

export interface ShellActs {
  openPalette: () => void;
  /** Fetches the palette ahead, so that it is there when asked for. */
  preparePalette: () => void;
  openShortcuts: () => void;
  openInvites: () => void;
  /** Begins a new client over the screen. */
  openNewClient: () => void;
  toggleSidebar: () => void;
}

const nothing = () => {};

export const ShellActsContext = createContext<ShellActs>({
  openPalette: nothing,
  preparePalette: nothing,
  openShortcuts: nothing,
  openInvites: nothing,
  openNewClient: nothing,
  toggleSidebar: nothing,
});

export function useShellActs(): ShellActs {
  return useContext(ShellActsContext);
}
