import { CalendarList } from '@polynya/ui'
import dateBlock from '@polynya/ui/DateBlock.css?inline'
import eventCard from '@polynya/ui/EventCard.css?inline'
import eventMonths from '@polynya/ui/EventMonths.css?inline'
import eventStatus from '@polynya/ui/EventStatus.css?inline'
import waterBadge from '@polynya/ui/WaterBadge.css?inline'

export const calendarView = {
  View: CalendarList,
  styles: [dateBlock, eventStatus, waterBadge, eventCard, eventMonths],
}
