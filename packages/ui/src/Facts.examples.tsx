import type { Examples } from './examples.ts'
import { Facts } from './Facts.tsx'

const facts = [
  { label: 'Дата', value: '24–26 января 2026' },
  { label: 'Место', value: 'Тюмень, озеро Липовое' },
  { label: 'Организатор', value: null },
]

export const factsExamples: Examples = [
  { title: 'some known', element: <Facts facts={facts} /> },
  { title: 'narrow', element: <Facts facts={facts} />, width: 220 },
]
