import type { WidgetResults } from '@polynya/contract'
import { createDayFormats, createPlaceFormats, createPlainNumbers } from '@polynya/i18n'
import table from '../table/table.css?inline'
import type { Widget } from '../widget.ts'
import { RESULTS } from './attributes.ts'
import { ResultsView } from './ResultsView.tsx'

type ResultsWidget = Widget<WidgetResults, typeof RESULTS>

export const createResults = ({ texts }: Pick<ResultsWidget, 'texts'>): ResultsWidget => ({
  tag: 'polynya-results',
  attributes: RESULTS,
  styles: [table],
  texts,
  formats: (language) => ({
    ...createDayFormats(language),
    ...createPlaceFormats(language),
    ...createPlainNumbers(language),
  }),
  isShaped: (body) => {
    const { lists, results, highlighted } = (body ?? {}) as Partial<WidgetResults>
    return [lists, results, highlighted].every(Array.isArray)
  },
  countOf: ({ total }) => total,
  View: ResultsView,
})
