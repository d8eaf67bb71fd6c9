# CHANGELOG.md to a Debian changelog: awk -v date=YYYY-MM-DD -v maintainer="Name <address>" -f changelog.awk
# CHANGELOG.md. `date` stands in for a version that is not released. Takes "## VERSION (DATE)", and below it lists
# with "- "; other lines are left out.

function close_item(    words, n, i, line) {
    if (item == "") return
    n = split(item, words, " ")
    line = "  *"
    for (i = 1; i <= n; i++) {
        if (length(line) + 1 + length(words[i]) > 78) {
            print line
            line = "   "
        }
        line = line " " words[i]
    }
    print line
    item = ""
}

function close_version(    command, stamp) {
    close_item()
    if (version == "") return
    command = "LC_ALL=C date --utc --rfc-email --date=" day
    command | getline stamp
    close(command)
    print ""
    print " -- " maintainer "  " stamp
}

/^## [0-9]/ {
    close_version()
    if (version != "") print ""
    version = $2
    day = $0 ~ /\([0-9-]+\)$/ ? substr($3, 2, length($3) - 2) : date
    print "assay (" version ") unstable; urgency=medium"
    print ""
    next
}
/^- / { close_item(); item = substr($0, 3); next }
/^  [^ ]/ { if (item != "") item = item " " substr($0, 3); next }
{ close_item() }
END { close_version() }
