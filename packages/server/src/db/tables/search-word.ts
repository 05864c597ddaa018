/** A word of a name by which something is found, whether or not anything still has it. */
export interface SearchWordTable {
  /** Swimmers have the first words of their last and first names here, which their keys start with. */
  source: 'swimmer' | 'event' | 'club'
  /** A word of `wordsOf`. */
  word: string
  /** `latinWord` of it: similar words are compared in one script. */
  latin: string
}
