#include "core/evaluate/runs/run_indexing.h"

#include "core/base/guard.h"
#include "core/base/json_members.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/evaluate/runs/run_description.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using ItemDocument = nlohmann::ordered_json;

constexpr std::size_t kRunsAtOnce = 50; // in one transaction

std::optional<double> shareMember(const ItemDocument& values, std::string_view name) {
    const ItemDocument* const value = base::memberOf(values, name);
    if (value == nullptr) {
        return std::nullopt;
    }
    if (value->is_boolean()) {
        return value->get<bool>() ? 1.0 : 0.0;
    }
    const auto number = base::numberIn(*value);
    return number && *number >= 0 && *number <= 1 ? number : std::nullopt;
}

std::optional<double> firstShare(const ItemDocument& values, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        if (const auto share = shareMember(values, name)) {
            return share;
        }
    }
    return std::nullopt;
}

std::optional<double> verdictOutcome(const ItemDocument& document) {
    const std::string verdict = base::memberText(document, "verdict");
    if (verdict.empty()) {
        return std::nullopt;
    }
    return verdict == "pass" ? 1.0 : 0.0;
}

std::int64_t revisionOf(const ItemDocument& document) {
    const ItemDocument* const revision = base::memberOf(document, "revision");
    return revision != nullptr ? base::integerIn<std::int64_t>(*revision).value_or(0) : 0;
}

std::optional<double> outcomeIn(std::string_view kind, const ItemDocument& document) {
    const ItemDocument* const metrics = base::memberOf(document, "metrics");
    const ItemDocument* const values = base::memberOf(document, "values");
    const ItemDocument& measured = metrics != nullptr ? *metrics : values != nullptr ? *values : document;
    if (kind == kRetrievalRuns) {
        return firstShare(measured, {"success_5", "success_10", "success_3", "success_1"});
    }
    if (const auto verdict = verdictOutcome(document)) {
        return verdict;
    }
    return firstShare(measured, {"pass", "right", "numeric_correct", "boolean_correct"});
}

std::vector<std::string> suitesOf(const RunDescription& described) {
    std::vector<std::string> suites;
    for (const RunInput& input : described.inputs) {
        if (input.role == "suite" && !input.name.empty() &&
            std::ranges::find(suites, input.name) == suites.end()) {
            suites.push_back(input.name);
        }
    }
    return suites;
}

Result<> addOutcomes(const workspace::Reader& reader, const workspace::RunInfo& run, std::stop_token stop,
                     workspace::RunIndexEntry& entry) {
    const auto take = [&](const workspace::RunItem& item) {
        const ItemDocument document = ItemDocument::parse(item.document, nullptr, false);
        // The item's own id: two suites of a run may have numbered keys of their own.
        const std::string id = base::memberText(document, "question_id");
        if (const auto outcome = outcomeIn(run.kind, document)) {
            entry.outcomes.push_back({run.id, id.empty() ? item.key : id, *outcome, revisionOf(document)});
        }
        return true;
    };
    return workspace::forEachRunItem(reader, run.id, 0, std::move(stop), take);
}

} // namespace

bool isOverQuestions(std::string_view kind) noexcept {
    constexpr std::array kKinds{kAnswerRuns, kRetrievalRuns, kJudgeRuns};
    return std::ranges::find(kKinds, kind) != kKinds.end();
}

std::optional<double> questionOutcome(std::string_view kind, std::string_view document) {
    const ItemDocument parsed = ItemDocument::parse(document, nullptr, false);
    return parsed.is_object() ? outcomeIn(kind, parsed) : std::nullopt;
}

Result<workspace::RunIndexEntry> runIndexEntry(const workspace::Reader& reader, const workspace::RunInfo& run,
                                               std::stop_token stop) {
    workspace::RunIndexEntry entry;
    entry.run = run.id;
    const auto described = describeRun(run);
    if (!described && described.error().code != ErrorCode::DamagedWorkspace) {
        return tl::unexpected(described.error());
    }
    if (described) {
        entry.system = described->systemName();
        entry.suites = suitesOf(*described);
        const std::size_t main = std::min(described->mainFigures, described->figures.size());
        for (std::size_t i = 0; i < main; ++i) {
            const RunFigure& figure = described->figures[i];
            entry.figures.push_back({figure.name, figure.value, figure.n, figure.interval});
        }
    }
    if (isOverQuestions(run.kind)) {
        ASSAY_TRY(addOutcomes(reader, run, std::move(stop), entry));
    }
    return entry;
}

Result<std::int64_t> indexRuns(workspace::Workspace& workspace, const std::stop_token& stop,
                               base::ProgressSink& progress) {
    return base::guarded(workspace.path().string(), [&]() -> Result<std::int64_t> {
        if (workspace.isReadOnly()) {
            return 0;
        }
        ASSAY_TRY(const auto reader, workspace.reader());
        ASSAY_TRY(const auto missing, workspace::runsToIndex(reader));
        const std::int64_t total = std::ssize(missing);
        std::vector<workspace::RunIndexEntry> entries;
        for (std::size_t i = 0; i < missing.size(); ++i) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            auto run = workspace::runInfo(reader, missing[i]);
            if (run) {
                ASSAY_TRY(auto entry, runIndexEntry(reader, *run, stop));
                entries.push_back(std::move(entry));
            } else if (run.error().code != ErrorCode::NotFound) { // removed meanwhile
                return tl::unexpected(run.error());
            }
            if (entries.size() == kRunsAtOnce || i + 1 == missing.size()) {
                ASSAY_TRY(workspace::storeRunIndex(workspace, entries));
                entries.clear();
            }
            progress.report(base::Stage::Reading, static_cast<std::int64_t>(i) + 1, total);
        }
        return total;
    });
}

Result<std::vector<workspace::RunRow>> describedRunRows(const workspace::Reader& reader,
                                                        const std::stop_token& stop) {
    ASSAY_TRY(auto rows, workspace::runRows(reader));
    for (workspace::RunRow& row : rows) {
        if (row.isIndexed || row.state != workspace::RunState::Finished) {
            continue;
        }
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto info, workspace::runInfo(reader, row.id));
        if (const auto described = describeRun(info)) { // else assay check names it
            row.system = described->systemName();
            row.suites = suitesOf(*described);
        }
    }
    return rows;
}

} // namespace assay::evaluate
