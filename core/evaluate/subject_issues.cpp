#include "core/evaluate/subject_issues.h"

#include "core/evaluate/runs/run_description.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/suite_issues.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::IssueList;
using base::Result;
using workspace::Reader;

// One kind of what has issues, by the functions that list it and read them.
template <typename Things, typename IssuesOf>
Result<SubjectIssues> ofOne(const Reader& reader, base::RowId id, const Result<Things>& things,
                            IssuesOf issuesOfThing) {
    ASSAY_TRY(things);
    const auto found = std::ranges::find_if(*things, [id](const auto& each) { return each.id == id; });
    if (found == things->end()) {
        return base::fail(ErrorCode::NotFound, std::to_string(id), "issues");
    }
    ASSAY_TRY(auto issues, issuesOfThing(reader, id));
    return SubjectIssues{found->name, std::move(issues)};
}

template <typename Things, typename IssuesOf>
Result<> addAll(const Reader& reader, const Result<Things>& things, IssuesOf issuesOfThing, IssueList& all) {
    ASSAY_TRY(things);
    for (const auto& each : *things) {
        ASSAY_TRY(const auto issues, issuesOfThing(reader, each.id));
        appendIssues(all, issues);
    }
    return {};
}

// The id of what has this name; 0: nothing has.
template <typename Things>
base::RowId idNamed(const Result<Things>& things, const std::string& name) {
    if (!things) {
        return 0;
    }
    const auto found = std::ranges::find_if(*things, [&name](const auto& each) { return each.name == name; });
    return found == things->end() ? 0 : found->id;
}

// What an input of a run is here; the id is 0 where there is none of that name.
IssueSubject subjectOf(const Reader& reader, const RunInput& input) {
    if (input.role == "suite") {
        return {IssueSubject::Of::Suite, idNamed(workspace::suites(reader), input.name)};
    }
    if (input.role == "corpus") {
        return {IssueSubject::Of::Corpus, idNamed(workspace::corpora(reader), input.name)};
    }
    if (input.role == "scored_set") {
        return {IssueSubject::Of::ScoredSet, idNamed(workspace::scoredSets(reader), input.name)};
    }
    return {};
}

Result<SubjectIssues> ofRun(const Reader& reader, base::RowId run) {
    ASSAY_TRY(const auto info, workspace::runInfo(reader, run));
    ASSAY_TRY(const auto description, describeRun(info));
    std::vector<IssueSubject> subjects;
    for (const RunInput& input : description.inputs) {
        subjects.push_back(subjectOf(reader, input));
    }
    subjects.push_back({IssueSubject::Of::Corpus, info.corpus});
    SubjectIssues all;
    for (auto each = subjects.begin(); each != subjects.end(); ++each) {
        if (each->id == 0 || std::find(subjects.begin(), each, *each) != each) {
            continue;
        }
        ASSAY_TRY(const auto one, issuesOf(reader, *each));
        all.name += (all.name.empty() ? "" : ", ") + one.name;
        appendIssues(all.issues, one.issues);
    }
    if (all.name.empty()) {
        all.name = info.name;
    }
    return all;
}

} // namespace

Result<SubjectIssues> issuesOf(const Reader& reader, const IssueSubject& subject) {
    switch (subject.of) {
    case IssueSubject::Of::ScoredSet:
        return ofOne(reader, subject.id, workspace::scoredSets(reader), workspace::scoredSetIssues);
    case IssueSubject::Of::Suite:
        return ofOne(reader, subject.id, workspace::suites(reader), workspace::openSuiteIssues);
    case IssueSubject::Of::Bundles:
        return ofOne(reader, subject.id, workspace::bundleSets(reader), workspace::bundleIssues);
    case IssueSubject::Of::Corpus:
        return ofOne(reader, subject.id, workspace::corpora(reader), workspace::corpusIssues);
    case IssueSubject::Of::Run:
        break;
    }
    return ofRun(reader, subject.id);
}

Result<IssueList> allIssues(const Reader& reader) {
    IssueList all;
    ASSAY_TRY(addAll(reader, workspace::scoredSets(reader), workspace::scoredSetIssues, all));
    ASSAY_TRY(addAll(reader, workspace::suites(reader), workspace::openSuiteIssues, all));
    ASSAY_TRY(addAll(reader, workspace::bundleSets(reader), workspace::bundleIssues, all));
    ASSAY_TRY(addAll(reader, workspace::corpora(reader), workspace::corpusIssues, all));
    return all;
}

void appendIssues(IssueList& all, const IssueList& more) {
    for (const base::Issue& issue : more.issues()) {
        all.add(issue);
    }
    for (const auto& [what, count] : more.notKept()) {
        all.addNotKept(what.first, what.second, count);
    }
}

} // namespace assay::evaluate
