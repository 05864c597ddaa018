import { MonthView } from '@polynya/ui'
import monthGrid from '@polynya/ui/MonthGrid.css?inline'
import monthTurner from '@polynya/ui/MonthTurner.css?inline'

export const calendarView = { View: MonthView, styles: [monthGrid, monthTurner] }
