#!/bin/sh
# Runs fuzz targets over their seeds and beyond, for a bounded time or number of runs.
#   tests/fuzz/run.sh BUILD_DIR AMOUNT [TARGET…]
# AMOUNT is a number of runs for each target (100000) or of seconds (60s). Without targets, all that were built run.
# Inputs that lead further are kept in BUILD_DIR/fuzz-corpus/TARGET, findings in BUILD_DIR/fuzz-findings/TARGET.
set -eu

if [ $# -lt 2 ]; then
    sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
build=$1
amount=$2
shift 2
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

case $amount in
*[!0-9s]* | '' | s) echo "run.sh: '$amount' is neither a number of runs nor of seconds (60s)" >&2; exit 2 ;;
*s) limit="-max_total_time=${amount%s}" ;;
*) limit="-runs=$amount" ;;
esac

if [ $# -eq 0 ]; then
    for program in "$build"/tests/fuzz/fuzz_*; do
        if [ -f "$program" ] && [ -x "$program" ]; then
            set -- "$@" "$(basename "$program")"
        fi
    done
fi
if [ $# -eq 0 ]; then
    echo "run.sh: there are no fuzz targets in $build/tests/fuzz; build with -DASSAY_FUZZ=ON" >&2
    exit 2
fi

# Short stack traces of allocations double the speed; a finding run alone shows whole ones.
ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=2:quarantine_size_mb=16}
export ASAN_OPTIONS

status=0
for target in "$@"; do
    grown=$build/fuzz-corpus/$target
    findings=$build/fuzz-findings/$target
    mkdir -p "$grown" "$findings"
    echo "== $target"
    words=$here/dictionaries/$target.dict
    set -- "$limit" -max_len=1024 -timeout=20 -rss_limit_mb=3000 -print_final_stats=1 -verbosity=0 -print_funcs=0 \
        "-artifact_prefix=$findings/"
    if [ -f "$words" ]; then
        set -- "$@" "-dict=$words"
    fi
    if ! "$build/tests/fuzz/$target" "$@" "$grown" "$here/corpus/$target"; then
        status=1
    fi
done
exit $status
