/** An event that is called off after people have entered it: entrants are notified and refunded. */

import { ordering, payByCard } from './baskets.ts'
import { entriesOf, interested, type Meets } from './crowds.ts'

const ENTRANTS = 5

export async function callOff(meets: Meets): Promise<void> {
  const { administrator, captain, superAdministrator } = meets.telling.clients
  const id = meets.events.calledOff
  if (id === undefined) return
  const order = await ordering(
    meets,
    'calledOff',
    captain,
  )({
    swimmers: { captainHimself: ['25FR', '50FR'], paraswimmer: ['25FR'] },
  })
  await payByCard(meets, captain, order)
  const event = await administrator.events.get({ params: { id } })
  const random = meets.telling.random.for(`entries ${id}`)
  const swimmers = interested(meets, id)
    .map((one) => ({ swimmerId: one.id, entries: entriesOf(one, event, random) }))
    .filter(({ entries }) => entries.length > 0)
    .slice(0, ENTRANTS)
  await administrator.orders.create({ body: { eventId: id, swimmers } })
  const { entrants } = await superAdministrator.events.stateWork({ params: { id } })
  await superAdministrator.events.setState({
    params: { id },
    body: {
      state: 'calledOff',
      name: event.name,
      entrants,
      refundTo: 'card',
      noteRu: 'Лёд на водоёме не встал.',
      noteEn: 'The ice has not formed.',
    },
  })
}
