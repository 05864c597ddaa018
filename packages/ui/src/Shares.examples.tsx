import type { Examples } from './examples.ts'
import { Shares } from './Shares.tsx'

const shares = [
  { label: 'Россия', value: 386 },
  { label: 'Беларусь', value: 54 },
  { label: 'Финляндия', value: 30 },
]

export const sharesExamples: Examples = [
  {
    title: 'three',
    element: <Shares title="По странам" category="Страна" counted="Пловцы" shares={shares} />,
  },
  { title: 'none', element: <Shares title="По странам" category="Страна" counted="Пловцы" shares={[]} /> },
]
