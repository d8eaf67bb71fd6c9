#include "core/formats/questions/question_judgements.h"

#include "core/base/json_members.h"
#include "core/formats/questions/question_beir_qrels.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

json::Json gradesIn(const model::Question& question) {
    const auto extra = question.extra.empty() ? std::nullopt : json::parseJson(question.extra);
    const json::Json* const grades = extra && extra->is_object() ? base::valueOf(*extra, "qrels") : nullptr;
    return grades != nullptr && grades->is_object() ? *grades : json::Json::object();
}

bool isIn(const std::vector<std::string>& list, const std::string& text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

} // namespace

bool setJudgements(model::Question& question, const std::string& name, const JudgedQuery& judged) {
    json::Json grades = gradesIn(question);
    const std::vector<std::string> before = judgedRelevant(grades);
    json::Json documents = json::Json::object();
    for (const JudgedQuery::Document& document : judged.documents()) {
        documents[std::string(document.id)] = document.grade;
    }
    const json::Json* const known = base::valueOf(grades, name);
    const bool isSame = known != nullptr && *known == documents;
    grades[name] = std::move(documents);
    const std::vector<std::string> relevant = judgedRelevant(grades);
    std::vector<std::string> evidence;
    for (const std::string& id : question.evidenceSentenceIds) {
        if (!isIn(before, id) || isIn(relevant, id)) {
            evidence.push_back(id);
        }
    }
    for (const std::string& id : relevant) {
        if (!isIn(evidence, id)) {
            evidence.push_back(id);
        }
    }
    if (isSame && evidence == question.evidenceSentenceIds) {
        return false;
    }
    setJudgements(question, grades);
    question.evidenceSentenceIds = std::move(evidence);
    return true;
}

} // namespace assay::formats
