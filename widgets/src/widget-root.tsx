import { type Drawing, DrawingContext, type Drawn, WordsProvider } from '@polynya/ui'
import { type ComponentType, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { Attributes } from './attributes.ts'
import { Boundary } from './boundary.tsx'
import { dispatch } from './dispatch.ts'
import type { Failure } from './event-types.ts'
import { Frame } from './Frame.tsx'
import { languageOf } from './language-of.ts'
import { Pending } from './Pending.tsx'
import { readTag } from './read-tag.ts'
import { Shell } from './Shell.tsx'
import { Failed } from './Upkeep.tsx'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'
import { createWordsCache } from './words-cache.ts'

const BROKEN: Failure = { code: 'render', status: null, retryable: false }

interface RootProps {
  readonly widget: Widget<unknown, Attributes>
  /** Origin of the data unless the tag names another one. */
  readonly origin: string
  readonly wordsOf: ReturnType<typeof createWordsCache>
  readonly container: ShadowRoot
}

/** Creates the component of a widget that r2wc renders in the shadow root, which it passes as `container`. */
export function createWidgetRoot(
  widget: Widget<unknown, Attributes>,
  origin: string,
): ComponentType<Pick<RootProps, 'container'>> {
  const props = { widget, origin, wordsOf: createWordsCache(widget) }
  return ({ container }) => <WidgetRoot {...props} container={container} />
}

/** Reads the attributes of the element, the single source of truth, each time it renders. */
function WidgetRoot({ widget, origin, wordsOf, container }: RootProps) {
  const host = container.host as WidgetHost
  const { settings, problems, url } = readTag(widget, (name) => host.getAttribute(name), origin)
  const words = useWordsOf(host, wordsOf)
  const isBroken = useRef(false)
  const drawing = useDrawingIn(host)
  return (
    <Shell language={words?.language} settings={settings}>
      <DrawingContext value={drawing}>
        {words ? (
          <WordsProvider value={words}>
            <Boundary
              instead={<Failed failure={BROKEN} />}
              onBreak={() => {
                isBroken.current = true
                host.showing.whenShown(() => {
                  host.showStates('error')
                  dispatch(host, 'error', BROKEN)
                })
              }}
            >
              <Frame
                widget={widget}
                host={host}
                settings={settings}
                problems={problems}
                url={url}
                origin={settings.src || origin}
                isBroken={isBroken}
              />
            </Boundary>
          </WordsProvider>
        ) : (
          <Pending />
        )}
      </DrawingContext>
    </Shell>
  )
}

/** How the widget is drawn: its data are shown once its parts are. */
const useDrawingIn = (host: WidgetHost): Drawing =>
  useMemo(() => ({ start: (drawn: Drawn) => host.showing.start(drawn) }), [host])

/** Returns the words of the language of a tag, and follows it. While texts of another language load, the previous words stay. */
function useWordsOf(host: WidgetHost, wordsOf: RootProps['wordsOf']) {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const last = useRef<ReturnType<typeof wordsOf>>(undefined)
  const words = wordsOf(languageOf(host), rerender) ?? last.current
  useLayoutEffect(() => {
    last.current = words
  })
  // A layout effect: a change right after the first frame would be missed.
  useLayoutEffect(() => {
    const languages = new MutationObserver(rerender)
    languages.observe(host.ownerDocument, { attributes: true, attributeFilter: ['lang'], subtree: true })
    return () => languages.disconnect()
  }, [host])
  return words
}
