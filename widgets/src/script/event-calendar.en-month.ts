import { defineWidget } from '../element.ts'
import { createEventCalendar } from '../event-calendar/create-event-calendar.tsx'
import { loadFurther } from '../event-calendar/further-on-demand.ts'
import { styles, views } from '../event-calendar/month-first.ts'
import { texts } from '../event-calendar/texts-en-first.ts'

defineWidget(createEventCalendar({ texts, views, styles, loadFurther }), new URL(import.meta.url).origin)
