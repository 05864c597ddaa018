/** The month of a calendar on a page in Russian that starts with the other view, and has no texts of this one. */

import { inWords } from '../../in-words.tsx'
import { calendarView as month } from '../month.ts'
import ru from '../texts.ru.json'

export const calendarView = { ...month, View: inWords(month.View, { ru }) }
