/** What a person sees who opened share links too often: a page of its own, since the app's files may not be asked for either. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answers.ts';
import { DATA_POLICY } from './security-headers.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:15vh 24px;background:light-dark(#f6f3ec,#141311);color:light-dark(#22201c,#ece7dd);font:16px/24px system-ui,sans-serif}
main{max-width:32rem;margin:0 auto}
h1,h2{margin:0 0 4px;font:600 22px/30px Georgia,serif}
p{margin:0 0 32px}`;

const PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Bitte einen Moment warten</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Bitte warten Sie eine Minute</h1>
<p>Von Ihrem Anschluss kamen sehr viele Anfragen hintereinander. Laden Sie die Seite in einer Minute noch einmal.</p>
<div lang="en">
<h2>Please wait a minute</h2>
<p>Your connection has sent very many requests in a row. Load the page again in a minute.</p>
</div>
</main>
</body>
</html>
`;

const POLICY = `${DATA_POLICY}; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The error handler of endpoints that people open in a browser. Other errors go on to the one of all endpoints. */
export function sendBusyPage(
  error: { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error.statusCode !== 429) throw error;
  if (!request.headers.accept?.includes('text/html')) return sendError(request, reply, 429);
  return reply
    .code(429)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
