import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const UNIT = join(import.meta.dirname, '../docs/operating/polynya.service')
const analyze = () =>
  spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', UNIT], { encoding: 'utf8' })

it.runIf(!analyze().error)('the systemd unit exposes little by the measure of systemd', () => {
  const { stdout } = analyze()
  const [, exposure] = /Overall exposure level for polynya\.service: ([\d.]+)/.exec(stdout) ?? []
  expect(Number(exposure)).toBeLessThanOrEqual(2)
})
