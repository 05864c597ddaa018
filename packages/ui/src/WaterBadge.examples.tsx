import type { Examples } from './examples.ts'
import { WaterBadge } from './WaterBadge.tsx'

export const waterBadgeExamples: Examples = [
  { title: 'measured', element: <WaterBadge waterTemp={1.4} waterCat="A" /> },
  { title: 'below zero', element: <WaterBadge waterTemp={-0.5} waterCat="A" /> },
  { title: 'category alone', element: <WaterBadge waterTemp={null} waterCat="B" /> },
]
