/** The week in a few sentences, for the first screen and by mail. */
export { mailWeek } from './mail-week.ts';
export { readDigest } from './read.ts';
export { switchOff } from './switch-off.ts';
