/** Light, dark or as the system is. */
import { useMantineColorScheme } from '@mantine/core';

export type Colors = 'light' | 'dark' | 'system';

/** The choice under the key `theme`, and the function that changes it at once, here and in the other tabs. */
export function useColors(): { colors: Colors; chooseColors: (colors: Colors) => void } {
  // Without it, Mantine would hold transitions off by a style element, which the content security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return {
    colors: colorScheme === 'auto' ? 'system' : colorScheme,
    chooseColors: (colors) => setColorScheme(colors === 'system' ? 'auto' : colors),
  };
}
