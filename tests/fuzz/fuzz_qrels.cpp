// Any text read as TREC's judgements: no crash, each document once in its query with the grade that it is
// found by, and a question that is given them twice changes once.
#include "core/formats/questions/question_judgements.h"
#include "core/formats/rankings/trec_files.h"
#include "tests/fuzz/fuzz_checks.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkQuestion(const formats::JudgedQuery& query) {
    model::Question question;
    question.evidenceSentenceIds = {"own"};
    require(formats::setJudgements(question, "a", query), "a question takes them");
    require(nlohmann::json::accept(question.extra), "and keeps them as JSON");
    require(question.evidenceSentenceIds.front() == "own", "behind its own evidence");
    require(!formats::setJudgements(question, "a", query), "the same again changes nothing");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static_cast<void>(formats::areQrels(text));
    base::IssueList issues;
    const auto judgements = formats::Judgements::read(text, "fuzz", issues);
    if (isUtf8(text)) { // an import mends other texts before
        fuzz::requireShowable(issues);
    }
    if (!judgements) {
        return 0;
    }
    require(!judgements->queries().empty(), "what can be used judges something");
    for (const formats::JudgedQuery& query : judgements->queries()) {
        require(judgements->find(query.id()).has_value(), "every query is found");
        std::set<std::string_view> documents;
        for (const formats::JudgedQuery::Document& document : query.documents()) {
            require(!document.id.empty() && documents.insert(document.id).second, "every document once");
        }
        require(documents.size() == query.size(), "and all of them");
        if (isUtf8(text)) {
            checkQuestion(query);
        }
    }
    return 0;
}
