/** The views of a calendar that starts as a month. */

import { importAgain } from '../import-again.ts'
import { lazyView } from '../lazy-view.tsx'
import { calendarView as month } from './month.ts'

const loadList = async () => (await importAgain(() => import('./list.ts'))).calendarView

export const views = { month: month.View, list: lazyView(loadList) }
export const styles = month.styles
