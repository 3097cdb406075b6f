/** A QR code as one path, level M (ISO/IEC 18004), loaded only when one is shown. */
import { create } from 'qrcode';

const QUIET_ZONE_MODULES = 4;

/** The dark modules on a square of `size` modules, with the white zone around them that readers need. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column++;
      // Dark modules that touch are one bar, so that no hairlines show between them.
      if (column > start) path += bar(start, row, column - start);
    }
  }
  return { path, size: modules.size + 2 * QUIET_ZONE_MODULES };
}

function bar(column: number, row: number, width: number): string {
  return `M${column + QUIET_ZONE_MODULES} ${row + QUIET_ZONE_MODULES}h${width}v1h-${width}z`;
}
