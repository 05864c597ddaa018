import type { WidgetResults } from '@polynya/contract'
import { EmptyState, inLanguage, starterName, useWords } from '@polynya/ui'
import { useCallback } from 'react'
import { Distances } from '../table/Distances.tsx'
import { MoreRows, PreviousRows } from '../table/MoreRows.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { useDrawnRows } from '../table/use-drawn-rows.ts'
import { usePages } from '../table/use-pages.ts'
import type { ViewProps } from '../widget.ts'
import type { RESULTS } from './attributes.ts'

type Props = ViewProps<WidgetResults, typeof RESULTS>

/** The published results of an event, distance after distance, those of one swimmer first. */
export function ResultsView({ data, settings, origin, headingLevel, readMore }: Props) {
  const { t, language } = useWords()
  const { event, lists, total, highlighted } = data
  const readPage = useCallback(
    async (page: number) => (await readMore({ page: String(page) }))?.results ?? null,
    [readMore],
  )
  const pages = usePages(data.results, total, readPage)
  const own = useDrawnRows(highlighted)
  const drawn = useDrawnRows(pages.rows, pages.from)
  const shown = { lists, event, origin, headingLevel }
  const [first] = own
  return (
    <TableFrame
      title={t('widgets:results.heading')}
      headingLevel={headingLevel}
      href={`${origin}/view-event/${event.id}?tab=results`}
      page={inLanguage(language, { ru: event.name, en: event.nameEn })}
    >
      {lists.length === 0 && (
        <EmptyState title={t('widgets:results.unpublished')}>
          <p>{t('widgets:results.unpublishedAdvice')}</p>
        </EmptyState>
      )}
      {first && (
        <div className="table-own">
          <Distances {...shown} rows={own} of={starterName(first.result.starter, language).text} />
        </div>
      )}
      {lists.length > 0 && total === 0 && <EmptyState title={t('results:noneFound')} />}
      <PreviousRows pages={pages} />
      <Distances {...shown} rows={drawn} highlighted={settings.highlight.toUpperCase()} />
      <MoreRows pages={pages} total={total} />
    </TableFrame>
  )
}
