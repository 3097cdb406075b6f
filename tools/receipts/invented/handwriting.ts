/** Notes written by hand, as paths of a pen: no font, and no letter twice the same. */
import type { Random } from '../random.ts';
import { STROKES } from './strokes.ts';

export interface HandNote {
  text: string;
  svg: string;
  /** Width by height. */
  aspect: number;
}

type Point = readonly [x: number, y: number];

export interface Hand {
  slant: number;
  ink: string;
  pen: number;
}

const HEIGHT = 18;
const BASE = 13.2;
const GAP = 1.3;

/** One hand writes all notes of a slip. */
export function someHand(random: Random): Hand {
  return {
    slant: random.between(-0.05, 0.28),
    ink: random.pick(['#1b2a6b', '#20242c', '#14213d', '#273a8c']),
    pen: random.between(0.6, 0.95),
  };
}

export function written(random: Random, { slant, ink, pen }: Hand, text: string): HandNote {
  let at = 1;
  const paths: string[] = [];
  for (const letter of text) {
    const strokes = strokesOf(letter);
    const size = random.between(0.92, 1.06);
    const lift = random.between(-0.4, 0.4);
    const placed = ([x, y]: Point): Point => {
      const high = y * size + lift + random.between(-0.2, 0.2);
      return [at + x * size + high * slant + random.between(-0.18, 0.18), BASE - high];
    };
    paths.push(...strokes.map((points) => curveThrough(points.map(placed))));
    at += letter === ' ' ? 3.6 : widthOf(strokes) * size + GAP + random.between(-0.3, 0.3);
  }
  const width = at + 2 + 12 * Math.max(0, slant);
  return { text, svg: svgOf(width, paths, ink, pen), aspect: width / HEIGHT };
}

/** A name that nobody can read. */
export function signed(random: Random, { ink, pen }: Hand): HandNote {
  const points: Point[] = Array.from({ length: random.whole(11, 16) }, (_, nth) => [
    2 + nth * random.between(2.2, 3),
    nth === 0 ? 2.5 : 9 + (nth % 2 === 0 ? 1 : -1) * random.between(0.6, 4.2),
  ]);
  const width = (points.at(-1)?.[0] ?? 0) + 4;
  return { text: '', svg: svgOf(width, [curveThrough(points)], ink, pen), aspect: width / HEIGHT };
}

function strokesOf(letter: string): Point[][] {
  if (letter === ' ') return [];
  const strokes = STROKES[letter];
  if (strokes === undefined) throw new Error(`no hand writes "${letter}"`);
  return strokes.split('|').map((stroke) =>
    stroke.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
}

function widthOf(strokes: Point[][]): number {
  return Math.max(...strokes.flat().map(([x]) => x));
}

/** By Catmull and Rom, as cubic curves. */
function curveThrough(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  const parts = points.slice(1).map((to, nth) => {
    const from = points[nth] ?? to;
    const before = points[nth - 1] ?? from;
    const after = points[nth + 2] ?? to;
    const out = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...out, ...into, ...to].map((value) => value.toFixed(2)).join(' ')}`;
  });
  return `M${first[0].toFixed(2)} ${first[1].toFixed(2)}${parts.join('')}`;
}

function svgOf(width: number, paths: readonly string[], ink: string, pen: number): string {
  const size = `width="${width.toFixed(2)}" height="${HEIGHT}" viewBox="0 0 ${width.toFixed(2)} ${HEIGHT}"`;
  const style = `fill="none" stroke="${ink}" stroke-width="${pen.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path ${style} d="${paths.join('')}"/></svg>`;
}
