/** The week in at most three sentences: what came in, what is open, what comes next. */
export { type DigestSentence, digestSentences, isWorthAMail } from './sentences.ts';
export { type DigestReturn, type DigestWeek, digestWeek, mailedWeek, type WeekFigures } from './week.ts';
export { type DigestPart, sentenceParts, sentenceText } from './words.ts';
