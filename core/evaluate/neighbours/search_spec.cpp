#include "core/evaluate/neighbours/search_spec.h"

#include "core/base/utf8_text.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::array<std::pair<SearchKind, std::string_view>, 6> kNames{{{SearchKind::Exact, "exact"},
                                                                         {SearchKind::Hnsw, "hnsw"},
                                                                         {SearchKind::Lexical, "lexical"},
                                                                         {SearchKind::Hybrid, "hybrid"},
                                                                         {SearchKind::ReciprocalRank, "rrf"},
                                                                         {SearchKind::Engine, "engine"}}};
constexpr int kWidestExpansion = 1'000;
constexpr double kLargestK1 = 1'000;
constexpr std::size_t kDeepest = 100'000;

bool isFused(SearchKind kind) {
    return kind == SearchKind::Hybrid || kind == SearchKind::ReciprocalRank;
}

tl::unexpected<base::Error> notUnderstood(std::string_view what) {
    std::string shown;
    base::appendMendedUtf8(what, shown);
    return fail(ErrorCode::InvalidArgument, std::move(shown), "search");
}

constexpr unsigned kMostThreads = 1024; // that build a graph; 0: one for each processor

template <typename Number>
bool parse(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

// "m=32" into the setting that it names; false: there is no such setting, or that is no number.
bool set(SearchSpec& spec, std::string_view name, std::string_view value) {
    const bool graph = spec.kind == SearchKind::Hnsw;
    const bool words = spec.kind == SearchKind::Lexical || isFused(spec.kind);
    if (graph && name == "m") {
        return parse(value, spec.hnsw.m);
    }
    if (graph && (name == "ef_construction" || name == "efc")) {
        return parse(value, spec.hnsw.efConstruction);
    }
    if (graph && name == "ef") {
        return parse(value, spec.hnsw.ef);
    }
    if (graph && name == "seed") {
        return parse(value, spec.hnsw.seed);
    }
    if (graph && name == "threads") {
        return parse(value, spec.hnsw.threads);
    }
    if (words && name == "k1") {
        return parse(value, spec.k1);
    }
    if (words && name == "b") {
        return parse(value, spec.b);
    }
    if (spec.kind == SearchKind::Hybrid && name == "alpha") {
        return parse(value, spec.alpha);
    }
    if (spec.kind == SearchKind::Engine && name == "name") {
        spec.engine = value;
        return !value.empty();
    }
    if (spec.kind == SearchKind::Engine && name == "mode") {
        const auto mode = retrieval::remoteModeFromName(value);
        spec.mode = mode.value_or(spec.mode);
        return mode.has_value();
    }
    if (isFused(spec.kind) && name == "depth") {
        return parse(value, spec.depth);
    }
    return false;
}

Result<> readSettings(SearchSpec& spec, std::string_view settings) {
    while (!settings.empty()) {
        const std::size_t comma = settings.find(',');
        const std::string_view one = settings.substr(0, comma);
        const std::size_t equals = one.find('=');
        // "hybrid:0.5" says alpha without its name.
        const bool alphaAlone = spec.kind == SearchKind::Hybrid && equals == std::string_view::npos;
        const bool nameAlone = spec.kind == SearchKind::Engine && equals == std::string_view::npos;
        const bool isAlone = alphaAlone || nameAlone;
        const std::string_view name = alphaAlone ? "alpha" : nameAlone ? "name" : one.substr(0, equals);
        if ((equals == std::string_view::npos && !isAlone) ||
            !set(spec, name, isAlone ? one : one.substr(equals + 1))) {
            return notUnderstood(one);
        }
        settings = comma == std::string_view::npos ? std::string_view() : settings.substr(comma + 1);
    }
    return {};
}

Result<> readExtra(SearchSpec& spec, std::string_view extra) {
    constexpr std::string_view kWindow = "window:";
    constexpr std::string_view kUnion = "union:";
    if (extra.starts_with(kWindow) && spec.expandBy == 0 &&
        parse(extra.substr(kWindow.size()), spec.expandBy) && spec.expandBy > 0) {
        return {};
    }
    if (extra.starts_with(kUnion) && extra.size() > kUnion.size() && spec.uniteOver.empty()) {
        spec.uniteOver = extra.substr(kUnion.size());
        return {};
    }
    return notUnderstood(extra);
}

} // namespace

std::string_view searchKindName(SearchKind kind) noexcept {
    for (const auto& [known, name] : kNames) {
        if (known == kind) {
            return name;
        }
    }
    return {};
}

Result<SearchSpec> readSearchSpec(std::string_view text) {
    if (base::firstInvalidUtf8(text) != std::string_view::npos) { // a field's name is kept as JSON
        return notUnderstood(text);
    }
    // Nothing between two separators, or behind the last one.
    for (const std::string_view gap : {",,", "++", ",+"}) {
        if (text.find(gap) != std::string_view::npos || text.ends_with(gap.front())) {
            return notUnderstood(text);
        }
    }
    std::string_view rest = text;
    const auto next = [&rest] {
        const std::size_t plus = rest.find('+');
        const std::string_view part = rest.substr(0, plus);
        rest = plus == std::string_view::npos ? std::string_view() : rest.substr(plus + 1);
        return part;
    };
    const std::string_view head = next();
    const std::size_t colon = head.find(':');
    SearchSpec spec;
    bool known = false;
    for (const auto& [kind, name] : kNames) {
        if (head.substr(0, colon) == name) {
            spec.kind = kind;
            known = true;
        }
    }
    if (!known || head.ends_with(':')) {
        return notUnderstood(text);
    }
    if (colon != std::string_view::npos) {
        ASSAY_TRY(readSettings(spec, head.substr(colon + 1)));
    }
    while (!rest.empty()) {
        ASSAY_TRY(readExtra(spec, next()));
    }
    ASSAY_TRY(checkSearchSpec(spec));
    return spec;
}

std::string searchSpecText(const SearchSpec& spec) {
    std::string text(searchKindName(spec.kind));
    switch (spec.kind) {
    case SearchKind::Exact:
        break;
    case SearchKind::Hnsw:
        text += fmt::format(":m={},ef_construction={},ef={},seed={}", spec.hnsw.m, spec.hnsw.efConstruction,
                            spec.hnsw.ef, spec.hnsw.seed);
        if (spec.hnsw.threads != 0) { // the graph is the same
            text += fmt::format(",threads={}", spec.hnsw.threads);
        }
        break;
    case SearchKind::Hybrid:
        text += fmt::format(":alpha={},k1={},b={},depth={}", spec.alpha, spec.k1, spec.b, spec.depth);
        break;
    case SearchKind::ReciprocalRank:
        text += fmt::format(":k1={},b={},depth={}", spec.k1, spec.b, spec.depth);
        break;
    case SearchKind::Lexical:
        text += fmt::format(":k1={},b={}", spec.k1, spec.b);
        break;
    case SearchKind::Engine:
        text += fmt::format(":{},mode={}", spec.engine, retrieval::remoteModeName(spec.mode));
        break;
    }
    if (!spec.uniteOver.empty()) {
        text += "+union:" + spec.uniteOver;
    }
    if (spec.expandBy > 0) {
        text += fmt::format("+window:{}", spec.expandBy);
    }
    return text;
}

bool needsEmbeddings(const SearchSpec& spec) noexcept {
    return spec.kind == SearchKind::Engine ? spec.mode != retrieval::RemoteMode::Text
                                           : spec.kind != SearchKind::Lexical;
}

Result<> checkSearchSpec(const SearchSpec& spec) {
    const auto outside = [](std::string_view name, auto value) {
        return fail(ErrorCode::InvalidArgument, fmt::format("{}={}", name, value), "search");
    };
    if (!(spec.alpha >= 0 && spec.alpha <= 1)) {
        return outside("alpha", spec.alpha);
    }
    if (!(spec.k1 >= 0 && spec.k1 <= kLargestK1)) {
        return outside("k1", spec.k1);
    }
    if (!(spec.b >= 0 && spec.b <= 1)) {
        return outside("b", spec.b);
    }
    if ((spec.kind == SearchKind::Engine) == spec.engine.empty() ||
        spec.engine.find_first_of(":,+=") != std::string::npos) {
        return outside("engine", spec.engine);
    }
    if (spec.depth < 1 || spec.depth > kDeepest) {
        return outside("depth", spec.depth);
    }
    if (spec.uniteOver.find('+') != std::string::npos) { // it could not be read again
        return outside("union", spec.uniteOver);
    }
    // A search for each slice would be one for every few sentences; the kinds are filtered, not united.
    if (spec.uniteOver == "slice" || spec.uniteOver == "kind") {
        return outside("union", spec.uniteOver);
    }
    if (spec.expandBy < 0 || spec.expandBy > kWidestExpansion) {
        return outside("window", spec.expandBy);
    }
    if (spec.hnsw.m < 2 || spec.hnsw.m > 256) {
        return outside("m", spec.hnsw.m);
    }
    if (spec.hnsw.efConstruction < spec.hnsw.m || spec.hnsw.efConstruction > 10'000) {
        return outside("ef_construction", spec.hnsw.efConstruction);
    }
    if (spec.hnsw.ef < 1 || spec.hnsw.ef > 100'000) {
        return outside("ef", spec.hnsw.ef);
    }
    if (spec.hnsw.threads > kMostThreads) {
        return outside("threads", spec.hnsw.threads);
    }
    return {};
}

std::vector<SearchSpec> usualSearches(bool hasVectors) {
    SearchSpec lexical;
    lexical.kind = SearchKind::Lexical;
    return hasVectors ? std::vector{SearchSpec{}, lexical} : std::vector{lexical};
}

} // namespace assay::evaluate
