import type { Words } from '@polynya/ui'
import { createTranslate, type Texts } from './translate.ts'

/** Returns words that have the given texts. */
export function wordsOf({ language, formats }: Omit<Words, 't'>, texts: Texts): Words {
  const textsOf = (namespace: string) => texts[namespace] as Texts | undefined
  return { language, formats, t: createTranslate({ language, formats, textsOf }) }
}
