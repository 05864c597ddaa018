/** Files of a few: disability documents, for the swimmer's owner and administrators; nobody else learns that there is one. */

import type { FastifyInstance } from 'fastify'
import { audienceOf } from '../areas/swimmers/swimmers.rules.ts'
import type { Deps } from '../deps.ts'
import { fail } from './failure.ts'
import { attachment, FILE_POLICY, MEDIA_TYPES } from './stored-files.ts'

const PATH = '/api/v1/swimmers/document/:id/file'

/** The address of a swimmer's document; it asks for the bearer token of the call that told it. */
export const privateFileUrl = (swimmerId: number) => PATH.replace(':id', String(swimmerId))

export function privateFiles(app: FastifyInstance, deps: Deps) {
  app.get<{ Params: { id: string } }>(PATH, async (request, reply) => {
    deps.limits.takeHere('read', request.ip)
    const caller = await deps.identify(request.headers.authorization)
    const file = caller.account && (await findDocument(deps, request.params.id))
    if (!file || audienceOf(caller, file) !== 'full') return fail('not_found')
    const bytes = await deps.files.get(file.key)
    if (!bytes) return fail('not_found')
    reply.headers({
      'content-type': MEDIA_TYPES[file.type],
      'content-length': file.size,
      'content-security-policy': FILE_POLICY,
      'cache-control': 'no-store',
      'content-disposition': attachment(file.name),
    })
    return reply.send(bytes)
  })
}

function findDocument({ db }: Deps, id: string) {
  if (!/^\d{1,9}$/.test(id)) return undefined
  return db
    .selectFrom('stored_file')
    .innerJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('swimmer.id', '=', Number(id))
    .where('kind', '=', 'disability')
    .select(['key', 'type', 'size', 'name', 'account_id', 'region'])
    .executeTakeFirst()
}
