import { expect, test } from 'vitest';
import { softened } from './measure.ts';

/** `~` is a hyphen that shows where a line breaks, `|` a place to break without one. */
const shown = (text: string, longest: number) =>
  softened(text, longest).replaceAll('\u00ad', '~').replaceAll('\u200b', '|');

test.each([
  ['Unterbeamtengesellschaft mbH', 'Un~ter~beam~ten~ge~sell~schaft mbH'],
  ['Geschäftsausstattungen', 'Ge~schäfts~aus~stat~tun~gen'],
  ['Zuständigkeitsübertragung,', 'Zu~stän~dig~keits~über~tra~gung,'],
  ['(Unterbeamtengesellschaft)', '(Un~ter~beam~ten~ge~sell~schaft)'],
  ['Gesellschaftsalleen 1', 'Ge~sell~schafts~al~leen 1'],
  ['Hauptbetriebswerkstatt', 'Haupt~be~triebs~werk~statt'],
  ['Überarbeitung Wortmarke', 'Überarbeitung Wortmarke'],
  ['RECHNUNG-2026-11-000000117', 'RECHNUNG-|2026-|11-|000000117'],
  ['hallo@aylin-demir.example', 'hallo@|aylin-|demir.|example'],
  ['123456789012345678901', '1234|5678|9012|3456|7890|1'],
  ['xxxxxxxxxxxxxxxxxxxxx', 'xxxx|xxxx|xxxx|xxxx|xxxx|x'],
])('%s may break: %s', (text, wanted) => {
  expect(shown(text, 18)).toBe(wanted);
});
