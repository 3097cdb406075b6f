/** A QR code as one SVG path: error correction level M, four modules of quiet zone (EPC069-12, ISO/IEC 18004). */
import qrcode from 'qrcode';

const QUIET_ZONE_MODULES = 4;

/**
 * The modules as a path on a square of `size` modules, quiet zone included.
 * @param payload text of the GiroCode, at most 331 bytes
 */
export function qrPath(payload: string): { path: string; size: number } {
  const { path, modules } = modulesOf(payload, QUIET_ZONE_MODULES);
  return { path, size: modules + 2 * QUIET_ZONE_MODULES };
}

/** The code as an SVG without quiet zone, for a place that is white around it. */
export function qrSvg(payload: string): string {
  const { path, modules } = modulesOf(payload, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}"><path d="${path}"/></svg>`;
}

/** The code as a PNG with its quiet zone, four pixels a module, for a program that draws no paths. */
export async function qrPng(payload: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(payload);
  return await qrcode.toBuffer([{ data: bytes, mode: 'byte' }], {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: QUIET_ZONE_MODULES,
    scale: 4,
  });
}

/** Dark modules of a row that touch become one bar, so that no hairlines show between them. */
function modulesOf(payload: string, offset: number): { path: string; modules: number } {
  const bytes = new TextEncoder().encode(payload);
  const { modules } = qrcode.create([{ data: bytes, mode: 'byte' }], { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) => barsOf(modules, row, offset));
  return { path: rows.join(''), modules: modules.size };
}

function barsOf(modules: qrcode.BitMatrix, row: number, offset: number): string {
  let bars = '';
  for (let column = 0; column < modules.size; column++) {
    if (!modules.get(row, column)) continue;
    const start = column;
    while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
    bars += `M${start + offset} ${row + offset}h${column - start + 1}v1h-${column - start + 1}z`;
  }
  return bars;
}
