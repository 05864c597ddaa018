import { defineElement } from '../element.ts'
import { createEventCalendar } from '../event-calendar/create-event-calendar.tsx'
import { loadFurther } from '../event-calendar/further-on-demand.ts'
import { calendarView as month } from '../event-calendar/month.ts'
import en from '../event-calendar/month-first/texts.en.json'
import { loadRu } from '../event-calendar/texts-on-demand.ts'
import { importAgain } from '../import-again.ts'
import { lazyView } from '../lazy-view.tsx'

const loadList = async () =>
  (await importAgain(() => import('../event-calendar/later/list-en.ts'))).calendarView

const calendar = createEventCalendar({
  texts: { ru: loadRu, en },
  views: { month: month.View, list: lazyView(loadList) },
  styles: month.styles,
  loadFurther,
})
defineElement(calendar, new URL(import.meta.url).origin)
