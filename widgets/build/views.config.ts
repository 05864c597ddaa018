/** Bundles the calendar view that a page shows first into the widget's chunk and lazy-loads the other one. */

import type { Plugin } from 'vite'

const VIEWS = /\/event-calendar\/views\.ts$/
/**
 * Vite's import wrapper, which waits for style sheets. The widgets' style sheets are inlined, so it is not needed.
 */
const HELPER = /vite\/preload-helper/

export const FIRST_VIEWS = ['month', 'list'] as const
export type FirstView = (typeof FIRST_VIEWS)[number]

export function eagerView(first: FirstView | undefined): Plugin {
  const other = FIRST_VIEWS.find((view) => view !== first)
  return {
    name: 'polynya-views',
    enforce: 'pre',
    load(id) {
      if (HELPER.test(id)) return 'export const __vitePreload = (load) => load()'
      if (!first || !VIEWS.test(id)) return null
      return `
        import { lazyView } from '../lazy-view.tsx'
        import { calendarView } from './${first}.ts'
        const later = lazyView(() => import('./${other}.ts').then(({ calendarView }) => calendarView))
        export const views = { ${first}: calendarView.View, ${other}: later }
        export const styles = calendarView.styles`
    },
  }
}
