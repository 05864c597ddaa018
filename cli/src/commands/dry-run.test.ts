/** A dry run fails as the change does. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ended, type Machine, signedIn } from '../testing/polynya.ts'

const UNKNOWN = '999999'

let here: Machine
let draft: string
beforeAll(async () => {
  here = await signedIn()
  const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок плана'])
  draft = String(id)
  await writeFile(join(here.folder, 'a.pdf'), '%PDF-1.4')
})
afterAll(() => here.drop())

/** Reason of a failed command, of its only task or its own. */
function reasonOf({ stdout, stderr }: Ended): string | null {
  if (stdout) return JSON.parse(stdout).failures[0].reason
  return JSON.parse(stderr).error.reason
}

/** `draft` in a line is the event. */
it.each([
  ['events publish draft', 7, 'event_incomplete'],
  [`events publish ${UNKNOWN}`, 6, 'event_not_found'],
  [`events delete ${UNKNOWN} --yes`, 6, 'event_not_found'],
  ['events create --set name=Cup --set startDate=2027-02-02 --set endDate=2027-02-01', 7, 'invalid_input'],
  ['events dates draft --start 2027-02-02 --end 2027-02-01', 7, 'invalid_input'],
  ['events dates draft --start 2027-02-30', 7, 'invalid_input'],
  ['events update draft --set public=true', 7, 'event_incomplete'],
  ['events desc delete draft --yes', 6, 'description_not_found'],
  [`events desc delete ${UNKNOWN} --yes`, 6, 'event_not_found'],
  [`tokens revoke ${UNKNOWN} --yes`, 6, 'token_not_found'],
  [`swimmers accept-change ${UNKNOWN} --yes`, 6, 'change_request_not_found'],
  [`swimmers refuse-change ${UNKNOWN} --note none --yes`, 6, 'change_request_not_found'],
  ['base-results copy 1990 1991', 6, 'base_year_not_found'],
  ['base-results activate 1990', 6, 'base_year_not_found'],
  ['base-results delete 1990 --yes', 6, 'base_year_not_found'],
  [`coupons add ${UNKNOWN} ICE --percent 10`, 6, 'event_not_found'],
  [`orders mark-paid ${UNKNOWN} --reason cash --yes`, 6, 'order_not_found'],
  [`orders refund ${UNKNOWN} --yes`, 6, 'order_not_found'],
  [`results publish ${UNKNOWN}`, 6, 'event_not_found'],
  [`protocol print ${UNKNOWN}`, 6, 'event_not_found'],
  [`docs upload ${UNKNOWN} a.pdf`, 6, 'event_not_found'],
  [`orders mark-paid ${UNKNOWN} --reason x --yes`, 7, 'invalid_input'],
  ['coupons add draft ICE --percent 10 --since soon', 7, 'invalid_input'],
  ['events duplicate draft --start soon', 7, 'invalid_input'],
  ['registrations check-in draft AAAA000001', 6, null],
])('%s', async (line, status, reason) => {
  const args = line.split(' ').map((word) => (word === 'draft' ? draft : word))
  const planned = await here.run([...args, '--json', '--dry-run'])
  const done = await here.run([...args, '--json'])
  expect([planned.status, reasonOf(planned)]).toEqual([status, reason])
  expect([done.status, reasonOf(done)]).toEqual([status, reason])
})

it('plans what is possible, and names what is not', async () => {
  const complete = {
    name: 'Кубок полный',
    ...{ organizer: 'ФЗП', address: 'Тюмень', ageGroupOnDate: '2027-02-01' },
    ...{ startDate: '2027-02-01', endDate: '2027-02-02' },
  }
  const set = Object.entries(complete).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const { id } = await here.json<{ id: number }>(['events', 'create', ...set])
  const planned = await here.run(['events', 'publish', String(id), draft, '--dry-run'])
  expect(planned).toMatchObject({ status: 3, stderr: '' })
  expect(planned.stdout).toMatch(
    new RegExp(
      `publish {2}${id} Кубок полный\nWould fail:\n {2}${draft}: .*organizer: [^;]+; address: `,
      's',
    ),
  )
})
