/** Registry IDs of deleted profiles: never given again. */
export interface RetiredRegistryIdTable {
  iwsaid: string
}
