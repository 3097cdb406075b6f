/** Every colour of the product, as a pair of light and dark; nothing else in `web` names a colour value. */
export const TOKENS = {
  paper: ['#F6F3EC', '#141311'],
  sheet: ['#FFFEFB', '#1B1A17'],
  well: ['#FAF8F2', '#22201D'],
  ink: ['#1B1D22', '#EDE8DD'],
  'ink-2': ['#43444A', '#CDC7BB'],
  muted: ['#66625A', '#A8A296'],
  line: ['#E6E0D4', '#312E29'],
  'line-strong': ['#CBC3B3', '#4A463E'],
  control: ['#8E8779', '#857F73'],
  accent: ['#24478F', '#9DB6EE'],
  'accent-hover': ['#1B3874', '#B6C9F4'],
  fill: ['#24478F', '#4069BC'],
  'fill-hover': ['#1B3874', '#2F57A8'],
  'on-fill': ['#FFFFFF', '#FFFFFF'],
  'accent-tint': ['#EAEEF7', '#232C41'],
  pos: ['#1F6B45', '#7FC79D'],
  'pos-tint': ['#E7F1EA', '#1C2C24'],
  warn: ['#835400', '#E2B662'],
  'warn-tint': ['#F8EDD3', '#302818'],
  neg: ['#A32D26', '#F0978D'],
  'neg-tint': ['#F9E7E3', '#38221F'],
  info: ['#3F5C69', '#9FC0CD'],
  'info-tint': ['#E7EEF0', '#1E2B31'],
  'badge-fill': ['#A32D26', '#F0978D'],
  'on-badge': ['#FFFFFF', '#2A0F0C'],
  scrim: ['rgba(38, 33, 24, 0.34)', 'rgba(0, 0, 0, 0.55)'],
  'shadow-near': ['rgba(42, 34, 18, 0.05)', 'rgba(0, 0, 0, 0.5)'],
  'shadow-far': ['rgba(42, 34, 18, 0.14)', 'rgba(0, 0, 0, 0.5)'],
  'shadow-deep': ['rgba(42, 34, 18, 0.32)', 'rgba(0, 0, 0, 0.7)'],
  'chart-1': ['#24478F', '#93AEEE'],
  'chart-2': ['#BF892D', '#E6C070'],
  'chart-3': ['#3C9A8B', '#3F9078'],
  'chart-4': ['#96402F', '#C95F49'],
  'chart-5': ['#2B2A28', '#F2EDE2'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof TOKENS;

/** The CSS value that follows a token through both schemes. */
export function token(name: Token): string {
  return `var(--bb-${name})`;
}
