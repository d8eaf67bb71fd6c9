# The help of the program (part=program: its options) or of one command (part=command: all of it) to roff.

function plain(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/,/, ",\\:", text)   # long lists of choices may be broken
    gsub(/,\\: /, ", ", text)
    if (text ~ /^[.']/) text = "\\&" text
    return text
}

function literal(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    if (text ~ /^[.']/) text = "\\&" text
    return text
}

# "--set TEXT=stored" or "-h,--help" or "INPUT TEXT ... REQUIRED": the name bold, the rest italic.
function tag(text,    space, name, rest) {
    space = index(text, " ")
    name = space ? substr(text, 1, space - 1) : text
    rest = space ? substr(text, space) : ""
    sub(/ REQUIRED/, " (required)", rest)
    print ".TP"
    gsub(/,/, ", ", name)
    print "\\fB" literal(name) "\\fR" (rest == "" ? "" : "\\fI" plain(rest) "\\fR")
}

function sentence(text) {
    print plain(text) (text ~ /[.!?]$/ ? "" : ".")
}

function stop_example() {
    if (example) { print ".EE"; print ".RE" }
    example = 0
}

BEGIN { where = "description" }

where == "description" && /^[Uu]sage:/ {
    if (part == "command") {
        sub(/^[Uu]sage: */, "")
        print ".SS " literal($0)
        sentence(description)
    }
    where = "head"
    next
}
where == "description" { description = description (description == "" ? "" : " ") $0; next }

/^[Pp](ositionals|OSITIONALS):/ { where = part == "command" ? "list" : "skip"; next }
/^[Ss](ubcommands|UBCOMMANDS):/ { where = "skip"; next }
/^[Oo](ptions|PTIONS):/ {
    where = "list"
    if (part == "program") print ".SH OPTIONS"
    next
}

# "  NAME   what it is": what it is begins in the 31st column. A name that reaches so far stands in a line of its
# own; which of the two it is, the next line tells.
pending != "" {
    if (/^          +[^ ]/) {
        tag(pending)
    } else {
        tag(substr(pending, 1, 27))
        sentence(substr(pending, 29))
    }
    pending = ""
}
where == "list" && /^  [^ ]/ {
    text = substr($0, 3)
    gap = match(text, /   *[^ ]/)
    skipped = part == "command" && text ~ /^-h,/
    if (skipped) next
    if (gap == 0) {
        pending = text
    } else {
        tag(substr(text, 1, gap - 1))
        text = substr(text, gap)
        sub(/^ */, "", text)
        sentence(text)
    }
    next
}
where == "list" && /^   +[^ ]/ { if (!skipped) { sub(/^ */, ""); sentence($0) } next }

/^$/ {
    if (where == "list") where = "footer"
    stop_example()
    next
}
part != "command" { next }
where == "footer" && /^Examples?:$/ {
    stop_example()
    print ".PP"
    print $0
    print ".RS 4"
    print ".EX"
    example = 1
    next
}
where == "footer" && example && /^  / { print literal(substr($0, 3)); next }
where == "footer" {
    stop_example()
    if (!paragraph++) print ".PP"
    print plain($0)
}
END { stop_example() }
