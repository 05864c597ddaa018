/** No secrets in the repository: keys and tokens by the forms that their issuers give them. */

import type { Finding, Source } from './source.ts'

/** Forms of secrets, each with what it is. Patterns are strict: a finding is a secret or a copy of one. */
const SECRETS: readonly (readonly [form: RegExp, name: string])[] = [
  [/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[\w+/=]{16}/g, 'a private key'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, 'an access key of AWS'],
  [/\bYC[AP][\w-]{24,}\b/g, 'an access key of Yandex Cloud'],
  [/\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{40,}/g, 'a token of GitHub'],
  [/\bglpat-[\w-]{20}\b/g, 'a token of GitLab'],
  [/\bnpm_[A-Za-z0-9]{36}\b/g, 'a token of npm'],
  [/\bxox[abeoprs]-[\w-]{20,}/g, 'a token of Slack'],
  [/\b(?:live|test)_[A-Za-z0-9_-]{40,}\b/g, 'a secret key of YooKassa'],
  [/\b[rs]k_(?:live|test)_[A-Za-z0-9]{20,}\b/g, 'a secret key of Stripe'],
  [/\b\d{8,10}:AA[\w-]{33}\b/g, 'a token of a Telegram bot'],
  [/\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{40,}/g, 'a signed token (JWT)'],
]

/** Finds secrets in all text files, tests included. A secret that was committed has to be revoked by its issuer. */
export const secrets = (sources: readonly Source[]): Finding[] =>
  sources.flatMap(({ path, text, lineAt }) =>
    SECRETS.flatMap(([form, name]) =>
      [...text.matchAll(form)].map(({ index }) => ({
        path,
        line: lineAt(index),
        message: `looks like ${name}: remove it, have it revoked, and read it from the environment`,
      })),
    ),
  )
