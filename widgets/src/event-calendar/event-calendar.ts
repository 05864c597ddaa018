/** The calendar with both views and all texts, for the npm package and the self-contained script. */

import { createEventCalendar } from './create-event-calendar.tsx'
import { furtherMonths } from './further-months.ts'
import { calendarView as list } from './list.ts'
import { calendarView as month } from './month.ts'
import en from './texts.en.json'
import ru from './texts.ru.json'

export const eventCalendar = createEventCalendar({
  texts: { ru, en },
  views: { month: month.View, list: list.View },
  styles: [...month.styles, ...list.styles],
  loadFurther: async () => ({ furtherMonths }),
})
