/**
 * Reads of visitors on replicas. A replica's answer is used only if it is one that the primary could have given when the
 * reading started: if no table that it was read from has changed since the state that the replica had replayed.
 */

import type { ReplicaCondition } from '@polynya/domain'
import { ConfigError } from '../config.ts'
import { Failure } from '../failure.ts'
import type { Logger } from '../log.ts'
import { faultOfReplica, isPooler, readCluster, readEndOfLog, readReplica } from './check-replica.ts'
import { checkFilesOf, refusalOf } from './check-server.ts'
import type { Connection } from './connect.ts'
import { openReplica, type Position, type Replica, type Source } from './replica.ts'
import type { Reading } from './table-changes.ts'

export interface ReplicaState {
  readonly name: string
  readonly condition: ReplicaCondition
  /** How far it is behind the primary, at most; null if it is unknown. */
  readonly lagMs: number | null
}

export interface Replicas {
  /**
   * Executes work that only reads, on a replica if it is ready and as good as the primary, else on the primary.
   * @param name of the work; work of a name usually reads the same tables
   * @param work receives null for the primary; it may be executed twice
   */
  read<Result>(name: string, work: (source: Source | null) => Promise<Result>): Promise<Result>
  states(): readonly ReplicaState[]
  /** How many readings were answered by replicas and by the primary, since the start. */
  counts(): { readonly replica: number; readonly primary: number }
  stop(): Promise<void>
}

/** Milliseconds between two comparisons of the replicas with the primary. */
const CHECK_MS = 200
const VARIABLE = 'DATABASE_REPLICA_URL'

/**
 * Opens the replicas of a primary. One that does not respond is used once it does.
 * @throws ConfigError naming one that refuses the user or is not a replica of the database
 */
export async function openReplicas(
  urls: readonly string[],
  { pool, changes, onStatement }: Pick<Connection, 'pool' | 'changes' | 'onStatement'>,
  log: Pick<Logger, 'warn' | 'info'>,
): Promise<Replicas> {
  for (const url of urls) await checkFilesOf(url, VARIABLE)
  const now = () => performance.now()
  const primary = await readCluster(pool)
  const opened = urls.map((url) => openReplica(url, { primary, changes, onStatement, now }))
  const stop = async () => void (await Promise.all(opened.map((each) => each.stop())))

  async function checkFirst({ pool: replica, name }: (typeof opened)[number]) {
    const facts = await readReplica(replica).catch((problem: unknown) => {
      const refusal = refusalOf(problem)
      if (refusal) throw new ConfigError(`${VARIABLE}: ${name}: ${refusal}`)
      log.warn({ replica: name }, 'replica away')
      return null
    })
    if (facts && (await isPooler(replica)))
      throw new ConfigError(`${VARIABLE}: ${name} is behind a connection pooler: name the replica itself`)
    const fault = facts && faultOfReplica(facts, primary)
    if (fault) throw new ConfigError(`${VARIABLE}: ${name} ${fault}`)
  }

  try {
    await Promise.all(opened.map(checkFirst))
  } catch (problem) {
    await stop()
    throw problem
  }

  /** The number of the last change is read before the end of the log, which therefore contains that change. */
  async function position(): Promise<Position> {
    const [point, at] = [changes.point(), now()]
    return { point, byte: await readEndOfLog(pool), at }
  }

  const checks = repeated(async () => {
    // While the primary is away there is no newer position, so that the replicas become late.
    const current = await position().catch(() => null)
    if (current) await Promise.all(opened.map((each) => each.check(current)))
    logChanges(opened)
  })
  const logChanges = changeLog(log)
  await checks.once()
  return {
    ...reading(opened, changes),
    states: () =>
      opened.map(({ name, condition, lagMs }) => ({ name, condition: condition(), lagMs: lagMs() })),
    async stop() {
      await checks.stop()
      await stop()
    },
  }
}

/** Repeats work that does not reject, a while after it has ended. */
function repeated(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  async function once() {
    running = work()
    await running
    if (!isStopped) timer = setTimeout(once, CHECK_MS).unref()
  }
  return {
    once,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Returns a function that logs each change of a replica's condition. */
function changeLog(log: Pick<Logger, 'warn' | 'info'>) {
  const known = new Map<Replica, ReplicaCondition>()
  return (replicas: readonly Replica[]) => {
    for (const replica of replicas) {
      const condition = replica.condition()
      const before = known.get(replica)
      known.set(replica, condition)
      if (condition === before || (before === undefined && condition === 'ready')) continue
      log[condition === 'ready' ? 'info' : 'warn']({ replica: replica.name }, `replica ${condition}`)
    }
  }
}

type Outcome<Result> = { readonly result: Result } | { readonly problem: unknown }

/** An answer of the application, which a refusal is, too; everything else is a fault of the replica. */
const isAnswer = (outcome: Outcome<unknown>) => 'result' in outcome || outcome.problem instanceof Failure

function reading(
  replicas: readonly Replica[],
  changes: Connection['changes'],
): Pick<Replicas, 'read' | 'counts'> {
  const counts = { replica: 0, primary: 0 }
  /** The last reading of each name: the next one usually reads the same tables. */
  const previous = new Map<string, Reading>()
  let turn = 0

  /** The next of the ready replicas that has what work of the name read last. */
  function choose(name: string) {
    turn += 1
    for (const index of replicas.keys()) {
      const replica = replicas[(turn + index) % replicas.length]
      const position = replica?.replayed()
      if (replica && position && !previous.get(name)?.hasChangedSince(position.point))
        return { replica, position }
    }
    return null
  }

  /** Returns null if the replica is behind or fails. */
  async function tryOn<Result>(
    name: string,
    { replica, position }: NonNullable<ReturnType<typeof choose>>,
    work: (source: Source) => Promise<Result>,
  ): Promise<Outcome<Result> | null> {
    const read = changes.startReading(position.point)
    const outcome = await read
      .run(() => work(replica.source))
      .then(
        (result) => ({ result }),
        (problem: unknown) => ({ problem }),
      )
    previous.set(name, read)
    if (!isAnswer(outcome) || !read.isCurrent() || !replica.hasStill(position)) return null
    read.include()
    return outcome
  }

  return {
    counts: () => ({ ...counts }),
    async read(name, work) {
      const chosen = choose(name)
      const outcome = chosen && (await tryOn(name, chosen, work))
      counts[outcome ? 'replica' : 'primary'] += 1
      if (!outcome) return work(null)
      if ('problem' in outcome) throw outcome.problem
      return outcome.result
    },
  }
}
