import type { Endpoint, EndpointId } from '@polynya/contract'
import type { Context } from '../context/context.ts'
import { fail } from '../failures/refusal.ts'

/** In a dry run, fails as the server would reject the body of a call by its schema. */
export async function checkBody({ settings }: Context, id: EndpointId, body: unknown): Promise<void> {
  if (!settings.dryRun) return
  const { NOTHING, parseCall, v1 } = await import('@polynya/contract')
  const [group = '', name = ''] = id.split('.')
  const endpoint = (v1 as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[group]?.[name]
  if (!endpoint) throw new Error(`No call ${id}`)
  const ofBody = { ...endpoint, params: NOTHING, query: NOTHING }
  const parsed = parseCall(ofBody, { params: {}, query: {}, body })
  if ('issues' in parsed) fail('invalid_input', parsed)
}
