import type { OwnRanking } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import { swimmerName, useWords } from '@polynya/ui'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'

/** Places of the account's own swimmers, with the pages that show them. */
export function OwnPlaces({ rankings }: { readonly rankings: readonly OwnRanking[] }) {
  const { t, language } = useWords()
  const { values, hrefOf } = useAddressQuery()
  if (rankings.length === 0) return null
  function pageOf({ position }: OwnRanking) {
    const next = new URLSearchParams(values)
    next.set('page', String(Math.ceil(position / PAGE_SIZE.rankings)))
    return hrefOf(next)
  }
  return (
    <section className="own-places" aria-labelledby="own-places">
      <h2 id="own-places">{t('rankings:mine')}</h2>
      <ul>
        {rankings.map((own) => {
          const name = swimmerName(own, language).main
          const result = own.time ?? t('rankings:minePoints', { count: own.points ?? 0 })
          return (
            <li key={own.swimmerId}>
              <a href={pageOf(own)} lang={name.lang}>
                {name.text}
              </a>
              {' — '}
              {t('rankings:minePlace', { place: String(own.place), result })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
