/** The demo's outbox: every mail with its links, on this machine alone, so that a newcomer can activate an account. */

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { escaped } from '../../http/html.ts'
import { listNewestMails } from '../../mail/mails.store.ts'
import { readSiteSetting } from '../site/site.store.ts'

const NEWEST = 50
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A full stop after a link is the sentence's. */
const withLinks = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, (link) => `<a href="${link}">${link}</a>`)

/** The page of a mail: without scripts, forms or an origin; its links open in a new window. */
const frameOf = (html: string) =>
  `<details><summary>HTML</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML" style="width: 100%; max-width: 640px; height: 720px" srcdoc="${escaped(html)}"></iframe></details>`

/** Returns whether the page shows e-mails to every visitor: only in a demo on loopback that sends none. */
export async function showsOutbox({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<boolean> {
  return LOOPBACK.has(config.host) && config.smtpUrl === null && (await readSiteSetting(db)).demo
}

/** Whether a `Host` header names this machine by a name that another site cannot have. */
const isLoopback = (host = '') =>
  LOOPBACK.has(
    host
      .replace(/:\d+$/, '')
      .replace(/^\[(.*)\]$/, '$1')
      .toLowerCase(),
  )

export function outboxPage(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db'>) {
  app.get('/api/outbox', async ({ headers }, reply) => {
    // A name that was made to lead to this machine would let a page of another site read the mails (DNS rebinding).
    if (!isLoopback(headers.host) || !(await showsOutbox(deps))) return fail('not_found')
    const mails = await listNewestMails(deps.db, NEWEST)
    const articles = mails.map(
      ({ to, subject, text, html, created_at }) =>
        `<article><h2>${escaped(subject)}</h2><p>${escaped(to)} · ${created_at.toISOString()}</p><pre>${withLinks(text)}</pre>${html === null ? '' : frameOf(html)}</article>`,
    )
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${articles.join('\n')}`)
  })
}
