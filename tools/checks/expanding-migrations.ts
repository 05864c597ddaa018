/**
 * A migration must leave the previous release working, whose servers still run during a rolling upgrade: it expands.
 * See docs/decisions/rolling-upgrades.md.
 */

import type { Finding, Source } from './source.ts'

const MIGRATION = /^packages\/server\/src\/db\/migrations\/(\d{3})-[\w-]+\.ts$/

/** The newest migration of the time when nothing was released. */
const UNRELEASED = 122

/** Changes that statements of a previous release may fail on. */
const CONTRACTIONS: readonly (readonly [form: RegExp, what: string])[] = [
  [/\bdrop\s+(table|column)\b|\.drop(Table|Column)\(/gi, 'drops what the previous release may use'],
  [/\brename\s+(to|column)\b|\.rename(To|Column)\(/gi, 'renames what the previous release uses'],
  [/\bset\s+not\s+null\b|\.setNotNull\(/gi, 'requires a value that the previous release may not write'],
  [
    /\badd\s+(?:column\s+)?(?:if not exists\s+)?\w+\s[^,;`]*\bnot\s+null\b(?![^,;`]*\b(?:default|generated)\b)(?<!\bdefault\b[^,;`]*)/gi,
    'adds a column that the previous release cannot fill: give it a default',
  ],
  [
    /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b|\.setDataType\(/gi,
    'changes a type that the previous release reads',
  ],
]

/** A comment that names the release since which servers no longer use what the migration contracts. */
const CONTRACTS = /Unused since \d+\.\d+\.\d+/

/** Finds migrations that contract without naming the release that made it possible. */
export const expandingMigrations = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => Number(MIGRATION.exec(path)?.[1] ?? 0) > UNRELEASED)
    .filter(({ text }) => !CONTRACTS.test(text))
    .flatMap(({ path, text, lineAt }) =>
      CONTRACTIONS.flatMap(([form, what]) =>
        [...text.matchAll(form)].map(({ index }) => ({
          path,
          line: lineAt(index),
          message: `${what}; expand first, and contract in a later release with the comment "Unused since <version>"`,
        })),
      ),
    )
