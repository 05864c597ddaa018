import { describe, expect, it } from 'vitest'
import { randomIds, systemClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import type { Connection } from '../db/connect.ts'
import { chooseGateways } from './choose-gateways.ts'

const chosen = (env: Record<string, string>, isDurable = true) =>
  chooseGateways(readConfig(env), { isDurable } as Connection, { clock: systemClock, ids: randomIds })

const SHOP = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'test_secret' }
const LIVE = { ...SHOP, YOOKASSA_SECRET_KEY: 'live_secret' }

describe('the gateways of a configuration', () => {
  it.each([
    [{}, ['sandbox']],
    [{ PAYMENTS_SANDBOX: '0' }, []],
    [SHOP, ['yookassa', 'sandbox']],
    [{ ...SHOP, PAYMENTS_SANDBOX: '0' }, ['yookassa']],
    [LIVE, ['yookassa']],
    [{ ...LIVE, PAYMENTS_SANDBOX: '1' }, ['yookassa', 'sandbox']],
  ])('are those that it names: %j', (env, names) => {
    expect(Object.keys(chosen(env))).toEqual(names)
  })

  it('rejects live keys on a database in memory', () => {
    expect(() => chosen(LIVE, false)).toThrow(ConfigError)
    expect(Object.keys(chosen(SHOP, false))).toContain('yookassa')
  })

  it.each([
    [{ YOOKASSA_SHOP_ID: '100500' }, /must be set together/],
    [{ ...SHOP, YOOKASSA_SENDERS: '10.0.0.0/99' }, /YOOKASSA_SENDERS/],
    [{ ...SHOP, YOOKASSA_API_URL: 'yookassa.ru' }, /YOOKASSA_API_URL/],
  ])('names what is wrong: %j', (env, message) => {
    expect(() => chosen(env)).toThrow(message)
  })
})
