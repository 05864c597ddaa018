/** Writes a line to standard output. */
export const say = (line: string) => process.stdout.write(`${line}\n`)
