#include "app/pages/retrieval/ranked_list_html.h"

#include "core/results/retrieval/retrieval_blocks.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/suites.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <map>
#include <utility>

namespace assay::app {
namespace {

constexpr std::size_t kMostRankedShown = 50;

QString listText(const char* text) {
    return QCoreApplication::translate("RankedList", text);
}

QString foundRanksHtml(const evaluate::QuestionRetrieval& measured) {
    QStringList ranks;
    for (const std::int64_t rank : measured.ranks) {
        ranks += QString::number(rank);
    }
    QString html =
        QStringLiteral("<p>%1</p>")
            .arg(listText(QT_TRANSLATE_NOOP("RankedList", "Relevant: %1. Found at ranks: %2"))
                     .arg(measured.relevant)
                     .arg(ranks.isEmpty() ? QStringLiteral("—") : ranks.join(QStringLiteral(", "))));
    for (const evaluate::MissedItem& item : measured.missed) {
        html += QStringLiteral("<p>%1: %2</p>")
                    .arg(widgets::plainHtml(item.name),
                         widgets::windowText(results::whyMissedText, item.why).toHtmlEscaped());
    }
    return html;
}

// What a result is called: by its id, else by its source.
const std::string& documentName(const model::PredictionContext& context) {
    return context.id.empty() ? context.source : context.id;
}

bool isRelevantAt(const evaluate::QuestionRetrieval& measured, std::size_t place) {
    return std::ranges::find(measured.ranks, static_cast<std::int64_t>(place) + 1) != measured.ranks.end();
}

// `behind` stands after the name, as HTML.
QString resultHtml(const RankedQuestion& ranked, std::size_t place, bool isRelevant,
                   const std::vector<text::Quantity>& figures, const QString& behind,
                   const QPalette& palette) {
    const model::PredictionContext& context = ranked.contexts[place];
    const QString name = widgets::plainHtml(documentName(context));
    std::vector<widgets::MarkedRange> ranges;
    for (const std::string& span : ranked.question.evidenceSpans) {
        const std::vector<widgets::MarkedRange> found = widgets::rangesOfSpan(context.text, span);
        ranges.insert(ranges.end(), found.begin(), found.end());
    }
    widgets::markFigures(context.text, figures, ranges);
    return QStringLiteral("%1%2%3<br>%4")
        .arg(isRelevant ? QStringLiteral("<b>✓ %1</b>").arg(name) : name,
             context.score ? QStringLiteral(" · ") + QLocale().toString(*context.score, 'f', 4) : QString(),
             behind, widgets::markedHtml(context.text, std::move(ranges), palette));
}

// Where each document stands first, from 1 on.
std::map<std::string, std::size_t> ranksOf(const RankedQuestion& ranked) {
    std::map<std::string, std::size_t> ranks;
    for (std::size_t i = 0; i < ranked.contexts.size(); ++i) {
        ranks.try_emplace(documentName(ranked.contexts[i]), i + 1);
    }
    return ranks;
}

// One of two columns: `own` and `other` are the letters of their anchors.
struct PairColumn {
    const RankedSide& side;
    char own = 'a', other = 'b';
    std::map<std::string, std::size_t> others{}; // ranks of the other list
};

QString pairCellHtml(const PairColumn& column, std::size_t place, const std::vector<text::Quantity>& figures,
                     const QPalette& palette) {
    const RankedQuestion& ranked = column.side.ranked;
    if (place >= ranked.contexts.size()) {
        return QStringLiteral("<td></td>");
    }
    QString there = listText(QT_TRANSLATE_NOOP("RankedList", "not in the other list"));
    if (const auto found = column.others.find(documentName(ranked.contexts[place]));
        found != column.others.end()) {
        there = listText(QT_TRANSLATE_NOOP("RankedList", "at rank %1 in the other list")).arg(found->second);
        if (found->second <= kMostRankedShown) {
            there = QStringLiteral("<a href=\"#%1%2\">%3</a>")
                        .arg(QLatin1Char(column.other))
                        .arg(found->second)
                        .arg(there);
        }
    }
    return QStringLiteral("<td width=\"50%\"><a name=\"%1%2\"></a>%2. %3</td>")
        .arg(QLatin1Char(column.own))
        .arg(place + 1)
        .arg(resultHtml(ranked, place, isRelevantAt(column.side.measured, place), figures,
                        QStringLiteral(" · ") + there, palette));
}

} // namespace

base::Result<RankedQuestion> readRankedQuestion(const workspace::Workspace& workspace,
                                                const evaluate::RetrievalRun& run, const std::string& id,
                                                const std::stop_token& stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, run.about.suite, stop));
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, run.about.predictions));
    const auto wanted = std::ranges::find(
        questions, id, [](const workspace::NamedQuestion& one) { return one.question.questionId; });
    if (wanted == questions.end()) {
        return base::fail(base::ErrorCode::NotFound, id, run.about.suite);
    }
    RankedQuestion ranked;
    ranked.question = wanted->question;
    const auto place = static_cast<std::size_t>(wanted - questions.begin());
    ASSAY_TRY(auto samples, workspace::readPredictionsOf(reader, set.id, questions, place, stop));
    for (formats::PredictionRecord& sample : samples) {
        if (ranked.contexts.empty() && sample.prediction.contexts) {
            ranked.contexts = std::move(*sample.prediction.contexts);
        }
    }
    ASSAY_TRY(ranked.evidence,
              widgets::readEvidence(reader, ranked.question.evidenceSentenceIds, widgets::kContextFor));
    return ranked;
}

std::vector<std::string> idsWithoutText(const RankedQuestion& ranked) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < std::min(kMostRankedShown, ranked.contexts.size()); ++i) {
        if (ranked.contexts[i].text.empty() && !ranked.contexts[i].id.empty()) {
            ids.push_back(ranked.contexts[i].id);
        }
    }
    for (const widgets::EvidenceEntry& entry : ranked.evidence) {
        for (const auto* const some : {&entry.passages, &entry.around}) {
            for (const workspace::StoredPassage& passage : *some) {
                if (passage.text.empty()) {
                    ids.push_back(passage.sentenceId);
                }
            }
        }
    }
    return ids;
}

RankedQuestion withTexts(RankedQuestion ranked, const std::function<QString(const std::string& id)>& textOf) {
    const auto fill = [&textOf](std::string& text, const std::string& id) {
        if (text.empty() && !id.empty()) {
            text = textOf(id).toStdString();
        }
    };
    for (model::PredictionContext& context : ranked.contexts) {
        fill(context.text, context.id);
    }
    for (widgets::EvidenceEntry& entry : ranked.evidence) {
        for (auto* const some : {&entry.passages, &entry.around}) {
            for (workspace::StoredPassage& passage : *some) {
                fill(passage.text, passage.sentenceId);
            }
        }
    }
    return ranked;
}

QString rankedListHtml(const RankedQuestion& ranked, const evaluate::QuestionRetrieval& measured,
                       const QPalette& palette) {
    const std::vector<text::Quantity> figures = widgets::goldFigures(ranked.question);
    QString html = foundRanksHtml(measured);
    if (ranked.contexts.empty()) {
        return html +
               QStringLiteral("<p>%1</p>")
                   .arg(listText(QT_TRANSLATE_NOOP("RankedList", "There is no list for this question.")));
    }
    html += QStringLiteral("<ol>");
    for (std::size_t i = 0; i < std::min(kMostRankedShown, ranked.contexts.size()); ++i) {
        html += QStringLiteral("<li>%1</li>")
                    .arg(resultHtml(ranked, i, isRelevantAt(measured, i), figures, {}, palette));
    }
    html += QStringLiteral("</ol>");
    if (ranked.contexts.size() > kMostRankedShown) {
        html += QStringLiteral("<p>%1</p>")
                    .arg(listText(QT_TRANSLATE_NOOP("RankedList", "Of %1 results the first %2 are shown."))
                             .arg(ranked.contexts.size())
                             .arg(kMostRankedShown));
    }
    return html;
}

QString rankedPairHtml(const RankedSide& a, const RankedSide& b, const QPalette& palette) {
    const std::vector<text::Quantity> figures = widgets::goldFigures(a.ranked.question);
    const PairColumn left{a, 'a', 'b', ranksOf(b.ranked)};
    const PairColumn right{b, 'b', 'a', ranksOf(a.ranked)};
    QString html = QStringLiteral("<p><b>%1</b> %2</p>")
                       .arg(widgets::plainHtml(a.ranked.question.questionId),
                            widgets::plainHtml(a.ranked.question.questionText));
    html += QStringLiteral("<table width=\"100%\" cellpadding=\"4\"><tr><th align=\"left\">%1</th>"
                           "<th align=\"left\">%2</th></tr>")
                .arg(widgets::plainHtml(a.name), widgets::plainHtml(b.name));
    html += QStringLiteral("<tr><td>%1</td><td>%2</td></tr>")
                .arg(foundRanksHtml(a.measured), foundRanksHtml(b.measured));
    const std::size_t longest = std::max(a.ranked.contexts.size(), b.ranked.contexts.size());
    for (std::size_t i = 0; i < std::min(kMostRankedShown, longest); ++i) {
        html += QStringLiteral("<tr>") + pairCellHtml(left, i, figures, palette) +
                pairCellHtml(right, i, figures, palette) + QStringLiteral("</tr>");
    }
    html += QStringLiteral("</table>");
    if (longest == 0) {
        html += QStringLiteral("<p>%1</p>")
                    .arg(listText(QT_TRANSLATE_NOOP("RankedList", "There is no list for this question.")));
    }
    if (longest > kMostRankedShown) {
        html += QStringLiteral("<p>%1</p>")
                    .arg(listText(QT_TRANSLATE_NOOP("RankedList", "Of %1 results the first %2 are shown."))
                             .arg(longest)
                             .arg(kMostRankedShown));
    }
    return html;
}

} // namespace assay::app
