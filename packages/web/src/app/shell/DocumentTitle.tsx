import { useWords } from '@polynya/ui'
import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { documentTitle, pageTitleOf } from '../../infrastructure/context/page-title.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'

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
