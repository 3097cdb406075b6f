/** Solves one captcha away from the page, so that typing stays smooth. Says `ready` first, then the number or null. */
import { type Challenge, solve } from './solve.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => postMessage(solve(data)));
postMessage('ready');
