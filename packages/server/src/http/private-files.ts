/**
 * Private files: disability documents and admission documents, for the swimmer's owner and administrators. Other
 * callers cannot learn that a document exists.
 */

import type { FastifyInstance } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { requireScope } from '../access/guard.ts'
import { visibleDocument } from '../areas/admissions/visible-admissions.ts'
import { audienceOf } from '../areas/swimmers/profile/swimmers.rules.ts'
import type { StoredFileTable } from '../db/tables/stored-file.ts'
import type { Deps } from '../deps.ts'
import { authorizationOf } from './call-context.ts'
import { fail } from './failure.ts'
import { attachment, FILE_POLICY, MEDIA_TYPES } from './stored-files.ts'

const DISABILITY = '/api/v1/swimmers/document/:id/file'
const ADMISSION = '/api/v1/admissions/:id/file'

/** Returns the address of a swimmer's document; it requires the bearer token of the call that returned it. */
export const privateFileUrl = (swimmerId: number) => DISABILITY.replace(':id', String(swimmerId))

/** The same of a document of admission, by its own number. */
export const admissionFileUrl = (id: number) => ADMISSION.replace(':id', String(id))

type PrivateFile = Pick<StoredFileTable, 'key' | 'type' | 'size' | 'name'>

/** Finds the file of a number for a caller; undefined where there is none that they may see. */
type Find = (deps: Deps, id: number, caller: Caller) => Promise<PrivateFile | undefined>

export function privateFiles(app: FastifyInstance, deps: Deps) {
  for (const [path, find] of [
    [DISABILITY, disabilityDocument],
    [ADMISSION, admission],
  ] as const) {
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      deps.limits.takeHere('read', request.ip)
      const { id } = request.params
      const caller = await deps.identify(authorizationOf(request))
      requireScope(caller, ['documents'])
      const file = caller.account && /^\d{1,9}$/.test(id) && (await find(deps, Number(id), caller))
      const bytes = file && (await deps.files.get(file.key))
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
}

const disabilityDocument: Find = async ({ db }, id, caller) => {
  const file = await db
    .selectFrom('stored_file')
    .innerJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('swimmer.id', '=', id)
    .where('kind', '=', 'disability')
    .select(['key', 'type', 'size', 'name', 'account_id', 'region'])
    .executeTakeFirst()
  return file && audienceOf(caller, file) === 'full' ? file : undefined
}

const admission: Find = async ({ db, clock }, id, caller) => {
  const { document } = await visibleDocument(db, id, { caller, at: clock.now() })
  const { key, type, size, name } = document
  return key === null || type === null || size === null || name === null
    ? undefined
    : { key, type, size, name }
}
