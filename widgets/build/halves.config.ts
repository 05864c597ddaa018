/** Of the two halves of the calendar, puts the one that shows first into its chunk and leaves the other for later. */

import type { Plugin } from 'vite'

const HALVES = /\/event-calendar\/halves\.ts$/
/** What Vite wraps around an import: it waits for style sheets, and ours are no files. */
const HELPER = /vite\/preload-helper/

export const FIRST_VIEWS = ['month', 'list'] as const
export type FirstView = (typeof FIRST_VIEWS)[number]

export function firstHalf(first: FirstView | undefined): Plugin {
  const other = FIRST_VIEWS.find((view) => view !== first)
  return {
    name: 'polynya-halves',
    enforce: 'pre',
    load(id) {
      if (HELPER.test(id)) return 'export const __vitePreload = (load) => load()'
      if (!first || !HALVES.test(id)) return null
      return `
        import { comesLater } from '../comes-later.tsx'
        import { half } from './${first}.ts'
        const later = comesLater(() => import('./${other}.ts').then(({ half }) => half))
        export const views = { ${first}: half.View, ${other}: later }
        export const styles = half.styles`
    },
  }
}
