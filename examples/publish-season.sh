#!/usr/bin/env bash
# Publishes the events of a season from a table, with their documents. Run it as often as you like: an event that is
# there already (the same name and first day) is brought up to date, never made twice.
#
#   POLYNYA_URL=https://swim.example POLYNYA_TOKEN=… examples/publish-season.sh season/events.csv season/documents
#
# The table: semicolons between columns, dates as YYYY-MM-DD, instants as ISO 8601 with their offset. The documents of an
# event lie in the folder that its first column names.
set -euo pipefail

table=${1:?the table of events}
documents=${2:?the folder of documents}
export POLYNYA_NO_INPUT=1

# Rows for programs: the number, both dates and the name, between tabs; Russian names, which the table has as well.
known=$(polynya events list --all --lang ru --quiet)

# A field as a spreadsheet writes it: in quotes, with those of the text doubled.
unquoted() {
  local field=$1
  if [[ $field == \"*\" ]]; then
    field=${field:1:${#field}-2}
    field=${field//\"\"/\"}
  fi
  printf '%s' "$field"
}

# The table is read from a channel of its own: commands must not take its lines for their input. Its last line may lack an
# end, where `read` fails with what it has read.
while IFS=';' read -r key name nameEn organizer address region start end regStart regEnd <&3 || [ -n "$key" ]; do
  [ -n "$key" ] || continue
  # A table of Windows ends its lines with a carriage return.
  regEnd=${regEnd%$'\r'}
  name=$(unquoted "$name") nameEn=$(unquoted "$nameEn")
  organizer=$(unquoted "$organizer") address=$(unquoted "$address")
  fields=(
    --set "name=$name" --set "nameEn=$nameEn" --set "organizer=$organizer" --set "address=$address"
    --set "region=$region" --set "startDate=$start" --set "endDate=$end" --set "ageGroupOnDate=$start"
    --set "regStartDate=$regStart" --set "regEndDate=$regEnd"
  )
  id=$(name=$name start=$start awk -F '\t' '$4 == ENVIRON["name"] && $2 == ENVIRON["start"] { print $1; exit }' <<<"$known")
  if [ -n "$id" ]; then
    polynya events update "$id" "${fields[@]}" --quiet >/dev/null
  else
    id=$(polynya events create "${fields[@]}" --jsonl --fields id | tr -dc 0-9)
  fi
  if [ -d "$documents/$key" ]; then
    polynya docs sync "$documents/$key" --event "$id" --delete --yes --quiet >/dev/null
  fi
  polynya events publish "$id"
done 3< <(tail -n +2 "$table")
