#!/usr/bin/env bash
# Compares the sources with how the house is laid out (packaging/house.txt), and their format with .clang-format:
#   packaging/check_house.sh [ROOT]
set -euo pipefail
export LC_ALL=C

root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd -P)
cd "$root"
failures=0
fail() {
  printf 'FAILED: %s\n' "$*" >&2
  failures=$((failures + 1))
}

# --- Who includes whom ------------------------------------------------------------------------------------

found=$(find core widgets app -name '*.h' -o -name '*.cpp' | sort | xargs awk '
  /^#include [<"]/ {
    header = $2
    gsub(/[<">]/, "", header)
    print FILENAME, header
  }' | awk '
  NR == FNR {
    if ($1 == "floor") floor[$3] = $2
    else if ($1 == "apart") { first[++pairs] = $2; second[pairs] = $3 }
    else if ($1 == "below") { lower[++ranks] = $2; upper[ranks] = $3 }
    next
  }
  function under(path, folder) { return index(path, folder "/") == 1 }
  function page(path,   part) { return split(path, part, "/") > 3 && part[1] == "app" && part[2] == "pages" ? part[3] : "" }
  function room(part) { return part[2] "/" part[3] in floor ? part[2] "/" part[3] : part[2] }
  function wrong(why) { print $1, $2, why }
  {
    split($1, from, "/"); split($2, to, "/")
    if (from[1] == "core") {
      if ($2 ~ /^Q[A-Z]|^Qt[A-Z]/ || to[1] == "widgets" || to[1] == "app") wrong("core knows neither Qt nor windows")
      else if (to[1] == "core" && room(from) != room(to)) {
        if (!(room(from) in floor)) wrong("core/" room(from) " has no floor in packaging/house.txt")
        else if (!(room(to) in floor)) wrong("core/" room(to) " has no floor in packaging/house.txt")
        else if (floor[room(to)] >= floor[room(from)]) wrong("core/" room(to) " is not below core/" room(from))
      }
    }
    if (from[1] == "widgets" && to[1] == "app") wrong("widgets know no page")
    if (page($1) != "" && page($2) != "" && page($1) != page($2)) wrong("a page includes another page")
    for (i = 1; i <= pairs; ++i)
      if ((under($1, first[i]) && under($2, second[i])) || (under($1, second[i]) && under($2, first[i])))
        wrong(first[i] " and " second[i] " are apart")
    for (i = 1; i <= ranks; ++i)
      if (under($1, lower[i]) && under($2, upper[i])) wrong(lower[i] " is below " upper[i])
  }' packaging/house.txt -)
known=$(awk '$1 == "breach" { print $2, $3 }' packaging/house.txt | sort)

while read -r from to why; do
  [[ -n $from ]] || continue
  grep -qxF "$from $to" <<<"$known" || fail "$from includes $to: $why"
done <<<"$found"
while read -r from to; do
  [[ -n $from ]] || continue
  grep -qF "$from $to " <<<"$found" || fail "packaging/house.txt: $from does not include $to any more; take the line away"
done <<<"$known"

# --- Format -----------------------------------------------------------------------------------------------

# Other versions format otherwise, so only this one is asked.
if command -v clang-format-19 >/dev/null; then
  wrong=$(find core widgets app tests \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 -n 100 -P "$(nproc 2>/dev/null || echo 1)" clang-format-19 --dry-run 2>&1 |
    sed -n 's/^\([^:]*:[0-9]*\):.*\[-Wclang-format-violations\]$/\1/p' | sort -u || true)
  [[ -z $wrong ]] || fail "not as clang-format-19 writes it: ${wrong//$'\n'/, }"
else
  echo "The format of the sources was not checked: there is no clang-format-19."
fi

((failures == 0)) || { echo "$failures places are not as the house is laid out."; exit 1; }
echo "The house is as it is laid out."
