/** Changes of identity, transfers and duplicates of profiles. */

import { TWOFOLD, type Twofold } from '../people/twofold-swimmers.ts'
import { PERSONAS } from '../personas.ts'
import type { NamedIds, Telling } from './swimmers.ts'

/** Open and decided requests. */
export interface CustodyIds {
  /** The guardian's change request, awaiting review. */
  readonly openChange: number
  /** The captain's change request for a profile that an administrator has changed since. */
  readonly staleChange: number
  readonly refusedChange: number
  /** The captain's transfer offer to the guardian. */
  readonly openOffer: number
  /** A transfer offer to the judge that was withdrawn. */
  readonly withdrawnOffer: number
  readonly pairs: Readonly<Record<Twofold, readonly [number, number]>>
}

export async function tellOfCustody(telling: Telling, swimmers: NamedIds): Promise<CustodyIds> {
  return {
    ...(await askForChanges(telling, swimmers)),
    ...(await offerProfiles(telling, swimmers)),
    pairs: await importTwice(telling),
  }
}

async function askForChanges({ clients: { guardian, captain, administrator } }: Telling, swimmers: NamedIds) {
  const { id: openChange } = await guardian.swimmers.requestChange({
    params: { id: swimmers.guardianHerself },
    body: { lastName: 'Zakharova-Belova', reason: 'Двойная фамилия после замужества' },
  })
  const { id: refusedChange } = await captain.swimmers.requestChange({
    params: { id: swimmers.captainHimself },
    body: { firstName: 'Serge', reason: 'Так короче' },
  })
  await administrator.swimmers.refuseChange({
    params: { id: refusedChange },
    body: { reason: 'Имя должно совпадать с заграничным паспортом' },
  })
  const { id: staleChange } = await captain.swimmers.requestChange({
    params: { id: swimmers.paraswimmer },
    body: { lastName: 'Nesteroff', reason: 'Так записано в заграничном паспорте' },
  })
  await administrator.swimmers.update({ params: { id: swimmers.paraswimmer }, body: { firstName: 'Artyom' } })
  return { openChange, staleChange, refusedChange }
}

async function offerProfiles({ clients: { captain } }: Telling, swimmers: NamedIds) {
  const { id: openOffer } = await captain.swimmers.offerTransfer({
    params: { id: swimmers.paraswimmer },
    body: { email: PERSONAS.guardian.email },
  })
  const { id: withdrawnOffer } = await captain.swimmers.offerTransfer({
    params: { id: swimmers.captainHimself },
    body: { email: PERSONAS.judge.email },
  })
  await captain.swimmers.withdrawTransfer({ params: { id: withdrawnOffer } })
  return { openOffer, withdrawnOffer }
}

async function importTwice({ clients: { administrator } }: Telling): Promise<CustodyIds['pairs']> {
  const pair = async (name: Twofold) => {
    const [first, again] = TWOFOLD[name]
    const { id: one } = await administrator.swimmers.create({ body: first })
    const { id: other } = await administrator.swimmers.create({ body: again })
    return [one, other] as const
  }
  return { spelling: await pair('spelling'), birthDate: await pair('birthDate') }
}
