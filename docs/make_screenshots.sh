#!/bin/sh
# Makes the pictures of the user guide from the demo, without a display.
#   docs/make_screenshots.sh PROGRAM [DEMO.assay]
# PROGRAM is a built assay. Without DEMO.assay a new demo is made in a temporary folder. Needs ImageMagick to
# reduce the colours. The same demo gives the same pictures.
set -eu

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
program=$(command -v "$1") || { echo "make_screenshots: no such program: $1" >&2; exit 2; }
case $program in /*) ;; *) program=$PWD/$program ;; esac
if command -v magick >/dev/null 2>&1; then
    convert=magick
elif command -v convert >/dev/null 2>&1; then
    convert=convert
else
    echo "make_screenshots: ImageMagick is needed (apt-get install imagemagick)" >&2
    exit 2
fi

images=$(cd "$(dirname "$0")" && pwd)/guide/images
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$images"
if [ $# -eq 2 ]; then
    demo=$2
else
    demo=$work/demo.assay
    # --json: no window, also where there is a display.
    "$program" demo "$demo" --json --quiet >/dev/null
fi

largest=122880 # 120 KiB
failed=0
shot() { # NAME PAGE [more arguments of assay screenshot]
    name=$1
    page=$2
    shift 2
    "$program" screenshot "$demo" "$work/$name.png" --page "$page" --size 1280x800 "$@"
    # No dates or other text inside the file: the same picture is the same bytes.
    "$convert" "$work/$name.png" -strip +dither -colors 96 \
        -define png:exclude-chunks=date,time,tIME,tEXt,zTXt,iTXt -define png:compression-level=9 \
        "PNG8:$images/$name.png"
    size=$(wc -c <"$images/$name.png")
    echo "$name.png $size bytes"
    if [ "$size" -gt "$largest" ]; then
        echo "make_screenshots: $name.png is larger than $largest bytes" >&2
        failed=1
    fi
}

shot home home
shot report report
shot questions questions
shot bundles bundles
shot corpus corpus --select 2
shot neighbours neighbours --tab Overview
shot answers answers --tab Questions
shot hardest_cases neighbours --tab "Hardest cases"
shot thresholds thresholds
shot generalisation thresholds --tab Generalisation
exit $failed
