import { Chart } from '@polynya/ui'
import '@polynya/ui/Chart.css'

/** The chart of a record with its styles, in a chunk of their own. */
export const LazyChart = Chart
