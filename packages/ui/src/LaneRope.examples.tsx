import type { Examples } from './examples.ts'
import { LaneRope } from './LaneRope.tsx'

export const laneRopeExamples: Examples = [{ title: 'as it is', element: <LaneRope /> }]
