import { EventLink } from './EventLink.tsx'
import type { Examples } from './examples.ts'

const hrefOf = (id: number) => `/view-event/${id}`

export const eventLinkExamples: Examples = [
  {
    title: 'named in both languages',
    element: <EventLink event={{ id: 7, name: 'Кубок Тюмени', nameEn: 'Tyumen Cup' }} hrefOf={hrefOf} />,
  },
  {
    title: 'named in Russian alone',
    element: <EventLink event={{ id: 15, name: 'Кубок Урала', nameEn: null }} hrefOf={hrefOf} />,
  },
]
