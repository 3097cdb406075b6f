/** The API document as a page to read: one file of HTML and one style sheet, nothing from elsewhere, no script. */

import { type OpenApiDocument, type Operation, operationsOf } from './document.ts';
import { errorCodes, escapeHtml, fields, json, paragraphs, row, table, typeText } from './page-parts.ts';
import { COMMON_REFUSALS } from './refusals.ts';

/** The page for a document. */
export function documentationPage(document: OpenApiDocument): string {
  const tags = (document.tags ?? []).map((tag) => tag.name);
  const all = operationsOf(document);
  const sectionOf = (tag: string) => all.filter(({ operation }) => operation.tags?.includes(tag));
  const contents = tags
    .map((tag) => {
      const links = sectionOf(tag).map(
        ({ operation }) => `<li><a href="#${anchor(operation)}">${escapeHtml(operation.summary)}</a></li>`,
      );
      return `<li>${escapeHtml(tag)}<ul>${links.join('')}</ul></li>`;
    })
    .join('');
  const sections = tags.map((tag) => {
    const articles = sectionOf(tag).map((one) => renderOperation(document, one));
    return `<section><h2>${escapeHtml(tag)}</h2>${articles.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Contents"><ul>${contents}</ul></nav>
<main>
<h1>${escapeHtml(document.info.title)} API <small>${escapeHtml(document.info.version)}</small></h1>
${paragraphs(document.info.description ?? '')}
<p><a href="/api/openapi.json">The OpenAPI 3.1 document</a></p>
${renderCommonRefusals()}
${sections.join('')}
</main>
</body>
</html>`;
}

interface Entry {
  path: string;
  method: string;
  operation: Operation;
}

function renderOperation(document: OpenApiDocument, { path, method, operation }: Entry): string {
  return `<article id="${anchor(operation)}">
<h3>${escapeHtml(operation.summary)}</h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code>${
    operation.security?.length === 0 ? ' <span class="open">no sign-in needed</span>' : ''
  }</p>
${renderParameters(operation)}
${renderBody(document, operation)}
${renderResponses(document, operation)}
</article>`;
}

function renderParameters(operation: Operation): string {
  const rows = (operation.parameters ?? []).flatMap((parameter) =>
    '$ref' in parameter
      ? []
      : [
          row(
            parameter.name,
            parameter.in,
            typeText(parameter.schema),
            parameter.required === true,
            parameter.example,
          ),
        ],
  );
  return rows.length === 0 ? '' : table(['Parameter', 'In', 'Type', '', 'Example'], rows);
}

function renderBody(document: OpenApiDocument, operation: Operation): string {
  const body = operation.requestBody;
  if (body === undefined || '$ref' in body) return '';
  return Object.entries(body.content)
    .map(
      ([type, content]) =>
        `<h4>Request <small>${escapeHtml(type)}</small></h4>${fields(document, content.schema)}${json(content.example)}`,
    )
    .join('');
}

function renderResponses(document: OpenApiDocument, operation: Operation): string {
  return Object.entries(operation.responses ?? {})
    .map(([status, response]) => {
      if (response === undefined || '$ref' in response) return '';
      const content = response.content?.['application/json'] ?? response.content?.['text/event-stream'];
      if (status.startsWith('2')) {
        return `<h4>Answer <small>${status}</small></h4>${fields(document, content?.schema)}${json(content?.example)}`;
      }
      return `<p class="refusal"><b>${status}</b> ${errorCodes(content?.schema)
        .map((code) => `<code>${escapeHtml(code)}</code>`)
        .join(' ')}</p>`;
    })
    .join('');
}

/** What every operation can answer, once for all. */
function renderCommonRefusals(): string {
  const rows = Object.entries(COMMON_REFUSALS).map(
    ([status, [, when]]) => `<tr><th scope="row">${status}</th><td>${escapeHtml(when)}</td></tr>`,
  );
  return `<section><h2>Refusals of every call</h2>${table(['Status', 'When'], rows)}</section>`;
}

function anchor(operation: Operation): string {
  return escapeHtml(operation.operationId ?? '');
}
