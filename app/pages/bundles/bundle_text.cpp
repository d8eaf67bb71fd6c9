#include "app/pages/bundles/bundle_text.h"

#include "widgets/text/number_text.h"
#include "widgets/theme/drawn_icon.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <QUrl>
#include <algorithm>
#include <array>
#include <utility>

namespace assay::app {
namespace {

constexpr std::size_t kListedIds = 12; // of the ids that carry a text; the rest are counted

QString say(const char* text, int number = -1) {
    return QCoreApplication::translate("BundleText", text, nullptr, number);
}

void drawStatus(QPainter& painter, workspace::BundleStatus status) {
    switch (status) {
    case workspace::BundleStatus::Unused:
        painter.setPen(QPen(QColor(0x8A, 0x8A, 0x8A), 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(0, 0), 5.6, 5.6);
        break;
    case workspace::BundleStatus::Used:
        widgets::drawTickedDisc(painter);
        break;
    case workspace::BundleStatus::Rejected: {
        QPen cross(QColor(0xC8, 0x45, 0x00), 2.4);
        cross.setCapStyle(Qt::RoundCap);
        painter.setPen(cross);
        painter.drawLine(QPointF(-4.4, -4.4), QPointF(4.4, 4.4));
        painter.drawLine(QPointF(-4.4, 4.4), QPointF(4.4, -4.4));
        break;
    }
    }
}

QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

QString otherIdsText(const model::BundleSentence& sentence, const curation::RepeatedTexts& repeated) {
    const std::size_t count = repeated.others(sentence);
    if (count == 0) {
        return {};
    }
    QStringList ids;
    for (const std::string& id : repeated.idsOf(sentence.text)) {
        if (id != sentence.sentenceId && static_cast<std::size_t>(ids.size()) < kListedIds) {
            ids += escaped(id);
        }
    }
    QString list = ids.join(QStringLiteral("<br>"));
    if (count > static_cast<std::size_t>(ids.size())) {
        list += QStringLiteral("<br>") +
                say(QT_TRANSLATE_NOOP("BundleText", "and %1 more"))
                    .arg(widgets::countText(static_cast<std::int64_t>(count) - ids.size()));
    }
    const QString head = count == 1 ? say(QT_TRANSLATE_NOOP("BundleText", "Same text as another id:"))
                                    : say(QT_TRANSLATE_NOOP("BundleText", "Same text as %1 other ids:"))
                                          .arg(widgets::countText(static_cast<std::int64_t>(count)));
    return QStringLiteral("<b>%1</b><br>%2").arg(head, list);
}

} // namespace

QString bundleStatusText(workspace::BundleStatus status) {
    switch (status) {
    case workspace::BundleStatus::Unused:
        return say(QT_TRANSLATE_NOOP("BundleText", "Unused"));
    case workspace::BundleStatus::Used:
        return say(QT_TRANSLATE_NOOP("BundleText", "Used"));
    case workspace::BundleStatus::Rejected:
        return say(QT_TRANSLATE_NOOP("BundleText", "Rejected"));
    }
    return {};
}

QString rejectReasonText(const std::string& reason) {
    static constexpr std::array kTexts{
        std::pair("boilerplate", QT_TRANSLATE_NOOP("BundleText", "Boilerplate")),
        std::pair("table_header", QT_TRANSLATE_NOOP("BundleText", "Table header or heading")),
        std::pair("off_topic", QT_TRANSLATE_NOOP("BundleText", "Not about its topic")),
        std::pair("unrelated_sentences", QT_TRANSLATE_NOOP("BundleText", "Sentences do not belong together")),
        std::pair("duplicate", QT_TRANSLATE_NOOP("BundleText", "Same as another bundle")),
        std::pair("too_thin", QT_TRANSLATE_NOOP("BundleText", "Too thin for a question")),
        std::pair("other", QT_TRANSLATE_NOOP("BundleText", "Other"))};
    static_assert(kTexts.size() == workspace::kRejectReasons.size());
    const auto found =
        std::find_if(kTexts.begin(), kTexts.end(), [&](const auto& each) { return each.first == reason; });
    return found == kTexts.end() ? QString::fromStdString(reason) : say(found->second);
}

QIcon bundleStatusIcon(workspace::BundleStatus status) {
    return widgets::drawnIcon([status](QPainter& painter) { drawStatus(painter, status); });
}

QString extentText(const model::Bundle& bundle) {
    QStringList parts;
    const auto add = [&parts](std::size_t count, const char* one, const char* many) {
        if (count > 0) {
            parts +=
                count == 1 ? say(one) : say(many).arg(widgets::countText(static_cast<std::int64_t>(count)));
        }
    };
    add(bundle.companies.size(), QT_TRANSLATE_NOOP("BundleText", "1 company"),
        QT_TRANSLATE_NOOP("BundleText", "%1 companies"));
    add(bundle.years.size(), QT_TRANSLATE_NOOP("BundleText", "1 year"),
        QT_TRANSLATE_NOOP("BundleText", "%1 years"));
    add(bundle.sentences.size(), QT_TRANSLATE_NOOP("BundleText", "1 sentence"),
        QT_TRANSLATE_NOOP("BundleText", "%1 sentences"));
    return bundle.sentences.empty()
               ? say(QT_TRANSLATE_NOOP("BundleText", "no sentences: the record is no bundle"))
               : parts.join(QStringLiteral(" · "));
}

bool showsByCompany(const model::Bundle& bundle) {
    return bundle.companies.size() > 1;
}

namespace {

QString corpusLink(const std::string& sentenceId) {
    return QStringLiteral(" <small><a href=\"corpus:%1\">%2</a></small>")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(sentenceId))),
             say(QT_TRANSLATE_NOOP("BundleText", "Show in corpus")).toHtmlEscaped());
}

// Told by shape as well as in words.
QString choiceLink(std::size_t place, const std::vector<std::size_t>& chosen) {
    const bool isChosen = std::ranges::find(chosen, place) != chosen.end();
    return QStringLiteral(" <small><a href=\"choose:%1\">%2</a></small>")
        .arg(place)
        .arg((isChosen ? say(QT_TRANSLATE_NOOP("BundleText", "☑ For the draft"))
                       : say(QT_TRANSLATE_NOOP("BundleText", "☐ For the draft")))
                 .toHtmlEscaped());
}

} // namespace

QString sentencesHtml(const model::Bundle& bundle, const curation::SentenceColumn& column, bool byCompany,
                      const curation::RepeatedTexts& repeated, const QPalette& palette, bool offersCorpus,
                      const std::vector<std::size_t>* chosen) {
    const QString muted = widgets::chartColours(palette).mutedText.name();
    QStringList cards;
    for (const std::size_t place : column.sentences) {
        const model::BundleSentence& sentence = bundle.sentences[place];
        QStringList head;
        if (!sentence.section.empty()) {
            head += QStringLiteral("<b>%1</b>").arg(bundleNameText(sentence.section).toHtmlEscaped());
        }
        if (byCompany && sentence.year) {
            head += QString::number(*sentence.year);
        } else if (!byCompany && bundle.companies.size() > 1 && !sentence.company.empty()) {
            head += escaped(sentence.company);
        }
        QString card =
            QStringLiteral("<p>%1<br><span style=\"color:%2\"><small>%3</small></span>%4</p><p>%5</p>")
                .arg(head.join(QStringLiteral(" · ")), muted,
                     sentence.sentenceId.empty() ? say(QT_TRANSLATE_NOOP("BundleText", "(no id)"))
                                                 : escaped(sentence.sentenceId),
                     (offersCorpus && !sentence.sentenceId.empty() ? corpusLink(sentence.sentenceId)
                                                                   : QString()) +
                         (chosen != nullptr ? choiceLink(place, *chosen) : QString()),
                     escaped(sentence.text));
        if (const QString others = otherIdsText(sentence, repeated); !others.isEmpty()) {
            card += QStringLiteral("<p><small>%1</small></p>").arg(others);
        }
        cards += card;
    }
    return cards.join(QStringLiteral("<hr>"));
}

} // namespace assay::app
