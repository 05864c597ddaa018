/** Share pictures as files, of what visitors may see. */

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { languageOfAddress } from '../../http/language.ts'
import { GONE_WITHIN_SECONDS, isKnown } from '../../http/public-cache.ts'
import type { PreviewOf } from '../../http/public-pages.ts'
import { FILE_POLICY, MEDIA_TYPES } from '../../http/stored-files.ts'
import { drawInThread } from './drawing/draw-in-thread.ts'
import { digestOf } from './drawing/share-card.ts'
import { sharedOf } from './share-pictures.ts'
import { storedPictures } from './stored-pictures.ts'

interface Address {
  Params: { readonly id?: string; readonly file: string }
  /** Parameters that are given several times are lists. `v` only distinguishes versions. */
  Querystring: { readonly lang?: unknown; readonly v?: unknown }
}

export function sharePictureFiles(app: FastifyInstance, deps: Deps) {
  const drawing = drawInThread()
  const pictures = storedPictures(drawing.pngOf)
  app.addHook('onClose', () => drawing.stop())

  for (const path of ['/share/swimmers/:file', '/share/events/:id/:file'])
    app.get<Address>(path, async (request, reply) => {
      deps.limits.takeHere('read', request.ip)
      const of = addressOf(request.params)
      const language = languageOfAddress(request)
      const { card } = await deps.coalesced(`share ${JSON.stringify([of, language])}`, () =>
        sharedOf(of, language, deps),
      )
      const etag = `"${digestOf(card)}"`
      reply.headers({
        etag,
        'content-security-policy': FILE_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': `public, max-age=${GONE_WITHIN_SECONDS}`,
        vary: 'accept-language',
      })
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const bytes = await pictures.pngOf(card, () => deps.limits.takeHere('sharePicture', request.ip))
      return reply.headers({ 'content-type': MEDIA_TYPES.png, 'content-disposition': 'inline' }).send(bytes)
    })
}

/** Reads an address; fails with `not_found`. */
function addressOf({ id, file }: Address['Params']): PreviewOf {
  const [, iwsaid] = /^([A-Za-z0-9]{5,16})\.png$/.exec(file) ?? []
  if (iwsaid === undefined || (id !== undefined && !/^\d{1,9}$/.test(id))) return fail('not_found')
  return { iwsaid: iwsaid.toUpperCase(), ...(id !== undefined && { eventId: Number(id) }) }
}
