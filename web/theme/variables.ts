/** CSS variables of the theme: our tokens, and the places of Mantine that must show them. */
import type { CSSVariablesResolver } from '@mantine/core';
import { TOKENS, token } from './tokens.ts';

/** Gives the variables common to both schemes, and those of light and dark. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--bb-ease': 'cubic-bezier(0.2, 0, 0, 1)',
    '--bb-shadow-float': '0 1px 2px var(--bb-shadow-near), 0 8px 24px -8px var(--bb-shadow-far)',
    '--bb-shadow-dialog': '0 24px 64px -16px var(--bb-shadow-deep)',
    '--bb-serif': "'Source Serif 4 Variable', Georgia, serif",
    '--bb-mono': "'IBM Plex Mono', ui-monospace, monospace",
  },
  light: { ...tokensOf(0), ...placesInMantine },
  dark: { ...tokensOf(1), ...placesInMantine },
});

function tokensOf(scheme: 0 | 1): Record<string, string> {
  return Object.fromEntries(Object.entries(TOKENS).map(([name, pair]) => [`--bb-${name}`, pair[scheme]]));
}

const placesInMantine: Record<string, string> = {
  '--mantine-color-body': token('sheet'),
  '--mantine-color-text': token('ink'),
  '--mantine-color-bright': token('ink'),
  '--mantine-color-dimmed': token('muted'),
  '--mantine-color-anchor': token('accent'),
  '--mantine-color-placeholder': token('muted'),
  '--mantine-color-error': token('neg'),
  '--mantine-color-default': token('sheet'),
  '--mantine-color-default-hover': token('well'),
  '--mantine-color-default-color': token('ink'),
  '--mantine-color-default-border': token('line-strong'),
  '--mantine-color-disabled': token('paper'),
  '--mantine-color-disabled-color': token('muted'),
  '--mantine-color-disabled-border': token('line'),
  '--mantine-color-tinte-filled': token('fill'),
  '--mantine-color-tinte-filled-hover': token('fill-hover'),
  '--mantine-color-tinte-light': token('accent-tint'),
  '--mantine-color-tinte-light-hover': token('accent-tint'),
  '--mantine-color-tinte-light-color': token('accent'),
  '--mantine-color-tinte-outline': token('accent'),
};
