import type { Language } from '@polynya/i18n'
import { useWords, WordsProvider } from '@polynya/ui'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Texts } from './translate.ts'
import { wordsOf } from './words-of.ts'

/** By language; without those of the page's, the words are those around. */
type OwnTexts = Readonly<Partial<Record<Language, Texts>>>

/** A component with texts of its own. */
export const inWords =
  <Props extends object>(Part: ComponentType<Props>, texts: OwnTexts): ComponentType<Props> =>
  (props) => (
    <InWords texts={texts}>
      <Part {...props} />
    </InWords>
  )

interface InWordsProps {
  readonly texts: OwnTexts
  readonly children: ReactNode
}

function InWords({ texts, children }: InWordsProps) {
  const words = useWords()
  const own = texts[words.language]
  const value = useMemo(() => (own ? wordsOf(words, own) : words), [words, own])
  return <WordsProvider value={value}>{children}</WordsProvider>
}
