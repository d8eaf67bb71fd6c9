#include "core/results/runs/adjacency_blocks.h"

#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/results/runs/run_cells.h"
#include "core/results/runs/run_words.h"

#include <nlohmann/json.hpp>

namespace assay::results {
namespace {

using evaluate::AdjacencyEvidence;
using evaluate::AdjacencyFigure;
using evaluate::AdjacencyVerdict;

std::string adjacencyFigureTitle(const AdjacencyFigure& figure, const words::Wording& w) {
    return runFigureTitle(evaluate::kNeighbourRuns, figure.name, w);
}

std::string adjacencyVerdictText(AdjacencyVerdict verdict, const words::Wording& w) {
    switch (verdict) {
    case AdjacencyVerdict::CannotBeJudged:
        return w.text(ASSAY_TEXT("Report", "cannot be judged"));
    case AdjacencyVerdict::NotToldFromLuck:
        return w.text(ASSAY_TEXT("Report", "not told from luck"));
    case AdjacencyVerdict::GoesWith:
        return w.text(ASSAY_TEXT("Report", "systems with more hits find more for questions"));
    case AdjacencyVerdict::GoesAgainst:
        return w.text(ASSAY_TEXT("Report", "systems with more hits find less for questions"));
    }
    return {};
}

Figure adjacencyCorrelation(const AdjacencyFigure& across, const words::Wording& w) {
    return correlationOver(across.systems, static_cast<std::int64_t>(evaluate::kFewestAdjacencySystems),
                           across.correlation, across.interval,
                           ASSAY_TEXT("Report", "fewer than six systems"), w);
}

Figure hitShare(const std::optional<double>& value, const words::Wording& w) {
    Figure figure{value, FigureKind::Percent};
    figure.why = value ? std::string() : notInThisRun(w);
    return figure;
}

Table adjacencySystemTable(const AdjacencyEvidence& evidence, const words::Wording& w) {
    Table table;
    table.name = "adjacency_systems";
    table.title = w.text(ASSAY_TEXT("Report", "Systems with both"));
    table.columns = {{"system", w.text(ASSAY_TEXT("Report", "System"))},
                     {"recall", w.text(ASSAY_TEXT("Report", "Recall@10 on questions")), "retrieval_recall"}};
    for (const AdjacencyFigure& figure : evidence.figures) {
        std::string key = figure.name;
        for (char& c : key) {
            c = c == '.' ? '_' : c;
        }
        table.columns.push_back({std::move(key), adjacencyFigureTitle(figure, w), "hit_at_k"});
    }
    for (const evaluate::AdjacencySystem& system : evidence.systems) {
        TableRow row{system.name, Figure{system.recall, FigureKind::Proportion}};
        for (const auto& hit : system.hits) {
            row.cells.emplace_back(hitShare(hit, w));
        }
        row.key = std::to_string(system.neighbours) + "_" + std::to_string(table.rows.size());
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

Table adjacencyTable(const AdjacencyEvidence& evidence, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "adjacency";
    table.title = w.text(ASSAY_TEXT("Report", "How far neighbours stand for answers to questions"));
    table.columns = {
        {"figure", w.text(ASSAY_TEXT("Report", "Figure"))},
        {"correlation", w.text(ASSAY_TEXT("Report", "Correlation with Recall@10")), "adjacency_correlation"},
        {"verdict", w.text(ASSAY_TEXT("Report", "What it says")), "adjacency_correlation"}};
    for (const AdjacencyFigure& figure : evidence.figures) {
        TableRow row{adjacencyFigureTitle(figure, w), adjacencyCorrelation(figure, w),
                     adjacencyVerdictText(figure.verdict(), w)};
        row.key = figure.name;
        table.rows.push_back(std::move(row));
    }
    table.note =
        evidence.suite.empty()
            ? w.text(ASSAY_TEXT("Report", "No retrieval on questions was measured over this corpus. That a "
                                          "neighbour is found does not say that an answer is."))
            : w.text(ASSAY_TEXT("Report",
                                "Across the searches that were measured over these anchors and over the "
                                "questions of %1. That a neighbour is found does not say that an answer is: "
                                "neighbour figures stand for retrieval only as far as shown here."),
                     {evidence.suite});
    return table;
}

std::vector<Block> adjacencyBlocks(const AdjacencyEvidence& evidence, const words::Wording& wording) {
    std::vector<Block> blocks;
    if (evidence.figures.empty()) {
        return blocks;
    }
    blocks.emplace_back(adjacencyTable(evidence, wording));
    if (!evidence.systems.empty()) {
        blocks.emplace_back(adjacencySystemTable(evidence, wording));
    }
    return blocks;
}

nlohmann::ordered_json adjacencyJson(const AdjacencyEvidence& evidence) {
    using AdjacencyJson = nlohmann::ordered_json;
    AdjacencyJson figures = AdjacencyJson::object();
    for (const AdjacencyFigure& figure : evidence.figures) {
        AdjacencyJson& one = figures[figure.name];
        one["correlation"] = figure.correlation ? AdjacencyJson(*figure.correlation) : AdjacencyJson();
        one["ci"] =
            figure.interval ? AdjacencyJson{figure.interval->low, figure.interval->high} : AdjacencyJson();
        one["n"] = figure.systems;
        one["verdict"] = evaluate::kAdjacencyVerdictNames[static_cast<std::size_t>(figure.verdict())];
    }
    AdjacencyJson systems = AdjacencyJson::array();
    for (const evaluate::AdjacencySystem& system : evidence.systems) {
        AdjacencyJson hits = AdjacencyJson::object();
        for (std::size_t i = 0; i < system.hits.size(); ++i) {
            const auto& hit = system.hits[i];
            hits[evidence.figures[i].name] = hit ? AdjacencyJson(*hit) : AdjacencyJson();
        }
        systems.push_back({{"system", system.name},
                           {"neighbours", system.neighbours},
                           {"retrieval", system.retrieval},
                           {"hit_at", std::move(hits)},
                           {"recall", system.recall}});
    }
    return {{"recall", evaluate::kAdjacencyRecall},
            {"suite", evidence.suite.empty() ? AdjacencyJson() : AdjacencyJson(evidence.suite)},
            {"least_systems", evaluate::kFewestAdjacencySystems},
            {"figures", std::move(figures)},
            {"systems", std::move(systems)}};
}

} // namespace assay::results
