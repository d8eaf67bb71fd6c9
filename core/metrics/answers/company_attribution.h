// Answers about several companies: what is said of each, and what stands under another one's name.
//
// FinRAG framework document, 4.2 E: gold items that each name a company of the question are aligned by
// company, with figures for each; a fact that stands under another company fails the attribution. A sentence
// belongs to the company that it names, or to that of the sentence before. Pure; any thread.
//
//     const auto judged = judgeAttribution(answer, goldItems, {"Walmart Inc.", "Apple Inc."}, rouge);
//     if (judged && !judged->holds()) { … judged->wrong.front().place … }
#pragma once

#include "core/metrics/answers/answer_patterns.h"
#include "core/metrics/answers/rouge.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

struct CompanyItem {
    std::size_t company = 0;              // of the question's
    std::size_t gold = 0;                 // which gold item is about it
    std::vector<text::WordExtent> places; // what the answer says of it; empty: nothing
    RougeScore rougeL;                    // of that against the gold item
};

struct Misattribution {
    text::WordExtent place;  // of the answer
    std::size_t stands = 0;  // under which company
    std::size_t belongs = 0; // to which company
    std::string what;        // the figure, or empty: the wording
};

struct Attribution {
    std::vector<CompanyItem> companies;
    std::vector<Misattribution> wrong;

    [[nodiscard]] bool holds() const noexcept { return wrong.empty(); }
};

// nullopt: fewer than two companies, gold items that do not name one company each, or an answer that names
// none of them. A fact stands under another company where a figure of its gold item that the company's own
// has not is told there, or where the wording is far closer to the other's gold item than to its own.
[[nodiscard]] std::optional<Attribution>
judgeAttribution(std::string_view answer, std::span<const std::string> gold,
                 std::span<const std::string> companies, RougeScorer& rouge,
                 const AnswerPatterns& patterns = AnswerPatterns::defaults());

} // namespace assay::metrics
