// The demo's gold questions: 31 over the generated corpus, 23 on one report each and 8 across years or
// companies, as `assay import` reads them (finrag-json); and what two systems that do not exist answered to
// them. They are of two gold versions, P3.v2 with 21 and P3.v3 with 10: the 8, and two definitions. Five are
// bad on purpose, each in another way, so that the detector has something to find. A glossary in Norwegian
// comes with them.
//
// Same corpus and seed, same bytes.
#pragma once

#include "app/demo/demo_corpus.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {

// Who made what no curator of the demo did.
inline constexpr std::string_view kDemoMaker = "Assay demo (generated)";

// What is wrong with a question on purpose.
enum class DemoFault : unsigned char {
    None,
    OutOfYears,    // asks for a year that no report covers
    WrongScale,    // the gold has ten times the figure of its evidence
    TableHeader,   // the gold is the head of a table
    Duplicate,     // asks the same as another one
    CrossReference // gold and answer both say only where to look
};

struct DemoQuestion {
    std::string id;       // "P3V2-Q001"
    std::string document; // JSON
    std::string answer;   // of the gold, as one text
    std::string kind;     // its answer type
    std::string difficulty;
    DemoFault fault = DemoFault::None;
    std::string category{};
};

[[nodiscard]] std::vector<DemoQuestion> demoQuestions(const DemoCorpus& corpus);
[[nodiscard]] std::string demoQuestionsJson(const std::vector<DemoQuestion>& questions);

// Answers with scores of one of the two systems, "predictions-jsonl". `skill` in (0, 1]: how often it is
// right. Millions in answers to the category `slips` become billions, which scores of words hardly see.
[[nodiscard]] std::string demoAnswersJsonLines(const std::vector<DemoQuestion>& questions, double skill,
                                               std::uint64_t seed, std::string_view slips = {});

// Terms of Norwegian bookkeeping with explanations in our own words, "norwegian-jsonl".
[[nodiscard]] std::string demoGlossaryJsonLines(); // demo_glossary.cpp

// What a system answered to them: every third one as it should be, every third one nothing, the others
// without their source unless it cites.
[[nodiscard]] std::string demoGlossaryAnswersJsonLines(bool cites); // demo_glossary.cpp

} // namespace assay::app
