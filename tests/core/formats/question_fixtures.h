// Gold questions of every form for the tests of their formats: our own words, with what is usual and what is
// odd (unknown keys, nulls, empty lists, wrong types, placeholders).
#pragma once

#include "core/formats/questions/question_codec.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace assay::tests {

inline constexpr std::string_view kFinragFixture = R"([
  {
    "question_id": "G-1",
    "cik_int": [1001],
    "company_name": ["Nordlys ASA"],
    "years": [2008, 2009],
    "question_text": "How did the fleet grow?",
    "answer_type": "list",
    "answer_text": ["two ships", "one ferry"],
    "answer_numeric": null,
    "answer_unit": null,
    "tolerance": null,
    "evidence_sentence_ids": ["n_1", "n_2"],
    "evidence_spans": [],
    "retrieval_scope": "cross_year",
    "difficulty": "hard",
    "section_hints": ["ITEM_7"],
    "notes": "",
    "gold_version": "T.v1",
    "created_by": "maria",
    "created_at": "2024-05-01T10:00:00Z",
    "curation_confidence": 0.85,
    "house_key": {"deep": [1, 2.50, null]},
    "big": 123456789012345678901234567890
  },
  {
    "question_id": "G-2",
    "cik_int": ["TO_FILL_CIK"],
    "company_name": ["TO_FILL_COMPANY"],
    "years": [2010, "soon"],
    "question_text": "What was revenue?",
    "answer_type": "numeric",
    "answer_text": 27.0,
    "answer_numeric": "27.0",
    "answer_unit": "<unit>",
    "tolerance": 0.010,
    "evidence_sentence_ids": null,
    "retrieval_scope": 4,
    "difficulty": "easy",
    "curation_confidence": true
  }
]
)";

inline constexpr std::string_view kFinsearchFixture = R"([
  {"id": "a", "question": "Sales of Havn in 2021?", "company": "Havn AS",
   "filings": [{"form": "10-K", "year": 2021, "source": "havn21.htm"}],
   "answer": {"value": 391035, "unit": "million NOK", "type": "numeric"}, "category": "fact",
   "is_unanswerable": false},
  {"id": "b", "question": "How is it split?", "company": "Havn AS",
   "filings": [{"form": "10-Q", "year": 2021, "quarter": "Q2", "source": "q2.htm"},
               {"form": "10-Q", "year": 2022, "quarter": "Q2", "source": "q2b.htm"}],
   "answer": {"value": {"direct": 38, "indirect": 62.5}, "unit": "percent", "type": "structured_numeric"},
   "category": "split", "is_unanswerable": false, "reviewer": null},
  {"id": "c", "question": "Who will lead it in 2050?", "company": null, "filings": [],
   "answer": {"value": null, "unit": null, "type": "text"}, "category": "none", "is_unanswerable": true},
  {"id": "d", "question": "Which products?", "filings": "none", "answer": {"value": ["a", "b"]},
   "is_unanswerable": "no"}
])";

inline constexpr std::string_view kNorwegianFixture =
    R"({"messages": [{"role": "system", "content": "Svar kort."}, {"role": "user", "content": "Hva er moms?"}, {"role": "assistant", "content": "EXPECTED_ANSWER"}], "metadata": {"domain": "tax", "task": "glossary_define", "source_ids": ["lov-1"], "locale": "nb-NO"}, "expected_output": "En avgift på omsetning.", "eval_criteria": {"must_include": ["avgift"], "citation_required": true, "max_tokens": 300, "tone": "formal"}}
{"messages": [{"role": "user", "content": "Hei"}, {"role": "assistant", "content": "Hei, hva gjelder det?"}, {"role": "user", "content": "Satsen for mat?"}], "metadata": {"task": null, "source_ids": []}, "expected_output": null, "eval_criteria": {"must_include": "sats", "citation_required": "yes", "max_tokens": 1.5}, "weight": 0.10}
)";

inline constexpr std::string_view kFloridaFixture = R"json({
  "metadata": {"name": "Little set", "version": "0.1", "share": 0.10},
  "questions": [
    {"id": "e1", "question": "Who must register?", "category": "sales", "difficulty": "easy",
     "expected_statutes": ["212.18", "212.06(1)"], "expected_rules": ["12A-1.038"],
     "expected_answer_contains": ["dealer"], "expected_answer_type": "explanation", "notes": "Short."
}

                                                                                                      ,
    {"id": "e2", "question": "Is bread exempt?", "category": "exemptions", "difficulty": "medium",
     "expected_statutes": [], "expected_rules": [], "expected_answer_contains": [],
     "expected_answer_type": "yes/no", "notes": null, "owner": {"team": 3}}
  ],
  "footer": [null, 1e2]
                                                                                                      }
)json";

inline constexpr std::string_view kFinancebenchFixture =
    R"({"financebench_id": "fb_01", "company": "Fjord", "doc_name": "FJORD_2020_10K", "doc_period": 2020, "question_type": "metrics", "question_reasoning": "Extraction", "question": "What is capex?", "answer": "$12.00", "justification": "Stated in the cash flow.", "evidence": [{"evidence_text": "Capex 12", "doc_name": "FJORD_2020_10K", "evidence_page_num": 59, "evidence_text_full_page": "All of it"}, {"evidence_text": "See note 4", "evidence_page_num": 60}], "gics_sector": "Energy"}
{"financebench_id": "fb_02", "company": "Fjord", "doc_name": "FJORD_2021_10K", "doc_period": "2021", "question_type": null, "question": "Is it liquid?", "answer": "Yes", "justification": null, "evidence": []}
)";

inline constexpr std::string_view kRagasFixture =
    R"({"user_input": "What grew?", "reference": "Exports", "reference_contexts": ["Exports grew.", "Imports fell."], "response": "Exports did", "retrieved_contexts": ["Exports grew."]}
{"user_input": [{"content": "Hello", "type": "human"}, {"content": "Yes?", "type": "ai"}, {"content": "And imports?", "type": "human"}], "reference": "They fell", "reference_contexts": null, "rubric": {"a": 1}}
)";

struct QuestionFixture {
    formats::QuestionKind kind;
    std::string_view text;
};

inline constexpr QuestionFixture kQuestionFixtures[]{
    {formats::QuestionKind::FinragJson, kFinragFixture},
    {formats::QuestionKind::FinsearchJson, kFinsearchFixture},
    {formats::QuestionKind::NorwegianJsonl, kNorwegianFixture},
    {formats::QuestionKind::FloridaJson, kFloridaFixture},
    {formats::QuestionKind::FinancebenchJsonl, kFinancebenchFixture},
    {formats::QuestionKind::RagasJsonl, kRagasFixture},
};

inline base::Result<formats::QuestionReading> readText(std::string_view text,
                                                       std::optional<formats::QuestionKind> kind = {},
                                                       base::IssueList* issues = nullptr) {
    base::NoProgress progress;
    return formats::readQuestionsText(text, "questions", kind, nullptr, {}, progress, issues);
}

// The suite that one reading is.
inline formats::SuiteForWriting suiteOf(const formats::QuestionReading& reading) {
    formats::SuiteForWriting suite;
    suite.files.push_back({reading.kind, reading.skeleton});
    suite.passages = reading.passages;
    for (const formats::SourceQuestion& source : reading.questions) {
        suite.questions.push_back({source.question, 0, source.record, source.pointer});
    }
    return suite;
}

[[nodiscard]] inline std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The one file that it is written as.
[[nodiscard]] inline std::string exported(const formats::SuiteForWriting& suite, formats::QuestionKind kind,
                                          base::IssueList* issues = nullptr) {
    const auto writing = formats::writeQuestions(kind, suite);
    if (!writing || writing->files.size() != 1) {
        return "failed";
    }
    if (issues != nullptr) {
        *issues = writing->issues;
    }
    return writing->files.front().content;
}

[[nodiscard]] inline std::vector<base::Issue> issuesOf(const base::IssueList& list, base::IssueCode code) {
    std::vector<base::Issue> found;
    for (const base::Issue& issue : list.issues()) {
        if (issue.code == code) {
            found.push_back(issue);
        }
    }
    return found;
}

// A file's JSON: the document, or the array of its lines.
inline json::Json treeOf(std::string_view text) {
    if (auto whole = json::parseJson(text)) {
        return *whole;
    }
    json::Json lines = json::Json::array();
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (line.find_first_not_of(" \r\t") != std::string_view::npos) {
            lines.push_back(json::parseJson(line).value());
        }
    }
    return lines;
}

} // namespace assay::tests
