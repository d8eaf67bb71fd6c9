#include "widgets/reading/evidence_html.h"

#include "core/formats/sentences/sentence_id.h"
#include "core/words/sentence_words.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace assay::widgets {
namespace {

QString say(const char* text, int n = -1) {
    return QCoreApplication::translate("EvidenceHtml", text, nullptr, n);
}

// Before the name of what a passage comes from (passages.h).
constexpr const char* kOfCorpus = "corpus ";
constexpr const char* kOfBundles = "bundles ";
constexpr const char* kOfSuite = "suite ";

bool isOfCorpus(const std::string& origin) {
    return origin.starts_with(kOfCorpus);
}

QString sentenceHtml(const model::Question& question, const std::vector<text::Quantity>& figures,
                     const std::string& sentence, const QPalette& palette) {
    std::vector<MarkedRange> ranges;
    for (const std::string& span : question.evidenceSpans) {
        const std::vector<MarkedRange> found = rangesOfSpan(sentence, span);
        ranges.insert(ranges.end(), found.begin(), found.end());
    }
    markFigures(sentence, figures, ranges);
    return markedHtml(sentence, std::move(ranges), palette);
}

// "from the corpus filings": what it comes from, of which the kind stands in front.
QString originText(const std::string& origin) {
    const QString all = QString::fromStdString(origin);
    const auto behind = [&](const char* kind) { return all.sliced(static_cast<qsizetype>(qstrlen(kind))); };
    return isOfCorpus(origin)
               ? say(QT_TRANSLATE_NOOP("EvidenceHtml", "from the corpus %1")).arg(behind(kOfCorpus))
           : origin.starts_with(kOfBundles)
               ? say(QT_TRANSLATE_NOOP("EvidenceHtml", "from the bundles %1")).arg(behind(kOfBundles))
           : origin.starts_with(kOfSuite)
               ? say(QT_TRANSLATE_NOOP("EvidenceHtml", "from the suite %1")).arg(behind(kOfSuite))
               : say(QT_TRANSLATE_NOOP("EvidenceHtml", "from %1")).arg(all);
}

QString placeText(const workspace::StoredPassage& passage) {
    QStringList parts;
    for (const std::string& part : {passage.company, passage.title}) {
        if (!part.empty() && !parts.contains(QString::fromStdString(part))) {
            parts += QString::fromStdString(part);
        }
    }
    if (passage.year) {
        parts += QString::number(*passage.year);
    }
    if (!passage.section.empty()) {
        parts += windowText(words::sectionText, passage.section);
    }
    if (passage.position) {
        parts += say(QT_TRANSLATE_NOOP("EvidenceHtml", "sentence %1")).arg(*passage.position);
    }
    if (!passage.origin.empty()) {
        parts += originText(passage.origin);
    }
    return parts.join(QStringLiteral(" · "));
}

QString contextHtml(const workspace::StoredPassage& passage, const QPalette& palette) {
    const QString position =
        passage.position ? QString::number(*passage.position) + QStringLiteral("  ") : QString();
    return mutedHtml(position + QString::fromStdString(passage.text), palette);
}

std::int64_t positionOf(const workspace::StoredPassage& passage) {
    if (passage.position) {
        return *passage.position;
    }
    const auto place = formats::sentencePlace(passage.sentenceId);
    return place ? place->position : 0;
}

} // namespace

std::vector<text::Quantity> goldFigures(const model::Question& question) {
    std::vector<text::Quantity> figures;
    for (const std::string& entry : question.answerText) {
        const std::vector<text::Quantity> found = text::quantities(entry);
        figures.insert(figures.end(), found.begin(), found.end());
    }
    if (question.answerNumeric) {
        figures.push_back(text::quantityOf(*question.answerNumeric, question.answerUnit));
    }
    return figures;
}

void markFigures(std::string_view text, const std::vector<text::Quantity>& figures,
                 std::vector<MarkedRange>& ranges) {
    for (const text::Quantity& quantity : text::quantities(text)) {
        const bool isGold = std::ranges::any_of(figures, [&](const text::Quantity& figure) {
            return text::compareQuantities(figure, quantity) == text::QuantityMatch::Same;
        });
        if (isGold) {
            markOver(ranges, {quantity.begin, quantity.end, MarkKind::Figure});
        }
    }
}

bool isHeldByCorpus(const EvidenceEntry& entry) {
    return std::ranges::any_of(entry.passages, isOfCorpus, &workspace::StoredPassage::origin);
}

base::Result<std::vector<EvidenceEntry>> readEvidence(const workspace::Reader& reader,
                                                      const std::vector<std::string>& ids, int contextFor) {
    std::vector<EvidenceEntry> entries;
    for (const std::string& id : ids) {
        ASSAY_TRY(auto passages, workspace::passagesOf(reader, id));
        EvidenceEntry entry{id, std::move(passages), {}};
        if (!entry.passages.empty() && static_cast<int>(entries.size()) < contextFor) {
            ASSAY_TRY(auto around,
                      workspace::passagesAround(reader, entry.passages.front(), kContextSentences));
            entry.around = std::move(around);
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

QString evidenceHtml(const model::Question& question, const std::vector<EvidenceEntry>& entries,
                     bool mayAttach, const QPalette& palette) {
    const std::vector<text::Quantity> figures = goldFigures(question);
    QString html;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const EvidenceEntry& entry = entries[i];
        html +=
            QStringLiteral("<p><a name=\"evidence%1\"></a><b>%2</b>")
                .arg(i)
                .arg(plainHtml(QStringLiteral("%1. %2").arg(i + 1).arg(QString::fromStdString(entry.id))));
        if (entry.passages.empty()) {
            html += QStringLiteral("<br>") +
                    plainHtml(say(QT_TRANSLATE_NOOP("EvidenceHtml",
                                                    "Nothing in this workspace holds the text of this id.")));
            if (mayAttach) {
                html += QStringLiteral(" <a href=\"attach:%1\">%2</a>")
                            .arg(i)
                            .arg(plainHtml(say(QT_TRANSLATE_NOOP("EvidenceHtml", "Attach text…"))));
            }
            html += QStringLiteral("</p>");
            continue;
        }
        html += QStringLiteral("<br>") + plainHtml(placeText(entry.passages.front()));
        if (isHeldByCorpus(entry)) {
            html += QStringLiteral(" <a href=\"corpus:%1\">%2</a>")
                        .arg(i)
                        .arg(plainHtml(say(QT_TRANSLATE_NOOP("EvidenceHtml", "Show in corpus"))));
        }
        html += QStringLiteral("</p>");
        const std::int64_t at = positionOf(entry.passages.front());
        for (const workspace::StoredPassage& before : entry.around) {
            if (positionOf(before) < at) {
                html += contextHtml(before, palette);
            }
        }
        const bool differ = entry.passages.size() > 1;
        if (differ) {
            html += QStringLiteral("<p><b>≠ %1</b></p>")
                        .arg(plainHtml(
                            say(QT_TRANSLATE_N_NOOP("EvidenceHtml", "%n different text(s) of this id:"),
                                static_cast<int>(entry.passages.size()))));
        }
        for (std::size_t text = 0; text < entry.passages.size(); ++text) {
            const workspace::StoredPassage& passage = entry.passages[text];
            // The one that counts stands out by size and a bar beside it, the context is muted.
            html += QStringLiteral("<blockquote><p style=\"font-size:large\">▌%1%2</p></blockquote>")
                        .arg(differ ? QStringLiteral("<i>%1</i> ")
                                          .arg(plainHtml(QStringLiteral("(%1) ").arg(
                                              QString::fromStdString(passage.origin))))
                                    : QString(),
                             sentenceHtml(question, figures, passage.text, palette));
        }
        for (const workspace::StoredPassage& after : entry.around) {
            if (positionOf(after) > at) {
                html += contextHtml(after, palette);
            }
        }
    }
    return html;
}

} // namespace assay::widgets
