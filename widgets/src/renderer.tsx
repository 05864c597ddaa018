/**
 * Mounts a widget's components in the shadow root of its element, through React's API. The build decides whether
 * React or Preact implements it.
 */

import { createClock, type Formats, type Language } from '@polynya/i18n'
import { type Words, WordsProvider } from '@polynya/ui'
import { createRoot, type Root } from 'react-dom/client'
import { type Attributes, COMMON, readSettings } from './attributes.ts'
import { Boundary } from './boundary.tsx'
import { dispatch, linkOf } from './dispatch.ts'
import { FailedState } from './FailedState.tsx'
import { Frame, type FrameProps } from './Frame.tsx'
import { languageOf } from './language-of.ts'
import { nameParts } from './parts.ts'
import type { Failure } from './read-data.ts'
import { adopt } from './styles.ts'
import { sourceOf } from './tags.ts'
import { createTranslate, type Texts } from './translate.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'

interface Context {
  readonly root: Root
  readonly inner: HTMLElement
  readonly host: WidgetHost
}

const BROKEN: Failure = { code: 'render', status: null, retryable: false }

const quiet = { onUncaughtError: () => {}, onCaughtError: () => {} }

/** The renderer interface of r2wc: mount, update, unmount. */
export function rendererOf(widget: Widget<unknown, Attributes>, origin: string) {
  const wordsOf = createWordsCache(widget)

  function show(context: Context) {
    const { root, inner, host } = context
    const complain = (problem: string) => warn(`<${widget.tag}> ${problem}`)
    const read = (name: string) => host.getAttribute(name)
    const settings = readSettings({ ...COMMON, ...widget.attributes }, read, complain)
    const at = settings.src || origin
    const language = languageOf(host)
    inner.dataset.density = settings.density
    inner.dataset.theme = settings.theme
    const get = (name: string) => settings[name as keyof typeof settings]
    const props: FrameProps = { widget, host, settings, url: sourceOf(widget.tag, get, origin), origin: at }
    const words = wordsOf(language, () => inner.isConnected && show(context))
    if (!words) {
      if (!inner.firstChild) root.render(<div className="pending" />)
      return
    }
    inner.lang = language
    root.render(
      <WordsProvider value={words}>
        <Boundary
          instead={<FailedState failure={BROKEN} />}
          onBreak={() => {
            host.showStates('error')
            dispatch(host, 'error', BROKEN)
          }}
        >
          <Frame {...props} />
        </Boundary>
      </WordsProvider>,
    )
  }

  return {
    mount(shadow: HTMLElement): Context {
      const host = (shadow as unknown as ShadowRoot).host as WidgetHost
      adopt(shadow as unknown as ShadowRoot, widget.styles)
      const inner = document.createElement('div')
      inner.className = 'r'
      inner.setAttribute('part', 'root')
      inner.addEventListener('click', (domEvent) => follow(host, domEvent))
      nameParts(inner, () => host.getAttribute('link-target') ?? '')
      shadow.replaceChildren(inner)
      const context = { root: createRoot(inner, quiet), inner, host }
      show(context)
      return context
    },
    update: show,
    unmount: ({ root }: Context) => root.unmount(),
  }
}

/** Dispatches `polynya-navigate` for a followed link; the host may cancel it to open its own page. */
function follow(host: WidgetHost, domEvent: MouseEvent) {
  const link = domEvent.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (link instanceof HTMLAnchorElement && !dispatch(host, 'navigate', linkOf(link.href))) {
    domEvent.preventDefault()
  }
}

/** Caches the words of each language of the page. Calls `onLoad` when texts have loaded. */
function createWordsCache({ texts, formats: formatsOf }: Widget<unknown, Attributes>) {
  const cache = new Map<Language, Words>()

  function store(language: Language, source: Texts): Words {
    // Only the formats that the components of this widget use; a test of each widget proves it.
    const formats = { ...formatsOf(language), ...createClock(language) } as Formats
    const textsOf = (namespace: string) => source[namespace] as Texts | undefined
    const words = { language, formats, t: createTranslate({ language, formats, textsOf }) }
    cache.set(language, words)
    return words
  }

  return (language: Language, onLoad: () => void): Words | undefined => {
    const source = texts[language]
    if (typeof source === 'object') return cache.get(language) ?? store(language, source)
    if (!cache.has(language))
      source()
        .then((loaded) => store(language, loaded))
        .then(onLoad, onLoad)
    return cache.get(language)
  }
}

function warn(problem: string) {
  // biome-ignore lint/suspicious/noConsole: page authors look for mistakes in the console
  console.warn(problem)
}
