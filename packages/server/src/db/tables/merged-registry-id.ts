/** Registry IDs of profiles that were merged into others, which answer to them. */
export interface MergedRegistryIdTable {
  iwsaid: string
  swimmer_id: number
  merged_at: Date
}
