/** A call of the API as HTML: who may call it, its input, its response, its failures and a sample. */

import { REASONS, type Reason } from '@polynya/contract'
import { catalogues } from '@polynya/i18n/catalogues'
import { FIXTURES, SAMPLE_CALLS } from '@polynya/testkit'
import { described, fieldsTable, type Schema, typeOf } from './api-fields.ts'
import { escaped } from './page.ts'

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

export interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema: Schema
  }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>
  readonly 'x-access': Readonly<Record<string, string>>
  readonly 'x-scopes': readonly string[] | null
  readonly 'x-repeat': string
}

const ROLES: Readonly<Record<string, string>> = {
  visitor: 'visitors',
  account: 'accounts',
  isRsf: 'regional federations',
  baseResultsEditor: 'editors of base results',
  judgeQuestionsEditor: 'editors of judges’ questions',
  resultsEditor: 'secretaries of results',
  admin: 'administrators',
  superAdmin: 'super administrators',
}

const CELLS: Readonly<Record<string, string>> = {
  public: 'the public part',
  own: 'their own',
  ownOrPublic: 'their own in full, the public part of others',
  all: 'everything',
}

const REPEATS: Readonly<Record<string, string>> = {
  safe: 'Reads only: may be repeated.',
  idempotent: 'May be repeated: the second call changes nothing more.',
  keyed: 'Send an <code>Idempotency-Key</code>: with the same key a repeated call takes effect once.',
  never: 'Not to be repeated without checking what happened.',
}

export function callHtml(operation: Operation, id: string): string {
  const { operationId, method, path, summary, description } = operation
  return [
    `<section class="call"><h2 id="${id}">${operationId}</h2>`,
    `<p class="path"><code><span class="method">${method.toUpperCase()}</span> ${escaped(path)}</code></p>`,
    `<p>${escaped(summary)}.${description ? ` ${escaped(description)}` : ''} ${REPEATS[operation['x-repeat']] ?? ''}</p>`,
    accessOf(operation),
    inputOf(operation),
    `<h3>Response</h3>${responseOf(operation)}`,
    sampleOf(operationId),
    failuresOf(operation),
    '</section>',
  ].join('\n')
}

/** Roles with the same access together. */
function accessOf({ 'x-access': access, 'x-scopes': scopes }: Operation): string {
  const groups = Map.groupBy(
    Object.entries(access).filter(([, cell]) => cell !== 'none'),
    ([, cell]) => cell,
  )
  const parts = [...groups].map(
    ([cell, roles]) => `${roles.map(([role]) => ROLES[role]).join(', ')}: ${CELLS[cell]}`,
  )
  const tokens = scopes?.length
    ? ` Scope of a personal access token: ${scopes.map((scope) => `<code>${scope}</code>`).join(', ')}.`
    : ''
  return `<p><b>Who may call:</b> ${escaped(parts.join('; '))}.${tokens}</p>`
}

function inputOf({ parameters = [], requestBody }: Operation): string {
  const rows = parameters.map(
    (each) =>
      `<tr><td><code>${escaped(each.name)}</code>${each.required ? '' : ' <small>optional</small>'}</td><td>${each.in}</td><td>${typeOf(each.schema)}</td><td>${described(each.description)}</td></tr>`,
  )
  const table = rows.length
    ? `<h3>Parameters</h3><div class="wide" tabindex="0"><table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    : ''
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Body <small>${type}</small></h3>${fieldsTable(schema)}`,
  )
  return table + bodies.join('')
}

function responseOf({ responses }: Operation): string {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const data = done?.content?.['application/json']?.schema.properties?.data
  return data ? fieldsTable(data) : '<p>No content.</p>'
}

/** The call by the SDK with the response of the tests' fixtures. */
function sampleOf(operationId: string): string {
  const [group = '', name = ''] = operationId.split('.')
  const at = (table: object) => (table as Record<string, Record<string, unknown>>)[group]?.[name]
  const [call, response] = [at(SAMPLE_CALLS), at(FIXTURES)]
  const argument = call === undefined ? '' : literal(call)
  const code = `const data = await client.${operationId}(${argument})`
  const shown =
    typeof response === 'function' || response === undefined ? '' : JSON.stringify(response, null, 2)
  const answer = shown ? `\n// data:\n${shorten(shown)}` : ''
  return `<h3>Sample</h3><pre tabindex="0"><code>${escaped(code + answer)}</code></pre>`
}

const literal = (call: unknown) =>
  JSON.stringify(call, (_key, value) => (value instanceof File ? `(File ${value.name})` : value), 2)
    .replace(/"\(File ([^)]*)\)"/g, "new File([bytes], '$1')")
    .replace(/"([A-Za-z_]\w*)":/g, '$1:')

const LONGEST_LINES = 40

function shorten(json: string): string {
  const lines = json.split('\n')
  return lines.length <= LONGEST_LINES ? json : [...lines.slice(0, LONGEST_LINES), '…'].join('\n')
}

/** The message of a reason, without the values that it is sent with. */
const meaningOf = (reason: Reason) => catalogues.en.errors.reasons[reason].replace(/\{\{[^}]*\}\}/g, '…')

/** Every declared reason with its status and its text. */
function failuresOf({ responses }: Operation): string {
  const reasons = Object.values(responses).flatMap(
    ({ $ref }) => $ref?.split('/').at(-1)?.split('.') ?? [],
  ) as Reason[]
  const rows = reasons.map(
    (reason) =>
      `<tr><td><code>${reason}</code></td><td>${REASONS[reason].status}</td><td>${escaped(meaningOf(reason))}</td></tr>`,
  )
  return `<h3>Failures</h3><div class="wide" tabindex="0"><table><thead><tr><th>Reason</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
