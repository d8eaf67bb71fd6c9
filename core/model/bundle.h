// A bundle: sentences of a corpus that belong together (one company over years, several companies in one
// year), from which a curator drafts a question. Sources: FinRAG framework document, 4.3.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

struct BundleSentence {
    std::string sentenceId;
    std::string text;
    std::optional<std::int64_t> cik;
    std::string company;
    std::optional<std::int64_t> year;
    std::string section; // as the source writes it: "ITEM_7"
    std::string docId;

    friend bool operator==(const BundleSentence&, const BundleSentence&) = default;
};

struct Bundle {
    std::string group;                  // "v3_trend", "v4_cross_company"
    std::string type;                   // "kpi_trend", "risk_cross_company", …
    std::string topic;                  // "debt"
    std::vector<std::int64_t> years;    // as the source gives them; else those of the sentences, rising
    std::vector<std::int64_t> ciks;     // each once, in order of first occurrence
    std::vector<std::string> companies; // of those, in the same order
    std::vector<BundleSentence> sentences;

    friend bool operator==(const Bundle&, const Bundle&) = default;
};

} // namespace assay::model
