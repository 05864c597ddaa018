/** The views of a calendar that starts as a list. */

import { importAgain } from '../import-again.ts'
import { lazyView } from '../lazy-view.tsx'
import { calendarView as list } from './list.ts'

const loadMonth = async () => (await importAgain(() => import('./month.ts'))).calendarView

export const views = { month: lazyView(loadMonth), list: list.View }
export const styles = list.styles
