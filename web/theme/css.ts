/**
 * Writes the theme's CSS variables as one style sheet while building, so that the page needs no generated style element
 * and the content security policy can refuse inline styles.
 */
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/** The style sheet with all variables of both schemes. */
export function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const base = defaultCssVariablesResolver(merged);
  const ours = cssVariablesResolver(merged);
  return convertCssVariables({
    variables: used({ ...base.variables, ...ours.variables }),
    light: used({ '--mantine-color-scheme': 'light', ...base.light, ...ours.light }),
    dark: used({ '--mantine-color-scheme': 'dark', ...base.dark, ...ours.dark }),
  });
}

/** The style sheet with our own variables alone, for pages that use no part of Mantine. */
export function tokensCss(): string {
  const { variables, light, dark } = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  return convertCssVariables({ variables, light: own(light), dark: own(dark) });
}

const UNUSED = /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

function used(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)));
}

function own(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('--bb-')));
}
