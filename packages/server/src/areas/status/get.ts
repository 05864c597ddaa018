import { INSTALLATION_FINDINGS, installationFindings } from '@polynya/domain'
import { superAdministers } from '../../access/caller.ts'
import { newestBackup } from '../../backup/backups-folder.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { readStatus } from './read-status.ts'
import { stateOf } from './state-of.ts'

export const get: Handler<'status.get'> = async ({ caller, at }, deps) => {
  // The state is that of the whole federation.
  if (!superAdministers(caller, null)) fail('no_access')
  const backups = await newestBackup(deps.config.dataDir)
  const status = await readStatus(deps, backups, at)
  const findings = installationFindings(stateOf(status))
  return {
    ...status,
    findings: findings.map((finding) => ({ finding, weight: INSTALLATION_FINDINGS[finding] })),
  }
}
