/**
 * A page for each widget, for sites that allow only frames: the only pages that other sites may frame. Query parameters
 * are the attributes of the widget.
 */

import { createHash } from 'node:crypto'
import { EMBED_PATH, type Language, type WidgetElement } from '@polynya/contract'
import { DEFAULT_LANGUAGE } from '@polynya/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { EMBED_SCRIPT } from './embed-script.ts'
import { escaped, pageStart } from './html.ts'
import { languageNamedIn } from './language.ts'
import { EVERGREEN } from './widget-headers.ts'
import { builtElements, readFrameQuery, unknownWidget, widgetTag } from './widget-tag.ts'

type PageDeps = Pick<Deps, 'config' | 'words'>
type PageRequest = FastifyRequest<{
  Params: { readonly widget: string }
  Querystring: Readonly<Record<string, unknown>>
}>

/** The page is as high as the widget: without an own scroll bar it would otherwise be cut. */
const STYLE = 'html,body{margin:0}p{margin:0;padding:.5em;font:1rem/1.4 sans-serif}'

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${digest(EMBED_SCRIPT)}`,
    `style-src ${styles.map(digest).join(' ')}`,
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

/** Serves the pages for frames of the built widgets; none where there is no build. */
export function embedPages(app: FastifyInstance, deps: PageDeps) {
  const elements = builtElements(deps.config.widgetsRoot)
  if (!elements) return
  app.get(`${EMBED_PATH}/:widget`, (request: PageRequest, reply) => {
    const language = languageNamedIn(request) ?? DEFAULT_LANGUAGE
    const element = elements.find(({ name }) => name === request.params.widget)
    if (element) return sendPage(reply, language, framed(element, request.query, language, deps))
    const text = unknownWidget(elements, deps.words[language])
    return sendPage(reply.status(404), language, { title: text, body: notice(text), styles: [] })
  })
}

interface Page {
  readonly title: string
  readonly body: string
  /** Style sheets besides that of every page. */
  readonly styles: readonly string[]
}

/** The widget with the attributes that the address names, below the parameters that it does not understand. */
function framed(
  element: WidgetElement,
  query: Readonly<Record<string, unknown>>,
  language: Language,
  { config, words }: PageDeps,
): Page {
  const t = words[language]
  const { values, wrong, accent } = readFrameQuery(element, query)
  const notices = wrong.map(([name, value]) => notice(t('embedding:frame.wrong', { name, value })))
  // A frame is too small for the pages of the site.
  const tag = widgetTag(
    element,
    { 'link-target': '_blank', ...values },
    { publicUrl: config.publicUrl, linkText: t('embedding:link') },
  )
  return {
    title: t(`embedding:widgets.${element.name as 'event-calendar'}`),
    styles: accent ? [`:root{--polynya-accent:${accent}}`] : [],
    body: `${notices.join('')}${tag}
<script async src="/widgets/v1.js"></script>`,
  }
}

const notice = (text: string) => `<p role="alert">${escaped(text)}</p>`

function sendPage(reply: FastifyReply, language: Language, { title, body, styles }: Page) {
  const sheets = [STYLE, ...styles]
  // Older browsers hold this header above the policy, and it cannot allow every site.
  reply.removeHeader('x-frame-options')
  return reply
    .headers({
      'content-security-policy': policyOf(sheets),
      'cache-control': EVERGREEN,
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(`${pageStart(language, title)}
${sheets.map((sheet) => `<style>${sheet}</style>`).join('\n')}
${body}
<script>${EMBED_SCRIPT}</script>
`)
}
