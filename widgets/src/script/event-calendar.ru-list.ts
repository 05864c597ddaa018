import { defineElement } from '../element.ts'
import { createEventCalendar } from '../event-calendar/create-event-calendar.tsx'
import { loadFurther } from '../event-calendar/further-on-demand.ts'
import { calendarView as list } from '../event-calendar/list.ts'
import ru from '../event-calendar/list-first/texts.ru.json'
import { loadEn } from '../event-calendar/texts-on-demand.ts'
import { importAgain } from '../import-again.ts'
import { lazyView } from '../lazy-view.tsx'

const loadMonth = async () =>
  (await importAgain(() => import('../event-calendar/later/month-ru.ts'))).calendarView

const calendar = createEventCalendar({
  texts: { ru, en: loadEn },
  views: { month: lazyView(loadMonth), list: list.View },
  styles: list.styles,
  loadFurther,
})
defineElement(calendar, new URL(import.meta.url).origin)
