/** The list of a calendar on a page in Russian that starts with the other view, and has no texts of this one. */

import { inWords } from '../../in-words.tsx'
import { calendarView as list } from '../list.ts'
import ru from '../texts.ru.json'

export const calendarView = { ...list, View: inWords(list.View, { ru }) }
