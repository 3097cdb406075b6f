/** A program that talks to the server over HTTP on behalf of someone who has signed in. */

export interface HttpClient {
  /** The answer's body where the server answered with success. @throws HttpFailure, or the error of the connection */
  call<Answer>(procedure: string, input: unknown): Promise<Answer>;
}

/** The server answered, but not with success. */
export class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status} ${body}`);
    this.status = status;
  }
}

/** Calls procedures as the web does. `cookie` is the header of a session. */
export function httpClient(address: string, cookie: string): HttpClient {
  const headers = { cookie, 'content-type': 'application/json', 'x-belegbar': '1' };
  return {
    async call<Answer>(procedure: string, input: unknown) {
      const body = JSON.stringify({ json: input });
      const response = await fetch(`${address}/rpc/${procedure}`, { method: 'POST', headers, body });
      const text = await response.text();
      if (!response.ok) throw new HttpFailure(response.status, text);
      return (JSON.parse(text) as { json: Answer }).json;
    },
  };
}
