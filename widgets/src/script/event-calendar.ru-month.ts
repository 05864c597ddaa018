import { defineElement } from '../element.ts'
import { createEventCalendar } from '../event-calendar/create-event-calendar.tsx'
import { loadFurther } from '../event-calendar/further-on-demand.ts'
import { calendarView as month } from '../event-calendar/month.ts'
import ru from '../event-calendar/month-first/texts.ru.json'
import { loadEn } from '../event-calendar/texts-on-demand.ts'
import { importAgain } from '../import-again.ts'
import { lazyView } from '../lazy-view.tsx'

const loadList = async () =>
  (await importAgain(() => import('../event-calendar/later/list-ru.ts'))).calendarView

const calendar = createEventCalendar({
  texts: { ru, en: loadEn },
  views: { month: month.View, list: lazyView(loadList) },
  styles: month.styles,
  loadFurther,
})
defineElement(calendar, new URL(import.meta.url).origin)
