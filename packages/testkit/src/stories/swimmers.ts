import type { Client, SwimmerCreate } from '@polynya/contract'
import { ageOn } from '@polynya/domain'
import { face } from '../drawings/face.ts'
import { jpgOf } from '../drawings/raster.ts'
import { type NamedSwimmer, namedSwimmers } from '../people/named-swimmers.ts'
import { swimmers } from '../people/swimmer.ts'
import type { Random } from '../random.ts'
import type { Clients } from './accounts.ts'
import { inBatches } from './in-batches.ts'
import type { Size } from './world.ts'

export interface Telling {
  readonly clients: Clients
  readonly random: Random
  readonly today: string
  readonly size: Size
}

export type NamedIds = Readonly<Record<NamedSwimmer, number>>

/** Creates the families and friends of the personas. */
export async function nameSwimmers({ clients, random, today, size }: Telling): Promise<NamedIds> {
  const { guardian, captain, administrator } = clients
  const named = namedSwimmers(today)
  const created = async (client: Client, name: NamedSwimmer) => {
    const body = named[name]
    const { id } = await client.swimmers.create({ body })
    if (size.photos > 0) await sitForPhoto(client, { id, ...body }, { random: random.for(name), today })
    return id
  }
  const confirmed = async (client: Client, name: NamedSwimmer) => {
    const id = await created(client, name)
    await client.swimmers.confirm({ params: { id } })
    return id
  }
  const ids = {
    guardianHerself: await confirmed(guardian, 'guardianHerself'),
    daughter: await confirmed(guardian, 'daughter'),
    unconfirmedSon: await created(guardian, 'unconfirmedSon'),
    captainHimself: await confirmed(captain, 'captainHimself'),
    paraswimmer: await confirmed(captain, 'paraswimmer'),
    released: await confirmed(captain, 'released'),
    claimable: await created(administrator, 'claimable'),
  }
  await captain.swimmers.release({ params: { id: ids.released } })
  return ids
}

const AT_ONCE = 4

/** A swimmer imported by the administrator. */
export type Imported = SwimmerCreate & { readonly id: number }

/** Imports swimmers with registry IDs; some with a photo. */
export async function importSwimmers({ clients, random, today, size }: Telling): Promise<Imported[]> {
  const { administrator } = clients
  const people = swimmers(random.for('people'), today)
  const list = Array.from({ length: size.swimmers }, () => people.next().value)
  const imported: Imported[] = []
  const every = Math.floor(size.swimmers / Math.max(1, size.photos))
  await inBatches(list, AT_ONCE, async (body, index) => {
    const { id } = await administrator.swimmers.create({ body })
    imported[index] = { id, ...body }
    const sits = index % every === 0 && index / every < size.photos
    if (sits)
      await sitForPhoto(administrator, { id, ...body }, { random: random.for(`face ${index}`), today })
  })
  return imported
}

type Sitter = Pick<SwimmerCreate, 'gender' | 'dob' | 'lastName'> & { readonly id: number }

async function sitForPhoto(
  client: Client,
  { id, gender, dob, lastName }: Sitter,
  { random, today }: Pick<Telling, 'random' | 'today'>,
): Promise<void> {
  const photo = await jpgOf(face({ gender, age: ageOn(dob, today) }, random))
  const file = new File([photo], `${lastName}.jpg`, { type: photo.type })
  await client.swimmers.uploadAvatar({ params: { id }, body: { file } })
}
