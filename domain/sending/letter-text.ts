/** A letter as plain text: its words, and among them its facts. */
import type { Letter } from './letter-facts.ts';
import { wordsAround } from './words.ts';

/** The text part of the mail; subject and words are as they were written. */
export function letterText(text: string, letter: Letter): string {
  const { before, between, after } = wordsAround(text);
  const facts = factsText(letter);
  if (after === '') return `${before}\n\n${facts}`;
  return `${before}\n\n${facts}${between}${after}`;
}

function factsText({ heading, rows, amount, button, transfer }: Letter): string {
  const named = [...rows, ...(amount === null ? [] : [amount])].map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const blocks = [
    [...headingLines(heading), ...named],
    ...(button?.href ? [[`${button.label}:`, button.href]] : []),
    ...(transfer === null ? [] : [[`${transfer.label}:`, ...transfer.lines]]),
  ];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

function headingLines({ word, number, about }: Letter['heading']): string[] {
  return about === '' ? [`${word} ${number}`.trim()] : [word, about];
}
