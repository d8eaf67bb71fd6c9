#include "core/evaluate/runs/adjacency.h"

#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/question_history.h"
#include "core/json/settings_reader.h"
#include "core/statistics/correlation.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/run_index.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::string_view kHits = "hit_at.";

std::string hashOf(const RunDescription& run, std::string_view role) {
    const auto found = std::ranges::find(run.inputs, role, &RunInput::role);
    return found != run.inputs.end() ? found->sha256 : std::string();
}

// How it was measured; a seed draws intervals alone.
std::string measuredHow(const RunDescription& run, std::string_view from) {
    std::string how;
    for (const RunSetting& setting : run.settings) {
        if (setting.name.starts_with(from) && setting.name != "seed" && !setting.name.ends_with(".seed")) {
            how += setting.name + "=" + setting.value + "\n";
        }
    }
    return how;
}

// What neighbour tests must share so that their figures are of the same thing.
std::string anchorsOfRun(const RunDescription& run) {
    const std::string corpus = hashOf(run, "corpus");
    const std::string anchors = hashOf(run, "anchors");
    return corpus.empty() || anchors.empty() ? std::string()
                                             : corpus + "\n" + anchors + "\n" + measuredHow(run, "test.");
}

std::vector<std::string> searchLabels(const RunDescription& run) {
    std::vector<std::string> labels;
    const auto document = json::parseSettingsJson(run.info.figures);
    const auto* const searches = base::memberOf(document, "figures");
    if (searches != nullptr && searches->is_array()) {
        for (const auto& search : *searches) {
            labels.push_back(base::memberText(search, "label"));
        }
    }
    return labels;
}

// One search of a neighbour test.
struct SearchedNeighbours {
    std::string label, tag;
    base::RowId run = 0;
    std::map<std::string, double> hits; // by "filtered.hit_at.5"
};

std::vector<SearchedNeighbours> searchesOf(const RunOfSystem& from) {
    std::vector<SearchedNeighbours> searches;
    const std::vector<std::string> labels = searchLabels(from.run);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        SearchedNeighbours search;
        search.label = labels[i];
        search.tag = i == 0 ? from.system : std::string();
        search.run = from.run.info.id;
        const std::string before = i == 0 ? std::string() : "search_" + std::to_string(i + 1) + ".";
        for (const RunFigure& figure : from.run.figures) {
            const bool isOfSearch = figure.name.starts_with(before) &&
                                    (i > 0 || !figure.name.starts_with("search_")) &&
                                    figure.name.find(kHits) != std::string::npos;
            if (isOfSearch && figure.value) {
                search.hits.emplace(figure.name.substr(before.size()), *figure.value);
            }
        }
        if (!search.hits.empty()) {
            searches.push_back(std::move(search));
        }
    }
    return searches;
}

// What asked questions of the same corpus, newest first.
struct MeasuredRetrieval {
    std::string search, tag;
    base::RowId run = 0;
    double recall = 0;
};

struct RetrievalGroup {
    std::string suite, how; // how: suite's content and settings
    std::vector<MeasuredRetrieval> runs;
};

std::vector<RetrievalGroup> retrievalOf(std::span<const RunOfSystem> runs, const std::string& corpus) {
    std::vector<RetrievalGroup> groups;
    for (const RunOfSystem& each : runs) {
        const RunFigure* const recall = each.run.find(kAdjacencyRecall);
        const bool isSuch = each.run.info.kind == kRetrievalRuns &&
                            each.run.info.state == workspace::RunState::Finished && recall != nullptr &&
                            recall->value && hashOf(each.run, "corpus") == corpus;
        if (!isSuch) {
            continue;
        }
        const std::string how = hashOf(each.run, "suite") + "\n" + measuredHow(each.run, {});
        auto group = std::ranges::find(groups, how, &RetrievalGroup::how);
        if (group == groups.end()) {
            groups.push_back({.suite = each.run.inputName("suite"), .how = how, .runs = {}});
            group = std::prev(groups.end());
        }
        group->runs.push_back({each.run.inputName("search"), each.system, each.run.info.id, *recall->value});
    }
    return groups;
}

bool areOneSystem(const SearchedNeighbours& search, const MeasuredRetrieval& retrieval) {
    if (!search.tag.empty() || !retrieval.tag.empty()) {
        return search.tag == retrieval.tag;
    }
    return !search.label.empty() && search.label == retrieval.search;
}

using MeasuredPair = std::pair<const SearchedNeighbours*, const MeasuredRetrieval*>;

// Each system once, by its newest runs.
std::vector<MeasuredPair> measuredPairs(const std::vector<SearchedNeighbours>& searches,
                                        const RetrievalGroup& group) {
    std::vector<MeasuredPair> pairs;
    std::set<std::string> seen;
    for (const SearchedNeighbours& search : searches) {
        const auto same = std::ranges::find_if(
            group.runs, [&search](const MeasuredRetrieval& each) { return areOneSystem(search, each); });
        const std::string system = search.tag.empty() ? "search\n" + search.label : "tag\n" + search.tag;
        if (same != group.runs.end() && seen.insert(system).second) {
            pairs.emplace_back(&search, &*same);
        }
    }
    return pairs;
}

AdjacencyFigure figureAcross(const AdjacencyEvidence& evidence, std::size_t place) {
    AdjacencyFigure figure;
    figure.name = evidence.figures[place].name;
    std::vector<double> hits;
    std::vector<double> recalls;
    for (const AdjacencySystem& system : evidence.systems) {
        if (system.hits[place]) {
            hits.push_back(*system.hits[place]);
            recalls.push_back(system.recall);
        }
    }
    figure.systems = std::ssize(hits);
    if (hits.size() >= kFewestAdjacencySystems) {
        figure.correlation = statistics::correlation(hits, recalls);
    }
    if (figure.correlation) {
        figure.interval = statistics::correlationInterval(*figure.correlation, hits.size());
    }
    return figure;
}

// "system: NAME" among the tags of a run.
std::string taggedSystem(const workspace::RunRow& run) {
    const bool isTagged = std::ranges::any_of(
        run.tags, [](const std::string& tag) { return tag.starts_with(workspace::kSystemTag); });
    return isTagged ? systemFamily(run) : std::string();
}

} // namespace

AdjacencyVerdict AdjacencyFigure::verdict() const noexcept {
    if (!interval) {
        return AdjacencyVerdict::CannotBeJudged;
    }
    return interval->low > 0    ? AdjacencyVerdict::GoesWith
           : interval->high < 0 ? AdjacencyVerdict::GoesAgainst
                                : AdjacencyVerdict::NotToldFromLuck;
}

AdjacencyEvidence adjacencyOf(std::span<const RunOfSystem> runs, const RunDescription& of) {
    AdjacencyEvidence evidence;
    const std::string anchors = anchorsOfRun(of);
    if (of.info.kind != kNeighbourRuns || anchors.empty()) {
        return evidence;
    }
    for (const RunFigure& figure : of.figures) {
        if (!figure.name.starts_with("search_") && figure.name.find(kHits) != std::string::npos) {
            evidence.figures.push_back({.name = figure.name, .correlation = {}, .interval = {}});
        }
    }
    std::vector<SearchedNeighbours> searches;
    for (const RunOfSystem& each : runs) {
        if (each.run.info.kind == kNeighbourRuns && each.run.info.state == workspace::RunState::Finished &&
            anchorsOfRun(each.run) == anchors) {
            std::ranges::move(searchesOf(each), std::back_inserter(searches));
        }
    }
    std::vector<MeasuredPair> most;
    const std::vector<RetrievalGroup> groups = retrievalOf(runs, hashOf(of, "corpus"));
    for (const RetrievalGroup& group : groups) {
        auto pairs = measuredPairs(searches, group);
        if (evidence.suite.empty() || pairs.size() > most.size()) {
            most = std::move(pairs);
            evidence.suite = group.suite;
        }
    }
    for (const auto& [search, retrieval] : most) {
        AdjacencySystem system{.name = search->tag.empty() ? search->label : search->tag,
                               .neighbours = search->run,
                               .retrieval = retrieval->run,
                               .hits = {},
                               .recall = retrieval->recall};
        for (const AdjacencyFigure& figure : evidence.figures) {
            const auto hit = search->hits.find(figure.name);
            system.hits.push_back(hit != search->hits.end() ? std::optional(hit->second) : std::nullopt);
        }
        evidence.systems.push_back(std::move(system));
    }
    std::ranges::stable_sort(evidence.systems, [](const AdjacencySystem& a, const AdjacencySystem& b) {
        return std::tuple(-a.recall, std::string_view(a.name)) <
               std::tuple(-b.recall, std::string_view(b.name));
    });
    for (std::size_t place = 0; place < evidence.figures.size(); ++place) {
        evidence.figures[place] = figureAcross(evidence, place);
    }
    return evidence;
}

Result<AdjacencyEvidence> adjacencyOfRun(const workspace::Reader& reader, const RunDescription& of,
                                         const std::stop_token& stop) {
    std::vector<RunOfSystem> runs;
    if (of.info.kind == kNeighbourRuns) {
        ASSAY_TRY(const auto rows, workspace::runRows(reader));
        for (const workspace::RunRow& row : rows) {
            const bool mayCount = row.state == workspace::RunState::Finished &&
                                  (row.kind == kNeighbourRuns || row.kind == kRetrievalRuns);
            if (!mayCount) {
                continue;
            }
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(const auto info, workspace::runInfo(reader, row.id));
            if (auto described = describeRun(info)) { // else assay check names it
                runs.push_back({.run = std::move(*described), .system = taggedSystem(row)});
            }
        }
    }
    return adjacencyOf(runs, of);
}

} // namespace assay::evaluate
