/** The month of a calendar on a page in English that starts with the other view, and has no texts of this one. */

import { inWords } from '../../in-words.tsx'
import { calendarView as month } from '../month.ts'
import en from '../texts.en.json'

export const calendarView = { ...month, View: inWords(month.View, { en }) }
