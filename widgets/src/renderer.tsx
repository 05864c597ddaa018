/** Puts the components into the shadow root of an element, in React's name: the build says whose work it is. */

import { createClock, type Formats, type Language } from '@polynya/i18n'
import { createTranslate, type Texts, type Words, WordsProvider } from '@polynya/ui'
import { createRoot, type Root } from 'react-dom/client'
import { type Attributes, COMMON, readSettings } from './attributes.ts'
import { Boundary } from './boundary.tsx'
import { dispatch, linkOf } from './dispatch.ts'
import { FailedState } from './FailedState.tsx'
import { Frame, type FrameProps } from './Frame.tsx'
import { languageOf } from './language-of.ts'
import { nameParts } from './parts.ts'
import type { Failure } from './read-data.ts'
import type { Stage } from './stage.ts'
import { adopt } from './styles.ts'
import { sourceOf } from './tags.ts'
import type { Widget } from './widget.ts'

interface Context {
  readonly root: Root
  readonly inner: HTMLElement
  readonly host: Stage
}

const BROKEN: Failure = { code: 'render', status: null, retryable: false }

const quiet = { onUncaughtError: () => {}, onCaughtError: () => {} }

/** What r2wc asks for: how its component gets into an element, is updated, and leaves. */
export function rendererOf(widget: Widget<unknown, Attributes>, origin: string) {
  const wordsOf = keptWords(widget)

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
      const host = (shadow as unknown as ShadowRoot).host as Stage
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

/** The host may open its own page in the place of ours. */
function follow(host: Stage, domEvent: MouseEvent) {
  const link = domEvent.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (link instanceof HTMLAnchorElement && !dispatch(host, 'navigate', linkOf(link.href))) {
    domEvent.preventDefault()
  }
}

/** The words of each language that a page speaks, made once; where they are on their way, tells when they came. */
function keptWords({ texts, formats: formatsOf }: Widget<unknown, Attributes>) {
  const kept = new Map<Language, Words>()

  function keep(language: Language, spoken: Texts): Words {
    // The components of the widgets use these alone; a test of each shows it.
    const formats = { ...formatsOf(language), ...createClock(language) } as Formats
    const textsOf = (namespace: string) => spoken[namespace] as Texts | undefined
    const words = { language, formats, t: createTranslate({ language, formats, textsOf }) }
    kept.set(language, words)
    return words
  }

  return (language: Language, onCome: () => void): Words | undefined => {
    const spoken = texts[language]
    if (typeof spoken === 'object') return kept.get(language) ?? keep(language, spoken)
    if (!kept.has(language))
      spoken()
        .then((came) => keep(language, came))
        .then(onCome, onCome)
    return kept.get(language)
  }
}

function warn(problem: string) {
  // biome-ignore lint/suspicious/noConsole: whoever writes the tag looks there, and nowhere else
  console.warn(problem)
}
