/** Which characters a font has a glyph for, read from its `cmap` table (OpenType, formats 4 and 12). */
import { assert } from '@belegbar/domain/money';

/** The code points with a glyph in the TrueType font. */
export function coveredBy(font: Buffer): ReadonlySet<number> {
  const start = tableOffset(font, 'cmap');
  const covered = new Set<number>();
  const subtables = font.readUInt16BE(start + 2);
  for (let index = 0; index < subtables; index++) {
    const offset = start + font.readUInt32BE(start + 4 + index * 8 + 4);
    const format = font.readUInt16BE(offset);
    if (format === 4) addSegments(font, offset, covered);
    if (format === 12) addGroups(font, offset, covered);
  }
  assert(covered.size > 0, 'the font has no Unicode cmap of format 4 or 12');
  return covered;
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

function addSegments(font: Buffer, offset: number, covered: Set<number>): void {
  const doubledCount = font.readUInt16BE(offset + 6);
  const ends = offset + 14;
  const starts = ends + doubledCount + 2;
  const deltas = starts + doubledCount;
  const ranges = deltas + doubledCount;
  for (let at = 0; at < doubledCount; at += 2) {
    const first = font.readUInt16BE(starts + at);
    const last = font.readUInt16BE(ends + at);
    const delta = font.readUInt16BE(deltas + at);
    const range = font.readUInt16BE(ranges + at);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : font.readUInt16BE(ranges + at + range + (code - first) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code);
    }
  }
}

function addGroups(font: Buffer, offset: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(offset + 12);
  for (let index = 0; index < groups; index++) {
    const group = offset + 16 + index * 12;
    const first = font.readUInt32BE(group);
    const last = font.readUInt32BE(group + 4);
    const glyph = font.readUInt32BE(group + 8);
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) covered.add(code);
  }
}
