/**
 * Private files: disability documents and admission documents, for the swimmer's owner and administrators. Other
 * callers cannot learn that a document exists.
 */

import type { TokenScope } from '@polynya/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { requireScope } from '../access/guard.ts'
import type { StoredFileTable } from '../db/tables/stored-file.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../failure.ts'
import { authorizationOf } from './call-context.ts'
import { attachment, FILE_POLICY, MEDIA_TYPES } from './stored-files.ts'

const PATHS = {
  disability: '/api/v1/swimmers/document/:id/file',
  admission: '/api/v1/admissions/:id/file',
} as const

type FileKind = keyof typeof PATHS

/** Scopes of which a personal access token needs one. */
const SCOPES = {
  disability: ['documents'],
  admission: ['documents', 'admissions'],
} as const satisfies Record<FileKind, readonly TokenScope[]>

/** Returns the address of a swimmer's document; it requires the bearer token of the call that returned it. */
export const privateFileUrl = (swimmerId: number) => PATHS.disability.replace(':id', String(swimmerId))

/** Returns the address of a document of admission by its own number. */
export const admissionFileUrl = (id: number) => PATHS.admission.replace(':id', String(id))

export type PrivateFile = Pick<StoredFileTable, 'key' | 'type' | 'size' | 'name'>

/** Finds the file of a number; undefined if there is none that the caller may see. */
export type FindPrivateFile = (deps: Deps, id: number, caller: Caller) => Promise<PrivateFile | undefined>

export function privateFiles(
  app: FastifyInstance,
  deps: Deps,
  finders: Readonly<Record<FileKind, FindPrivateFile>>,
) {
  for (const kind of Object.keys(PATHS) as FileKind[]) {
    app.get<{ Params: { id: string } }>(PATHS[kind], async (request, reply) => {
      deps.limits.takeHere('read', request.ip)
      const { id } = request.params
      const caller = await deps.identify(authorizationOf(request))
      requireScope(caller, SCOPES[kind])
      const file = caller.account && /^\d{1,9}$/.test(id) && (await finders[kind](deps, Number(id), caller))
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
