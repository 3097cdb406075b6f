/** The words of a name that tell whose it is, whichever way it is written. */
import { foldedText } from './folded-text.ts';

/** Without legal forms, unless there is nothing else; umlauts are like the letters that stand for them. */
export function nameWords(name: string): string[] {
  const spelt = foldedText(name)
    .replace(/[øæœłđðı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    // G.m.b.H. and B. V.
    .replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '');
  const words = spelt.split(' ').filter((word) => word !== '');
  const distinctive = spelt
    .replace(FORMS_OF_WORDS, '')
    .split(' ')
    .filter((word) => word !== '' && !FORMS.has(word));
  return distinctive.length === 0 ? words : distinctive;
}

const PLAIN: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', œ: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** As the fold leaves them. */
const FORMS_OF_WORDS =
  /(?<=^| )(gesellschaft mit beschrankter haftung|sp zoo|eingetragener kaufmann|eingetragene kauffrau)(?= |$)/g;
const FORMS = new Set(
  `gmbh mbh gesmbh ggmbh ug haftungsbeschrankt ag aktiengesellschaft kg kgaa kommanditgesellschaft ohg gbr ek ekfm ekfr eg ev se co
   part partg partgmbb mbb ltd limited inc incorporated llc llp lp plc dac corp corporation company bv nv sa sarl sas srl spa sl as aps ab oy oyj
   sro doo kft firma fa und and`.split(/\s+/),
);
