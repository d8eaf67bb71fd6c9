#include "core/curation/bad_questions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::curation {
namespace {

// The gold that begins so soon with a meta pattern says nothing else.
constexpr std::size_t kMetaAtBeginning = 40; // bytes

Suspicion suspicionOf(const DetectorInput& input, LintRule rule) {
    Suspicion suspicion;
    suspicion.rule = rule;
    suspicion.question = input.id;
    suspicion.questionId = input.question.questionId;
    return suspicion;
}

// The first match among the entries of the gold answer.
std::optional<TriggerPassage> metaInGold(const DetectorInput& input) {
    for (std::size_t entry = 0; entry < input.question.answerText.size(); ++entry) {
        const std::string& text = input.question.answerText[entry];
        if (const auto match = input.patterns.firstMatch(PatternGroup::Meta, text)) {
            return TriggerPassage{"answer_text", entry, match->begin, match->end,
                                  text.substr(match->begin, match->end - match->begin)};
        }
    }
    return std::nullopt;
}

} // namespace

void judgeMeta(const DetectorInput& input, Verdicts& verdicts) {
    const auto gold = metaInGold(input);
    const ImportedAnswer* const answer = input.answer;
    bool both = false;
    if (answer == nullptr || !answer->answer) {
        verdicts.abstentions.push_back({LintRule::BothMeta, "no_answer_imported"});
    } else if (!answer->rougeL || !answer->bertScore) {
        verdicts.abstentions.push_back({LintRule::BothMeta, answer->rougeL ? "no_bert_score" : "no_rouge_l"});
    } else if (const auto match = input.patterns.firstMatch(PatternGroup::Meta, *answer->answer);
               gold && match && *answer->rougeL < input.patterns.limits().rougeLBelow &&
               *answer->bertScore > input.patterns.limits().bertScoreAbove) {
        Suspicion suspicion = suspicionOf(input, LintRule::BothMeta);
        suspicion.numbers = {{"rouge_l", *answer->rougeL}, {"bert_score", *answer->bertScore}};
        suspicion.passages = {*gold,
                              {"answer", 0, match->begin, match->end,
                               answer->answer->substr(match->begin, match->end - match->begin)}};
        suspicion.fingerprint =
            suspicionFingerprint(suspicion.rule, {suspicion.passages[0].text, suspicion.passages[1].text});
        verdicts.suspicions.push_back(std::move(suspicion));
        both = true;
    }
    if (gold && !both) {
        Suspicion suspicion = suspicionOf(input, LintRule::GoldMeta);
        suspicion.severity = gold->begin < kMetaAtBeginning ? base::Severity::Warning : base::Severity::Info;
        if (answer != nullptr && answer->rougeL) {
            suspicion.numbers.emplace_back("rouge_l", *answer->rougeL);
        }
        if (answer != nullptr && answer->bertScore) {
            suspicion.numbers.emplace_back("bert_score", *answer->bertScore);
        }
        suspicion.passages = {*gold};
        suspicion.fingerprint = suspicionFingerprint(suspicion.rule, {gold->text});
        verdicts.suspicions.push_back(std::move(suspicion));
    }
}

void judgeYears(const DetectorInput& input, Verdicts& verdicts) {
    const model::Question& question = input.question;
    if (input.coverage == nullptr || !input.coverage->isKnown()) {
        verdicts.abstentions.push_back({LintRule::YearsOutsideCoverage, "no_coverage"});
        return;
    }
    if (question.years.empty()) {
        verdicts.abstentions.push_back({LintRule::YearsOutsideCoverage, "no_years"});
        return;
    }
    // What applies: the range of each company, else that of all.
    std::vector<std::pair<std::optional<std::int64_t>, workspace::YearRange>> ranges;
    for (const std::int64_t cik : question.cikInt) {
        if (const auto range = input.coverage->of(cik)) {
            const bool own = input.coverage->ofCompanies.contains(cik);
            const std::pair entry{own ? std::optional(cik) : std::nullopt, *range};
            if (std::find(ranges.begin(), ranges.end(), entry) == ranges.end()) {
                ranges.push_back(entry);
            }
        }
    }
    if (question.cikInt.empty() && input.coverage->all) {
        ranges.emplace_back(std::nullopt, *input.coverage->all);
    }
    if (ranges.empty()) {
        verdicts.abstentions.push_back({LintRule::YearsOutsideCoverage, "no_coverage"});
        return;
    }
    Suspicion suspicion = suspicionOf(input, LintRule::YearsOutsideCoverage);
    std::vector<std::string> cause;
    std::set<std::size_t> shown;
    for (const auto& [cik, range] : ranges) {
        bool outside = false;
        for (std::size_t i = 0; i < question.years.size(); ++i) {
            if (range.contains(question.years[i])) {
                continue;
            }
            outside = true;
            suspicion.numbers.emplace_back("year", static_cast<double>(question.years[i]));
            cause.push_back(std::to_string(question.years[i]));
            if (shown.insert(i).second) {
                suspicion.passages.push_back({"years", i, 0, 0, std::to_string(question.years[i])});
            }
        }
        if (outside) {
            if (cik) {
                suspicion.numbers.emplace_back("cik", static_cast<double>(*cik));
            }
            suspicion.numbers.emplace_back("covered_from", static_cast<double>(range.from));
            suspicion.numbers.emplace_back("covered_to", static_cast<double>(range.to));
            cause.push_back(std::to_string(range.from) + ".." + std::to_string(range.to));
        }
    }
    if (!suspicion.passages.empty()) {
        suspicion.fingerprint = suspicionFingerprint(suspicion.rule, cause);
        verdicts.suspicions.push_back(std::move(suspicion));
    }
}

namespace {

// What a field names that is not held: each a passage of `suspicion`.
void addUnresolved(const std::vector<std::string>& ids, const char* field, const SourceIds& held,
                   Suspicion& suspicion, std::vector<std::string>& cause) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!held.contains(ids[i])) {
            suspicion.passages.push_back({field, i, 0, ids[i].size(), ids[i]});
            cause.push_back(ids[i]);
        }
    }
}

} // namespace

void judgeEvidence(const DetectorInput& input, Verdicts& verdicts) {
    const std::vector<std::string>& ids = input.question.evidenceSentenceIds;
    // Other formats have names of files among the expected sources, which no list holds.
    const bool hasSources = input.sources != nullptr && !input.question.messages.empty() &&
                            !input.question.expectedSources.empty();
    if (!ids.empty() && !input.passagesHeld) {
        verdicts.abstentions.push_back({LintRule::UnresolvedEvidence, "no_passages_held"});
    }
    Suspicion suspicion = suspicionOf(input, LintRule::UnresolvedEvidence);
    std::vector<std::string> cause;
    std::size_t judged = 0;
    if (input.passagesHeld) {
        SourceIds held;
        for (const EvidenceText& evidence : input.evidence) {
            if (evidence.text) {
                held.insert(evidence.id);
            }
        }
        addUnresolved(ids, "evidence_sentence_ids", held, suspicion, cause);
        judged += ids.size();
    }
    if (hasSources) {
        addUnresolved(input.question.expectedSources, "expected_sources", *input.sources, suspicion, cause);
        judged += input.question.expectedSources.size();
    }
    if (!cause.empty()) {
        suspicion.numbers = {{"unresolved", static_cast<double>(cause.size())},
                             {"evidence", static_cast<double>(judged)}};
        suspicion.fingerprint = suspicionFingerprint(suspicion.rule, cause);
        verdicts.suspicions.push_back(std::move(suspicion));
    }
}

Verdicts judgeQuestion(const DetectorInput& input) {
    Verdicts verdicts;
    judgeMeta(input, verdicts);
    judgeYears(input, verdicts);
    judgeEvidence(input, verdicts);
    judgeProse(input, verdicts);
    judgeSupport(input, verdicts);
    return verdicts;
}

} // namespace assay::curation
