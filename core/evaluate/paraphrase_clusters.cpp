#include "core/evaluate/paraphrase_clusters.h"

#include <cstddef>
#include <map>
#include <set>

namespace assay::evaluate {
namespace {

std::string_view originalOf(const ClusteredWording& question) {
    return question.paraphraseOf.empty() ? question.questionId : question.paraphraseOf;
}

} // namespace

QuestionClusterKeys clusterKeysOf(const model::Question& question) {
    QuestionClusterKeys keys;
    const auto add = [&keys](const std::string& company) {
        keys.company += (keys.company.empty() ? "" : ",") + company;
    };
    for (const std::int64_t cik : question.cikInt) {
        add(std::to_string(cik));
    }
    for (const std::string& company : question.companyName) {
        if (question.cikInt.empty()) {
            add(company);
        }
    }
    keys.filing = keys.company;
    for (const std::int64_t year : question.years) {
        keys.filing += keys.company.empty() ? "" : "/" + std::to_string(year);
    }
    return keys;
}

std::vector<std::string> clusterKeysWithOriginals(std::span<const ClusteredWording> questions) {
    std::set<std::string_view> paraphrased;
    for (const ClusteredWording& question : questions) {
        if (!question.paraphraseOf.empty()) {
            paraphrased.insert(question.paraphraseOf);
        }
    }
    // By original the place of the question whose cluster its wordings have.
    std::map<std::string_view, std::size_t> leaders;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const std::string_view original = originalOf(questions[i]);
        if (!paraphrased.contains(original)) {
            continue;
        }
        const auto [place, isNew] = leaders.emplace(original, i);
        const bool isOriginal = questions[i].paraphraseOf.empty();
        if (!isNew && isOriginal && !questions[place->second].paraphraseOf.empty()) {
            place->second = i;
        }
    }
    std::vector<std::string> keys;
    keys.reserve(questions.size());
    for (const ClusteredWording& question : questions) {
        const auto leader = leaders.find(originalOf(question));
        if (leader == leaders.end()) {
            keys.emplace_back(question.key);
            continue;
        }
        const std::string_view key = questions[leader->second].key;
        keys.push_back(key.empty() ? "question " + std::string(leader->first) : std::string(key));
    }
    return keys;
}

} // namespace assay::evaluate
