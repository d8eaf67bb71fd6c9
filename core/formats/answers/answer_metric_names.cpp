#include "core/formats/answers/answer_metric_names.h"

#include "core/formats/answers/prediction_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::formats {
namespace {

constexpr std::array<std::string_view, 5> kIdNames{"questionid", "qid", "queryid", "financebenchid", "id"};

// What a system said comes before "answer", which in many files is the gold one.
constexpr std::array<std::string_view, 10> kAnswerNames{
    "generatedanswer", "generated", "prediction",   "predictedanswer", "predicted",
    "modelanswer",     "llmanswer", "systemanswer", "response",        "answer"};

// Places, settings of the system, and what was expected of it.
constexpr std::array<std::string_view, 30> kNeverMetrics{
    "year",  "years",  "reportyear",    "cik",       "cikint",         "index",
    "row",   "rank",   "line",          "linenum",   "number",         "page",
    "no",    "column", "answernumeric", "tolerance", "temp",           "temperature",
    "topp",  "topk",   "seed",          "maxtokens", "timestamp",      "run",
    "runid", "gold",   "goldanswer",    "expected",  "expectedanswer", "reference"};

struct Family {
    std::string_view folded;
    std::string_view name;
    bool hasParts; // precision, recall and F
};

// A name that begins another one comes after it.
constexpr std::array<Family, 15> kFamilies{{{"rougelsum", "rouge_lsum", true},
                                            {"rougel", "rouge_l", true},
                                            {"rouge1", "rouge_1", true},
                                            {"rouge2", "rouge_2", true},
                                            {"bertscore", "bertscore", true},
                                            {"bert", "bertscore", true},
                                            {"bleurt", "bleurt", false},
                                            {"cosinesimilarity", "cosine", false},
                                            {"cosinesim", "cosine", false},
                                            {"cossim", "cosine", false},
                                            {"cosine", "cosine", false},
                                            {"bleu", "bleu", false},
                                            {"meteor", "meteor", false},
                                            {"exactmatch", "exact_match", false},
                                            {"chrf", "chrf", false}}};

// What may stand behind the name of a family. F is the figure that goes by the family's own name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kParts{{{"", ""},
                                                                                {"score", ""},
                                                                                {"f", ""},
                                                                                {"f1", ""},
                                                                                {"f1score", ""},
                                                                                {"fscore", ""},
                                                                                {"fmeasure", ""},
                                                                                {"p", "_precision"},
                                                                                {"precision", "_precision"},
                                                                                {"r", "_recall"},
                                                                                {"recall", "_recall"}}};

template <typename Names>
std::optional<int> rankIn(const Names& names, std::string_view folded) {
    const auto found = std::ranges::find(names, folded);
    return found == names.end() ? std::nullopt : std::optional(static_cast<int>(found - names.begin()));
}

constexpr bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

constexpr bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

constexpr char lowered(char c) {
    return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

std::string foldedColumnName(std::string_view column) {
    std::string folded;
    for (const char c : column) {
        if (isLower(c) || isUpper(c) || isDigit(c)) {
            folded += lowered(c);
        }
    }
    return folded;
}

std::optional<int> questionIdRank(std::string_view folded) noexcept {
    return rankIn(kIdNames, folded);
}

std::optional<int> answerRank(std::string_view folded) noexcept {
    return rankIn(kAnswerNames, folded);
}

std::optional<std::string> knownAnswerMetric(std::string_view folded) {
    for (const Family& family : kFamilies) {
        if (!folded.starts_with(family.folded)) {
            continue;
        }
        const std::string_view rest = folded.substr(family.folded.size());
        for (const auto& [part, ending] : kParts) {
            const bool fits = family.hasParts || part.empty() || part == "score";
            if (rest == part && fits) {
                return std::string(family.name) + std::string(ending);
            }
        }
    }
    return std::nullopt;
}

bool isNeverAMetric(std::string_view folded) noexcept {
    return std::ranges::find(kNeverMetrics, folded) != kNeverMetrics.end();
}

std::string snakeCase(std::string_view column) {
    std::string name;
    char before = 0;
    for (const char c : column) {
        const bool wordBegins = isUpper(c) && (isLower(before) || isDigit(before));
        const bool kept = isLower(c) || isUpper(c) || isDigit(c) || static_cast<unsigned char>(c) >= 0x80;
        if ((wordBegins || !kept) && !name.empty() && name.back() != '_') {
            name += '_';
        }
        if (kept) {
            name += lowered(c);
        }
        before = c;
    }
    while (!name.empty() && name.back() == '_') {
        name.pop_back();
    }
    return name.empty() ? "metric" : name;
}

bool isWithinRange(std::string_view metric, double value) noexcept {
    constexpr double kRounding = 1e-6;
    if (metric.starts_with("rouge_")) {
        return value >= -kRounding && value <= 1 + kRounding;
    }
    if (metric == "cosine") {
        return value >= -1 - kRounding && value <= 1 + kRounding;
    }
    // Rescaled against a baseline it may well be far below 0.
    return !metric.starts_with("bertscore") || value <= 1 + kRounding;
}

std::string_view rangeOf(std::string_view metric) noexcept {
    if (metric.starts_with("bertscore")) {
        return "1 at most";
    }
    return metric == "cosine" ? "-1 to 1" : "0 to 1";
}

std::string answerMetricName(std::string_view column) {
    const auto known = knownAnswerMetric(foldedColumnName(column));
    return known ? *known : snakeCase(column);
}

bool isKnownAnswerMetric(std::string_view name) noexcept {
    return std::ranges::any_of(kFamilies, [&](const Family& family) {
        return name == family.name || (family.hasParts && name.starts_with(family.name) &&
                                       (name.substr(family.name.size()) == "_precision" ||
                                        name.substr(family.name.size()) == "_recall"));
    });
}

} // namespace assay::formats
