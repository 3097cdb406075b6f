/** Mails of the product itself, to those who use it: the same letter in the product's own face. */
import { PRODUCT } from '@belegbar/domain/product';
import type { Letter } from './letter-facts.ts';
import { letterAround, NO_PICTURES } from './letter-html.ts';

export interface OwnMail {
  subject: string;
  language: 'de' | 'en';
  /** Paragraphs. */
  before: readonly string[];
  button: { label: string; href: string } | null;
  after: readonly string[];
}

/** The HTML of such a mail; its text part says the same with the address in plain. */
export function ownLetterHtml({ subject, language, before, button, after }: OwnMail): string {
  const letter: Letter = {
    look: { template: 'own', colours: OWN_COLOURS, font: null },
    language,
    sender: PRODUCT,
    heading: { word: '', number: '' },
    rows: [],
    amount: null,
    button,
    transfer: null,
    footer: [],
  };
  const words = { before: before.join('\n\n'), between: '\n\n', after: after.join('\n\n') };
  return letterAround(subject, words, { letter, pictures: NO_PICTURES });
}

const OWN_COLOURS = {
  fill: '#24478f',
  onFill: '#ffffff',
  ink: '#24478f',
  night: '#9db6ee',
  tint: '#eaeef7',
  band: '#1b1d22',
  onBand: '#ffffff',
};
