/**
 * The specifications that a file can follow, by their identifiers (BT-24) and processes (BT-23). XRechnung 4.0 will be another entry.
 */

export const PROFILES = {
  /** XRechnung 3.0.2: what public bodies in Germany take. */
  xrechnung: {
    customization: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
  /** The European standard itself: the profile EN 16931 (COMFORT) of ZUGFeRD 2.5 and Factur-X 1.09. */
  en16931: {
    customization: 'urn:cen.eu:en16931:2017',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
} as const;

export type Profile = keyof typeof PROFILES;

export const KNOWN_PROFILES = [
  'xrechnung',
  'xrechnung-extension',
  'peppol',
  'en16931',
  'extended',
  'basic',
  'basic-wl',
  'minimum',
  'zugferd-1',
  'unknown',
] as const;
/** What a foreign file says that it follows. */
export type KnownProfile = (typeof KNOWN_PROFILES)[number];

/** The profile behind an identifier, in any of its old spellings. */
export function profileOf(customization: string | undefined): KnownProfile {
  const said = (customization ?? '').trim().toLowerCase().replaceAll('#', ':');
  return KNOWN.find(([pattern]) => pattern.test(said))?.[1] ?? 'unknown';
}

const KNOWN: readonly (readonly [RegExp, KnownProfile])[] = [
  [/:extension:xrechnung/, 'xrechnung-extension'],
  [/xrechnung/, 'xrechnung'],
  [/^urn:ferd:/, 'zugferd-1'],
  [/:(extended|1p0:extended)$/, 'extended'],
  [/peppol\.eu/, 'peppol'],
  [/:basicwl$/, 'basic-wl'],
  [/:minimum$/, 'minimum'],
  [/:basic$/, 'basic'],
  [/^urn:cen\.eu:en16931:2017(:|$)/, 'en16931'],
];
