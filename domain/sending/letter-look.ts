/** How letters look: one entry for each design of the documents, with typefaces that every mail program has behind the design's own. */
import type { LetterLook } from './letter-facts.ts';

type Align = 'left' | 'center' | 'right';

/** Style that is written as it is; colours are named and resolved for light and dark. */
export interface Look {
  faces: { text: string; display: string };
  /** In pixels. */
  textSize: number;
  lineHeight: number;
  head: { kind: 'plain' | 'band' | 'frame' | 'surface'; align: Align; name: string; rule: string };
  heading: { align: Align; style: string; number: string; isAccent: boolean; prefix: string };
  rows: { label: string; top: string };
  amount: { kind: 'fill' | 'band' | 'lines' | 'outline' | 'plain'; isStacked: boolean; value: string };
  button: { kind: 'ink' | 'fill' | 'outline'; radius: number };
  footer: { kind: 'line' | 'band' | 'tint'; align: Align; rule: string };
  paper: string;
}

/** All colours of one scheme. */
export interface Palette {
  ground: string;
  paper: string;
  text: string;
  quiet: string;
  hair: string;
  accent: string;
  fill: string;
  onFill: string;
  band: string;
  onBand: string;
  tint: string;
}

/** The look of a letter, in the typeface that was chosen. */
export function lookOf({ template, font }: LetterLook): Look {
  const look = LOOKS[template];
  if (font === null) return look;
  const chosen = FACES[font];
  return { ...look, faces: { text: chosen, display: template === 'custom' ? chosen : look.faces.display } };
}

/** Its colours by day and by night. */
export function palettesOf({ template, colours }: LetterLook): { light: Palette; dark: Palette } {
  const { fill, onFill, band, onBand, tint } = colours;
  const areas = { fill, onFill, band, onBand, ...(template === 'tech' ? TECH : {}) };
  const ground = template === 'own' ? OWN_GROUND : LIGHT.ground;
  return {
    light: { ...areas, ...LIGHT, ground, tint, paper: LOOKS[template].paper, accent: colours.ink },
    dark: { ...areas, ...DARK_PAPER, accent: colours.night },
  };
}

const OWN_GROUND = '#f6f3ec';
const TECH = { band: '#161b22', onBand: '#ffffff' };
const LIGHT = { ground: '#f2f2f0', text: '#1b1d22', quiet: '#5f5f5f', hair: '#dcdcd8' };
const DARK_PAPER = {
  ground: '#101010',
  paper: '#1a1a1a',
  text: '#ededed',
  quiet: '#b4b4b4',
  hair: '#3d3d3d',
  tint: '#242424',
};

const SANS = 'Arial,Helvetica,sans-serif';
const SERIF = "Georgia,'Times New Roman',serif";
const MONO = "Menlo,Consolas,'Courier New',monospace";

const FACES: Record<NonNullable<LetterLook['font']>, string> = {
  inter: `Inter,${SANS}`,
  'ibm-plex-sans': `'IBM Plex Sans',${SANS}`,
  'fira-sans': `'Fira Sans',${SANS}`,
  'work-sans': `'Work Sans',${SANS}`,
  'source-serif': `'Source Serif 4',${SERIF}`,
  'eb-garamond': `'EB Garamond',Garamond,${SERIF}`,
  bitter: `Bitter,${SERIF}`,
  'jetbrains-mono': `'JetBrains Mono',${MONO}`,
};

const STANDARD: Look = {
  faces: { text: FACES.inter, display: FACES.inter },
  textSize: 15,
  lineHeight: 23,
  head: { kind: 'plain', align: 'right', name: 'font-size:18px;font-weight:600', rule: '' },
  heading: {
    align: 'left',
    style: 'font-size:20px;line-height:28px;font-weight:600',
    number: '',
    isAccent: true,
    prefix: '',
  },
  rows: { label: '', top: '1px solid' },
  amount: { kind: 'fill', isStacked: false, value: 'font-size:19px;font-weight:700' },
  button: { kind: 'ink', radius: 4 },
  footer: { kind: 'line', align: 'left', rule: '1px solid' },
  paper: '#ffffff',
};

const LOOKS: Record<LetterLook['template'], Look> = {
  standard: STANDARD,
  minimal: {
    ...STANDARD,
    faces: { text: FACES['ibm-plex-sans'], display: FACES['ibm-plex-sans'] },
    head: { kind: 'plain', align: 'left', name: 'font-size:14px;font-weight:600', rule: '' },
    heading: {
      ...STANDARD.heading,
      style: 'font-size:26px;line-height:34px;font-weight:300',
      isAccent: false,
    },
    amount: { kind: 'plain', isStacked: false, value: 'font-size:28px;font-weight:300' },
    button: { kind: 'outline', radius: 0 },
  },
  modern: {
    ...STANDARD,
    faces: { text: `'Space Grotesk',${SANS}`, display: `'Space Grotesk',${SANS}` },
    head: { kind: 'plain', align: 'left', name: 'font-size:17px;font-weight:700', rule: '' },
    heading: {
      align: 'left',
      style: 'font-size:34px;line-height:40px;font-weight:700',
      number: 'display:block;font-size:15px;line-height:24px;font-weight:400',
      isAccent: false,
      prefix: '',
    },
    amount: { kind: 'fill', isStacked: true, value: 'font-size:28px;line-height:36px;font-weight:700' },
    button: { kind: 'ink', radius: 0 },
  },
  corporate: {
    ...STANDARD,
    faces: { text: FACES['fira-sans'], display: FACES['source-serif'] },
    head: { kind: 'band', align: 'left', name: 'font-size:20px;font-weight:600', rule: '1px solid' },
    heading: { ...STANDARD.heading, style: 'font-size:23px;line-height:30px;font-weight:600' },
    footer: { kind: 'tint', align: 'left', rule: '' },
    button: { kind: 'ink', radius: 2 },
  },
  creative: {
    ...STANDARD,
    faces: { text: FACES['work-sans'], display: `'Work Sans','Arial Black',${SANS}` },
    head: {
      kind: 'surface',
      align: 'left',
      name: 'font-size:22px;line-height:25px;font-weight:900',
      rule: '',
    },
    amount: { kind: 'fill', isStacked: true, value: 'font-size:34px;line-height:42px;font-weight:900' },
    button: { kind: 'ink', radius: 0 },
    rows: { label: '', top: '3px solid' },
    footer: { kind: 'line', align: 'left', rule: '3px solid' },
  },
  elegant: {
    ...STANDARD,
    faces: { text: FACES['eb-garamond'], display: FACES['eb-garamond'] },
    textSize: 17,
    lineHeight: 26,
    head: {
      kind: 'plain',
      align: 'center',
      name: 'font-size:25px;font-variant:small-caps;letter-spacing:2px',
      rule: '1px solid',
    },
    heading: {
      align: 'center',
      style: 'font-size:22px;line-height:30px;font-variant:small-caps;letter-spacing:2px;font-weight:400',
      number: 'font-variant:normal;letter-spacing:0',
      isAccent: true,
      prefix: '',
    },
    rows: { label: 'font-style:italic', top: '1px solid' },
    amount: { kind: 'lines', isStacked: false, value: 'font-size:22px' },
    button: { kind: 'outline', radius: 0 },
    footer: { kind: 'line', align: 'center', rule: '1px solid' },
  },
  tech: {
    ...STANDARD,
    faces: { text: `'JetBrains Mono',${MONO}`, display: `'JetBrains Mono',${MONO}` },
    textSize: 14,
    lineHeight: 21,
    head: { kind: 'band', align: 'left', name: 'font-size:17px;font-weight:700', rule: '' },
    heading: {
      ...STANDARD.heading,
      style: 'font-size:19px;line-height:28px;font-weight:700',
      isAccent: false,
      prefix: '# ',
    },
    amount: { kind: 'band', isStacked: false, value: 'font-size:19px;font-weight:700' },
    button: { kind: 'ink', radius: 0 },
  },
  eco: {
    ...STANDARD,
    faces: { text: FACES.bitter, display: FACES.bitter },
    head: { kind: 'plain', align: 'left', name: 'font-size:20px;font-weight:600', rule: '' },
    heading: { ...STANDARD.heading, style: 'font-size:24px;line-height:32px;font-weight:400' },
    amount: { kind: 'outline', isStacked: false, value: 'font-size:19px;font-weight:700' },
    button: { kind: 'fill', radius: 8 },
    paper: '#fdfbf5',
  },
  retro: {
    ...STANDARD,
    faces: { text: `'IBM Plex Mono',${MONO}`, display: `'IBM Plex Mono',${MONO}` },
    textSize: 14,
    lineHeight: 21,
    head: { kind: 'frame', align: 'left', name: 'font-size:17px;font-weight:700', rule: '4px double' },
    heading: {
      ...STANDARD.heading,
      style: 'font-size:18px;line-height:26px;font-weight:600;letter-spacing:2px;text-transform:uppercase',
      number: 'letter-spacing:0',
    },
    rows: { label: '', top: '2px solid' },
    amount: { kind: 'outline', isStacked: false, value: 'font-size:18px;font-weight:700' },
    button: { kind: 'outline', radius: 0 },
    footer: { kind: 'line', align: 'left', rule: '2px solid' },
  },
  luxury: {
    ...STANDARD,
    faces: {
      text: `'Cormorant Garamond','EB Garamond',Garamond,${SERIF}`,
      display: `'Playfair Display',${SERIF}`,
    },
    textSize: 18,
    lineHeight: 27,
    head: {
      kind: 'band',
      align: 'center',
      name: 'font-size:20px;letter-spacing:4px;text-transform:uppercase;font-weight:400',
      rule: '4px double',
    },
    heading: {
      align: 'left',
      style: 'font-size:26px;line-height:34px;font-weight:400',
      number: 'font-style:italic;font-size:21px',
      isAccent: false,
      prefix: '',
    },
    rows: { label: 'font-style:italic', top: '1px solid' },
    amount: { kind: 'band', isStacked: false, value: 'font-size:22px' },
    button: { kind: 'outline', radius: 0 },
    footer: { kind: 'band', align: 'left', rule: '' },
  },
  custom: {
    ...STANDARD,
    head: { kind: 'plain', align: 'left', name: 'font-size:18px;font-weight:600', rule: '' },
    amount: { kind: 'lines', isStacked: false, value: 'font-size:19px;font-weight:700' },
  },
  own: {
    ...STANDARD,
    faces: { text: `'Instrument Sans',${SANS}`, display: FACES['source-serif'] },
    head: { kind: 'plain', align: 'left', name: 'font-size:20px;font-weight:600', rule: '3px double' },
    heading: {
      ...STANDARD.heading,
      style: 'font-size:24px;line-height:31px;font-weight:600',
      isAccent: false,
    },
    button: { kind: 'fill', radius: 6 },
    footer: { kind: 'line', align: 'left', rule: '1px solid' },
    paper: '#fffefb',
  },
};
