/** The one template of all e-mails, as plain text and as HTML. It loads nothing: no images, fonts or trackers. */

import type { Language } from '@polynya/contract'
import { escaped } from '../http/html.ts'

/** A labelled line, such as the venue of an event. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A link below the facts, such as to a document. */
export interface MailLink {
  readonly label: string
  readonly link: string
}

/** The parts of an e-mail, all of them plain text. Blank lines separate paragraphs. */
export interface MailContent {
  readonly language: Language
  readonly brand: string
  readonly subject: string
  readonly greeting: string
  readonly text: string
  readonly facts: readonly Fact[]
  readonly action: MailLink
  /** Further pages and files. */
  readonly links: readonly MailLink[]
  readonly note: string | null
  readonly site: string
}

/** Returns an e-mail as plain text. */
export function mailText({ greeting, text, facts, action, links, note, site, brand }: MailContent): string {
  const parts = [
    greeting,
    text,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${action.label}:\n${action.link}`,
    links.map(({ label, link }) => `${label}:\n${link}`).join('\n'),
    note,
    `${brand}\n${site}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Overrides of the inline colours, which mail clients without media queries show. */
const DARK = `@media (prefers-color-scheme: dark) {
  .canvas { background: #06121c !important }
  .surface { background: #0c1b27 !important; border-color: #243846 !important }
  .ink { color: #e9f2f5 !important }
  .quiet { color: #a4b8c0 !important }
  .line { border-color: #243846 !important }
  .brand, .link { color: #66ceec !important }
  .button { background: #66ceec !important; color: #021322 !important }
}`

const FONT = 'font-family: -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'
const INK = `${FONT}; font-size: 16px; line-height: 24px; color: #111f2e; overflow-wrap: anywhere`
const QUIET = `${FONT}; font-size: 14px; line-height: 20px; color: #455868; overflow-wrap: anywhere`

/** Returns an e-mail as an HTML page of tables with inline styles, which every mail client supports. */
export function mailPage(content: MailContent): string {
  const { language, subject, greeting, text, facts, action, links, note, site, brand } = content
  const rows = [
    row(
      `<span class="brand" style="${FONT}; font-size: 20px; font-weight: 700; color: #005583">${escaped(brand)}</span>`,
    ),
    row(
      `<h1 class="ink" style="${FONT}; margin: 0; font-size: 22px; line-height: 28px; color: #111f2e; overflow-wrap: anywhere">${escaped(subject)}</h1>`,
    ),
    row(paragraphs(`${greeting}\n\n${text}`, { className: 'ink', style: INK })),
    facts.length > 0 && row(factTable(facts)),
    row(button(action)),
    links.length > 0 && row(linkList(links)),
    note !== null && row(paragraphs(note, { className: 'quiet', style: QUIET })),
    row(
      `<a class="link" href="${escaped(site)}" target="_blank" style="${QUIET}; color: #005583">${escaped(site)}</a>`,
    ),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin: 0; padding: 0; background: #f6fbfd">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background: #f6fbfd"><tr><td align="center" style="padding: 16px 8px">
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; table-layout: fixed; background: #ffffff; border: 1px solid #cddce2; border-radius: 8px; text-align: left">
${rows.filter(Boolean).join('\n')}
<tr><td style="height: 24px"></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const row = (html: string) => `<tr><td style="padding: 24px 24px 0">${html}</td></tr>`

interface Look {
  readonly className: string
  readonly style: string
}

const paragraphs = (text: string, { className, style }: Look) =>
  text
    .split(/\n{2,}/)
    .map((part, index) => {
      const margin = index === 0 ? '0' : '12px 0 0'
      return `<p class="${className}" style="${style}; margin: ${margin}">${escaped(part).replaceAll('\n', '<br>')}</p>`
    })
    .join('\n')

function factTable(facts: readonly Fact[]): string {
  const lines = facts.map(
    ({ label, value }) =>
      `<tr><td class="line" style="padding: 8px 0; border-top: 1px solid #cddce2"><span class="quiet" style="${QUIET}">${escaped(label)}</span><br><span class="ink" style="${INK}">${escaped(value)}</span></td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout: fixed">${lines.join('\n')}</table>`
}

const linkList = (links: readonly MailLink[]) =>
  links
    .map(
      ({ label, link }) =>
        `<p style="${INK}; margin: 0 0 8px"><a class="link" href="${escaped(link)}" target="_blank" style="color: #005583">${escaped(label)}</a></p>`,
    )
    .join('\n')

/** The link is also shown as text, for readers whose mail client shows no buttons. */
const button = ({ label, link }: MailLink) =>
  `<a class="button" href="${escaped(link)}" target="_blank" style="${FONT}; display: inline-block; padding: 12px 24px; border-radius: 6px; background: #005583; color: #ffffff; font-size: 16px; font-weight: 600; line-height: 24px; text-decoration: none">${escaped(label)}</a>
<p class="quiet" style="${QUIET}; margin: 12px 0 0"><a class="link" href="${escaped(link)}" target="_blank" style="color: #005583">${escaped(link)}</a></p>`
