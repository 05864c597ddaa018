import { type DiplomaValues, GENDERS } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { awardsOf, eventValuesIn, valuesIn } from '../printouts/awards.ts'
import { NO_FILTER } from '../printouts/printout-filter.ts'
import { getPrintoutEvent } from '../printouts/printouts.store.ts'
import { distanceIn, type Reading, readingIn } from '../printouts/reading.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

const AT_MOST = 50
/** A code of no document, as long as a real one. */
const SAMPLE_CODE = '0000000000000'

export const diplomaSamples: Handler<'events.diplomaSamples'> = async (call, deps) => {
  const { params, caller, at } = call
  const { db, words, config } = deps
  const { publicUrl } = config
  const { id } = await eventToChange(findHead(db, params.id), caller)
  const event = await getPrintoutEvent(db, id)
  const [ru, en] = [readingIn('ru', deps), readingIn('en', deps)]
  const context = { db, event, sessions: [], caller, at, reading: ru, filter: NO_FILTER, words, publicUrl }
  const awards = await awardsOf(context, { kind: params.kind, filter: NO_FILTER, withDrafts: true })
  const sheet = { event, code: SAMPLE_CODE, publicUrl }
  const sampleOf = ({ entryId, valuesOf }: Sampled) => ({ entryId, ru: valuesOf(ru), en: valuesOf(en) })
  const winner = (reading: Reading) => ({ ...winnerIn(reading), ...eventValuesIn(reading, sheet) })
  return {
    samples: [
      ...awards.slice(0, AT_MOST).map((award) => ({
        entryId: award.result.starter.entryId,
        valuesOf: (reading: Reading) => valuesIn(reading, award, sheet),
      })),
      { entryId: null, valuesOf: winner },
    ].map(sampleOf),
  }
}

interface Sampled {
  readonly entryId: number | null
  readonly valuesOf: (reading: Reading) => DiplomaValues
}

/** Returns what the document of an invented winner says. */
function winnerIn(reading: Reading) {
  const { t } = reading
  return {
    name: t('diplomas:sample.name'),
    team: '',
    place: '1',
    distance: distanceIn(reading, { distCode: '50BR', gender: 0 }),
    gender: t(`sport:genders.${GENDERS[2]}`),
    ageGroup: 'E1',
    time: '00:41.32',
    points: t('diplomas:sample.points'),
    rank: t('diplomas:sample.rank'),
    record: t('diplomas:sample.record'),
    club: t('diplomas:sample.club'),
    region: t('diplomas:sample.region'),
  }
}
