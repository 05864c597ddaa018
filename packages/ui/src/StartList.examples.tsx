import type { Examples } from './examples.ts'
import { StartList } from './StartList.tsx'
import { A_START_LIST, ALONE, aStarter } from './sample-start-list.ts'

const shown = { timeZone: 'Asia/Yekaterinburg', hrefOf: (iwsaid: string) => `/view-swimmer/${iwsaid}` }
const team = {
  teamId: 'TURA',
  teamNameRu: 'Тура',
  teamNameEn: 'Tura',
  teamMembers: [{ stageId: 1, iwsaId: 'MORO000001', ...aStarter(1) }],
}

export const startListExamples: Examples = [
  { title: 'two heats', element: <StartList list={A_START_LIST} {...shown} /> },
  { title: 'narrow', element: <StartList list={A_START_LIST} {...shown} />, width: 320 },
  {
    title: 'a swimmer brought out',
    element: <StartList list={A_START_LIST} {...shown} highlighted="MORO000005" />,
  },
  {
    title: 'late entries',
    element: <StartList list={{ ...A_START_LIST, heats: [], late: [aStarter(1), aStarter(2)] }} {...shown} />,
  },
  {
    title: 'teams',
    element: (
      <StartList
        list={{
          ...A_START_LIST,
          distCode: '4x25FR',
          startsAt: null,
          heats: [
            {
              heat: 1,
              ...ALONE,
              startsAt: null,
              lanes: [{ lane: 2, scratched: false, starter: aStarter(1, { team }) }],
            },
          ],
        }}
        {...shown}
      />
    ),
  },
  {
    title: 'all at once',
    element: (
      <StartList list={{ ...A_START_LIST, pool: null, heats: A_START_LIST.heats.slice(1) }} {...shown} />
    ),
  },
]
