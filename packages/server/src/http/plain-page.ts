/** Pages that the server writes itself, for readers who come from elsewhere: plain HTML, without scripts. */

import type { Language } from '@polynya/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped, pageStart } from './html.ts'
import { PLAIN_PAGE_STYLE } from './plain-page-style.ts'

const STYLE_PATH = '/plain-page.css'
const FORM_BYTES = 1_000

/** Serves the styles of these pages. */
export function plainPageStyle(app: FastifyInstance) {
  app.get(STYLE_PATH, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(PLAIN_PAGE_STYLE),
  )
}

/** Parses the forms of these pages. */
export function acceptForms(pages: FastifyInstance) {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

export interface PlainPage {
  readonly language: Language
  readonly title: string
  readonly note?: string
  /** HTML. */
  readonly content: string
  /** Address to which its form may lead: browsers enforce the page's policy on redirects, too. */
  readonly returnUrl: string
}

export function sendPlainPage(
  reply: FastifyReply,
  { language, title, note, content, returnUrl }: PlainPage,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(`${pageStart(language, title)}
<link rel="stylesheet" href="${STYLE_PATH}">
<main>
<header>
<h1>${escaped(title)}</h1>
${
  note
    ? `<p>${escaped(note)}</p>
`
    : ''
}</header>
<div class="body">
${content}
</div>
</main>
</html>
`)
}
