#include "core/curation/workspace_lint.h"

#include "core/curation/marked_suspicions.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <algorithm>
#include <utility>

namespace assay::curation {

using base::Result;

Result<std::optional<SourceIds>> sourceIdsOf(const workspace::Reader& reader, const std::stop_token& stop) {
    std::optional<SourceIds> ids;
    ASSAY_TRY(const auto lists, workspace::referenceLists(reader));
    for (const workspace::ReferenceListInfo& list : lists) {
        if (list.kind == formats::ReferenceListKind::SourcesJson) {
            ASSAY_TRY(const auto entries, workspace::loadReferenceList(reader, list.id, stop));
            ids = ids.value_or(SourceIds());
            for (const formats::ReferenceEntry& entry : entries) {
                ids->insert(entry.id);
            }
        }
    }
    return ids;
}

namespace {

// The newest set first; of a named run that which it measured.
Result<std::vector<workspace::ScoredAnswers>> answersToLookUp(const workspace::Reader& reader,
                                                              std::optional<base::RowId> answersRun,
                                                              const std::stop_token& stop) {
    std::vector<workspace::ScoredAnswers> all;
    if (answersRun) {
        ASSAY_TRY(const auto runs, workspace::answersRuns(reader));
        const auto found = std::ranges::find(runs, *answersRun, &workspace::AnswersRunInfo::id);
        if (found == runs.end()) {
            return base::fail(base::ErrorCode::NotFound, "run " + std::to_string(*answersRun), reader.path());
        }
        ASSAY_TRY(auto answers, workspace::loadAnswerScores(reader, found->set, stop, answersRun));
        all.push_back(std::move(answers));
        return all;
    }
    ASSAY_TRY(const auto sets, workspace::answerSets(reader));
    for (const workspace::AnswerSetInfo& set : sets) {
        ASSAY_TRY(auto answers, workspace::loadAnswerScores(reader, set.id, stop));
        all.push_back(std::move(answers));
    }
    return all;
}

} // namespace

Result<WorkspaceLookup> WorkspaceLookup::make(const workspace::Reader& reader, const std::stop_token& stop,
                                              std::optional<base::RowId> answersRun) {
    WorkspaceLookup lookup(reader);
    ASSAY_TRY(const auto passages, workspace::passageCount(reader));
    lookup.m_holdsPassages = passages > 0;
    ASSAY_TRY(lookup.m_answers, answersToLookUp(reader, answersRun, stop));
    ASSAY_TRY(lookup.m_sources, sourceIdsOf(reader, stop));
    return lookup;
}

Result<std::vector<EvidenceText>> WorkspaceLookup::evidence(std::span<const std::string> sentenceIds) {
    std::vector<EvidenceText> texts;
    for (const std::string& id : sentenceIds) {
        ASSAY_TRY(auto passages, workspace::passagesOf(*m_reader, id));
        for (workspace::StoredPassage& passage : passages) {
            texts.push_back({id, std::move(passage.text)});
        }
        if (passages.empty()) {
            texts.push_back({id, std::nullopt});
        }
    }
    return texts;
}

Result<std::optional<ImportedAnswer>> WorkspaceLookup::answer(const workspace::NamedQuestion& question) {
    std::optional<ImportedAnswer> newest;
    for (const workspace::ScoredAnswers& answers : m_answers) {
        const auto found = answers.find(question.question.questionId);
        if (found == answers.end()) {
            continue;
        }
        ImportedAnswer one{found->second.answer, found->second.metric("rouge_l"),
                           found->second.metric("bertscore")};
        if (one.rougeL && one.bertScore) {
            return std::optional(std::move(one));
        }
        if (!newest) {
            newest = std::move(one);
        }
    }
    return newest;
}

namespace {

workspace::YearRange widened(const std::optional<workspace::YearRange>& range, std::int64_t year) {
    return range ? workspace::YearRange{std::min(range->from, year), std::max(range->to, year)}
                 : workspace::YearRange{year, year};
}

} // namespace

Result<std::optional<workspace::Coverage>> coverageOfCorpora(const workspace::Reader& reader) {
    workspace::Coverage coverage;
    ASSAY_TRY(const auto corpora, workspace::corpora(reader));
    for (const workspace::CorpusInfo& corpus : corpora) {
        ASSAY_TRY(const auto slices, workspace::corpusSlices(reader, corpus.id));
        for (const workspace::CorpusSlice& slice : slices) {
            if (!slice.year || slice.sentences == 0) {
                continue;
            }
            if (!slice.cik) {
                coverage.all = widened(coverage.all, *slice.year);
            } else {
                const auto own = coverage.ofCompanies.find(*slice.cik);
                coverage.ofCompanies[*slice.cik] =
                    widened(own == coverage.ofCompanies.end() ? std::nullopt : std::optional(own->second),
                            *slice.year);
            }
        }
    }
    return coverage.isKnown() ? std::optional(std::move(coverage)) : std::nullopt;
}

Result<WorkspaceLint> lintWorkspace(const workspace::Reader& reader, const std::string& name,
                                    const WorkspaceLintOptions& options, std::stop_token stop,
                                    base::ProgressSink& progress) {
    ASSAY_TRY(auto questions, workspace::questionsNamed(reader, name, stop));
    workspace::SuiteSettings settings;
    if (!questions.empty()) {
        ASSAY_TRY(const auto suite, workspace::findSuite(reader, questions.front().suite));
        ASSAY_TRY(auto read, workspace::readSuiteSettings(suite.settings));
        settings = std::move(read);
    }
    if (options.coverage) {
        settings.coverage = workspace::Coverage{options.coverage, {}};
    } else if (!settings.coverage || !settings.coverage->isKnown()) {
        ASSAY_TRY(auto ofCorpora, coverageOfCorpora(reader));
        settings.coverage = std::move(ofCorpora);
    }
    ASSAY_TRY(auto lookup, WorkspaceLookup::make(reader, stop, options.answersRun));
    ASSAY_TRY(auto report, lintSuite(questions, lookup, settings, stop, progress));
    WorkspaceLint lint{std::move(report), std::move(questions), 0};
    if (!options.withMarked) {
        ASSAY_TRY(const auto marks, workspace::suspicionMarks(reader));
        const std::size_t before = lint.report.findings.size();
        dropMarked(lint.report.findings, marks, options.now);
        lint.marked = static_cast<std::int64_t>(before - lint.report.findings.size());
    }
    return lint;
}

} // namespace assay::curation
