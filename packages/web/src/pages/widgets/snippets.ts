/** The code that a page of another site contains to show a widget. */

import { frameAddress, HEIGHT_MESSAGE, pageOfWidget, type WidgetElement } from '@polynya/contract'
import { WIDGET_SOURCES } from '@polynya/contract/widget-sources/all'
import { type Source, urlOf } from '@polynya/contract/widget-sources/source'

export const VARIANTS = ['evergreen', 'pinned', 'frame'] as const
export type Variant = (typeof VARIANTS)[number]

export interface SnippetInput {
  /** Address of the federation's site, such as `https://polynya.example`. */
  readonly origin: string
  readonly element: WidgetElement
  /** Values of the attributes by name; absent ones are left out. */
  readonly values: Readonly<Record<string, string>>
  /** Colour of links and buttons as `#rrggbb`, or '' for that of the widget. */
  readonly accent: string
  /** Language of the generator and its preview: a frame has it unless another one is chosen. */
  readonly language: string
  /** Name of the widget, for readers of the frame. */
  readonly title: string
  /** Text of the link that is shown until the widget has loaded. */
  readonly link: string
}

/** They make plugins that optimize pages leave the script alone. */
const FOR_OPTIMIZERS =
  'data-cfasync="false" data-no-optimize="1" data-noptimize="1" data-no-minify="1" nowprocket'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

const attribute = (name: string, value: string) => ` ${name}="${escaped(value)}"`

/** Returns the code of a widget in one variant, as lines of HTML. */
export function snippetOf(variant: Variant, input: SnippetInput): string {
  if (variant === 'frame') return frameOf(input)
  return [...(variant === 'pinned' ? pinnedScript(input) : evergreenScript(input)), tagOf(input)].join('\n')
}

const evergreenScript = ({ origin }: SnippetInput) => [
  `<script type="module" async src="${origin}/widgets/v1.js" ${FOR_OPTIMIZERS}></script>`,
]

/** One file that a digest covers; the data load at the same time. */
function pinnedScript({ origin, element: { name, pinned }, values }: SnippetInput): string[] {
  const [address, integrity] = [`${origin}/widgets/${pinned.file}`, attribute('integrity', pinned.integrity)]
  const source: Source | undefined = WIDGET_SOURCES[name as keyof typeof WIDGET_SOURCES]
  const data = source && values.loading !== 'lazy' && urlOf(source, (each) => values[each], origin)
  return [
    `<link rel="modulepreload" href="${address}" crossorigin${integrity}>`,
    data
      ? `<link rel="preload" as="fetch"${attribute('href', data)} crossorigin>`
      : `<link rel="preconnect" href="${origin}" crossorigin>`,
    `<script type="module" async src="${address}" crossorigin${integrity} ${FOR_OPTIMIZERS}></script>`,
  ]
}

function tagOf({ origin, element: { tag, name }, values, accent, link }: SnippetInput): string {
  const attributes = Object.entries(values).map(([each, value]) => attribute(each, value))
  const style = accent ? attribute('style', `--polynya-accent: ${accent}`) : ''
  const page = new URL(pageOfWidget(name, values), origin).href
  return `<${tag}${attributes.join('')}${style}><a href="${escaped(page)}">${escaped(link)}</a></${tag}>`
}

function frameOf(input: SnippetInput): string {
  const { element, values, language, title } = input
  const address = escaped(frameAddress({ ...input, values: { lang: language, ...values } }))
  return `<iframe src="${address}"${attribute('title', title)} width="100%" height="${element.height}" frameborder="0" loading="lazy"></iframe>
<script>${LISTENER}</script>`
}

/**
 * Gives each frame of a widget its own height. The same on every site, so that policies can name its digest. Old browsers
 * and editors read it: no syntax of this century's second decade.
 */
const LISTENER = `addEventListener("message",function(e){if(!e.data||e.data.type!=="${HEIGHT_MESSAGE}")return;var f=document.getElementsByTagName("iframe");for(var i=0;i<f.length;i++)if(f[i].contentWindow===e.source&&f[i].src.indexOf(e.origin+"/embed/")===0)f[i].height=e.data.height})`

/** Written here because browsers compute digests only asynchronously; a test compares it. */
const LISTENER_DIGEST = 'sha256-vZeIulhOCuZMNSrJjnF7JzOFhzIXzwV9ypCel+JbSSo='

/** The header of a strict content policy that allows the widgets of a site. */
export const policyFor = (origin: string, variant: Variant): string =>
  variant === 'frame'
    ? `Content-Security-Policy: frame-src ${origin}; script-src '${LISTENER_DIGEST}'`
    : `Content-Security-Policy: script-src ${origin}; connect-src ${origin}; img-src ${origin}`

/** The rule of a site's style sheet that gives a widget its colour where policies block the style of the tag. */
export const colourRuleOf = (tag: string, accent: string): string => `${tag} { --polynya-accent: ${accent} }`

/** Returns a colour as `#rrggbb`; '' if a text is none. */
export const readColour = (text: string | null): string =>
  /^#[0-9a-f]{6}$/i.test(text ?? '') ? (text ?? '') : ''
