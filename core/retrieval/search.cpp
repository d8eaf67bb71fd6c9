#include "core/retrieval/search.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::retrieval {
namespace {

constexpr std::array<std::string_view, 9> kSearchFailureNames{
    "time_limit",   "no_connection",  "not_allowed",     "too_many", "refused",
    "server_error", "not_understood", "reply_too_large", "unusable"};

} // namespace

std::string_view searchFailureName(SearchFailure::Kind kind) noexcept {
    return kSearchFailureNames.at(static_cast<std::size_t>(kind));
}

std::optional<SearchFailure::Kind> searchFailureFromName(std::string_view name) noexcept {
    const auto at = std::find(kSearchFailureNames.begin(), kSearchFailureNames.end(), name);
    return at != kSearchFailureNames.end()
               ? std::optional(static_cast<SearchFailure::Kind>(at - kSearchFailureNames.begin()))
               : std::nullopt;
}

base::Result<std::vector<SearchAnswer>> Search::answers(std::span<const Query> queries, std::size_t k,
                                                        const Filter& filter, std::stop_token stop) const {
    ASSAY_TRY(auto lists, search(queries, k, filter, std::move(stop)));
    std::vector<SearchAnswer> answers(lists.size());
    for (std::size_t i = 0; i < lists.size(); ++i) {
        answers[i].hits = std::move(lists[i]);
    }
    return answers;
}

} // namespace assay::retrieval
