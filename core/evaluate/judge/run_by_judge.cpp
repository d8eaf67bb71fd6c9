#include "core/evaluate/judge/run_by_judge.h"

#include "core/evaluate/answers/answer_run_material.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using NewNames = std::map<std::string, std::string>; // of scores, by their present ones

// The score without the name of a judge that keeps it apart.
std::string nameByItself(const RunJudge& judge, const std::string& score) {
    const std::string apart = judge.name + ".";
    return score.starts_with(apart) ? score.substr(apart.size()) : score;
}

// Names that sources other than these judges gave.
std::set<std::string> namesOfOthers(const AnswerRun& run, const std::vector<RunJudge>& judges) {
    std::set<std::string> names;
    for (const AnswerRunItem& item : run.items) {
        for (const GivenBySources& given : item.given) {
            for (const auto& [name, score] : given.scores) {
                names.insert(name);
            }
        }
    }
    for (const RunJudge& judge : judges) {
        for (const std::string& score : judge.scores) {
            names.erase(score);
        }
    }
    return names;
}

// As if the judges had been asked in this order: whoever gives a score that an earlier source has given keeps
// all of his apart.
NewNames namesInOrder(const std::vector<RunJudge>& judges, std::set<std::string> taken) {
    NewNames names;
    for (const RunJudge& judge : judges) {
        const bool isApart = std::ranges::any_of(judge.scores, [&](const std::string& score) {
            return taken.contains(nameByItself(judge, score));
        });
        for (const std::string& score : judge.scores) {
            const std::string own = nameByItself(judge, score);
            const std::string& name =
                names.emplace(score, isApart ? judge.name + "." + own : own).first->second;
            taken.insert(name);
        }
    }
    return names;
}

const std::string& nameNow(const NewNames& names, const std::string& before) {
    const auto found = names.find(before);
    return found == names.end() ? before : found->second;
}

void renameScores(const NewNames& names, AnswerRun& run) {
    for (AnswerRunItem& item : run.items) {
        for (GivenBySources& given : item.given) {
            std::map<std::string, model::OutsideScore> scores;
            for (auto& [name, score] : given.scores) {
                scores.emplace(nameNow(names, name), std::move(score));
            }
            given.scores = std::move(scores);
        }
    }
}

// Its scores by their new names; what is no judge's stays as it is.
std::string describedAnew(const NewNames& names, const std::string& description) {
    if (judgesAmong({&description, 1}).empty()) {
        return description;
    }
    auto object = nlohmann::ordered_json::parse(description, nullptr, false);
    const auto scores = object.find("scores");
    if (scores == object.end() || !scores->is_array()) {
        return description;
    }
    for (auto& score : *scores) {
        if (score.is_string()) {
            score = nameNow(names, score.get<std::string>());
        }
    }
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

bool isOf(const RunJudge& judge, const std::string& description) {
    const std::vector<RunJudge> described = judgesAmong({&description, 1});
    return !described.empty() && described.front().name == judge.name;
}

// Puts the judge before all others; what else scores stays in its place. `said` gives an entry's description.
template <typename Entry, typename Said>
void putFirst(const RunJudge& judge, std::vector<Entry>& sources, const Said& said) {
    const auto chosen =
        std::ranges::find_if(sources, [&](const Entry& source) { return isOf(judge, said(source)); });
    const auto first = std::ranges::find_if(sources, [&](const Entry& source) {
        const std::string& description = said(source);
        return !judgesAmong({&description, 1}).empty();
    });
    if (chosen != sources.end()) {
        std::rotate(first, chosen, chosen + 1);
    }
}

// Sources and scores as if the judge had been asked before the others.
void nameAnew(const RunJudge& judge, AnswerRun& run) {
    const auto ofInputs = [](const std::string& source) -> const std::string& { return source; };
    const auto ofOutcomes = [](const SourceOutcome& source) -> const std::string& {
        return source.description;
    };
    putFirst(judge, run.inputs.sources, ofInputs);
    putFirst(judge, run.sources, ofOutcomes);
    const std::vector<RunJudge> judges = judgesOfRun(run);
    const NewNames names = namesInOrder(judges, namesOfOthers(run, judges));
    renameScores(names, run);
    for (std::string& source : run.inputs.sources) {
        source = describedAnew(names, source);
    }
    for (SourceOutcome& source : run.sources) {
        source.description = describedAnew(names, source.description);
    }
}

} // namespace

base::Result<AnswerRun> runByJudge(const workspace::Reader& reader, AnswerRun run, const RunJudge& judge,
                                   const std::stop_token& stop) {
    const std::vector<RunJudge> judges = scoringJudges(run);
    if (std::ranges::find(judges, judge.name, &RunJudge::name) == judges.end()) {
        return base::fail(base::ErrorCode::NotFound, judge.name, run.info.name);
    }
    if (judges.front().name == judge.name) {
        return run;
    }
    nameAnew(judge, run);
    ASSAY_TRY(scoreAgain(reader, run, stop));
    return run;
}

} // namespace assay::evaluate
