import { type Language, matchLanguage } from '@polynya/i18n'

/** The language of a tag: its own `lang`, or that of the nearest ancestor, which may be the host of its shadow root. */
export function languageOf(tag: Element): Language {
  const named = tag.closest('[lang]')
  const root = tag.getRootNode()
  return !named && root instanceof ShadowRoot
    ? languageOf(root.host)
    : matchLanguage([named?.getAttribute('lang') ?? ''])
}
