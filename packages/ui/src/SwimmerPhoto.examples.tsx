import type { Examples } from './examples.ts'
import { SwimmerPhoto } from './SwimmerPhoto.tsx'
import { sampleSwimmer } from './sample-swimmer.ts'

const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%232f7390" d="M0 0h8v8H0z"/%3E%3C/svg%3E'

export const swimmerPhotoExamples: Examples = [
  { title: 'initials', element: <SwimmerPhoto swimmer={sampleSwimmer} /> },
  { title: 'photo', element: <SwimmerPhoto swimmer={{ ...sampleSwimmer, avatarImage: DRAWN }} /> },
]
