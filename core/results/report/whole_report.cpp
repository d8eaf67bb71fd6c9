// The issues that imports have reported: by what was imported, by kind, and the first ones of each kind.
#include "core/base/guard.h"
#include "core/results/curation/curation_figures.h"
#include "core/results/report/chosen_by_name.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/shortened_text.h"
#include "core/results/report/table_rows.h"
#include "core/words/issue_text.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/suite_issues.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <map>
#include <utility>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Issue;
using base::Result;

constexpr std::size_t kShownOfKind = 10; // on a page
constexpr std::size_t kValueLength = 120;

// Worst first, then by code.
using Kind = std::pair<base::Severity, base::IssueCode>;

struct WorstFirst {
    bool operator()(const Kind& a, const Kind& b) const {
        return std::pair(b.first, a.second) < std::pair(a.first, b.second);
    }
};

// What was imported, and what its import reported.
struct Import {
    std::string title;
    std::map<Kind, std::int64_t, WorstFirst> counts;
    std::map<Kind, std::vector<Issue>, WorstFirst> kept;

    [[nodiscard]] std::int64_t count(base::Severity severity) const {
        std::int64_t sum = 0;
        for (const auto& [kind, count] : counts) {
            sum += kind.first == severity ? count : 0;
        }
        return sum;
    }
};

class Imports {
  public:
    explicit Imports(const SectionContext& context)
        : m_context(context) {}

    // `list` are those of a kind, `wanted` names or ids of the plan (empty: all), `issuesOf` reads.
    template <typename Info, typename Read>
    [[nodiscard]] Result<> add(const Result<std::vector<Info>>& list, const std::vector<std::string>& wanted,
                               const char* title, const char* what, const Read& issuesOf) {
        ASSAY_TRY(list);
        ASSAY_TRY(const auto chosen, chosenByName(*list, wanted, what));
        for (const Info& info : chosen) {
            if (m_context.stop.stop_requested()) {
                return fail(ErrorCode::Cancelled, {}, "report");
            }
            ASSAY_TRY(const auto issues, issuesOf(m_context.reader, info.id));
            take(m_context.wording.text(title, {info.name}), issues);
        }
        return {};
    }

    [[nodiscard]] const std::vector<Import>& list() const noexcept { return m_list; }

  private:
    void take(std::string title, const base::IssueList& issues) {
        Import import{std::move(title), {}, {}};
        for (const Issue& issue : issues.issues()) {
            const Kind kind{issue.severity, issue.code};
            ++import.counts[kind];
            import.kept[kind].push_back(issue);
        }
        for (const auto& [kind, count] : issues.notKept()) {
            import.counts[kind] += count;
        }
        m_list.push_back(std::move(import));
    }

    const SectionContext& m_context;
    std::vector<Import> m_list;
};

Table overview(const std::vector<Import>& imports, const words::Wording& wording) {
    Table table;
    table.name = "issues";
    table.title = wording.text(ASSAY_TEXT("Report", "Issues by import"));
    table.columns = {{"import", wording.text(ASSAY_TEXT("Report", "Imported")), {}, true},
                     {"errors", wording.text(ASSAY_TEXT("Report", "Errors")), "issue_severity"},
                     {"warnings", wording.text(ASSAY_TEXT("Report", "Warnings")), "issue_severity"},
                     {"notes", wording.text(ASSAY_TEXT("Report", "Notes")), "issue_severity"}};
    for (const Import& import : imports) {
        table.rows.push_back({import.title, countFigure(import.count(base::Severity::Error)),
                              countFigure(import.count(base::Severity::Warning)),
                              countFigure(import.count(base::Severity::Info))});
    }
    return table;
}

Table kindsTable(const Import& import, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "issues_by_kind" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "Issues by kind"));
    table.columns = {{"severity", wording.text(ASSAY_TEXT("Report", "Severity")), "issue_severity"},
                     {"kind", wording.text(ASSAY_TEXT("Report", "What is wrong")), {}, true},
                     {"code", wording.text(ASSAY_TEXT("Report", "Code"))},
                     {"count", wording.text(ASSAY_TEXT("Report", "Issues"))}};
    for (const auto& [kind, count] : import.counts) {
        table.rows.push_back({severityText(kind.first, wording), issueKindText(kind.second, wording),
                              std::string(base::issueCodeName(kind.second)), countFigure(count)});
    }
    return table;
}

Table issuesTable(const Import& import, const std::string& suffix, const words::Wording& wording) {
    Table table;
    table.name = "issues_first" + suffix;
    table.title = wording.text(ASSAY_TEXT("Report", "The first issues of each kind"));
    table.columns = {
        {"code", wording.text(ASSAY_TEXT("Report", "Code"))},
        {"file", wording.text(ASSAY_TEXT("Report", "File")), {}, true},
        {"line", wording.text(ASSAY_TEXT("Report", "Line"))},
        {"field", wording.text(ASSAY_TEXT("Report", "Field"))},
        {"value", wording.text(ASSAY_TEXT("Report", "Value found")), {}, true},
        {"expected", wording.text(ASSAY_TEXT("Report", "Expected value or action taken")), {}, true}};
    std::int64_t all = 0;
    const auto addRow = [&](const Issue& issue) {
        table.rows.push_back(
            {std::string(base::issueCodeName(issue.code)), fileNameOf(issue.file),
             issue.line > 0 ? countFigure(issue.line)
                            : undefinedCount(wording.text(ASSAY_TEXT("Report", "the whole of it"))),
             issue.field, shortened(issue.value, kValueLength), shortened(issue.expected, kValueLength)});
    };
    for (const auto& [kind, issues] : import.kept) {
        std::for_each_n(issues.begin(), std::min(kShownOfKind, issues.size()), addRow);
    }
    const std::size_t shown = table.rows.size();
    for (const auto& [kind, issues] : import.kept) { // behind those that are shown
        std::for_each(issues.begin() + static_cast<std::ptrdiff_t>(std::min(kShownOfKind, issues.size())),
                      issues.end(), addRow);
    }
    showFirst(table, shown);
    for (const auto& [kind, count] : import.counts) {
        all += count;
    }
    table.note = leftOutNote(table.rows.size(), all, wording);
    return table;
}

Result<Section> sectionOf(const SectionContext& context) {
    const workspace::Reader& reader = context.reader;
    const words::Wording& wording = context.wording;
    Imports imports(context);
    auto added =
        imports
            .add(workspace::scoredSets(reader), context.plan.scoredSets,
                 ASSAY_TEXT("Report", "Scored set %1"), "scored set", workspace::scoredSetIssues)
            .and_then([&] {
                return imports.add(workspace::suites(reader), context.plan.suites,
                                   ASSAY_TEXT("Report", "Gold suite %1"), "suite",
                                   workspace::openSuiteIssues);
            })
            .and_then([&] {
                return imports.add(workspace::bundleSets(reader), {}, ASSAY_TEXT("Report", "Bundles %1"),
                                   "bundles", workspace::bundleIssues);
            })
            .and_then([&] {
                return imports.add(workspace::corpora(reader), {}, ASSAY_TEXT("Report", "Corpus %1"),
                                   "corpus", workspace::corpusIssues);
            })
            .and_then([&] {
                return imports.add(workspace::embeddingSets(reader, 0), {},
                                   ASSAY_TEXT("Report", "Embeddings %1"), "embeddings",
                                   workspace::embeddingIssues);
            });
    ASSAY_TRY(added);
    Section section;
    if (imports.list().empty()) {
        section.blocks.emplace_back(Paragraph{
            wording.text(ASSAY_TEXT("Report", "Nothing is imported, so there are no issues of the data."))});
        return section;
    }
    section.blocks.emplace_back(Paragraph{wording.text(
        ASSAY_TEXT("Report", "As the imports reported them; of gold suites what is still open."))});
    section.blocks.emplace_back(overview(imports.list(), wording));
    for (const Import& import : imports.list()) {
        if (!import.counts.empty()) {
            const std::string suffix = "_" + std::to_string(section.sections.size() + 1);
            section.sections.push_back(
                {"issues" + suffix,
                 import.title,
                 {kindsTable(import, suffix, wording), issuesTable(import, suffix, wording)}});
        }
    }
    return section;
}

} // namespace

Result<Section> openIssues(const SectionContext& context) {
    return base::guarded(context.reader.path(), [&] { return sectionOf(context); });
}

} // namespace assay::results
