/** The list of a calendar on a page in English that starts with the other view, and has no texts of this one. */

import { inWords } from '../../in-words.tsx'
import { calendarView as list } from '../list.ts'
import en from '../texts.en.json'

export const calendarView = { ...list, View: inWords(list.View, { en }) }
