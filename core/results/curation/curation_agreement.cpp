// How far the reviewers of the suites agree, and where they do not.
#include "core/results/curation/agreement_blocks.h"
#include "core/results/curation/curation_material.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/shortened_text.h"
#include "core/results/report/table_rows.h"
#include "core/words/question_words.h"

#include <algorithm>

namespace assay::results {
namespace {

using model::ReviewVerdict;
using workspace::Review;

constexpr std::size_t kVerdicts = model::kReviewVerdictNames.size();
// On a page.
constexpr std::size_t kReviewersShown = 20;
constexpr std::size_t kDisagreementsShown = 20;

constexpr std::size_t kQuestionLength = 220;
constexpr std::size_t kNoteLength = 120;

KeyFigures keyFigures(const SuiteReviews& reviews, const words::Wording& wording) {
    const workspace::ReviewAgreement& agreement = reviews.agreement;
    KeyFigures figures;
    const auto count = [&](std::string label, std::int64_t value, const char* definition) {
        figures.list.push_back({std::move(label), countFigure(value), Verdict::None, definition});
    };
    count(wording.text(ASSAY_TEXT("Report", "Reviews")), agreement.reviews, "review");
    count(wording.text(ASSAY_TEXT("Report", "Outdated reviews, left out")), agreement.outdated, "review");
    count(wording.text(ASSAY_TEXT("Report", "Questions reviewed")), reviews.questions, "review");
    count(wording.text(ASSAY_TEXT("Report", "Questions reviewed by two or more")), reviews.doubly, "review");
    count(wording.text(ASSAY_TEXT("Report", "Questions with different verdicts")), reviews.disagreed,
          "review");
    for (KeyFigure& figure : agreementFigures(agreement, wording).list) {
        figures.list.push_back(std::move(figure));
    }
    return figures;
}

Table reviewersTable(const SuiteReviews& reviews, const std::string& suffix, const words::Wording& wording) {
    struct Counts {
        std::array<std::int64_t, kVerdicts> verdicts{};
        std::int64_t all = 0, blind = 0;
    };

    std::map<std::string, Counts> byName;
    for (const Review& review : reviews.reviews) {
        Counts& counts = byName[review.reviewer];
        ++counts.verdicts[static_cast<std::size_t>(review.verdict)];
        ++counts.all;
        counts.blind += review.blind ? 1 : 0;
    }
    Table table;
    table.name = "curation_reviewers" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Reviews by reviewer"));
    table.columns = {{"reviewer", wording.text(ASSAY_TEXT("Report", "Reviewer"))},
                     {"reviews", wording.text(ASSAY_TEXT("Report", "Reviews")), "review"}};
    for (std::size_t i = 0; i < kVerdicts; ++i) {
        table.columns.push_back({std::string(model::kReviewVerdictNames[i]),
                                 words::verdictTitle(static_cast<ReviewVerdict>(i), wording)});
    }
    table.columns.push_back({"blind", wording.text(ASSAY_TEXT("Report", "Blind")), "review_blind"});
    std::vector<double> weights;
    for (const auto& [name, counts] : byName) {
        weights.push_back(static_cast<double>(counts.all));
        std::vector<Cell> row{name, countFigure(counts.all)};
        for (const std::int64_t count : counts.verdicts) {
            row.emplace_back(countFigure(count));
        }
        row.emplace_back(countFigure(counts.blind));
        table.rows.push_back(std::move(row));
    }
    showTelling(table, kReviewersShown, weights,
                wording.text(ASSAY_TEXT("Report", "Those with the most reviews come first.")));
    return table;
}

plot::Chart pairChart(const SuiteReviews& reviews, const std::string& suffix, const words::Wording& wording) {
    const workspace::ReviewAgreement& agreement = reviews.agreement;
    std::map<base::RowId, std::pair<const Review*, const Review*>> both;
    for (const Review& review : reviews.reviews) {
        if (review.reviewer == agreement.first) {
            both[review.question].first = &review;
        } else if (review.reviewer == agreement.second) {
            both[review.question].second = &review;
        }
    }
    plot::MatrixChart body;
    body.rowTitle = agreement.first;
    body.columnTitle = agreement.second;
    body.diagonal = true;
    for (std::size_t i = 0; i < kVerdicts; ++i) {
        body.rows.push_back(words::verdictTitle(static_cast<ReviewVerdict>(i), wording));
        body.columns.push_back(body.rows.back());
        body.counts.emplace_back(kVerdicts, 0);
    }
    std::int64_t same = 0;
    std::int64_t all = 0;
    for (const auto& [question, pair] : both) {
        if (pair.first != nullptr && pair.second != nullptr) {
            ++body.counts[static_cast<std::size_t>(pair.first->verdict)]
                         [static_cast<std::size_t>(pair.second->verdict)];
            same += pair.first->verdict == pair.second->verdict ? 1 : 0;
            ++all;
        }
    }
    return {"curation_review_pair" + suffix,
            wording.text(ASSAY_TEXT("Report", "Verdicts of %1 and %2"), {agreement.first, agreement.second}),
            wording.text(ASSAY_TEXT("Report", "Questions that both reviewed: %1. Same verdict: %2. Different "
                                              "verdicts: %3."),
                         {wording.count(all), wording.count(same), wording.count(all - same)}),
            std::move(body)};
}

Table disagreementsTable(const SuiteReviews& reviews, const std::string& suffix,
                         const words::Wording& wording) {
    Table table;
    table.name = "curation_disagreements" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Questions with different verdicts"));
    table.columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Id"))},
                     {"question", wording.text(ASSAY_TEXT("Report", "Question")), {}, true},
                     {"verdicts", wording.text(ASSAY_TEXT("Report", "Who said what")), {}, true}};
    table.ifEmpty = wording.text(ASSAY_TEXT("Report", "No question was given different verdicts."));
    for (const workspace::Disagreement& disagreement : reviews.disagreements) {
        std::string said;
        for (const Review& review : disagreement.reviews) {
            said +=
                (said.empty() ? "" : "; ") + review.reviewer + ": " + verdictText(review.verdict, wording);
            std::string because = review.reason.empty() ? "" : flagReasonText(review.reason, wording);
            if (!review.note.empty()) {
                because += (because.empty() ? "" : " – ") + shortened(review.note, kNoteLength);
            }
            said += because.empty() ? "" : " (" + because + ")";
        }
        const auto& [id, text] = reviews.disagreedTexts.at(disagreement.question);
        table.rows.push_back({id, shortened(text, kQuestionLength), std::move(said)});
    }
    showFirst(table, kDisagreementsShown);
    return table;
}

std::vector<Block> blocksOf(const SuiteMaterial& suite, const std::string& suffix,
                            const words::Wording& wording) {
    const SuiteReviews& reviews = *suite.reviews;
    if (reviews.agreement.reviews + reviews.agreement.outdated == 0) {
        return {Paragraph{wording.text(ASSAY_TEXT(
            "Report",
            "Nobody has reviewed a question of this suite, so there is no agreement to measure."))}};
    }
    std::vector<Block> blocks{keyFigures(reviews, wording), reviewersTable(reviews, suffix, wording)};
    if (!reviews.agreement.first.empty()) {
        blocks.emplace_back(pairChart(reviews, suffix, wording));
    }
    blocks.emplace_back(disagreementsTable(reviews, suffix, wording));
    return blocks;
}

} // namespace

base::Result<Section> curationAgreement(const SectionContext& context) {
    return sectionOfSuites(context, "curation_agreement",
                           [&](const SuiteMaterial& suite, const std::string& suffix) {
                               return blocksOf(suite, suffix, context.wording);
                           });
}

} // namespace assay::results
