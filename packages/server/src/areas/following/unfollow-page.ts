/**
 * The page by which a follower unfollows an event without signing in. Links are followed by programs that check e-mails,
 * too: only a POST unfollows, from the page or at once from a mail client (RFC 8058).
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { escaped } from '../../http/html.ts'
import { languageOf } from '../../http/language.ts'
import { acceptForms, sendPlainPage } from '../../http/plain-page.ts'
import { type FoundFollow, findFollowByKey, removeFollow } from './following.store.ts'
import { UNFOLLOW_PATH } from './unfollow-path.ts'

type PageDeps = Pick<Deps, 'config' | 'db' | 'limits' | 'words'>
type PageRequest = FastifyRequest<{ Querystring: { readonly token?: unknown } }>

export function unfollowPage(app: FastifyInstance, deps: PageDeps) {
  app.register(async (pages) => {
    acceptForms(pages)
    pages.get(UNFOLLOW_PATH, (request: PageRequest, reply) => show(request, reply, deps))
    pages.post(UNFOLLOW_PATH, (request: PageRequest, reply) => unfollow(request, reply, deps))
  })
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const findFollow = async (db: Deps['db'], { query: { token } }: PageRequest) =>
  typeof token === 'string' && KEY.test(token) ? findFollowByKey(db, token) : undefined

async function show(request: PageRequest, reply: FastifyReply, deps: PageDeps) {
  deps.limits.takeHere('read', request.ip)
  const follow = await findFollow(deps.db, request)
  if (!follow) return sendEnded(request, reply.status(404), deps)
  const t = deps.words[follow.language]
  return sendPlainPage(reply, {
    language: follow.language,
    title: t('mail:unfollow.title'),
    note: nameOf(follow),
    content: `<form method="post"><button class="main">${escaped(t('mail:unfollow.link'))}</button></form>`,
    returnUrl: deps.config.publicUrl,
  })
}

/** A repeated request has the same result: the event is not followed. */
async function unfollow(request: PageRequest, reply: FastifyReply, deps: PageDeps) {
  await deps.limits.take('visitorWrite', request.ip)
  const follow = await findFollow(deps.db, request)
  if (follow) await removeFollow(deps.db, { eventId: follow.event_id, accountId: follow.account_id })
  return sendEnded(request, reply, deps, follow)
}

function sendEnded(request: PageRequest, reply: FastifyReply, deps: PageDeps, follow?: FoundFollow) {
  const { publicUrl } = deps.config
  const language = follow?.language ?? languageOf(request)
  const t = deps.words[language]
  const href = follow ? `${publicUrl}/view-event/${follow.event_id}` : publicUrl
  const label = t(follow ? 'mail:unfollow.event' : 'mail:unfollow.home')
  return sendPlainPage(reply, {
    language,
    title: t('mail:unfollow.done'),
    ...(follow && { note: nameOf(follow) }),
    content: `<a class="button main" href="${escaped(href)}">${escaped(label)}</a>`,
    returnUrl: publicUrl,
  })
}

const nameOf = ({ language, name, name_en }: FoundFollow) => (language === 'en' ? (name_en ?? name) : name)
