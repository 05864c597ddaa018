import type { DistCode, Gender } from '@polynya/domain'
import type { World } from './world.ts'

/** Sample times of our own, for men, women and mixed teams. */
export const BASE_TIMES: Partial<Record<DistCode, readonly [string, string, string?]>> = {
  '25FR': ['00:11.50', '00:13.20'],
  '50FR': ['00:25.10', '00:28.60'],
  '100FR': ['00:57.40', '01:05.20'],
  '200FR': ['02:10.80', '02:23.50'],
  '400FR': ['04:41.00', '05:02.30'],
  '450FR': ['05:21.60', '05:46.90'],
  '800FR': ['10:02.40', '10:41.70'],
  '1000FR': ['12:11.30', '12:52.80'],
  '25BR': ['00:13.60', '00:15.80'],
  '50BR': ['00:30.20', '00:34.40'],
  '100BR': ['01:08.10', '01:17.60'],
  '200BR': ['02:32.90', '02:50.40'],
  '25FLY': ['00:12.20', '00:14.30'],
  '50FLY': ['00:27.50', '00:32.10'],
  '4x25FR': ['00:46.80', '00:54.20', '00:50.10'],
  '4x25BR': ['00:55.60', '01:04.90', '00:59.80'],
  '4x25MX': ['00:49.90', '00:58.30', '00:53.70'],
  '300OW': ['03:58.00', '04:22.00'],
  '1200OW': ['16:40.00', '18:05.00'],
}

const GENDERS: readonly Gender[] = [1, 2, 0]

/** What is faster in the later year. */
const FASTER: Partial<Record<DistCode, readonly [string, string]>> = {
  '25FR': ['00:11.41', '00:13.08'],
  '50BR': ['00:30.05', '00:34.12'],
  '1000FR': ['12:05.90', '12:47.20'],
}

/** The times as base results, one a gender and distance. */
export const baseRows = (times: typeof BASE_TIMES) =>
  (Object.keys(times) as DistCode[]).flatMap((distCode) =>
    (times[distCode] ?? []).flatMap((result, index) => {
      const gender = GENDERS[index]
      return result === undefined || gender === undefined ? [] : [{ gender, distCode, result }]
    }),
  )

/** Base results of two years; the later one, a changed copy, is active. */
export async function setBaseResults({
  superAdmin: { baseResults },
  now,
}: Pick<World, 'superAdmin' | 'now'>) {
  const later = now.getFullYear()
  const earlier = later - 1
  await baseResults.create({ body: { year: earlier } })
  await baseResults.update({ params: { year: earlier }, body: { results: baseRows(BASE_TIMES) } })
  await baseResults.create({ body: { year: later, copyOf: earlier } })
  await baseResults.update({ params: { year: later }, body: { results: baseRows(FASTER) } })
  await baseResults.activate({ params: { year: later }, body: { activeFrom: `${later}-01-01` } })
}
