/** Runs every check over the repository: `node --conditions=source tools/checks/run.ts`. */

import { fileURLToPath } from 'node:url'
import { AUDIT_ACTIONS } from '@polynya/contract'
import { catalogues } from '@polynya/i18n/catalogues'
import { audited } from './audited.ts'
import { catalogueParity } from './catalogue-parity.ts'
import { comments } from './comments.ts'
import { expandingMigrations } from './expanding-migrations.ts'
import { handlers } from './handlers.ts'
import { importArrows } from './import-arrows.ts'
import { layeringsOf } from './layerings.ts'
import { links } from './links.ts'
import { literalWords } from './literal-words.ts'
import { names } from './names.ts'
import { noDoubleCasts } from './no-double-casts.ts'
import { oneTableAFile } from './one-table-a-file.ts'
import { oneWay } from './one-way.ts'
import { refusedWords } from './refused-words.ts'
import { readRepository } from './repository.ts'
import { secrets } from './secrets.ts'
import { messageBaseline, shownMessages } from './shown-messages.ts'
import { sizes } from './sizes.ts'
import type { Finding, Source } from './source.ts'
import { specCalls } from './spec-calls.ts'
import { callsOfRepo, contractIds } from './spec-calls-of-repo.ts'
import { sqlInStores } from './sql-in-stores.ts'
import { styleTokens } from './style-tokens.ts'
import { testsAssert } from './tests-assert.ts'
import { uiSafety } from './ui-safety.ts'
import { UNAUDITED } from './unaudited.ts'
import { type Workspace, workspacesOf } from './workspaces.ts'

export interface CheckResult {
  readonly check: string
  /** Findings that fail the check. */
  readonly findings: readonly Finding[]
  /** Findings that only ask. */
  readonly warnings: readonly Finding[]
}

interface Repository {
  readonly sources: readonly Source[]
  readonly workspaces: readonly Workspace[]
}

type Check = (repository: Repository) => readonly Finding[] | Promise<readonly Finding[]>

const CHECKS = {
  'import-arrows': ({ sources, workspaces }) => importArrows(sources, workspaces),
  sizes: ({ sources }) => sizes(sources),
  names: ({ sources, workspaces }) => names(sources, workspaces),
  comments: ({ sources }) => comments(sources),
  'refused-words': ({ sources }) => refusedWords(sources),
  'sql-in-stores': ({ sources }) => sqlInStores(sources),
  'no-double-casts': ({ sources }) => noDoubleCasts(sources),
  'one-table-a-file': ({ sources }) => oneTableAFile(sources),
  handlers: ({ sources }) => handlers(sources, contractIds()),
  audited: ({ sources }) => audited(sources, AUDIT_ACTIONS, UNAUDITED),
  'one-way': ({ sources }) => layeringsOf(contractIds()).flatMap((layering) => oneWay(sources, layering)),
  'style-tokens': ({ sources }) => styleTokens(sources),
  'tests-assert': ({ sources }) => testsAssert(sources),
  'ui-safety': ({ sources }) => uiSafety(sources),
  'literal-words': ({ sources }) => literalWords(sources),
  'catalogue-parity': () => catalogueParity(catalogues),
  links: ({ sources }) => links(sources),
  'shown-messages': ({ sources }) => shownMessages(sources, catalogues.ru, messageBaseline(sources)),
  secrets: ({ sources }) => secrets(sources),
  'expanding-migrations': ({ sources }) => expandingMigrations(sources),
  'spec-calls': ({ sources }) => specCalls(callsOfRepo(sources)),
} satisfies Record<string, Check>

/**
 * Runs every check; one that throws fails with the error as its finding.
 * @param root folder of the repository
 */
export async function runChecks(root: string): Promise<CheckResult[]> {
  const sources = readRepository(root)
  const repository = { sources, workspaces: workspacesOf(sources) }
  const checks: [string, Check][] = Object.entries(CHECKS)
  return Promise.all(
    checks.map(async ([check, run]) => {
      const found = await findingsOf(check, async () => run(repository))
      return {
        check,
        findings: found.filter(({ isWarning }) => !isWarning),
        warnings: found.filter(({ isWarning }) => isWarning),
      }
    }),
  )
}

async function findingsOf(
  check: string,
  run: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await run()
  } catch (error) {
    return [{ path: `tools/checks/${check}.ts`, line: 1, message: `the check could not run: ${error}` }]
  }
}

/** One line per finding, then one line per check. */
export function report(results: readonly CheckResult[]): string {
  const lines = results.flatMap(({ check, findings, warnings }) => [
    ...warnings.map(({ path, line, message }) => `${path}:${line} (asks) ${message}`),
    ...findings.map(({ path, line, message }) => `${path}:${line} ${message}`),
    `${findings.length === 0 ? 'ok' : 'FAILED'} ${check}: ${findings.length} found, ${warnings.length} asked`,
  ])
  return `${lines.join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await runChecks(fileURLToPath(new URL('../..', import.meta.url)))
  process.stdout.write(report(results))
  process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0
}
