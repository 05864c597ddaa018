/** Faults that pass without a change of the request or of the code: the caller may try again later. */

/** PostgreSQL's classes of errors: connection exceptions, insufficient resources, operator intervention, system errors. */
const PASSING_CLASSES = ['08', '53', '57', '58']

const PASSING_CODES = new Set([
  // A plan that a migration has made old.
  '0A000',
  // A primary that has become a replica, or is read-only for maintenance or for want of space.
  '25006',
  // A transaction that was idle for too long, or a victim of a deadlock: it was rolled back.
  '25P03',
  '40P01',
  '55P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Failures of the driver that have no code, by the start of their message. */
const PASSING_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end',
]

interface Fault {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

/** Returns whether a problem, or what caused it, is a passing fault of the database or of the network. */
export function isPassing(problem: unknown): boolean {
  if (typeof problem !== 'object' || problem === null) return false
  const { code, syscall, message, cause } = problem as Fault
  return isPassingCode(code, syscall) || isPassingMessage(message) || isPassing(cause)
}

function isPassingCode(code: unknown, syscall: unknown): boolean {
  if (typeof code !== 'string') return false
  // The socket file of a stopped server is missing; any other missing file is a fault of ours.
  if (code === 'ENOENT') return syscall === 'connect'
  const isClass = code.length === 5 && PASSING_CLASSES.includes(code.slice(0, 2))
  return isClass || PASSING_CODES.has(code)
}

const isPassingMessage = (message: unknown) =>
  typeof message === 'string' && PASSING_MESSAGES.some((start) => message.startsWith(start))
