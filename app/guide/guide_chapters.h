// The chapters of the user guide: Markdown files under docs/, shipped with the program as resources.
#pragma once

#include <QString>
#include <QTextDocument>
#include <QUrl>
#include <vector>

namespace assay::app {

struct GuideChapter {
    QUrl address;  // "qrc:/docs/guide/thresholds.md"
    QString title; // its first heading, in the language that it is written in
};

// In the order of reading; the first one is the way in.
[[nodiscard]] std::vector<GuideChapter> guideChapters();

// Where the guide speaks of a page, by the page's key, with the section's anchor where it is not a whole
// chapter. An empty address for a page that no chapter speaks of.
[[nodiscard]] QUrl guideChapterOf(const QString& pageKey);

// A heading's anchor, as the usual viewers of Markdown make it: lower case, blanks as hyphens, no other
// signs.
[[nodiscard]] QString headingAnchor(const QString& heading);

// Gives every heading of a document its anchor; one that comes again gets a number behind it ("-1").
void anchorHeadings(QTextDocument& document);

} // namespace assay::app
