#!/usr/bin/env bash
# Copies the base results of a year for the new season, changes those of a table and makes the new year the active one from a
# day on. Run it as often as you like: a year that is there already is not copied again.
#
#   POLYNYA_URL=https://swim.example POLYNYA_TOKEN=… examples/new-season.sh 2026 2027 2027-07-01 changes.csv
#
# The table: gender, distance and time, as `polynya base-results export 2026` prints them.
set -euo pipefail
shopt -s inherit_errexit

from=${1:?the year to copy}
to=${2:?the new year}
since=${3:?the first day of the new base results, YYYY-MM-DD}
changes=${4:-}
export POLYNYA_NO_INPUT=1

years=$(polynya base-results list --jsonl --fields year | tr -dc '0-9\n')
if ! grep -qx "$to" <<<"$years"; then polynya base-results copy "$from" "$to"; fi
if [ -n "$changes" ]; then polynya base-results import "$to" "$changes"; fi
polynya base-results activate "$to" --since "$since"
