/** Files on their way from a desktop onto a page and to the server, which jsdom's own request would look for in the network. */
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';

/** Holds files over a place of the page until it says that it takes them. Returns how to let them go there. */
export async function dragsOver(place: Element, files: readonly File[]): Promise<() => void> {
  const dataTransfer = { types: ['Files'], files, dropEffect: 'none' };
  await waitFor(() => {
    fireEvent.dragEnter(place, { dataTransfer });
    fireEvent.dragOver(place, { dataTransfer });
    expect(document.querySelector('[data-over], [data-drop-sign]')).not.toBeNull();
  });
  return () => void fireEvent.drop(place, { dataTransfer });
}

export async function drops(place: Element, files: readonly File[]): Promise<void> {
  const letGo = await dragsOver(place, files);
  letGo();
}

/** Files arrive whole, and what is followed on its way goes where other requests go. */
export function standInForSending(): void {
  Object.assign(Blob.prototype, { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  Object.assign(globalThis, { Request: RequestWithForm, XMLHttpRequest: RequestOverFetch });
}

/** Forms on their way by the boundary that their requests name: Node's own requests carry jsdom's files nameless and empty. */
const forms = new Map<string | null, FormData>();

const RequestWithForm = new Proxy(Request, {
  construct(target, [input, init]: [RequestInfo | URL, RequestInit?]) {
    const request = new target(input, init);
    if (init?.body instanceof FormData) forms.set(request.headers.get('content-type'), init.body);
    return request;
  },
});

/** The form that the request carries, as the page filled it. */
export async function formOf({ headers }: Request): Promise<FormData> {
  const form = forms.get(headers.get('content-type'));
  if (form === undefined) throw new TypeError('The request carries no form.');
  return form;
}

/** As much of an `XMLHttpRequest` as the app uses. */
function RequestOverFetch() {
  let to = { address: '', method: '' };
  let received = new Headers();
  const sent: Record<string, string> = {};
  const call = {
    upload: { onprogress: (_event: { loaded: number; total: number }) => {} },
    onload() {},
    onerror() {},
    onabort() {},
    status: 0,
    response: new ArrayBuffer(0),
    open: (method: string, address: string) => {
      to = { address, method };
    },
    setRequestHeader: (name: string, value: string) => {
      sent[name] = value;
    },
    getAllResponseHeaders: () => [...received].map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    abort: () => call.onabort(),
    send: async (body: ArrayBuffer) => {
      call.upload.onprogress({ loaded: 1, total: 2 });
      const answer = await fetch(to.address, { method: to.method, headers: sent, body }).catch(() => null);
      if (answer === null) return call.onerror();
      call.response = await answer.arrayBuffer();
      call.status = answer.status;
      received = answer.headers;
      call.onload();
    },
  };
  return call;
}
