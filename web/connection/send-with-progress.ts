/** A request whose body is followed on its way to the server, which `fetch` cannot do. */

/**
 * Sends the request and tells which share of it, from 0 to 1, has left. Aborting its signal takes it back.
 * @throws TypeError when the server did not answer, AbortError when it was taken back; as `fetch` does
 */
export async function sendWithProgress(
  request: Request,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.arrayBuffer();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.responseType = 'arraybuffer';
    call.upload.onprogress = ({ loaded, total: bytes }) => onProgress(bytes === 0 ? 1 : loaded / bytes);
    call.onload = () => resolve(answerOf(call));
    call.onerror = () => reject(new TypeError('the server did not answer'));
    call.onabort = () => reject(new DOMException('taken back', 'AbortError'));
    request.signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(body);
  });
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(call.response as ArrayBuffer, { status: call.status, headers });
}
