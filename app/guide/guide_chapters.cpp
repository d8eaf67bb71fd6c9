#include "app/guide/guide_chapters.h"

#include <QFile>
#include <QHash>
#include <QTextBlock>
#include <QTextCursor>
#include <array>

namespace assay::app {
namespace {

constexpr std::array kFiles{"guide/index.md",       "guide/thresholds.md", "guide/curation.md",
                            "guide/mining.md",      "guide/neighbours.md", "guide/answers.md",
                            "guide/judge.md",       "guide/retrieval.md",  "guide/engines.md",
                            "guide/runs.md",        "guide/reports.md",    "guide/command_line.md",
                            "guide/definitions.md", "formats.md"};

struct PageChapter {
    const char* page;
    const char* place;
};

constexpr std::array kPages{
    PageChapter{"home", "guide/index.md"},
    PageChapter{"questions", "guide/curation.md"},
    PageChapter{"bundles", "guide/curation.md#bundles"},
    PageChapter{"corpus", "guide/neighbours.md#the-corpus"},
    PageChapter{"neighbours", "guide/neighbours.md"},
    PageChapter{"answers", "guide/answers.md"},
    PageChapter{"retrieval", "guide/retrieval.md"},
    PageChapter{"thresholds", "guide/thresholds.md"},
    PageChapter{"runs", "guide/runs.md"},
    PageChapter{"report", "guide/reports.md"},
};

QUrl addressOf(const char* place) {
    return QUrl(QStringLiteral("qrc:/docs/") + QString::fromUtf8(place));
}

// The text of the line "# …".
QString titleOf(const char* file) {
    QFile in(QStringLiteral(":/docs/") + QString::fromUtf8(file));
    if (!in.open(QIODevice::ReadOnly)) {
        return {};
    }
    while (!in.atEnd()) {
        const QString line = QString::fromUtf8(in.readLine()).trimmed();
        if (line.startsWith(QLatin1String("# "))) {
            return line.mid(2);
        }
    }
    return {};
}

} // namespace

std::vector<GuideChapter> guideChapters() {
    std::vector<GuideChapter> chapters;
    for (const char* file : kFiles) {
        chapters.push_back({addressOf(file), titleOf(file)});
    }
    return chapters;
}

QUrl guideChapterOf(const QString& pageKey) {
    for (const PageChapter& each : kPages) {
        if (pageKey == QLatin1String(each.page)) {
            return addressOf(each.place);
        }
    }
    return {};
}

QString headingAnchor(const QString& heading) {
    QString anchor;
    for (const QChar c : heading.trimmed()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_') {
            anchor += c.toLower();
        } else if (c == u' ') {
            anchor += u'-';
        }
    }
    return anchor;
}

void anchorHeadings(QTextDocument& document) {
    QHash<QString, int> seen;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.length() < 2) {
            continue;
        }
        QString anchor = headingAnchor(block.text());
        const int before = seen[anchor]++;
        if (before > 0) {
            anchor += u'-' + QString::number(before);
        }
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({anchor});
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace assay::app
