/** The runtime of the models: the native one where it loads, else the one in WebAssembly, which needs twice the time. */

type Runtime = typeof import('onnxruntime-web') | typeof import('onnxruntime-node');

export async function loadRuntime(): Promise<Runtime> {
  try {
    return await import('onnxruntime-node');
  } catch {
    const runtime = await import('onnxruntime-web');
    runtime.env.wasm.numThreads = 1;
    return runtime;
  }
}
