/**
 * The views of the calendar. In script-tag builds `build/views.config.ts` replaces this module: the view that
 * shows first is bundled and the other one is lazy-loaded.
 */

import { calendarView as list } from './list.ts'
import { calendarView as month } from './month.ts'

export const views = { month: month.View, list: list.View }
export const styles = [...month.styles, ...list.styles]
