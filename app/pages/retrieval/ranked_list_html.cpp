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

QString rankedResultHtml(const RankedQuestion& ranked, std::size_t place, bool isRelevant,
                         const std::vector<text::Quantity>& figures, const QPalette& palette) {
    const model::PredictionContext& context = ranked.contexts[place];
    const QString name = widgets::plainHtml(context.id.empty() ? context.source : context.id);
    std::vector<widgets::MarkedRange> ranges;
    for (const std::string& span : ranked.question.evidenceSpans) {
        const std::vector<widgets::MarkedRange> found = widgets::rangesOfSpan(context.text, span);
        ranges.insert(ranges.end(), found.begin(), found.end());
    }
    widgets::markFigures(context.text, figures, ranges);
    return QStringLiteral("<li>%1%2<br>%3</li>")
        .arg(isRelevant ? QStringLiteral("<b>✓ %1</b>").arg(name) : name,
             context.score ? QStringLiteral(" · ") + QLocale().toString(*context.score, 'f', 4) : QString(),
             widgets::markedHtml(context.text, std::move(ranges), palette));
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
    const auto take = [&](std::size_t question,
                          std::vector<formats::PredictionRecord> samples) -> base::Result<> {
        for (formats::PredictionRecord& sample : samples) {
            if (question == place && ranked.contexts.empty() && sample.prediction.contexts) {
                ranked.contexts = std::move(*sample.prediction.contexts);
            }
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictions(reader, set.id, questions, take, stop));
    ASSAY_TRY(ranked.evidence,
              widgets::readEvidence(reader, ranked.question.evidenceSentenceIds, widgets::kContextFor));
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
        const bool isRelevant =
            std::ranges::find(measured.ranks, static_cast<std::int64_t>(i) + 1) != measured.ranks.end();
        html += rankedResultHtml(ranked, i, isRelevant, figures, palette);
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

} // namespace assay::app
