import { MonthView } from '@polynya/ui'
import css from '@polynya/ui/MonthGrid.css?inline'

export const calendarView = { View: MonthView, styles: [css] }
