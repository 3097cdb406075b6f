/**
 * What a design may do with the user's accent colour: as it is for areas, darkened for text and rules until it is
 * legible. Lightness moves in OKLCH so that the colour stays the same colour; contrast is that of WCAG 2.2.
 */

/** The colours of a design on white paper, all as `#rrggbb`. */
export interface Colours {
  /** Areas: the accent as it is. */
  fill: string;
  /** Text on such areas. */
  onFill: string;
  /** Text and rules on white. */
  ink: string;
  /** Strokes of at least 0.7 pt. */
  stroke: string;
  /** Quiet areas under black text. */
  tint: string;
  /** Text and rules on `DARK`. */
  onDark: string;
  /** A near black with the accent's hue, and text and rules on it: metal, gold unless the accent is one itself. */
  band: string;
  onBand: string;
}

/** The dark areas of `tech`, whatever the accent. */
export const DARK = '#161b22';

/** What the rules make of an accent colour. */
export function coloursOf(accent: string): Colours {
  return {
    fill: accent,
    onFill: textOn(accent),
    ink: darkened(accent, TEXT_CONTRAST),
    stroke: darkened(accent, STROKE_CONTRAST),
    tint: mixedWithWhite(accent, 0.12),
    onDark: lightenedOn(accent, DARK),
    band: bandOf(accent),
    onBand: lightenedOn(metalOf(accent), bandOf(accent)),
  };
}

/** WCAG 1.4.3 for text. */
const TEXT_CONTRAST = 4.5;
/** For strokes of at least 0.7 pt that carry no meaning. */
const STROKE_CONTRAST = 2.2;
const WHITE = '#ffffff';
const BLACK = '#000000';

/** The accent as a letter on a screen uses it: `night` is for text on the near black of a dark screen. */
export function letterColoursOf(
  accent: string,
): Pick<Colours, 'fill' | 'onFill' | 'ink' | 'tint' | 'band' | 'onBand'> & { night: string } {
  const { fill, onFill, ink, tint, band, onBand } = coloursOf(accent);
  return { fill, onFill, ink, tint, band, onBand, night: lightenedOn(accent, '#1a1a1a') };
}

/** White where it can be read on the colour, else black. */
export function textOn(colour: string): string {
  return contrast(colour, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK;
}

/** The colour, or the lightest darker one of the same hue with at least this contrast on white, in steps of 1 % lightness. */
export function darkened(colour: string, contrastMinimum: number): string {
  const { lightness, chroma, hue } = lchOf(colour);
  for (let step = 0; lightness - step * 0.01 > 0; step++) {
    const candidate = step === 0 ? colour : hexOf({ lightness: lightness - step * 0.01, chroma, hue });
    if (contrast(candidate, WHITE) >= contrastMinimum) return candidate;
  }
  return BLACK;
}

/** The colour, or the darkest lighter one of the same hue that is legible on the dark ground, in steps of 1 % lightness. */
export function lightenedOn(colour: string, ground: string): string {
  const { lightness, chroma, hue } = lchOf(colour);
  const wanted = chroma < COLOURLESS ? 10 : 5.5;
  for (let step = 0; lightness + step * 0.01 < 1; step++) {
    const candidate = step === 0 ? colour : hexOf({ lightness: lightness + step * 0.01, chroma, hue });
    if (contrast(candidate, ground) >= wanted) return candidate;
  }
  return WHITE;
}

/** Below this chroma a colour is taken for a grey. */
const COLOURLESS = 0.04;

function bandOf(accent: string): string {
  const { chroma, hue } = lchOf(accent);
  const most = metalOf(accent) === accent ? 0.018 : 0.05;
  return hexOf({ lightness: 0.21, chroma: Math.min(chroma, most), hue });
}

/** What shines on the band: a warm accent or a grey itself, gold beside any other, whose colour the band then shows. */
function metalOf(accent: string): string {
  const { chroma, hue } = lchOf(accent);
  const isWarm = hue > WARM.from && hue < WARM.to;
  return chroma < COLOURLESS || isWarm ? accent : GOLD;
}

/** From copper to brass, in radians. */
const WARM = { from: 0.7, to: 2 };
const GOLD = '#b8923a';

/** An opaque tint: `share` of the colour, the rest white, from 0 to 1. */
export function mixedWithWhite(colour: string, share: number): string {
  const mixed = channelsOf(colour).map((channel) => Math.round(channel * share + 255 * (1 - share)));
  return `#${mixed.map(twoDigits).join('')}`;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Lch {
  /** 0 to 1 */
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}

/** OKLab (Ottosson 2020) in polar form. */
function lchOf(colour: string): Lch {
  const [red = 0, green = 0, blue = 0] = linearOf(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Back to sRGB; what lies outside is cut at its edge. */
function hexOf({ lightness, chroma, hue }: Lch): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map(encoded).map(twoDigits).join('')}`;
}

function encoded(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

function linearOf(colour: string): number[] {
  return channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function twoDigits(channel: number): string {
  return channel.toString(16).padStart(2, '0');
}
