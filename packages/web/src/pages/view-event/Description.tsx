import type { Description as DescriptionText } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useLayoutEffect, useRef } from 'react'
import { safeFragment } from './safe-fragment.ts'

interface Props {
  readonly descriptions: readonly DescriptionText[]
}

/** An event's description in the reader's language, else in the one that there is. */
export function Description({ descriptions }: Props) {
  const { t, language } = useWords()
  const description = descriptions.find(({ lang }) => lang === language) ?? descriptions[0]
  const place = useRef<HTMLDivElement>(null)
  const html = description?.html ?? ''

  useLayoutEffect(() => {
    place.current?.replaceChildren(safeFragment(html))
  }, [html])

  return (
    <>
      {description && description.lang !== language && (
        <p className="note">{t('events:description.otherLanguage')}</p>
      )}
      <div ref={place} className="prose" lang={description?.lang} />
    </>
  )
}
