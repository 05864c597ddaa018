/** Writes a tar archive (POSIX ustar) whose bytes depend on its entries alone: sorted, one owner, one time. */

export interface Entry {
  /** Path in the archive, with `/`. */
  readonly path: string
  readonly content: Uint8Array | { readonly linkTo: string }
  readonly isProgram?: boolean
}

const BLOCK = 512

/**
 * Yields the archive in chunks, directories left out: every program that unpacks creates them.
 * @param seconds time of every entry, in seconds since 1970
 * @throws Error for a path that ustar cannot hold: 100 bytes after at most 155 of folders
 */
export function* tar(entries: readonly Entry[], seconds: number): Generator<Uint8Array> {
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const entry of sorted) {
    yield header(entry, seconds)
    if (!(entry.content instanceof Uint8Array)) continue
    yield entry.content
    yield new Uint8Array((BLOCK - (entry.content.length % BLOCK)) % BLOCK)
  }
  yield new Uint8Array(2 * BLOCK)
}

/** Fields of a header in their order: see `ustar` in POSIX.1, pax. */
function header({ path, content, isProgram }: Entry, seconds: number): Uint8Array {
  const isFile = content instanceof Uint8Array
  const { prefix, name } = split(path)
  const fields = (sum: string): [value: string, bytes: number][] => [
    [name, 100],
    [octal(isProgram ? 0o755 : 0o644, 8), 8],
    [octal(0, 8), 8],
    [octal(0, 8), 8],
    [octal(isFile ? content.length : 0, 12), 12],
    [octal(seconds, 12), 12],
    [sum, 8],
    [isFile ? '0' : '2', 1],
    [isFile ? '' : content.linkTo, 100],
    ['ustar\x0000', 8],
    ['root', 32],
    ['root', 32],
    [octal(0, 8), 8],
    [octal(0, 8), 8],
    [prefix, 155],
  ]
  const sum = block(fields(' '.repeat(8))).reduce((total, byte) => total + byte, 0)
  return block(fields(`${octal(sum, 7)}\0 `))
}

function block(fields: readonly (readonly [value: string, bytes: number])[]): Buffer {
  const bytes = Buffer.alloc(BLOCK)
  let at = 0
  for (const [value, length] of fields) {
    if (Buffer.byteLength(value) > length) throw new Error(`${value} is longer than ${length} bytes`)
    bytes.write(value, at)
    at += length
  }
  return bytes
}

const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')

/** A long path is divided at a `/`. */
function split(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path }
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    if (Buffer.byteLength(path.slice(at + 1)) <= 100)
      return { prefix: path.slice(0, at), name: path.slice(at + 1) }
  }
  throw new Error(`${path} has a name that is too long for the archive`)
}
