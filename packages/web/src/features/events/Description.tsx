import type { Description as DescriptionText } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useLayoutEffect, useRef } from 'react'
import { safeFragment } from './safe-fragment.ts'
import './description.css'

/** An event's description in the reader's language, else in the one that there is. */
export function Description({ descriptions }: { readonly descriptions: readonly DescriptionText[] }) {
  const { t, language } = useWords()
  const description = descriptions.find(({ lang }) => lang === language) ?? descriptions[0]
  if (!description) return null
  return (
    <>
      {description.lang !== language && <p className="note">{t('events:description.otherLanguage')}</p>}
      <DescriptionBody {...description} />
    </>
  )
}

/** The text of a description in its own language. */
export function DescriptionBody({ html, lang }: Pick<DescriptionText, 'html' | 'lang'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(safeFragment(html))
  }, [html])
  return <div ref={place} className="prose" lang={lang} />
}
