#include "core/results/runs/run_words.h"

#include "core/results/answers/answer_parts.h"
#include "core/results/answers/answer_words.h"
#include "core/results/curation/curation_words.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/words/definitions.h"
#include "core/words/run_kinds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::results {
namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 10> kNeighbourTitles{{
    {"self_at_1", ASSAY_TEXT("Report", "Self@1")},
    {"self_at_1_tie_aware", ASSAY_TEXT("Report", "Self@1, ties counted")},
    {"hit_at", ASSAY_TEXT("Report", "Hit@%1")},
    {"mrr_at", ASSAY_TEXT("Report", "MRR@%1")},
    {"median_gold_distance", ASSAY_TEXT("Report", "Median distance of gold")},
    {"gold_distance", ASSAY_TEXT("Report", "Distance of gold, %1")},
    {"query_seconds", ASSAY_TEXT("Report", "Latency in seconds, %1")},
    {"anchors", ASSAY_TEXT("Report", "Anchors")},
    {"covered", ASSAY_TEXT("Report", "Covered anchors")},
    {"coverage", ASSAY_TEXT("Report", "Coverage")},
}};

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kNeighbourDefinitionIds{{
    {"self_at_1_tie_aware", "self_at_1_tie_aware"},
    {"self_at_1", "self_at_1"},
    {"hit_at", "hit_at_k"},
    {"mrr_at", "mrr_at_k"},
    {"median_gold_distance", "gold_distance"},
    {"gold_distance", "gold_distance"},
    {"coverage", "coverage"},
}};

// Of sweeps, comparisons of detectors, dynamic runs and lints; a scenario or side stands before some.
constexpr std::array<std::pair<std::string_view, const char*>, 20> kDecidedTitles{{
    {"n", ASSAY_TEXT("Report", "Samples")},
    {"tau", ASSAY_TEXT("Report", "Threshold τ*")},
    {"macro_f1", ASSAY_TEXT("Report", "Macro-F1")},
    {"accuracy", ASSAY_TEXT("Report", "Accuracy")},
    {"recall_hallucination", ASSAY_TEXT("Report", "Recall of hallucination")},
    {"precision_accurate", ASSAY_TEXT("Report", "Precision of accurate")},
    {"recall_contradiction", ASSAY_TEXT("Report", "Recall of contradiction")},
    {"delta_macro_f1", ASSAY_TEXT("Report", "Difference of Macro-F1")},
    {"delta_accuracy", ASSAY_TEXT("Report", "Difference of accuracy")},
    {"static_accuracy", ASSAY_TEXT("Report", "Accuracy of the stored scores")},
    {"agreement", ASSAY_TEXT("Report", "Agreement")},
    {"answered", ASSAY_TEXT("Report", "Answered")},
    {"failed", ASSAY_TEXT("Report", "Failed")},
    {"seconds.p50", ASSAY_TEXT("Report", "Latency P50 in seconds")},
    {"seconds.p95", ASSAY_TEXT("Report", "Latency P95 in seconds")},
    {"seconds.p99", ASSAY_TEXT("Report", "Latency P99 in seconds")},
    {"questions", ASSAY_TEXT("Report", "Questions")},
    {"findings", ASSAY_TEXT("Report", "Findings")},
    {"sentences", ASSAY_TEXT("Report", "Sentences")},
    {"faults", ASSAY_TEXT("Report", "Faults")},
}};

// Of the impact of flags: a score stands before them, as in "rougeL_f.with".
constexpr std::array<std::pair<std::string_view, const char*>, 3> kImpactSides{{
    {".with", ASSAY_TEXT("Report", "all questions")},
    {".without", ASSAY_TEXT("Report", "without those left out")},
    {".change", ASSAY_TEXT("Report", "change")},
}};

constexpr std::array<std::pair<std::string_view, const char*>, 3> kImpactCounts{{
    {"questions", ASSAY_TEXT("Report", "Questions")},
    {"left_out", ASSAY_TEXT("Report", "Questions left out")},
    {"unscored", ASSAY_TEXT("Report", "Questions without a score")},
}};

// "rougeL_f.with", "by.difficulty.easy.rougeL_f.change".
std::string impactFigureTitle(std::string_view figure, const words::Wording& w) {
    for (const auto& [key, title] : kImpactCounts) {
        if (figure == key) {
            return w.text(title);
        }
    }
    for (const auto& [side, title] : kImpactSides) {
        if (!figure.ends_with(side) || figure.starts_with("by.")) {
            continue;
        }
        const std::string_view score = figure.substr(0, figure.size() - side.size());
        return outsideScoreTitle(score, w) + ", " + w.text(title);
    }
    return std::string(figure);
}

// "numeric_kpi.tau", "rule.table_header": the scenario or side comes last.
std::string decidedFigureTitle(std::string_view figure, const words::Wording& w) {
    constexpr std::string_view kRule = "rule.";
    if (figure.starts_with(kRule)) {
        const auto rule = curation::lintRuleFromName(figure.substr(kRule.size()));
        return rule ? ruleText(*rule, w) : std::string(figure);
    }
    for (const auto& [key, title] : kDecidedTitles) {
        const bool isWhole = figure == key;
        const bool isLast = figure.ends_with(key) && figure.size() > key.size() &&
                            figure[figure.size() - key.size() - 1] == '.';
        if (isWhole || isLast) {
            const std::string_view of = isWhole ? "" : figure.substr(0, figure.size() - key.size() - 1);
            return of.empty() ? w.text(title) : w.text(title) + ", " + std::string(of);
        }
    }
    return std::string(figure);
}

constexpr std::array<std::pair<std::string_view, const char*>, 11> kJudgeTitles{{
    {"observed", ASSAY_TEXT("Report", "Same verdict")},
    {"kappa", ASSAY_TEXT("Report", "κ of judge and people")},
    {"ac1", ASSAY_TEXT("Report", "AC1 of judge and people")},
    {"weighted_kappa", ASSAY_TEXT("Report", "Weighted κ of scores")},
    {"bias", ASSAY_TEXT("Report", "Judge minus person")},
    {"bias_by_length", ASSAY_TEXT("Report", "Bias by length")},
    {"bias_by_position", ASSAY_TEXT("Report", "Bias by order")},
    {"bias_by_own_model", ASSAY_TEXT("Report", "Bias for its own model")},
    {"both", ASSAY_TEXT("Report", "Answers judged by both")},
    {"judge_passes", ASSAY_TEXT("Report", "Judge passes")},
    {"person_passes", ASSAY_TEXT("Report", "Person passes")},
}};

std::string judgeFigureTitle(std::string_view figure, const words::Wording& w) {
    for (const auto& [key, title] : kJudgeTitles) {
        if (figure == key) {
            return w.text(title);
        }
    }
    return answerMetricTitle(figure, w);
}

// What a run measured, by the role that its document has for it.
constexpr std::array<std::pair<std::string_view, const char*>, 21> kInputTitles{{
    {"suite", ASSAY_TEXT("Report", "Suite")},
    {"predictions", ASSAY_TEXT("Report", "Answers")},
    {"corpus", ASSAY_TEXT("Report", "Corpus")},
    {"embeddings", ASSAY_TEXT("Report", "Vectors")},
    {"anchors", ASSAY_TEXT("Report", "Anchors")},
    {"scored_set", ASSAY_TEXT("Report", "Scored set")},
    {"rubric", ASSAY_TEXT("Report", "Rubric")},
    {"judge", ASSAY_TEXT("Report", "Judge")},
    {"source", ASSAY_TEXT("Report", "Source")},
    {"search", ASSAY_TEXT("Report", "Search")},
    {"detectors", ASSAY_TEXT("Report", "Detectors")},
    {"endpoint", ASSAY_TEXT("Report", "Service")},
    {"lexical", ASSAY_TEXT("Report", "Answers by words")},
    {"vector", ASSAY_TEXT("Report", "Answers by vectors")},
    {"figures", ASSAY_TEXT("Report", "Figures")},
    {"patterns", ASSAY_TEXT("Report", "Patterns")},
    {"evidence", ASSAY_TEXT("Report", "Evidence")},
    {"references", ASSAY_TEXT("Report", "Reference lists")},
    {"file", ASSAY_TEXT("Report", "File")},
    {"index", ASSAY_TEXT("Report", "Index")},
    {"engine", ASSAY_TEXT("Report", "Engine")},
}};

bool isNeighbourKind(std::string_view kind) {
    return kind == "neighbours" || kind == "outside" || kind == "neighbour_figures";
}

// "open, search 2" for "search_2.open"; a regime from outside as it is called there.
std::string regimeTitle(std::string_view regime, const words::Wording& w) {
    constexpr std::string_view kSearch = "search_";
    const std::size_t point = regime.find('.');
    if (regime.starts_with(kSearch) && point != std::string_view::npos) {
        return w.text(ASSAY_TEXT("Report", "%1, search %2"),
                      {regimeTitle(regime.substr(point + 1), w),
                       regime.substr(kSearch.size(), point - kSearch.size())});
    }
    return regime == "filtered" ? w.text(ASSAY_TEXT("Report", "filtered"))
           : regime == "open"   ? w.text(ASSAY_TEXT("Report", "open"))
                                : std::string(regime);
}

// "filtered.hit_at.5", "search_2.open.mrr_at.20": the regime, with what stands before it, comes last. Empty:
// it is none of a neighbour test.
std::string neighbourFigureTitle(std::string_view figure, const words::Wording& w) {
    for (const auto& [key, title] : kNeighbourTitles) {
        const auto at = figure.find(key);
        const bool begins = at == 0 || (at != std::string_view::npos && figure[at - 1] == '.');
        if (!begins) {
            continue;
        }
        const std::string_view after = figure.substr(at + key.size());
        if (!after.empty() && after.front() != '.') {
            continue; // a longer name
        }
        const std::string k = after.starts_with(".p") ? "P" + std::string(after.substr(2))
                                                      : std::string(after.empty() ? after : after.substr(1));
        const std::string name = after.empty() ? w.text(title) : w.text(title, {k});
        return at == 0 ? name : name + ", " + regimeTitle(figure.substr(0, at - 1), w);
    }
    return {};
}

// "system A.bertscore_f": what else came from outside; its group comes last.
std::string outsideFigureTitle(std::string_view figure, const words::Wording& w) {
    const std::size_t point = figure.rfind('.');
    const std::string name =
        outsideScoreTitle(point == std::string_view::npos ? figure : figure.substr(point + 1), w);
    return point == std::string_view::npos ? name : name + ", " + std::string(figure.substr(0, point));
}

} // namespace

std::string runKindTitle(std::string_view kind, const words::Wording& wording) {
    return words::runKindName(kind, wording);
}

std::string runInputTitle(std::string_view role, const words::Wording& wording) {
    const auto found = std::ranges::find(kInputTitles, role, [](const auto& each) { return each.first; });
    return found != kInputTitles.end() ? wording.text(found->second) : std::string(role);
}

std::string runFigureTitle(std::string_view kind, std::string_view figure, const words::Wording& wording) {
    if (isNeighbourKind(kind)) {
        const std::string title = neighbourFigureTitle(figure, wording);
        return title.empty() ? outsideFigureTitle(figure, wording) : title;
    }
    if (kind == "mine") {
        return minedFigureTitle(figure, wording);
    }
    if (figure == "best_alpha") {
        return wording.text(ASSAY_TEXT("Report", "Best alpha"));
    }
    if (kind == "retrieval" || kind == "tune-alpha") {
        return retrievalMeasureTitle(figure, wording);
    }
    if (kind == "impact") {
        return impactFigureTitle(figure, wording);
    }
    if (figure == "pass_rate") {
        return wording.text(ASSAY_TEXT("Report", "Pass rate"));
    }
    if (kind == "judge") {
        return judgeFigureTitle(figure, wording);
    }
    return kind == "answers" ? answerMetricTitle(figure, wording) : decidedFigureTitle(figure, wording);
}

std::string runFigureDefinition(std::string_view kind, std::string_view figure) {
    std::string id;
    if (kind == "retrieval" || kind == "tune-alpha") {
        id = retrievalDefinition(figure);
    } else if (kind == "answers" || kind == "judge") {
        id = answerDefinition(figure);
    } else if (isNeighbourKind(kind)) {
        for (const auto& [part, definition] : kNeighbourDefinitionIds) {
            if (id.empty() && figure.find(part) != std::string_view::npos) {
                id = definition;
            }
        }
    }
    return words::definitionOf(id) != nullptr ? id : "run_figure";
}

std::string whyUndefined(std::string_view kind, const evaluate::RunFigure& figure, const words::Wording& w) {
    const auto has = [&figure](std::string_view part) { return figure.name.find(part) != std::string::npos; };
    if (kind == "answers") {
        return w.text(ASSAY_TEXT("Report", "no question has a value"));
    }
    if (kind == "judge") {
        return w.text(ASSAY_TEXT("Report", "no answers to compare"));
    }
    if (kind == "retrieval") {
        return figure.unknown == 0
                   ? w.text(ASSAY_TEXT("Report", "no question has anything relevant"))
                   : w.text(ASSAY_TEXT("Report", "what is relevant is not in the corpus, or the lists were "
                                                 "cut or say nothing of it"));
    }
    if (isNeighbourKind(kind)) {
        if (has("median_gold_distance")) {
            return w.text(ASSAY_TEXT("Report", "no gold among the results, or the search gives no distance"));
        }
        if (has("query_seconds")) {
            return w.text(ASSAY_TEXT("Report", "not recorded"));
        }
        return figure.name == "coverage" ? w.text(ASSAY_TEXT("Report", "there is no anchor"))
                                         : w.text(ASSAY_TEXT("Report", "no covered anchor was asked"));
    }
    return w.text(ASSAY_TEXT("Report", "undefined"));
}

std::string runLuckDefinition(std::string_view kind) {
    return isNeighbourKind(kind) ? "chance_level" : kind == "retrieval" ? "retrieval_luck" : "run_figure";
}

std::string runStateTitle(workspace::RunState state, const words::Wording& w) {
    switch (state) {
    case workspace::RunState::Running:
        return w.text(ASSAY_TEXT("Report", "unfinished"));
    case workspace::RunState::Stopped:
        return w.text(ASSAY_TEXT("Report", "stopped"));
    case workspace::RunState::Finished:
        return w.text(ASSAY_TEXT("Report", "finished"));
    }
    return {};
}

std::string incidentKindTitle(workspace::IncidentKind kind, const words::Wording& w) {
    return kind == workspace::IncidentKind::Release ? w.text(ASSAY_TEXT("Report", "Release"))
                                                    : w.text(ASSAY_TEXT("Report", "Incident"));
}

std::string standingTitle(evaluate::QuestionStanding standing, const words::Wording& w) {
    switch (standing) {
    case evaluate::QuestionStanding::NotJudged:
        return w.text(ASSAY_TEXT("Report", "cannot be judged"));
    case evaluate::QuestionStanding::Separates:
        return w.text(ASSAY_TEXT("Report", "tells runs apart"));
    case evaluate::QuestionStanding::AllRight:
        return w.text(ASSAY_TEXT("Report", "all right"));
    case evaluate::QuestionStanding::AllWrong:
        return w.text(ASSAY_TEXT("Report", "all wrong"));
    }
    return {};
}

std::string standingAdvice(evaluate::QuestionStanding standing, const words::Wording& w) {
    switch (standing) {
    case evaluate::QuestionStanding::NotJudged:
        return w.text(ASSAY_TEXT("Report", "Fewer than two systems have met it."));
    case evaluate::QuestionStanding::Separates:
        return {};
    case evaluate::QuestionStanding::AllRight:
        return w.text(ASSAY_TEXT("Report", "A regression guard: it stays."));
    case evaluate::QuestionStanding::AllWrong:
        return w.text(ASSAY_TEXT("Report", "Check the gold first: answer, evidence and tolerance."));
    }
    return {};
}

} // namespace assay::results
