import { Chart } from './Chart.tsx'
import type { ChartData } from './chart-data.ts'
import type { Examples } from './examples.ts'

const ages: ChartData = {
  categories: ['14–20', '21–29', '30–39', '40–49', '50–59', '60–69', '70+'],
  series: [
    { label: 'Женщины', values: [12, 40, 61, 58, 44, 20, 6] },
    { label: 'Мужчины', values: [15, 52, 77, 70, 51, 26, 11] },
  ],
}
const one: ChartData = { categories: ['2024', '2025'], series: [{ label: 'Старты', values: [9, 14] }] }

export const chartExamples: Examples = [
  { title: 'two series', element: <Chart title="Пловцы по возрасту" category="Возраст" data={ages} /> },
  { title: 'one series', element: <Chart title="Старты по годам" category="Год" data={one} /> },
  {
    title: 'narrow',
    element: <Chart title="Пловцы по возрасту" category="Возраст" data={ages} />,
    width: 288,
  },
]
