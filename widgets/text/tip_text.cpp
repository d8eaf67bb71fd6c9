#include "widgets/text/tip_text.h"

namespace assay::widgets {
namespace {

constexpr qsizetype kLongestTipLine = 80; // characters

} // namespace

QString tipLines(const QString& text) {
    QString lines = text;
    qsizetype begin = 0;
    qsizetype space = -1; // the last one of the line
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (lines[at] == u'\n') {
            begin = at + 1;
            space = -1;
            continue;
        }
        if (at - begin >= kLongestTipLine && space >= 0) {
            lines[space] = u'\n';
            begin = space + 1;
            space = -1;
        }
        if (lines[at].isSpace()) {
            space = at;
        }
    }
    return lines;
}

} // namespace assay::widgets
