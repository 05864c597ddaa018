import { defineWidget } from '../element.ts'
import { createEventCalendar } from '../event-calendar/create-event-calendar.tsx'
import { styles, views } from '../event-calendar/list-first.ts'
import { texts } from '../event-calendar/texts-ru-first.ts'

defineWidget(createEventCalendar({ texts, views, styles }), new URL(import.meta.url).origin)
