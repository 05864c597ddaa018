import { describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { testApp } from '../../testing/test-app.ts'
import { aSwimmer } from '../swimmers/testing/a-swimmer.ts'

describe('user.swimcount', () => {
  it("counts the account's own swimmers, and asks visitors to sign in", async () => {
    const world = await testApp()
    const { client } = await world.account()
    expect(await client.user.swimcount()).toEqual({ numOfSwimmers: 0 })
    await client.swimmers.create({ body: aSwimmer() })
    expect(await client.user.swimcount()).toEqual({ numOfSwimmers: 1 })
    expect((await refusal(world.visitor.user.swimcount())).body.reason).toBe('sign_in_required')
    await world.stop()
  })
})
