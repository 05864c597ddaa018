import type { RankedResult, ResultList } from '@polynya/contract'
import { RecordMarks, starterName, useWords } from '@polynya/ui'
import { distanceName } from '../events/distance-name.ts'

/** The records of an event, with the number of personal and season bests; nothing where there are none. */
export function EventHighlights({ lists }: { readonly lists: readonly ResultList[] }) {
  const words = useWords()
  const { t, language } = words
  const all = lists.flatMap((list) => list.results.map((result) => ({ list, result })))
  const records = all.filter(({ result }) => result.records.length > 0)
  const bests = all.filter(({ result }) => isPersonalBest(result)).length
  const seasonBests = all.filter(({ result }) => result.progress?.isSeasonBest).length
  if (records.length + bests + seasonBests === 0) return null
  return (
    <section className="event-highlights" aria-labelledby="event-highlights">
      <h3 id="event-highlights">{t('results:highlights.heading')}</h3>
      {bests + seasonBests > 0 && (
        <p className="note">
          {t('results:highlights.bests', { bests: String(bests), seasonBests: String(seasonBests) })}
        </p>
      )}
      {records.length > 0 && (
        <ul>
          {records.map(({ list, result }) => {
            const name = starterName(result.starter, language)
            return (
              <li key={result.starter.entryId}>
                <span lang={name.lang}>{name.text}</span>, {distanceName(list, words)}:{' '}
                <b>{result.finalTime}</b> <RecordMarks records={result.records} words={words} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Whether a time improved an earlier one of the swimmer. */
const isPersonalBest = ({ progress }: RankedResult) => progress !== null && progress.gainCs !== null
