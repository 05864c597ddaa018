/** Admission documents of the demo, in every state. */

import { ADMISSION_KINDS, type AdmissionKind, addDays } from '@polynya/domain'
import { lettering } from '../drawings/lettering.ts'
import { jpgOf } from '../drawings/raster.ts'
import type { NamedSwimmer } from '../people/named-swimmers.ts'
import { interested, type Meets } from './crowds.ts'

/** Title on the picture of each document. */
const TITLES = {
  medical: 'СПРАВКА',
  insurance: 'ПОЛИС',
  parentalConsent: 'СОГЛАСИЕ',
} as const satisfies Record<AdmissionKind, string>

const YEAR = 365
/** Days of validity: valid today, expired before the events that require the document. */
const SOON = 20

export async function tellOfAdmissions(meets: Meets): Promise<void> {
  const { telling, swimmers, world } = meets
  const { guardian, captain, administrator } = telling.clients
  const showing =
    (client: typeof guardian) =>
    async (swimmer: NamedSwimmer, kind: AdmissionKind, days: number | null): Promise<number> => {
      const validUntil = days === null ? {} : { validUntil: addDays(telling.today, days) }
      const call = { params: { id: swimmers[swimmer] }, query: { kind, ...validUntil } }
      return (await client.admissions.upload({ ...call, body: { file: await scan(kind) } })).id
    }
  const accept = (id: number) =>
    administrator.admissions.decide({ params: { id }, body: { state: 'accepted' } })

  const guardianShows = showing(guardian)
  await accept(await guardianShows('guardianHerself', 'medical', YEAR))
  await accept(await guardianShows('guardianHerself', 'insurance', YEAR))
  await guardianShows('daughter', 'medical', YEAR)
  await accept(await guardianShows('daughter', 'insurance', SOON))
  await guardianShows('daughter', 'parentalConsent', null)

  const captainShows = showing(captain)
  const refused = await captainShows('captainHimself', 'medical', YEAR)
  const note = 'Нет печати врача'
  await administrator.admissions.decide({ params: { id: refused }, body: { state: 'refused', note } })
  const lastYear = new Date(world.now.getTime() - YEAR * 86_400_000)
  await world.at(lastYear, () => captainShows('paraswimmer', 'insurance', -SOON))
  await showAtTheDesk(meets)
}

async function scan(kind: AdmissionKind): Promise<File> {
  const title = lettering(TITLES[kind], { x: 300, y: 90, size: 40, colour: '#07222f', anchor: 'middle' })
  const lines = [220, 270, 320, 370, 420].map(
    (y) => `<path d="M80 ${y}h440" stroke="#8aa" stroke-width="3"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fff"/>${title}${lines.join('')}<circle cx="430" cy="620" r="80" fill="none" stroke="#14539a" stroke-width="6"/></svg>`
  const picture = await jpgOf(svg)
  return new File([picture], `${TITLES[kind].toLowerCase()}.jpg`, { type: picture.type })
}

const AT_THE_DESK = 6

/** Some entrants of the open event show their documents at the desk. */
async function showAtTheDesk(meets: Meets) {
  const { events, telling } = meets
  if (events.open === undefined) return
  const validUntil = addDays(telling.today, YEAR)
  for (const [index, { id }] of interested(meets, events.open).slice(0, AT_THE_DESK).entries()) {
    for (const kind of ADMISSION_KINDS.slice(0, 1 + (index % 2))) {
      await telling.clients.administrator.admissions.shown({ params: { id }, body: { kind, validUntil } })
    }
  }
}
