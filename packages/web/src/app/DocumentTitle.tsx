import { useWords } from '@polynya/ui'
import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useObservable } from '../state/use-observable.ts'
import { useApp } from './app-context.ts'
import { documentTitle, pageTitleOf } from './page-title.ts'
import { useSite } from './site.ts'

/** Updates the title of the document. */
export function DocumentTitle() {
  const words = useWords()
  const site = useSite()
  const page = pageTitleOf(useObservable(useApp().pageTitles))
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const title = documentTitle({ words, site, route, page })
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}
