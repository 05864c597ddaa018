/** Keys of the four Russian plural forms: 1 and 21; 2 to 4; 5 and more; fractions. */
export type PluralKey<Key extends string> = `${Key}_${'one' | 'few' | 'many' | 'other'}`
