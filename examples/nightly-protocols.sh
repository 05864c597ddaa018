#!/usr/bin/env bash
# Prints the protocols of the events that take place today and of those that ended last, for an archive or a regional site.
# For cron, with a token of the scopes `read` and `protocols`:
#
#   0 23 * * *  POLYNYA_URL=https://swim.example POLYNYA_TOKEN=… /opt/polynya/examples/nightly-protocols.sh /protocols 5
#
# A protocol is printed again each night: corrected results replace those of the day before.
set -euo pipefail
shopt -s inherit_errexit

folder=${1:?the folder of protocols}
ended=${2:-5}
export POLYNYA_NO_INPUT=1

# Rows for programs: the number of the event comes first, a tab follows.
events=$(
  for status in goingOn finishingToday; do polynya events list --status "$status" --quiet; done
  polynya events list --status finished --sort startDate --order desc --limit "$ended" --quiet
)
ids=$(cut -f 1 <<<"$events" | sort -nu)
if [ -z "$ids" ]; then exit 0; fi
mkdir -p "$folder"
polynya protocol print - --what protocol --out "$folder" <<<"$ids"
