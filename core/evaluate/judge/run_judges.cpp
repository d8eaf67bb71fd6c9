#include "core/evaluate/judge/run_judges.h"

#include "core/base/json_members.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

namespace assay::evaluate {
namespace {

constexpr std::string_view kJudgeMark = "judge:";
constexpr std::size_t kHashDigits = 8; // that a name shows

// The judge that a stored description is of; nullopt: it is of another source.
std::optional<RunJudge> judgeDescribed(std::string_view description) {
    const auto object = nlohmann::json::parse(description, nullptr, false);
    if (base::memberText(object, "kind") != scoreSourceKindName(ScoreSourceKind::Judge)) {
        return std::nullopt;
    }
    RunJudge judge;
    judge.model = base::memberText(object, "model");
    judge.prompt = base::memberText(object, "name");
    judge.promptHash = base::memberText(object, "prompt_sha256");
    judge.name = judgeName(judge.model, judge.prompt, judge.promptHash);
    const auto* const scores = base::memberOf(object, "scores");
    if (scores != nullptr && scores->is_array()) {
        for (const auto& one : *scores) {
            if (one.is_string()) {
                judge.scores.push_back(one.get<std::string>());
            }
        }
    }
    return judge;
}

// Where the hash behind an "@" ends with a dot: the place of the "@". npos: nowhere.
std::size_t placeOfHash(std::string_view name) {
    for (std::size_t at = name.rfind('@'); at != std::string_view::npos && at > 0;
         at = name.rfind('@', at - 1)) {
        const std::string_view digits = name.substr(at + 1, kHashDigits);
        const std::size_t dot = at + 1 + kHashDigits;
        if (digits.size() == kHashDigits && dot < name.size() && name[dot] == '.' &&
            std::ranges::all_of(digits, [](unsigned char c) { return std::isxdigit(c) != 0; })) {
            return at;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::string RunJudge::scoreName(std::string_view metric) const {
    if (scores.empty()) {
        return std::string(metric); // a source that does not say which it gives
    }
    for (const std::string& wanted : {name + "." + std::string(metric), std::string(metric)}) {
        if (std::ranges::find(scores, wanted) != scores.end()) {
            return wanted;
        }
    }
    return {};
}

std::vector<RunJudge> judgesAmong(std::span<const std::string> descriptions) {
    std::vector<RunJudge> judges;
    for (const std::string& source : descriptions) {
        if (auto judge = judgeDescribed(source)) {
            judges.push_back(*std::move(judge));
        }
    }
    return judges;
}

std::vector<RunJudge> judgesOfRun(const AnswerRun& run) {
    return judgesAmong(run.inputs.sources);
}

std::vector<RunJudge> scoringJudges(const AnswerRun& run) {
    std::vector<RunJudge> judges = judgesOfRun(run);
    std::erase_if(judges, [](const RunJudge& judge) {
        return judge.scoreName("judge_pass").empty() && judge.scoreName("judge_overall").empty();
    });
    return judges;
}

std::optional<RunJudge> countingJudge(const AnswerRun& run) {
    std::vector<RunJudge> judges = scoringJudges(run);
    return judges.size() > 1 ? std::optional(std::move(judges.front())) : std::nullopt;
}

std::optional<std::string> judgeNamedTwice(std::span<const RunJudge> judges) {
    for (std::size_t i = 1; i < judges.size(); ++i) {
        if (std::ranges::find(judges.first(i), judges[i].name, &RunJudge::name) !=
            judges.begin() + static_cast<std::ptrdiff_t>(i)) {
            return judges[i].name;
        }
    }
    return std::nullopt;
}

base::Result<RunJudge> judgeMeant(std::span<const RunJudge> judges, const std::string& said) {
    const RunJudge* meant = nullptr;
    for (const RunJudge& judge : judges) {
        if (judge.name == said) {
            return judge;
        }
        if (judge.model == said || judge.model + "/" + judge.prompt == said) {
            if (meant != nullptr) {
                return base::fail(base::ErrorCode::InvalidArgument, said, "judge");
            }
            meant = &judge;
        }
    }
    return meant != nullptr ? base::Result<RunJudge>(*meant) : base::fail(base::ErrorCode::NotFound, said);
}

base::Result<> letJudgeCount(std::vector<ScoreSource*>& sources, const std::string& said) {
    const auto isJudge = [](const ScoreSource* source) { return source->kind() == ScoreSourceKind::Judge; };
    std::vector<RunJudge> judges;
    std::vector<std::size_t> places; // of each judge among the sources
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!isJudge(sources[i])) {
            continue;
        }
        if (auto judge = judgeDescribed(sources[i]->description())) {
            judges.push_back(*std::move(judge));
            places.push_back(i);
        }
    }
    ASSAY_TRY(const RunJudge meant, judgeMeant(judges, said));
    const auto place = std::ranges::find(judges, meant) - judges.begin();
    ScoreSource* const chosen = sources[places[static_cast<std::size_t>(place)]];
    std::erase(sources, chosen);
    sources.insert(std::ranges::find_if(sources, isJudge), chosen);
    return {};
}

std::string judgeName(std::string_view model, std::string_view prompt, std::string_view promptHash) {
    return std::string(kJudgeMark) + std::string(model) + "/" + std::string(prompt) + "@" +
           std::string(promptHash.substr(0, kHashDigits));
}

std::optional<ScoreKeptApart> scoreKeptApart(std::string_view name) {
    if (!name.starts_with(kJudgeMark)) {
        return std::nullopt;
    }
    const std::size_t at = placeOfHash(name);
    const std::size_t slash = at == std::string_view::npos ? at : name.rfind('/', at);
    if (slash == std::string_view::npos || slash < kJudgeMark.size()) {
        return std::nullopt;
    }
    return ScoreKeptApart{std::string(name.substr(kJudgeMark.size(), slash - kJudgeMark.size())),
                          std::string(name.substr(slash + 1, at - slash - 1)),
                          std::string(name.substr(at + kHashDigits + 2))};
}

} // namespace assay::evaluate
