import type { RankingRow } from '@polynya/contract'
import { inLanguage, type Words } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The event, the day and the water of a best result. */
export function BestEvent({
  best: { event, waterCat },
  words: { t, language, formats },
}: {
  readonly best: Pick<RankingRow, 'event' | 'waterCat'>
  readonly words: Words
}) {
  if (!event) return null
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const water = waterCat && t('rankings:water', { category: waterCat })
  return (
    <small>
      <a href={`${paths.viewEvent(event.id)}?tab=results`} lang={name?.lang}>
        {name?.text}
      </a>
      {', '}
      {[formats.shortDate(event.date), water].filter(Boolean).join(', ')}
    </small>
  )
}
