/** Every call whose answers to visitors are stored, with an object to read and a write that changes the answer. */

import { type Client, type Endpoint, type EndpointId, type Swimmer, v1 } from '@polynya/contract'
import type { InjectOptions } from 'fastify'
import { A_PDF, aFile, aPng } from '../areas/events/testing/uploads.ts'
import { aMeet, type Meet } from '../areas/start-lists/testing/a-meet.ts'
import { aRelayEvent, aTeam } from '../areas/teams/testing/a-relay.ts'
import { requestOf } from './inject-client.ts'
import type { TestAccount, TestApp } from './test-app.ts'

export interface PublicRead {
  readonly id: EndpointId
  readonly endpoint: Endpoint
}

/** The calls that the contract marks as public. */
export const PUBLIC_READS: readonly PublicRead[] = Object.entries(v1).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { cache }]) => cache === 'public')
    .map(([name, endpoint]) => ({ id: `${group}.${name}` as EndpointId, endpoint })),
)

export interface ReadObject {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  /** Changes the answer; absent where it never changes. */
  readonly write?: () => Promise<unknown>
}

export interface ReadWorld {
  readonly objects: { readonly [Id in EndpointId]?: ReadObject }
  readonly administrator: TestAccount
  /** Owner of the swimmers and of the team. */
  readonly owner: TestAccount
}

/** Of a swimmer of the owner; no visitor may read it. */
export const PHONE = '+79001234567'

/** Returns the object that a call reads, with the request of a visitor for it. */
export async function readOf(
  { objects }: ReadWorld,
  { id, endpoint }: PublicRead,
): Promise<{ request: InjectOptions & { readonly url: string }; write: ReadObject['write'] }> {
  const object = objects[id]
  if (!object) throw new Error(`No object to read: ${id}`)
  const { params = {}, query = {}, write } = object
  const request = await requestOf(endpoint, { call: { params, query }, headers: {} })
  return { request: { ...request, url: String(request.url) }, write }
}

type Objects = ReadWorld['objects']
type Stage = Pick<ReadWorld, 'administrator' | 'owner'> & { readonly world: TestApp; readonly meet: Meet }

export async function readWorld(world: TestApp): Promise<ReadWorld> {
  const administrator = await world.account(['superAdmin'])
  const meet = await aMeet(world, {
    swimmers: 4,
    distances: [{}, { distCode: '50BR' }, { distCode: '50FR' }],
  })
  const { owner } = meet
  const stage = { world, administrator, owner, meet }
  return {
    administrator,
    owner,
    objects: {
      ...(await swimmerObjects(stage)),
      ...(await eventObjects(stage)),
      ...(await listObjects(stage)),
      ...siteObjects(stage),
      ...(await baseResultObjects(stage)),
      ...(await rankNormObjects(stage)),
    },
  }
}

/** Returns a function that numbers a text. */
function numbered() {
  let last = 0
  return (text: string) => {
    last += 1
    return `${text} ${last}`
  }
}

async function swimmerObjects({ world, owner, meet }: Stage): Promise<Objects> {
  const [first, second, third] = meet.swimmers
  const avatarOf = async (swimmer: Swimmer | undefined) => {
    const body = { file: aFile('avatar.png', await aPng({ width: 300, height: 300 })) }
    return owner.client.swimmers.uploadAvatar({ params: { id: swimmer?.id ?? 0 }, body })
  }
  let city = 'Ишим'
  const write = () => {
    city = city === 'Ишим' ? 'Тобольск' : 'Ишим'
    const swimmerInfo = { country: 'RU', regionCode: 'RU-TYU', city, phone: PHONE }
    return owner.client.swimmers.update({ params: { id: first?.id ?? 0 }, body: { swimmerInfo } })
  }
  let isConfirmed = true
  const count = () => {
    isConfirmed = !isConfirmed
    const confirmed_at = isConfirmed ? world.clock.now() : null
    return world.db
      .updateTable('swimmer')
      .set({ confirmed_at })
      .where('id', '=', third?.id ?? 0)
      .execute()
  }
  await avatarOf(first)
  await write()
  return {
    'swimmers.all': { write },
    'search.find': { query: { q: first?.iwsaid }, write },
    'swimmers.idlist': { params: { key: first?.iwsaid.slice(0, 4) }, write },
    'swimmers.get': { params: { id: first?.id }, write },
    'swimmers.viewIwsaid': { params: { id: first?.iwsaid }, write },
    'swimmers.featured': { write },
    'swimmers.avatarExists': { params: { id: second?.id }, write: () => avatarOf(second) },
    'swimmers.countAll': { write: count },
    'swimmers.statistics': { write: count },
    'widgets.swimmer': { params: { id: first?.iwsaid }, write },
  }
}

async function eventObjects({ administrator: { client }, meet }: Stage): Promise<Objects> {
  const params = { id: meet.event.id }
  const text = numbered()
  const write = () => client.events.update({ params, body: { name: text('Кубок') } })
  const upload = () => uploadRules(client, params.id)
  let isWarmer = false
  const changeWater = () => {
    isWarmer = !isWarmer
    return client.events.update({ params, body: { waterCat: isWarmer ? 'B' : 'A' } })
  }
  const { sessions } = await client.events.sessions({ params })
  const inSession = { params: { ...params, sessionId: sessions[0]?.id ?? 0 } }
  const changeSession = () => client.events.updateSession({ ...inSession, body: { name: text('Утро') } })
  const { file } = await upload()
  return {
    'events.list': { write },
    'events.facets': { write: changeWater },
    'events.upcoming': { write },
    'events.featured': { write },
    'events.get': { params, write },
    'events.view': { params, write },
    'events.exportEvent': { params, write },
    'events.calendar': { params, write },
    'events.sessions': { params, write: changeSession },
    'events.listDocs': { params, write: upload },
    'events.fileExists': { params: { ...params, type: 'reguls', file } },
    'widgets.events': { write },
  }
}

const uploadRules = (client: Client, id: number) =>
  client.events.uploadFile({ params: { id, type: 'reguls' }, body: { file: aFile('rules.pdf', A_PDF) } })

/** What is made of entries: places, lists of entrants, start lists and teams. */
async function listObjects({ world, administrator, owner, meet }: Stage): Promise<Objects> {
  const { client } = administrator
  const params = { id: meet.event.id }
  let entered = 0
  const enter = () => {
    entered += 1
    return meet.enter(entered)
  }
  let isLocked = false
  const lock = () => {
    isLocked = !isLocked
    const distanceId = meet.distanceIds[0] ?? 0
    return client.events.lockPrestart({ params: { ...params, distanceId }, body: { isLocked } })
  }
  await meet.enter(0)
  await client.events.seedPrestart({ params, body: {} })
  await client.events.publishPrestart({ params, body: { isPublished: true } })
  const published = await publishedResults(client, meet, params.id)
  const cup = {
    ...{ nameEn: null, season: '2025-2026', stages: [params.id] },
    rules: {
      ...{ scoring: 'places' as const, placeValues: [10], startsPerStage: null, stagesCounted: null },
      distances: [],
    },
  }
  const { id: seriesId } = await client.series.create({ body: { ...cup, name: 'Кубок страны' } })
  const { event, relays } = await aRelayEvent(administrator, {}, { slotLimit: 9 })
  const { teamId, address } = await aTeam(world, relays, { swimmerId: meet.swimmers[0]?.id ?? 0, owner })
  const text = numbered()
  const renameSeries = () =>
    client.series.update({ params: { id: seriesId }, body: { ...cup, name: text('Кубок') } })
  const nameTeam = () => {
    const names = { teamNameRu: text('Моржи'), teamNameEn: text('Walruses') }
    return client.teams.update({ params: { teamId }, body: { teamId, ...names, teamMembers: [] } })
  }
  return {
    'events.places': { params, write: () => meet.enter(0, { distanceId: meet.distanceIds[1] ?? 0 }) },
    'events.swimmerList': { params, write: enter },
    'events.entrantCounts': { query: { ids: String(params.id) }, write: enter },
    'events.distCompetitors': {
      params: { eventId: params.id },
      query: { distCode: '25FR' },
      write: enter,
    },
    'events.prestartLists': { params, write: lock },
    'events.prestart': { params, write: lock },
    'events.printProtocolAbs': { params: { eventId: params.id } },
    'events.preRes': { params, write: published.write },
    'rankings.list': { query: { distCode: '50FR', gender: 2 }, write: published.write },
    'standings.medals': { query: { by: 'country' }, write: published.write },
    'series.list': { write: renameSeries },
    'series.get': { params: { id: seriesId }, write: renameSeries },
    'series.standings': { params: { id: seriesId }, query: { gender: 2 }, write: published.write },
    'records.list': { write: published.write },
    'records.history': { query: { distCode: '50FR', gender: 2 }, write: published.write },
    'rankings.compare': {
      query: {
        ids: meet.swimmers
          .slice(0, 2)
          .map(({ id }) => id)
          .join(','),
      },
      write: published.write,
    },
    'events.results': { params: { eventId: params.id }, write: published.write },
    'widgets.results': { params: { eventId: params.id }, write: published.write },
    'events.hasReguls': { params: { id: event.id }, write: () => uploadRules(client, event.id) },
    'teams.list': { params: { eventId: event.id }, write: nameTeam },
    'teams.get': { ...address, write: nameTeam },
  }
}

/** A distance with a result; writing changes its penalties. */
async function publishedResults(client: Client, meet: Meet, eventId: number) {
  const params = { eventId, distanceId: meet.distanceIds[2] ?? 0 }
  const entryId = await meet.enter(0, { distanceId: params.distanceId })
  let version = 0
  const write = () => {
    // Every second time is withdrawn, so that medals change, too.
    const time = { status: 'finished' as const, rawTime: `00:2${version % 10}.50` }
    const results = [{ entryId, version, ...(version % 2 === 0 ? time : { status: 'DNF' as const }) }]
    version += 1
    return client.results.record({ params, body: { results, changeReason: 'A misread watch' } })
  }
  await write()
  await client.results.publish({ params, body: { state: 'preliminary', confirmed: true } })
  return { write }
}

function siteObjects({ administrator: { client } }: Stage): Objects {
  const text = numbered()
  const params = { name: 'terms' } as const
  const publish = () => client.site.publishText({ params, body: { ru: text('# Условия'), en: '# Terms' } })
  return {
    'site.get': { write: () => client.site.updateSettings({ body: { titles: [text('Полынья')] } }) },
    'site.text': { params: { ...params, lang: 'ru' }, write: publish },
    'site.countries': {},
    'site.regions': { params: { country: 'RU' } },
  }
}

async function baseResultObjects({ administrator: { client } }: Stage): Promise<Objects> {
  const params = { year: 2026 }
  let isFaster = false
  const write = () => {
    isFaster = !isFaster
    const result = isFaster ? '00:13.08' : '00:13.20'
    return client.baseResults.update({ params, body: { results: [{ gender: 2, distCode: '25FR', result }] } })
  }
  await client.baseResults.create({ body: params })
  await write()
  return { 'baseResults.years': { write }, 'baseResults.get': { params, write } }
}

async function rankNormObjects({ administrator: { client } }: Stage): Promise<Objects> {
  const params = { year: 2025 }
  let hasTwo = false
  const write = () => {
    hasTwo = !hasTwo
    const lines = ['rank,gender,distance,course,time,minAge', 'I,2,25FR,25,17.00,9']
    if (hasTwo) lines.push('II,2,25FR,25,18.00,9')
    return client.rankNorms.importFile({
      params,
      query: {},
      body: { file: new File([lines.join('\n')], 'n.csv') },
    })
  }
  await write()
  return { 'rankNorms.years': { write }, 'rankNorms.get': { params, write } }
}
