import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { PGliteOptions } from '@electric-sql/pglite'

/** A compiled `WebAssembly.Module`. */
export type Program = NonNullable<PGliteOptions['pgliteWasmModule']>

/** The part of it that is used: the types of Node lack it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<Program> }

let program: Promise<Program> | undefined

/**
 * PostgreSQL as WebAssembly, compiled once for all embedded databases of the process: this takes as long as all the rest of
 * opening one, and the machine code is shared by their threads.
 */
export function compiledProgram(): Promise<Program> {
  program ??= compile()
  return program
}

async function compile(): Promise<Program> {
  // Compiling with one task at a time needs less memory, which would not be returned.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')))
}
