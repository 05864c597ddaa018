/** Uploaded files, from our own origin: never as HTML or script, documents as attachments. */

import type { FileType } from '@polynya/domain'
import type { FastifyInstance } from 'fastify'
import { administers } from '../access/caller.ts'
import { requireScope } from '../access/guard.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../failure.ts'
import { findServedFile } from '../files/stored-file.store.ts'
import { authorizationOf } from './call-context.ts'
import { GONE_WITHIN_SECONDS, isKnown } from './public-cache.ts'

export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileType | 'webp', string>

export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A name as RFC 5987 writes it: letters, digits and a few signs as they are. */
export const attachment = (name: string) => `attachment; filename*=UTF-8''${encoded(name)}`

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The address of a stored file. */
export const fileUrl = (key: string) => `/files/${key}`

export function storedFiles(app: FastifyInstance, deps: Deps) {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    deps.limits.takeHere('read', request.ip)
    const file = await findServedFile(deps.db, request.params.key)
    if (!file) return fail('not_found')
    const shown = file.event_id === null ? file.confirmed_at !== null : file.public === true
    const caller = shown ? null : await deps.identify(authorizationOf(request))
    if (caller) requireScope(caller, ['read'])
    const mayPreview =
      caller !== null &&
      (administers(caller, file.region) ||
        (file.account_id !== null && file.account_id === caller.account?.id))
    if (!shown && !mayPreview) return fail('not_found')
    const etag = `"${file.key}"`
    reply.headers({
      etag,
      'content-security-policy': FILE_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': shown ? `public, max-age=${GONE_WITHIN_SECONDS}` : 'no-store',
    })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const bytes = await deps.files.get(file.key)
    if (!bytes) return fail('not_found')
    reply.headers({
      'content-type': MEDIA_TYPES[file.type],
      'content-length': file.size,
      'content-disposition': file.kind === 'reguls' ? attachment(file.name) : 'inline',
    })
    return reply.send(bytes)
  })
}
