#include "core/curation/kept_checks.h"

#include "core/json/field_list.h"
#include "core/workspace/suites/question_revisions.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suspicion_checks.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace assay::curation {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

using CheckDocument = nlohmann::ordered_json;

constexpr std::tuple kPassageFields{
    json::field("source", &TriggerPassage::source), json::field("entry", &TriggerPassage::entry),
    json::field("begin", &TriggerPassage::begin), json::field("end", &TriggerPassage::end),
    json::field("text", &TriggerPassage::text)};

constexpr auto writtenSeverity = [](const Suspicion& suspicion) -> CheckDocument {
    return base::severityName(suspicion.severity);
};

constexpr auto readSeverity = [](json::SettingsReader& reader, const std::string& key, Suspicion& suspicion) {
    std::string name;
    reader.read(key, name);
    const auto severity = base::severityFromName(name);
    severity ? void(suspicion.severity = *severity) : reader.complain(key);
};

constexpr auto writtenNumbers = [](const Suspicion& suspicion) -> CheckDocument {
    auto list = CheckDocument::array();
    for (const auto& [name, value] : suspicion.numbers) {
        list.push_back(CheckDocument::array({name, value}));
    }
    return list;
};

constexpr auto readNumbers = [](json::SettingsReader& reader, const std::string& key, Suspicion& suspicion) {
    const CheckDocument* const list = reader.take(key);
    if (list == nullptr || !list->is_array()) {
        return reader.complain(key);
    }
    for (const CheckDocument& one : *list) {
        if (!one.is_array() || one.size() != 2 || !one[0].is_string() || !one[1].is_number()) {
            return reader.complain(key);
        }
        suspicion.numbers.emplace_back(one[0].get<std::string>(), one[1].get<double>());
    }
};

constexpr std::tuple kSuspicionFields{json::required(json::named("rule", &Suspicion::rule, kLintRuleNames)),
                                      json::field("detail", &Suspicion::detail),
                                      json::own("severity", writtenSeverity, readSeverity),
                                      json::required(json::field("question", &Suspicion::question)),
                                      json::required(json::field("question_id", &Suspicion::questionId)),
                                      json::own("numbers", writtenNumbers, readNumbers),
                                      json::objects("passages", &Suspicion::passages, kPassageFields),
                                      json::field("other_question", &Suspicion::otherQuestion),
                                      json::field("other_question_id", &Suspicion::otherQuestionId),
                                      json::required(json::field("fingerprint", &Suspicion::fingerprint))};

struct AbstainedCount {
    LintRule rule = LintRule::BothMeta;
    std::string why;
    std::int64_t questions = 0;
};

constexpr std::tuple kAbstainedFields{
    json::required(json::named("rule", &AbstainedCount::rule, kLintRuleNames)),
    json::required(json::field("why", &AbstainedCount::why)),
    json::required(json::field("questions", &AbstainedCount::questions))};

// What stands in the workspace: questions and their revisions as two lists of one length.
struct CheckParts {
    std::int64_t looked = 0;
    std::vector<Suspicion> findings;
    std::vector<AbstainedCount> abstained;
    std::vector<std::int64_t> questions;
    std::vector<std::int64_t> revisions;
};

constexpr std::tuple kCheckFields{json::required(json::field("looked_at", &CheckParts::looked)),
                                  json::objects("findings", &CheckParts::findings, kSuspicionFields),
                                  json::objects("abstained", &CheckParts::abstained, kAbstainedFields),
                                  json::required(json::field("questions", &CheckParts::questions)),
                                  json::required(json::field("revisions", &CheckParts::revisions))};

std::string documentOf(const KeptCheck& check) {
    CheckParts parts{check.report.questions, check.report.findings, {}, {}, {}};
    for (const auto& [abstention, count] : check.report.abstained) {
        parts.abstained.push_back({abstention.rule, abstention.why, count});
    }
    for (const auto& [question, revision] : check.questions) {
        parts.questions.push_back(question);
        parts.revisions.push_back(revision);
    }
    return json::toJson(parts, kCheckFields).dump(-1, ' ', false, CheckDocument::error_handler_t::replace);
}

Result<KeptCheck> readCheck(const workspace::SuspicionCheck& stored, SuiteToCheck of) {
    CheckParts parts;
    const CheckDocument document = json::parseSettingsJson(stored.found);
    std::string wrong =
        document.is_object() ? json::readObject(document, parts, kCheckFields) : std::string("found");
    if (wrong.empty() && parts.questions.size() != parts.revisions.size()) {
        wrong = "revisions";
    }
    if (!wrong.empty()) {
        return fail(ErrorCode::DamagedWorkspace,
                    "suspicion_check of suite " + std::to_string(stored.suite) + ": " + wrong);
    }
    KeptCheck check{std::move(of), stored.checkedAt, {parts.looked, std::move(parts.findings), {}}, {}};
    for (AbstainedCount& one : parts.abstained) {
        check.report.abstained[{one.rule, std::move(one.why)}] = one.questions;
    }
    for (std::size_t i = 0; i < parts.questions.size(); ++i) {
        check.questions.emplace(parts.questions[i], parts.revisions[i]);
    }
    return check;
}

} // namespace

Result<std::vector<SuiteToCheck>> suitesToCheck(const workspace::Reader& reader) {
    ASSAY_TRY(const auto suites, workspace::suites(reader));
    std::vector<SuiteToCheck> all;
    for (const workspace::SuiteInfo& suite : suites) {
        all.push_back({suite.name, suite.id, 0});
    }
    return all;
}

Result<KeptCheck> checkSuite(const workspace::Reader& reader, const SuiteToCheck& suite,
                             WorkspaceLintOptions options, std::stop_token stop,
                             base::ProgressSink& progress) {
    options.withMarked = true;
    ASSAY_TRY(auto lint, lintWorkspace(reader, suite.name, options, std::move(stop), progress));
    KeptCheck check{suite, options.now, std::move(lint.report), {}};
    for (const workspace::NamedQuestion& question : lint.questions) {
        check.questions.emplace(question.id, question.revision);
    }
    return check;
}

Result<> keepChecks(workspace::Workspace& workspace, std::span<const KeptCheck> checks) {
    std::vector<workspace::SuspicionCheck> rows;
    rows.reserve(checks.size());
    for (const KeptCheck& check : checks) {
        rows.push_back({check.of.suite, check.of.version, check.at, documentOf(check)});
    }
    return workspace::keepSuspicionChecks(workspace, rows);
}

Result<std::vector<KeptCheck>> keptChecks(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::suspicionChecks(reader));
    ASSAY_TRY(const auto suites, workspace::suites(reader));
    std::vector<KeptCheck> checks;
    for (const workspace::SuspicionCheck& row : stored) {
        const auto suite = std::ranges::find(suites, row.suite, &workspace::SuiteInfo::id);
        if (suite == suites.end()) {
            continue;
        }
        std::string name = suite->name;
        if (row.version != 0) {
            const auto version =
                std::ranges::find(suite->versions, row.version, &workspace::SuiteVersion::id);
            if (version == suite->versions.end()) {
                continue;
            }
            name = version->name;
        }
        ASSAY_TRY(auto check, readCheck(row, {std::move(name), row.suite, row.version}));
        checks.push_back(std::move(check));
    }
    return checks;
}

std::set<base::RowId> editedSince(const workspace::Reader& reader,
                                  const std::map<base::RowId, std::int64_t>& checked,
                                  const std::stop_token& stop) {
    std::set<base::RowId> edited;
    for (const auto& [id, revision] : checked) {
        if (stop.stop_requested()) {
            break;
        }
        const auto now = workspace::storedQuestion(reader, id);
        if (!now) {
            edited.insert(id);
            continue;
        }
        const auto revisions = now->revision != revision
                                   ? workspace::questionRevisions(reader, id)
                                   : base::Result<std::vector<workspace::QuestionRevision>>();
        if (!revisions) {
            continue;
        }
        const auto then = std::ranges::find(*revisions, revision, &workspace::QuestionRevision::revision);
        if (then != revisions->end() && !model::differingFields(then->question, now->question).empty()) {
            edited.insert(id);
        }
    }
    return edited;
}

} // namespace assay::curation
