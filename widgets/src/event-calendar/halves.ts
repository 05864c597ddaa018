/**
 * What draws the calendar. On script tags the build puts another module in the place of this one: there the half that
 * shows first comes along, and the other one when it is asked for.
 */

import { half as list } from './list.ts'
import { half as month } from './month.ts'

export const views = { month: month.View, list: list.View }
export const styles = [...month.styles, ...list.styles]
