/** The reference of the API: a page for each group of calls, from the OpenAPI document. */

import { v1 } from '@polynya/contract'
import { openApiDocument } from '@polynya/contract/openapi'
import { callHtml, type Operation } from './api-call.ts'
import { fieldsTable, type Schema } from './api-fields.ts'
import { anchorOf, escaped, type Heading, type Page } from './page.ts'

interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export function apiPages(): Page[] {
  const document = openApiDocument(v1, {
    title: 'Polynya API',
    version: '1.0.0',
    description: '',
    server: '/api/v1',
  }) as unknown as ApiDocument
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => ({ ...operation, method, path })),
  )
  const groups = document.tags.map(({ name, description }) => ({
    ...{ name, description },
    calls: operations.filter(({ tags }) => tags.includes(name)),
  }))
  return [indexPage(groups), ...groups.map(groupPage), schemasPage(document.components.schemas)]
}

interface Group {
  readonly name: string
  readonly description: string
  readonly calls: readonly Operation[]
}

const page = (path: string, title: string, html: string, headings: readonly Heading[]): Page => ({
  ...{ path, title, html, headings },
  language: 'en',
  section: path.endsWith('index.html') ? 'reference' : null,
  isFound: true,
})

const heading = (text: string): Heading => ({ level: 2, id: anchorOf(text.replaceAll('.', '-')), text })

const INTRODUCTION = `<p>The base of all paths is <code>/api/v1</code>. A response is <code>{ "data": … }</code>, a failure
<code>{ "error": { "code", "reason", "message", "requestId", … } }</code>: branch on <code>reason</code>. A call’s name is the same in the
<a href="../sdk.html">SDK</a>, in the audit log and here. Calls that need an account take <code>Authorization: Bearer …</code> with an access
token or a personal access token, which is limited to its scopes. Installations also serve the
<a href="../../../api/docs">OpenAPI document with a page to try calls</a>.</p>`

function indexPage(groups: readonly Group[]): Page {
  const sections = groups.map(({ name, description, calls }) => {
    const rows = calls.map(
      ({ operationId, method, path, summary }) =>
        `<tr><td><a href="${name}.html#${heading(operationId).id}"><code>${operationId}</code></a></td><td><code>${method.toUpperCase()} ${escaped(path)}</code></td><td>${escaped(summary)}</td></tr>`,
    )
    return `<h2 id="${heading(name).id}"><a href="${name}.html">${name}</a></h2><p>${escaped(description)}.</p><div class="wide" tabindex="0"><table><thead><tr><th>Call</th><th>Path</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  const headings = groups.map(({ name }) => heading(name))
  return page('en/api/index.html', 'API', INTRODUCTION + sections.join('\n'), headings)
}

function groupPage({ name, description, calls }: Group): Page {
  const sections = calls.map((operation) => callHtml(operation, heading(operation.operationId).id))
  const html = [`<p>${escaped(description)}.</p>`, ...sections].join('\n')
  const headings = calls.map(({ operationId }) => heading(operationId))
  return page(`en/api/${name}.html`, `API: ${name}`, html, headings)
}

function schemasPage(schemas: Readonly<Record<string, Schema>>): Page {
  const names = Object.keys(schemas)
  const html = Object.entries(schemas)
    .map(([name, schema]) => `<h2 id="${heading(name).id}">${name}</h2>${fieldsTable(schema)}`)
    .join('\n')
  return page('en/api/schemas.html', 'API: objects', html, names.map(heading))
}
