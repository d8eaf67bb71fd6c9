#include "core/evaluate/runs/question_history.h"

#include "core/evaluate/runs/run_indexing.h"
#include "core/statistics/correlation.h"
#include "core/workspace/runs/run_edits.h"

#include <re2/re2.h>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::ItemOutcome;
using workspace::RunRow;

std::string trimmedName(std::string_view text) {
    constexpr std::string_view kAround = " \t,;:_/-";
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) {
        return {};
    }
    const auto last = text.find_last_not_of(kAround);
    return last == std::string_view::npos ? std::string() : std::string(text.substr(first, last - first + 1));
}

bool measures(const RunRow& run, std::string_view suite) {
    return run.state == workspace::RunState::Finished && isOverQuestions(run.kind) &&
           (suite.empty() || std::ranges::find(run.suites, suite) != run.suites.end());
}

std::vector<const RunRow*> measuringRuns(std::span<const RunRow> runs, std::string_view suite) {
    std::vector<const RunRow*> chosen;
    for (const RunRow& run : runs) {
        if (measures(run, suite)) {
            chosen.push_back(&run);
        }
    }
    std::ranges::sort(chosen, {}, [](const RunRow* run) { return std::pair(run->createdAt, run->id); });
    return chosen;
}

// Retrieval and answers of one pipeline are two systems: what is right differs.
std::string systemKey(const RunRow& run) {
    const std::string family = systemFamily(run);
    return run.kind + "\n" + (family.empty() ? "run " + std::to_string(run.id) : family);
}

// The last run of each system, and how many names it had.
struct NewestRun {
    const RunOutcomes* run = nullptr;
    std::set<std::string> names;
    std::unordered_map<std::string_view, double> outcomes;
    double sum = 0; // of right ones

    [[nodiscard]] std::optional<double> rest(std::string_view question) const {
        const auto own = outcomes.find(question);
        const double without = own != outcomes.end() ? own->second : 0;
        const std::size_t others = outcomes.size() - (own != outcomes.end() ? 1 : 0);
        return others > 0 ? std::optional((sum - without) / static_cast<double>(others)) : std::nullopt;
    }
};

using SystemsByKey = std::map<std::string, NewestRun>;

SystemsByKey newestRuns(std::span<const RunOutcomes> runs) {
    SystemsByKey systems;
    for (const RunOutcomes& each : runs) {
        NewestRun& newest = systems[systemKey(each.run)];
        newest.run = &each;
        newest.names.insert(each.run.system);
    }
    for (auto& [key, newest] : systems) {
        for (const ItemOutcome& outcome : newest.run->outcomes) {
            if (newest.outcomes.emplace(outcome.key, outcome.value >= kRightFrom ? 1.0 : 0.0).second) {
                newest.sum += outcome.value >= kRightFrom ? 1.0 : 0.0;
            }
        }
    }
    return systems;
}

struct SystemsOnQuestion {
    std::vector<double> item, rest; // of each system that met it and another question
};

double meanOverSystems(std::span<const double> values) {
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

// Those that are right did worse elsewhere than those that are wrong.
bool areWeakerRight(const SystemsOnQuestion& on) {
    std::vector<double> right;
    std::vector<double> wrong;
    for (std::size_t i = 0; i < on.item.size(); ++i) {
        (on.item[i] >= kRightFrom ? right : wrong).push_back(on.rest[i]);
    }
    constexpr double kTie = 1e-12;
    return !right.empty() && !wrong.empty() && meanOverSystems(right) < meanOverSystems(wrong) - kTie;
}

void addSystems(const SystemsByKey& systems, QuestionRecord& record) {
    SystemsOnQuestion on;
    for (const auto& [key, newest] : systems) {
        const auto found = newest.outcomes.find(record.questionId);
        if (found == newest.outcomes.end()) {
            continue;
        }
        ++record.systems;
        record.systemsRight += found->second >= kRightFrom ? 1 : 0;
        if (const auto rest = newest.rest(record.questionId)) {
            on.item.push_back(found->second);
            on.rest.push_back(*rest);
        }
    }
    if (record.systems > 0) {
        record.difficulty = static_cast<double>(record.systemsRight) / static_cast<double>(record.systems);
        record.difficultyInterval = statistics::wilsonInterval(record.systemsRight, record.systems);
    }
    if (on.item.size() < kSystemsForCorrelation) {
        record.weakerAreRight = areWeakerRight(on);
        return;
    }
    record.itemRest = statistics::correlation(on.item, on.rest);
    if (record.itemRest) {
        record.itemRestInterval = statistics::correlationInterval(*record.itemRest, on.item.size());
        record.weakerAreRight = record.itemRestInterval && record.itemRestInterval->high < 0;
    }
}

struct SeenInRuns {
    std::int64_t runs = 0;
    std::int64_t right = 0;
};

QuestionStanding standingOf(const SeenInRuns& seen, std::int64_t systems) {
    if (systems < static_cast<std::int64_t>(kFewestSystems)) {
        return QuestionStanding::NotJudged;
    }
    if (seen.right == seen.runs) {
        return QuestionStanding::AllRight;
    }
    return seen.right == 0 ? QuestionStanding::AllWrong : QuestionStanding::Separates;
}

} // namespace

std::string systemFamily(std::string_view system) {
    // The marks of a version at the end, one at a time: "v3", "version 3.1", "run 12", "round 2", "rev. 4",
    // "#5", days and months, "Q1 2025", and what stands in brackets.
    static const re2::RE2 kMark(
        R"((?i)(?:[\s,;:_/@-]+(?:(?:version|ver|v|run|round|rev|revision|release|build)[\s._-]*\d+(?:\.\d+)*)"
        R"(|#\s*\d+|\d{4}-\d{2}(?:-\d{2})?|20\d{6}|q[1-4][\s-]*\d{4}|\d{4}[\s-]*q[1-4])|\s*[(\[][^()\[\]]*[)\]])\s*$)");
    std::string name = trimmedName(system);
    for (;;) {
        std::string shorter = name;
        if (!re2::RE2::Replace(&shorter, kMark, "")) {
            return name;
        }
        shorter = trimmedName(shorter);
        if (shorter.empty()) {
            return name;
        }
        name = std::move(shorter);
    }
}

std::string systemFamily(const RunRow& run) {
    for (const std::string& tag : run.tags) {
        if (tag.starts_with(workspace::kSystemTag)) {
            const std::string named = trimmedName(std::string_view(tag).substr(workspace::kSystemTag.size()));
            if (!named.empty()) {
                return named;
            }
        }
    }
    return systemFamily(run.system);
}

QuestionHistory historyOfOutcomes(std::span<const RunOutcomes> runs, std::string_view suite) {
    QuestionHistory history;
    history.suite = suite;
    history.runs = std::ssize(runs);
    std::map<std::string, SeenInRuns> seen;
    for (const RunOutcomes& each : runs) {
        std::set<std::string_view> once;
        for (const ItemOutcome& outcome : each.outcomes) {
            if (once.insert(outcome.key).second) {
                SeenInRuns& question = seen[outcome.key];
                ++question.runs;
                question.right += outcome.value >= kRightFrom ? 1 : 0;
            }
        }
    }
    const SystemsByKey systems = newestRuns(runs);
    for (const auto& [key, newest] : systems) {
        SystemRecord record;
        record.name = systemFamily(newest.run->run);
        record.name = record.name.empty() ? newest.run->run.name : record.name;
        record.run = newest.run->run.id;
        record.versions = newest.names.size();
        record.questions = std::ssize(newest.outcomes);
        record.shareRight = record.questions > 0 ? newest.sum / static_cast<double>(record.questions) : 0;
        history.systems.push_back(std::move(record));
    }
    std::ranges::stable_sort(history.systems, [](const SystemRecord& a, const SystemRecord& b) {
        return std::tuple(-a.shareRight, a.name, a.run) < std::tuple(-b.shareRight, b.name, b.run);
    });
    for (const auto& [id, in] : seen) {
        QuestionRecord record;
        record.questionId = id;
        record.runs = in.runs;
        addSystems(systems, record);
        record.standing = standingOf(in, record.systems);
        history.questions.push_back(std::move(record));
    }
    return history;
}

Result<QuestionHistory> questionHistory(const workspace::Reader& reader, std::span<const RunRow> runs,
                                        std::string_view suite, const std::stop_token& stop) {
    std::vector<RunOutcomes> read;
    for (const RunRow* const run : measuringRuns(runs, suite)) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        RunOutcomes one{.run = *run, .outcomes = {}};
        if (run->isIndexed) {
            ASSAY_TRY(one.outcomes, workspace::outcomesOfRun(reader, run->id));
        } else { // of a workspace that is read only
            ASSAY_TRY(const auto info, workspace::runInfo(reader, run->id));
            ASSAY_TRY(auto entry, runIndexEntry(reader, info, stop));
            one.outcomes = std::move(entry.outcomes);
            one.run.system = entry.system;
        }
        if (!one.outcomes.empty()) {
            read.push_back(std::move(one));
        }
    }
    return historyOfOutcomes(read, suite);
}

Result<std::vector<QuestionRound>> roundsOfQuestion(const workspace::Reader& reader,
                                                    std::span<const RunRow> runs, std::string_view suite,
                                                    std::string_view questionId) {
    ASSAY_TRY(const auto outcomes, workspace::outcomesOfItem(reader, questionId));
    std::vector<QuestionRound> rounds;
    for (const RunRow* const run : measuringRuns(runs, suite)) {
        std::optional<ItemOutcome> outcome;
        if (run->isIndexed) {
            const auto found = std::ranges::lower_bound(outcomes, run->id, {}, &ItemOutcome::run);
            if (found != outcomes.end() && found->run == run->id) {
                outcome = *found;
            }
        } else { // of a workspace that is read only
            ASSAY_TRY(const auto info, workspace::runInfo(reader, run->id));
            ASSAY_TRY(const auto entry, runIndexEntry(reader, info, {}));
            const auto found = std::ranges::find(entry.outcomes, questionId, &ItemOutcome::key);
            if (found != entry.outcomes.end()) {
                outcome = *found;
            }
        }
        if (outcome) {
            rounds.push_back({run->id, run->name, run->kind, run->createdAt, run->system, systemFamily(*run),
                              outcome->value, outcome->revision});
        }
    }
    return rounds;
}

} // namespace assay::evaluate
