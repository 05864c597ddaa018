import type { EntryImport, ResultImport, StartListImport } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { FileMatches } from './FileMatches.tsx'

/** What an import of entries found. Requires the namespace `printouts`, as the others. */
export function EntriesFound({ found }: { readonly found: EntryImport }) {
  const { t, formats } = useWords()
  const { added, changed, known, created, onSpot, distances, starters } = found
  return (
    <>
      <p>
        {t('printouts:exchange.entryCounts', {
          added: formats.number(added),
          changed: formats.number(changed),
          known: formats.number(known),
        })}{' '}
        {created > 0 && t('printouts:exchange.created', { count: formats.number(created) })}
      </p>
      {onSpot && <p>{t('printouts:exchange.onSpot')}</p>}
      <FileMatches
        distances={distances}
        starters={starters}
        countOf={({ entries }) => entries}
        count="printouts:exchange.entryCount"
      />
    </>
  )
}

export function ResultsFound({ found }: { readonly found: ResultImport }) {
  const { t, formats } = useWords()
  const { added, changed, known, distances, starters } = found
  return (
    <>
      <p>
        {t('printouts:exchange.counts', {
          added: formats.number(added),
          changed: formats.number(changed),
          known: formats.number(known),
        })}
      </p>
      <FileMatches
        distances={distances}
        starters={starters}
        countOf={({ results }) => results}
        count="printouts:exchange.resultCount"
      />
    </>
  )
}

export function StartListsFound({ found }: { readonly found: StartListImport }) {
  const { t, formats } = useWords()
  const { changed, known, placed, distances, starters } = found
  return (
    <>
      <p>
        {t('printouts:exchange.startListCounts', {
          changed: formats.number(changed),
          known: formats.number(known),
          placed: formats.number(placed),
        })}
      </p>
      <FileMatches
        distances={distances}
        starters={starters}
        countOf={({ starts }) => starts}
        count="printouts:exchange.startCount"
      />
    </>
  )
}
