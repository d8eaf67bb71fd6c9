#include "core/results/answers/fidelity_blocks.h"

#include "core/results/curation/curation_figures.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::results {
namespace {

using evaluate::FidelityFigures;
using evaluate::QuestionFidelity;

constexpr std::array<const char*, evaluate::kFidelities> kFidelityTexts{
    ASSAY_TEXT("Report", "Perfect"), ASSAY_TEXT("Report", "Minor extrapolation"),
    ASSAY_TEXT("Report", "Hallucinated")};
constexpr std::array<const char*, evaluate::kFidelities> kFidelityIds{
    "fidelity_perfect", "fidelity_minor_extrapolation", "fidelity_hallucinated"};
constexpr std::array<const char*, evaluate::kClaimVerdicts> kClaimTexts{
    ASSAY_TEXT("Report", "Aligned"), ASSAY_TEXT("Report", "Extrapolated"), ASSAY_TEXT("Report", "Invented")};

struct QueueName {
    std::string_view name;
    const char* text;
};

constexpr std::array kQueueNames{
    QueueName{"quarter", ASSAY_TEXT("Report", "10 of this quarter")},
    QueueName{"spot_check", ASSAY_TEXT("Report", "Spot check of 20 %")},
    QueueName{"below_0.75", ASSAY_TEXT("Report", "All below 0.75")},
    QueueName{"citations", ASSAY_TEXT("Report", "10 with citations")},
    QueueName{"language", ASSAY_TEXT("Report", "10 for language")},
    QueueName{"judge_disagrees", ASSAY_TEXT("Report", "Judge and rules disagree")}};

// Of counts that are no draw, with n and without an interval.
Figure countedShare(std::int64_t part, std::int64_t whole, const words::Wording& wording) {
    Figure figure = shareFigure(part, whole, wording);
    figure.interval.reset();
    return figure;
}

KeyFigures shareFigures(const FidelityFigures& figures, const words::Wording& wording) {
    KeyFigures shown;
    for (std::size_t i = 0; i < evaluate::kFidelities; ++i) {
        shown.list.push_back({wording.text(kFidelityTexts[i]),
                              shareFigure(figures.shares[i], FigureKind::Percent,
                                          wording.text(ASSAY_TEXT("Report", "no answer was read"))),
                              Verdict::None, kFidelityIds[i]});
    }
    shown.list.push_back({wording.text(ASSAY_TEXT("Report", "Answers read")),
                          countedShare(figures.answersRead, figures.answers, wording), Verdict::None,
                          "fidelity_read"});
    if (figures.disputed > 0) {
        shown.list.push_back({wording.text(ASSAY_TEXT("Report", "Answers that readers tell apart")),
                              countedShare(figures.disputed, figures.answersRead, wording), Verdict::Warning,
                              "fidelity_disputed"});
    }
    return shown;
}

Table claimTable(const FidelityFigures& figures, AnswerPlace place, const words::Wording& wording) {
    Table table{.name = place.name("claims"),
                .title = wording.text(ASSAY_TEXT("Report", "Claims of the answers that were read")),
                .columns = {{"verdict", wording.text(ASSAY_TEXT("Report", "Verdict"))},
                            {"claims", wording.text(ASSAY_TEXT("Report", "Claims")), "fidelity_claims"},
                            {"share", wording.text(ASSAY_TEXT("Report", "Share")), "fidelity_claims"}},
                .rows = {}};
    std::int64_t all = 0;
    for (const std::int64_t count : figures.claims) {
        all += count;
    }
    for (std::size_t i = 0; i < evaluate::kClaimVerdicts; ++i) {
        table.rows.push_back({wording.text(kClaimTexts[i]), countFigure(figures.claims[i]),
                              countedShare(figures.claims[i], all, wording)});
        table.rows.back().key = model::kClaimVerdictNames[i];
    }
    return table;
}

KeyFigures readerFigures(const evaluate::ReaderAgreement& agreement, const words::Wording& wording) {
    KeyFigures shown;
    const auto add = [&](const char* text, const statistics::Agreement& value, const char* definition) {
        shown.list.push_back({wording.text(text, {agreement.first, agreement.second}),
                              agreementFigure(value, wording), Verdict::None, definition});
    };
    add(ASSAY_TEXT("Report", "Cohen's κ of the readers %1 and %2"), agreement.kappa, "fidelity_kappa");
    add(ASSAY_TEXT("Report", "Weighted κ of the readers %1 and %2"), agreement.weighted,
        "fidelity_weighted_kappa");
    add(agreement.kappaMisleads()
            ? ASSAY_TEXT("Report", "Gwet's AC1 of the readers %1 and %2, since κ misleads where nearly all "
                                   "answers are alike")
            : ASSAY_TEXT("Report", "Gwet's AC1 of the readers %1 and %2"),
        agreement.ac1, "fidelity_ac1");
    add(ASSAY_TEXT("Report", "Observed agreement of the readers %1 and %2"), agreement.observed,
        "fidelity_observed");
    shown.list.push_back(
        {wording.text(ASSAY_TEXT("Report", "Observed agreement by luck")),
         Figure{.value = agreement.byLuck, .kind = FigureKind::Percent, .n = agreement.answers},
         Verdict::None, "fidelity_luck"});
    shown.list.push_back({wording.text(ASSAY_TEXT("Report", "Claims on which the readers agree")),
                          countedShare(agreement.claimsAgreed, agreement.claims, wording), Verdict::None,
                          "fidelity_same_claims"});
    return shown;
}

} // namespace

std::string fidelityText(model::Fidelity fidelity, const words::Wording& wording) {
    return wording.text(kFidelityTexts[static_cast<std::size_t>(fidelity)]);
}

std::string claimVerdictText(model::ClaimVerdict verdict, const words::Wording& wording) {
    return wording.text(kClaimTexts[static_cast<std::size_t>(verdict)]);
}

std::string queueTitle(const evaluate::ReadingQueue& queue, const words::Wording& wording) {
    if (!queue.title.empty()) {
        return queue.title;
    }
    const auto found = std::ranges::find(kQueueNames, std::string_view(queue.name), &QueueName::name);
    return found == kQueueNames.end() ? queue.name : wording.text(found->text);
}

std::vector<Block> fidelityBlocks(const FidelityFigures& figures, const words::Wording& wording,
                                  AnswerPlace place) {
    if (figures.answersRead == 0) {
        return {Paragraph{wording.text(
            ASSAY_TEXT("Report", "Nobody has judged all claims of an answer of this run yet."))}};
    }
    std::vector<Block> blocks;
    blocks.emplace_back(shareFigures(figures, wording));
    blocks.emplace_back(claimTable(figures, place, wording));
    if (figures.agreement.answers > 0) {
        blocks.emplace_back(readerFigures(figures.agreement, wording));
    } else {
        blocks.emplace_back(Paragraph{wording.text(ASSAY_TEXT(
            "Report", "How far readers agree cannot be said: no two have judged the same answer blind."))});
    }
    return blocks;
}

Table unfaithfulTable(const FidelityFigures& figures, std::span<const evaluate::FidelityQuestion> questions,
                      const words::Wording& wording, AnswerPlace place) {
    Table table{.name = place.name("not_perfect"),
                .title = wording.text(ASSAY_TEXT("Report", "Questions whose answers are not perfect")),
                .columns = {{"question_id", wording.text(ASSAY_TEXT("Report", "Question"))},
                            {"fidelity", wording.text(ASSAY_TEXT("Report", "Fidelity"))},
                            {"answers_read", wording.text(ASSAY_TEXT("Report", "Answers read"))},
                            {"disputed", wording.text(ASSAY_TEXT("Report", "Readers differ"))}},
                .rows = {},
                .note = {},
                .ifEmpty = wording.text(ASSAY_TEXT("Report", "All answers that were read are perfect."))};
    std::vector<const QuestionFidelity*> wanting;
    for (const QuestionFidelity& one : figures.read) {
        if (one.gravest != model::Fidelity::Perfect) {
            wanting.push_back(&one);
        }
    }
    std::ranges::stable_sort(wanting, [](const QuestionFidelity* a, const QuestionFidelity* b) {
        return *a->gravest > *b->gravest;
    });
    for (const QuestionFidelity* one : wanting) {
        const std::string& id = questions[one->question].questionId;
        AnswersLink link;
        link.questions = {id};
        table.rows.push_back({id, fidelityText(*one->gravest, wording), countFigure(one->read),
                              one->isDisputed ? wording.text(ASSAY_TEXT("Report", "yes")) : std::string()});
        table.rows.back().key = id;
        table.rows.back().link = linkTo(std::move(link));
    }
    return table;
}

} // namespace assay::results
