import { defineWidget } from '../define-widget.ts'
import { eventCalendar } from '../event-calendar/event-calendar.ts'

defineWidget(eventCalendar, new URL(import.meta.url).origin)
