#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/curation/coverage.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace assay::curation {
namespace {

struct Numbered {
    bool isLater = false;     // not checked yet
    std::uint64_t number = 0; // of the question alone, by the seed
    base::RowId id = 0;

    friend auto operator<=>(const Numbered&, const Numbered&) = default;
};

// How many of each stratum: in proportion, what is left to those with the largest remainders.
std::map<std::string, std::size_t> quotas(const std::map<std::string, std::vector<Numbered>>& strata,
                                          std::size_t questions, std::size_t wanted) {
    std::map<std::string, std::size_t> result;
    std::vector<std::pair<std::size_t, std::string>> remainders;
    std::size_t given = 0;
    for (const auto& [stratum, ids] : strata) {
        const std::size_t product = ids.size() * wanted;
        result[stratum] = product / questions;
        given += product / questions;
        remainders.emplace_back(product % questions, stratum);
    }
    std::stable_sort(remainders.begin(), remainders.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = 0; given < wanted; ++i, ++given) {
        ++result[remainders[i].second];
    }
    return result;
}

} // namespace

base::Result<std::vector<base::RowId>> spotCheck(std::span<const SampledQuestion> questions, double share,
                                                 std::uint64_t seed) {
    return base::guarded("spot check", [&]() -> base::Result<std::vector<base::RowId>> {
        if (!(share > 0 && share <= 1)) {
            return base::fail(base::ErrorCode::InvalidArgument, std::to_string(share), "share");
        }
        std::map<std::string, std::vector<Numbered>> strata;
        std::set<base::RowId> all;
        std::set<base::RowId> checked;
        for (const SampledQuestion& question : questions) {
            if (!all.insert(question.id).second) {
                return base::fail(base::ErrorCode::InvalidArgument, std::to_string(question.id), "questions");
            }
            strata[question.stratum].push_back({!question.isChecked,
                                                base::drawSeed(seed, static_cast<std::uint64_t>(question.id)),
                                                question.id});
            if (question.isChecked) {
                checked.insert(question.id);
            }
        }
        if (questions.empty()) {
            return std::vector<base::RowId>{};
        }
        // 0.2 * 15 is a little more than 3.
        const double exact = share * static_cast<double>(questions.size());
        const auto wanted = std::min(questions.size(), static_cast<std::size_t>(std::ceil(exact - 1e-9)));
        const auto quota = quotas(strata, questions.size(), std::max<std::size_t>(wanted, 1));
        std::set<base::RowId> chosen;
        for (auto& [stratum, numbered] : strata) {
            std::ranges::sort(numbered);
            for (std::size_t i = 0; i < quota.at(stratum); ++i) {
                chosen.insert(numbered[i].id);
            }
        }
        chosen.insert(checked.begin(), checked.end());
        std::vector<base::RowId> result;
        for (const SampledQuestion& question : questions) {
            if (chosen.contains(question.id)) {
                result.push_back(question.id);
            }
        }
        return result;
    });
}

} // namespace assay::curation
