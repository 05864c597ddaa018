import { basename } from 'node:path'
import type { Client } from '@polynya/sdk/light'
import { saveFile } from '../../calls/save-file.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item, plain, rows, type Text } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import type { Input } from '../../definitions/commands.ts'
import { Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { readBytes, readJson } from '../../input/read-input.ts'
import { assignment } from '../events/event-body.ts'
import { type Found, findCall } from './find-call.ts'
import { listOfCalls } from './list-calls.ts'

export const run: Run<'api'> = async (context, input) => {
  if (input.list) return listOfCalls(context, input.call)
  if (input.call === undefined)
    throw new Stop(
      'usage',
      `${context.t('cli:missingArgument', { name: 'call' })} ${context.t('cli:listOfCalls')}`,
    )
  const found = findCall(context, input.call)
  const { id, route } = found
  const call = {
    params: { ...found.params, ...assignments(context, input.param) },
    query: assignments(context, input.query),
    body: await bodyOf(context, input),
  }
  checkParameters(context, found, call.params)
  if (route.method === 'GET' && call.body !== undefined)
    throw new Stop('usage', context.t('cli:noBody', { call: id }))
  if (input.paginate && !route.paging) throw new Stop('usage', context.t('cli:notAList', { call: id }))
  if (context.settings.dryRun)
    return plan(context, [
      {
        action: route.method,
        what: `${id} ${route.path}`,
        call: { ...call, body: input.file ? input.file : call.body },
      },
    ])
  if (route.method === 'DELETE') await confirm(context, context.t('cli:confirmCall', { call: id }))
  const method = methodOf(await context.client(), id)
  if (input.paginate && input.output === undefined)
    return rows(method.items(call), [{ title: id, of: (row) => JSON.stringify(row) }], '')
  const answer = await (input.paginate ? all(method.items(call)) : method(call))
  if (input.output !== undefined) return saved(context, answer, input.output)
  return item(answer, [JSON.stringify(answer, null, 2)])
}

async function all(items: AsyncIterable<object>): Promise<object[]> {
  const found: object[] = []
  for await (const each of items) found.push(each)
  return found
}

/** Writes an answer into a file: the file that it holds, or JSON. */
async function saved(context: Context, answer: unknown, path: string): Promise<Text> {
  const { base64 } = (answer ?? {}) as { readonly base64?: unknown }
  const isFile = typeof base64 === 'string'
  await saveFile(
    context,
    path,
    Buffer.from(isFile ? base64 : `${JSON.stringify(answer, null, 2)}\n`, isFile ? 'base64' : 'utf8'),
  )
  return plain('')
}

/** Fails before the call if a parameter of its path is missing. */
function checkParameters({ t }: Context, { id, route }: Found, params: Readonly<Record<string, unknown>>) {
  const missing = [...route.path.matchAll(/:(\w+)/g)]
    .map(([, name = '']) => name)
    .find((name) => !(name in params))
  if (missing) throw new Stop('usage', t('cli:missingParameter', { call: id, name: missing }))
}

const assignments = (context: Context, given: readonly string[] | undefined) =>
  Object.fromEntries((given ?? []).map((each) => assignment(context, each)))

async function bodyOf(context: Context, { field, body: from, file }: Input<'api'>): Promise<unknown> {
  if (file !== undefined)
    return { file: new File([Uint8Array.from(await readBytes(context, file))], basename(file)) }
  const base = from === undefined ? {} : ((await readJson(context, from)) as object)
  const body = { ...base, ...assignments(context, field) }
  return Object.keys(body).length > 0 ? body : undefined
}

type Method = ((call: object) => Promise<unknown>) & { items(call: object): AsyncIterable<object> }

function methodOf(client: Client, id: string): Method {
  const [group = '', name = ''] = id.split('.')
  const methods: object = Reflect.get(client, group)
  return Reflect.get(methods, name) as Method
}
