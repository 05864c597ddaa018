import type { RankedResult, ResultList } from '@polynya/contract'
import { aStarter } from './sample-start-list.ts'

/** A fictional result. */
export const aResult = (entryId: number, more: Partial<RankedResult> = {}): RankedResult => ({
  status: 'finished',
  rawTime: `00:3${entryId}.10`,
  penalties: [],
  finalTime: `00:3${entryId}.10`,
  code: null,
  reason: null,
  splits: [],
  heat: 1,
  lane: entryId,
  starter: aStarter(entryId),
  paraGroup: null,
  places: { absolute: entryId, ageGroup: entryId, division: null, para: null },
  points: null,
  records: [],
  evskRank: null,
  progress: null,
  ...more,
})

const NO_PLACES = { absolute: null, ageGroup: null, division: null, para: null }

/** A record that waits for its approval. */
export const A_MARK: RankedResult['records'][number] = {
  kind: 'AWR',
  ageGroup: null,
  state: 'tentative',
  isEqualled: false,
  isLeadOff: false,
}

/** Results with marks, a penalty, a disqualification and a swimmer who did not finish. */
export const A_RESULT_LIST: Pick<ResultList, 'distCode' | 'gender' | 'results'> = {
  distCode: '50FR',
  gender: 2,
  results: [
    aResult(1, {
      records: [A_MARK],
      evskRank: 'MS',
      points: 812,
      progress: { gainCs: 120, sinceLastCs: 120, isSeasonBest: true },
    }),
    aResult(2, { penalties: [{ code: 'UW', leg: null }], finalTime: '00:37.10', points: 640 }),
    aResult(3, { status: 'DSQ', code: 'NW', places: NO_PLACES }),
    aResult(4, { status: 'DNF', rawTime: null, finalTime: null, places: NO_PLACES }),
  ],
}

/** A relay with one team. */
export const A_RELAY_LIST: typeof A_RESULT_LIST = {
  distCode: '4x25FR',
  gender: 0,
  results: [
    aResult(1, {
      penalties: [{ code: 'RX', leg: 2 }],
      starter: aStarter(1, {
        ageGroup: null,
        team: {
          teamId: 'TURA',
          teamNameRu: 'Тура',
          teamNameEn: 'Tura',
          teamMembers: [{ stageId: 1, iwsaId: 'MORO000001', ...aStarter(1) }],
        },
      }),
    }),
  ],
}
