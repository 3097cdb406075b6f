/** The letter that a mail to a client is: what stands in it beside its words, and how it is proposed. */
import { FONTS, TEMPLATES } from '@belegbar/domain/business';
import { LANGUAGES } from '@belegbar/domain/invoices';
import { z } from 'zod';
import { WrittenMail } from './sending-messages.ts';

const Row = z.object({ label: z.string(), value: z.string() });

/** What stands in a letter beside its words, and nobody changes. */
const LetterFacts = z.object({
  look: z.object({
    template: z.enum([...TEMPLATES, 'own']),
    colours: z.object({
      fill: z.string(),
      onFill: z.string(),
      ink: z.string(),
      night: z.string(),
      tint: z.string(),
      band: z.string(),
      onBand: z.string(),
    }),
    font: z.enum(FONTS).exclude(['design']).nullable(),
  }),
  language: z.enum(LANGUAGES),
  sender: z.string(),
  heading: z.object({ word: z.string(), number: z.string(), about: z.string() }),
  rows: z.array(Row),
  amount: Row.nullable(),
  /** Its address is null while there is no link: it is made when the mail is sent. */
  button: z.object({ label: z.string(), href: z.string().nullable() }).nullable(),
  transfer: z
    .object({
      label: z.string(),
      lines: z.array(z.string()),
      code: z.object({ caption: z.string(), payload: z.string() }).nullable(),
    })
    .nullable(),
  footer: z.array(z.string()),
});

/** What makes a preview of the letter: its facts, and its pictures. */
export const LetterPreview = z.object({
  letter: LetterFacts,
  /** The GiroCode as an address of data; null where none stands in the letter. */
  codePicture: z.string().nullable(),
  /** Whether the business's logo stands at its head. */
  hasLogo: z.boolean(),
  /** Whether the signature's picture stands below the text. */
  hasPicture: z.boolean(),
});

/** A mail as it is proposed, with all that goes along. */
export const MailProposal = WrittenMail.extend({
  ...LetterPreview.shape,
  fromName: z.string(),
  /** Where answers go; empty: to the sender's address of the install. */
  replyTo: z.string(),
  /** Names of the files that are attached. */
  attachments: z.array(z.string()),
});
