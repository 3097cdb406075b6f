/** What installed packages bring for other systems and for browsers, and what nothing here loads. Runs on Node 20 with nothing installed. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Of the models' runtime in WebAssembly, what Node loads. */
const WASM = [
  'ort.node.min.mjs',
  'ort.node.min.js',
  'ort-wasm-simd-threaded.mjs',
  'ort-wasm-simd-threaded.wasm',
];

/** Takes it away; does no harm a second time. */
export function leaveOut(modules, { platform, arch } = process) {
  const native = join(modules, 'onnxruntime-node', 'bin', 'napi-v6');
  keepOnly(native, [platform]);
  keepOnly(join(native, platform), [arch]);
  keepOnly(join(modules, 'onnxruntime-web', 'dist'), WASM);
}

function keepOnly(folder, names) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!names.includes(name)) rmSync(join(folder, name), { recursive: true });
}
