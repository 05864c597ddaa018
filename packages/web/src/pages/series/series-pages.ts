/** Both pages of series: one chunk. */

export { SeriesListPage } from './SeriesListPage.tsx'
export { SeriesPage } from './SeriesPage.tsx'
