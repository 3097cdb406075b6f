/** Mails of the product itself, to those who use it: the same letter in the product's own face. */
import { PRODUCT } from '@belegbar/domain/product';
import type { Letter, LetterRow } from './letter-facts.ts';
import { letterAround, NO_PICTURES } from './letter-html.ts';

export interface OwnMail {
  subject: string;
  language: 'de' | 'en';
  /** What it is about, in a few words or one sentence. */
  heading: string;
  /** Paragraphs. */
  before: readonly string[];
  /** Figures, one a row. */
  rows?: readonly LetterRow[];
  button: { label: string; href: string } | null;
  after: readonly string[];
  /** Why the reader gets it, and where that ends. */
  why: string;
}

/** Both parts of such a mail. The text says the same, with each address on a line of its own. */
export function ownLetter(mail: OwnMail): { subject: string; text: string; html: string } {
  return { subject: mail.subject, text: textOf(mail), html: htmlOf(mail) };
}

function textOf({ before, rows = [], button, after, why }: OwnMail): string {
  const facts = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const address = button === null ? [] : [button.href];
  const blocks = [...before, ...(facts === '' ? [] : [facts]), ...address, ...after, why];
  return `${blocks.join('\n\n')}\n`;
}

function htmlOf({ subject, language, heading, before, rows = [], button, after, why }: OwnMail): string {
  const letter: Letter = {
    look: { template: 'own', colours: OWN_COLOURS, font: null },
    language,
    sender: PRODUCT,
    heading: { word: heading, number: '', about: '' },
    rows: [...rows],
    amount: null,
    button,
    transfer: null,
    // A mail program that shows no button still shows where it leads.
    footer: [...why.split('\n'), ...(button === null ? [] : ['', ADDRESS[language], button.href])],
  };
  const words = { before: before.join('\n\n'), between: '\n\n', after: after.join('\n\n') };
  return letterAround(subject, words, { letter, pictures: NO_PICTURES });
}

const ADDRESS = {
  de: 'Falls sich der Knopf nicht öffnen lässt, kopiere diese Adresse in den Browser:',
  en: 'If the button does not open, copy this address into your browser:',
};

const OWN_COLOURS = {
  fill: '#24478f',
  onFill: '#ffffff',
  ink: '#24478f',
  night: '#9db6ee',
  tint: '#eaeef7',
  band: '#1b1d22',
  onBand: '#ffffff',
};
