#include "core/evaluate/neighbours/neighbour_cases.h"

#include "core/text/fold.h"
#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace assay::evaluate {

base::Result<RunTexts> runTexts(const workspace::Reader& reader, const NeighbourRunSettings& settings) {
    const auto corpus = workspace::corpusInfo(reader, settings.corpusId);
    if (!corpus && corpus.error().code == base::ErrorCode::NotFound) {
        return RunTexts::CorpusGone;
    }
    ASSAY_TRY(corpus);
    return corpus->contentHash == settings.corpusHash ? RunTexts::There : RunTexts::CorpusChanged;
}

std::vector<ResultGroup>
groupResults(const model::AnchorSearch& answer,
             const std::function<const model::Sentence*(std::uint32_t row)>& sentenceOf) {
    std::vector<ResultGroup> groups;
    std::map<std::string, std::size_t> byText;
    std::vector<std::set<std::string>> companies;
    for (std::size_t i = 0; i < answer.results.size(); ++i) {
        const model::Sentence* sentence = sentenceOf(answer.results[i].row);
        std::string folded = sentence != nullptr ? text::normaliseWhitespace(sentence->text) : std::string();
        std::size_t place = groups.size();
        if (!folded.empty()) {
            place = byText.emplace(std::move(folded), groups.size()).first->second;
        }
        if (place == groups.size()) {
            groups.emplace_back();
            companies.emplace_back();
        }
        groups[place].results.push_back(i);
        if (sentence != nullptr) {
            companies[place].insert(sentence->cik ? std::to_string(*sentence->cik) : sentence->company);
        }
        groups[place].companies = static_cast<int>(companies[place].size());
    }
    return groups;
}

std::optional<std::size_t> rankOf(const model::AnchorSearch& answer, std::uint32_t row) noexcept {
    const auto place = std::ranges::find(answer.results, row, &model::RankedSentence::row);
    return place == answer.results.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(place - answer.results.begin()) + 1);
}

} // namespace assay::evaluate
