#!/bin/sh
# Runs fuzz targets over their seeds and beyond, for a bounded time or number of runs, side by side.
#   tests/fuzz/run.sh BUILD_DIR AMOUNT [TARGET…]
# AMOUNT is a number of runs for each target (100000; a hundredth of it for whole workspaces) or of seconds (60s). Without
# targets, all that were built run, as many at once as there are processors (ASSAY_JOBS=N: N at once). What each prints is kept in
# BUILD_DIR/fuzz-logs/TARGET.log; the logs of those that failed are shown at the end, then one line for each target.
# Runs are the same each time; ASSAY_FUZZ_SEED=N (0: by the clock) makes others.
# Inputs that lead further are kept in BUILD_DIR/fuzz-corpus/TARGET, findings in BUILD_DIR/fuzz-findings/TARGET.
set -eu
export LC_ALL=C

# passes_again TARGET FINDINGS: nothing that was found fails when it is tried alone.
passes_again() {
    for found in "$2"/crash-* "$2"/timeout-* "$2"/leak-* "$2"/oom-*; do
        if [ -f "$found" ] && ! "$build/tests/fuzz/$1" -timeout=20 -rss_limit_mb=3000 "$found" >/dev/null 2>&1; then
            return 1
        fi
    done
}

# run_one BUILD_DIR LIMIT TARGET: its exit code becomes the last line of its log.
run_one() {
    build=$1 limit=$2 target=$3
    here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
    grown=$build/fuzz-corpus/$target
    findings=$build/fuzz-findings/$target
    log=$build/fuzz-logs/$target.log
    words=$here/dictionaries/$target.dict
    mkdir -p "$grown" "$findings"
    set -- "$limit" "-seed=${ASSAY_FUZZ_SEED:-1}" -max_len=1024 -timeout=20 -rss_limit_mb=3000 -print_final_stats=1 -verbosity=0 -print_funcs=0 \
        "-artifact_prefix=$findings/"
    if [ -f "$words" ]; then
        set -- "$@" "-dict=$words"
    fi
    case $target:$limit in # a workspace is opened and read whole at each run, which takes a second
    fuzz_workspace:-runs=*) set -- "$@" "-runs=$(((${limit#-runs=} + 99) / 100))" ;;
    esac
    code=0
    "$build/tests/fuzz/$target" "$@" "$grown" "$here/corpus/$target" >"$log" 2>&1 || code=$?
    # What is wrong is so again. A machine that stood still makes an input slow by the clock on the wall, for one: where
    # nothing that was found fails alone, the target is run once more, and what it said the first time is shown.
    if [ "$code" != 0 ] && passes_again "$target" "$findings"; then
        mv "$log" "$log.first"
        rm -f "$findings"/crash-* "$findings"/timeout-* "$findings"/leak-* "$findings"/oom-*
        code=0
        "$build/tests/fuzz/$target" "$@" "$grown" "$here/corpus/$target" >"$log" 2>&1 || code=$?
    fi
    echo "exit code: $code" >>"$log"
}

if [ "${1:-}" = --one ]; then
    shift
    run_one "$@"
    exit 0
fi

if [ $# -lt 2 ]; then
    sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
build=$(CDPATH='' cd -- "$1" && pwd)
amount=$2
shift 2

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

mkdir -p "$build/fuzz-logs"
for target in "$@"; do
    rm -f "$build/fuzz-logs/$target.log" "$build/fuzz-logs/$target.log.first"
done
at_once=${ASSAY_JOBS:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}
printf '%s\n' "$@" | xargs -P "$at_once" -I '{}' "$0" --one "$build" "$limit" '{}' || true

failed=0
summary=
for target in "$@"; do
    log=$build/fuzz-logs/$target.log
    if [ -f "$log.first" ]; then
        echo "== $target failed once, and nothing that it found fails again; what it said then:"
        cat "$log.first"
    fi
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" 2>/dev/null || true)
    if [ "$(tail -n 1 "$log" 2>/dev/null || true)" = "exit code: 0" ]; then
        result=passed
    else
        result=FAILED
        failed=$((failed + 1))
        echo "== $target"
        cat "$log" 2>/dev/null || echo "it did not run"
    fi
    summary="$summary$(printf '%s  %-26s %s runs' "$result" "$target" "${runs:-no}")
"
done
printf '%s' "$summary"
if [ $failed -gt 0 ]; then
    echo "run.sh: $failed of $# fuzz targets failed; what they found is in $build/fuzz-findings" >&2
    exit 1
fi
