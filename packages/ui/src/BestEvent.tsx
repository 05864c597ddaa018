import type { RankingRow } from '@polynya/contract'
import { inLanguage } from './in-language.ts'
import { useWords } from './words.ts'

interface Props {
  readonly best: Pick<RankingRow, 'event' | 'waterCat'>
  /** Gives the address of an event's results. */
  readonly eventHrefOf: (id: number) => string
}

/** The event, the day and the water of a best result. */
export function BestEvent({ best: { event, waterCat }, eventHrefOf }: Props) {
  const { t, language, formats } = useWords()
  if (!event) return null
  const name = inLanguage(language, { ru: event.name, en: event.nameEn })
  const water = waterCat && t('rankings:water', { category: waterCat })
  return (
    <small>
      <a href={eventHrefOf(event.id)} lang={name?.lang}>
        {name?.text}
      </a>
      {', '}
      {[formats.shortDate(event.date), water].filter(Boolean).join(', ')}
    </small>
  )
}
