import type { Terminal } from './terminal.ts'

/** Shows a line on a terminal while something takes time whose progress is unknown. */
export async function whileWaiting<T>(
  { canRedraw, stderr }: Terminal,
  line: string,
  work: Promise<T>,
): Promise<T> {
  if (!canRedraw) return work
  stderr.write(line)
  return work.finally(() => stderr.write('\r\u001b[2K'))
}
