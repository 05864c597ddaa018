/** Words that the English of this repository refuses, each with what to write instead. */

/** `prose`: comments, Markdown and test titles. `names`: declared names and file names. `screens`: English catalogues. */
export type Place = 'prose' | 'names' | 'screens'

export interface RefusedWord {
  /** Pattern of a whole word or phrase, in any case. In `names` it matches words of a name in camelCase or kebab-case. */
  readonly word: string
  readonly write: string
  readonly in: readonly Place[]
}

export const REFUSED_WORDS: readonly RefusedWord[] = [
  { word: 'roads?', write: 'backend, driver, "on both databases"', in: ['prose', 'names'] },
  { word: 'kept', write: 'stored, cached, reserved, preserved', in: ['prose', 'names'] },
  { word: 'told', write: 'passed, given, reported, notified, shown', in: ['prose', 'names'] },
  { word: 'asked(?! to\\b)', write: 'requested, queried, required', in: ['prose', 'names'] },
  { word: 'anew', write: 'again, or a verb with re-', in: ['prose', 'names', 'screens'] },
  {
    word: 'whoever',
    write: 'the caller, the user, the account: name the actor',
    in: ['prose', 'names', 'screens'],
  },
  { word: 'somebody', write: 'a user, another account: name the actor', in: ['prose', 'names'] },
  { word: 'nobody|no one', write: 'no caller, no other account: name the actor', in: ['prose', 'names'] },
  { word: 'goes(?! (?:into|back)\\b)', write: 'is sent, is shown, runs, proceeds', in: ['prose', 'names'] },
  { word: 'comes(?! (?:from|with)\\b)', write: 'arrives, is returned, follows', in: ['prose'] },
  {
    word: 'stands?(?!(?: for| in)\\b|-)|stood',
    write: 'is, is stored, is shown, is located',
    in: ['prose'],
  },
  { word: 'lies', write: 'is, is stored, is located', in: ['prose', 'names'] },
  { word: 'begins?|began|begun', write: 'start, started', in: ['prose', 'names'] },
  { word: 'beginning', write: 'start', in: ['names'] },
  { word: '(?:let|lets|letting) go(?: of)?', write: 'release', in: ['prose', 'names'] },
  { word: 'gives? up|gave up|given up|giving up', write: 'abort, stop, cancel', in: ['prose', 'names'] },
  {
    word: 'takes? back|took back|taken back|gives? back|gave back|given back',
    write: 'revoke, roll back, refund, return',
    in: ['prose', 'names'],
  },
  { word: '(?:behind|under) the lock', write: 'while holding the lock', in: ['prose'] },
  {
    word: 'asks? (?:again|for(?! confirmation\\b))|asking (?:again|for)',
    write: 'request, require, re-fetch',
    in: ['prose'],
  },
  {
    word: 'answers? (?:a|an|how|whether|what|null|true|false|nothing|undefined)',
    write: 'return',
    in: ['prose'],
  },
  { word: 'papers?', write: 'document', in: ['names'] },
  { word: '(?<!\\bon )papers?', write: 'document', in: ['prose'] },
  {
    word: '(?<=\\b(?:a|another|the|this|that|these|every|each|whose|no|newest|sent) )letters?(?! (?:and|of)\\b)',
    write: 'e-mail',
    in: ['prose', 'screens'],
  },
  { word: 'sums?(?! of\\b)', write: 'amount, total', in: ['screens'] },
  { word: 'writedown', write: 'store, persist', in: ['names'] },
  { word: '(?<=\\w )needs', write: 'XDeps, XOptions or no interface', in: ['names'] },
  { word: 'attend (?:tags|app)', write: 'watch…, start…', in: ['names'] },
  { word: 'comes later', write: 'lazyView', in: ['names'] },
]

/** Files that may hold refused words. */
export const ALLOWED_WORDS: readonly { readonly path: RegExp; readonly reason: string }[] = [
  {
    path: /^tools\/checks\/(refused-words|passages)/,
    reason: 'the list and its tests must spell what they refuse',
  },
  { path: /^packages\/server\/src\/db\/migrations\/00\d-/, reason: 'a released migration never changes' },
  { path: /^GLOSSARY\.md$/, reason: 'its last column names the words that are never used' },
]
