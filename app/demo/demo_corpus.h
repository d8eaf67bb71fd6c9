// The demo's corpus: annual reports of companies that do not exist, sentence by sentence, as `assay import`
// reads them (sentences-jsonl). Every sentence says in its metadata that it is generated.
//
// Same seed, same bytes. Any thread.
#pragma once

#include "app/demo/demo_companies.h"
#include "app/demo/demo_grammar.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::app {

struct DemoSentence {
    std::string id;
    std::string section; // "7"
    int position = 0;
    std::string text;
    std::string key; // of its pattern (demo_grammar.h); mostly empty
    DemoLineKind kind = DemoLineKind::Prose;
};

// One annual report.
struct DemoFiling {
    const DemoCompany* company = nullptr;
    int year = 0;
    DemoYear figures;
    DemoSlots slots; // what was filled in
    std::vector<DemoSentence> sentences;

    // The sentence of that key; null: this report has none.
    [[nodiscard]] const DemoSentence* find(std::string_view key) const;
};

// By company, then by year.
struct DemoCorpus {
    std::vector<DemoFiling> filings;

    // Null: there is none.
    [[nodiscard]] const DemoFiling* find(std::string_view shortName, int year) const;
};

[[nodiscard]] DemoCorpus demoCorpus(std::uint64_t seed = kDemoSeed);

[[nodiscard]] std::string demoSentencesJsonLines(const DemoCorpus& corpus);

// Reference lists: "companies-json" and "sections-json".
[[nodiscard]] std::string demoCompaniesJson();
[[nodiscard]] std::string demoSectionsJson();

} // namespace assay::app
