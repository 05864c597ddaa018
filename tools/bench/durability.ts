/** Acknowledged writes that are lost by kills and power cuts: none may be. */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { countWritten, killWriter } from '../../packages/server/src/testing/killed-writer.ts'
import { startOwnCluster } from '../../packages/server/src/testing/postgres.ts'
import { type Killed, killAgain } from './killed-databases.ts'
import { type Cut, canCutPower, cutPower } from './power-cuts.ts'
import type { Row } from './report.ts'

const suite = 'durable'
const EMBEDDED_KILLS = 30
const SERVER_KILLS = 10
const POSTGRES_KILLS = 5
const POWER_CUTS = 12
const CONTROL_CUTS = 3

export async function durability(folder: string, say: (text: string) => void): Promise<Row[]> {
  const rows = await embeddedKills(join(folder, 'embedded'))
  const cluster = await startOwnCluster({ durable: true })
  if (!cluster) say('durable: the binaries of PostgreSQL were not found')
  try {
    if (cluster) {
      const place = { cluster, folder: join(folder, 'postgres') }
      rows.push(...killRows('server', SERVER_KILLS, await killAgain('server', SERVER_KILLS, place)))
      rows.push(
        ...killRows('PostgreSQL', POSTGRES_KILLS, await killAgain('PostgreSQL', POSTGRES_KILLS, place)),
      )
    }
  } finally {
    await cluster?.stop()
  }
  if (canCutPower()) rows.push(...(await powerCuts(folder)))
  else say('durable: simulated power cuts need Linux and root, to mount a file system in a file')
  return rows
}

const none = (name: string, value: number): Row => ({ suite, name, value, unit: 'rows', goal: { atMost: 0 } })
const some = (name: string, value: number): Row => ({
  suite,
  name,
  value,
  unit: 'rows',
  goal: { atLeast: 1 },
})

async function embeddedKills(folder: string): Promise<Row[]> {
  const acknowledged = await killWriter(folder, EMBEDDED_KILLS)
  const name = `embedded, ${EMBEDDED_KILLS} SIGKILLs`
  return [
    some(`${name}: rows acknowledged`, acknowledged),
    none(`${name}: lost`, acknowledged - (await countWritten(folder, acknowledged))),
  ]
}

function killRows(victim: string, kills: number, { acknowledged, lost, faults }: Killed): Row[] {
  const name = `${victim} on PostgreSQL, ${kills} SIGKILLs`
  return [
    some(`${name}: sign-ups acknowledged`, acknowledged),
    none(`${name}: lost`, lost),
    none(`${name}: answers other than 200 and 503`, faults),
  ]
}

async function powerCuts(folder: string): Promise<Row[]> {
  const cut = async (kind: Parameters<typeof cutPower>[1], times: number) => {
    const cuts: Cut[] = []
    for (let time = 0; time < times; time += 1) {
      const place = join(folder, `${kind}${time}`)
      await mkdir(place)
      cuts.push(await cutPower(place, kind))
    }
    return cuts
  }
  const cuts = await cut('durable', POWER_CUTS)
  const control = await cut('as-shipped', CONTROL_CUTS)
  const sum = (of: (each: Cut) => number) => cuts.reduce((total, each) => total + of(each), 0)
  const name = `embedded, ${POWER_CUTS} power cuts`
  return [
    some(
      `${name}: rows acknowledged`,
      sum(({ acknowledged }) => acknowledged),
    ),
    none(
      `${name}: databases that do not open`,
      sum(({ found }) => (found === null ? 1 : 0)),
    ),
    none(
      `${name}: lost`,
      sum(({ acknowledged, found }) => acknowledged - (found ?? 0)),
    ),
    {
      suite,
      name: `control: PGlite as shipped, ${CONTROL_CUTS} power cuts: rows lost, of 100`,
      value: shareLost(control),
      unit: 'of 100',
      goal: { atLeast: 50 },
    },
    {
      suite,
      name: 'control: databases that open',
      value: control.filter(({ found }) => found !== null).length,
      unit: 'rows',
    },
  ]
}

function shareLost(cuts: readonly Cut[]): number {
  const acknowledged = cuts.reduce((sum, each) => sum + each.acknowledged, 0)
  const found = cuts.reduce((sum, each) => sum + (each.found ?? 0), 0)
  return 100 * (1 - found / acknowledged)
}
