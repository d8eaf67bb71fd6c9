#include "core/evaluate/retrieval/asked_search.h"

#include "core/base/utf8_text.h"

#include <fmt/format.h>

#include <charconv>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr std::string_view kRerank = "+rerank:";
constexpr std::string_view kDepth = "depth=";
constexpr std::string_view kMetric = "metric=";
constexpr std::size_t kDeepestReranking = 10'000;

tl::unexpected<base::Error> noReranking(std::string_view what) {
    std::string shown;
    base::appendMendedUtf8(what, shown);
    return base::fail(base::ErrorCode::InvalidArgument, std::move(shown), "search");
}

Result<> readRerankingSetting(Reranking& reranking, std::string_view one) {
    if (one.starts_with(kMetric) && one.size() > kMetric.size() && reranking.metric.empty()) {
        reranking.metric = one.substr(kMetric.size());
        return {};
    }
    if (!one.starts_with(kDepth)) {
        return noReranking(one);
    }
    const std::string_view number = one.substr(kDepth.size());
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), reranking.depth);
    const bool isNumber = error == std::errc() && end == number.data() + number.size();
    return isNumber && reranking.depth >= 1 && reranking.depth <= kDeepestReranking
               ? Result<>()
               : Result<>(noReranking(one));
}

Result<Reranking> readReranking(std::string_view text) {
    if (base::firstInvalidUtf8(text) != std::string_view::npos || text.ends_with(',') ||
        text.find('+') != std::string_view::npos) {
        return noReranking(text);
    }
    Reranking reranking;
    reranking.scorer = text.substr(0, text.find(','));
    if (reranking.scorer.empty()) {
        return noReranking(text);
    }
    std::string_view rest = text.substr(reranking.scorer.size());
    while (!rest.empty()) {
        rest.remove_prefix(1); // its comma
        const std::string_view one = rest.substr(0, rest.find(','));
        ASSAY_TRY(readRerankingSetting(reranking, one));
        rest.remove_prefix(one.size());
    }
    return reranking;
}

} // namespace

Result<AskedSearch> readAskedSearch(std::string_view text) {
    const std::size_t at = text.find(kRerank);
    AskedSearch asked;
    asked.searchText = text.substr(0, at);
    ASSAY_TRY(asked.search, readSearchSpec(asked.searchText));
    if (at != std::string_view::npos) {
        ASSAY_TRY(asked.reranking, readReranking(text.substr(at + kRerank.size())));
    }
    return asked;
}

std::string askedSearchText(const AskedSearch& asked) {
    std::string text = searchSpecText(asked.search);
    if (asked.reranking) {
        text += fmt::format("{}{},{}{}", kRerank, asked.reranking->scorer, kDepth, asked.reranking->depth);
        if (!asked.reranking->metric.empty()) {
            text += fmt::format(",{}{}", kMetric, asked.reranking->metric);
        }
    }
    return text;
}

} // namespace assay::evaluate
