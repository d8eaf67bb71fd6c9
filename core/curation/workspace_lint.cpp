#include "core/curation/workspace_lint.h"

#include "core/curation/marked_suspicions.h"
#include "core/curation/suspicion_marks.h"
#include "core/store/questions.h"

#include <utility>

namespace assay::curation {

using base::Result;

Result<WorkspaceLookup> WorkspaceLookup::make(const store::Reader& reader, const std::stop_token& stop) {
    WorkspaceLookup lookup(reader);
    const auto passages = store::passageCount(reader);
    if (!passages) {
        return tl::unexpected(passages.error());
    }
    lookup.m_holdsPassages = *passages > 0;
    const auto sets = store::answerSets(reader);
    if (!sets) {
        return tl::unexpected(sets.error());
    }
    for (const store::AnswerSetInfo& set : *sets) {
        auto answers = store::loadAnswerScores(reader, set.id, stop);
        if (!answers) {
            return tl::unexpected(answers.error());
        }
        lookup.m_answers.push_back(std::move(*answers));
    }
    return lookup;
}

Result<std::vector<EvidenceText>> WorkspaceLookup::evidence(std::span<const std::string> sentenceIds) {
    std::vector<EvidenceText> texts;
    for (const std::string& id : sentenceIds) {
        auto passages = store::passagesOf(*m_reader, id);
        if (!passages) {
            return tl::unexpected(passages.error());
        }
        for (store::StoredPassage& passage : *passages) {
            texts.push_back({id, std::move(passage.text)});
        }
        if (passages->empty()) {
            texts.push_back({id, std::nullopt});
        }
    }
    return texts;
}

Result<std::optional<ImportedAnswer>> WorkspaceLookup::answer(const store::NamedQuestion& question) {
    for (const store::ScoredAnswers& answers : m_answers) {
        const auto found = answers.find(question.question.questionId);
        if (found != answers.end()) {
            return ImportedAnswer{found->second.answer, found->second.metric("rouge_l"),
                                  found->second.metric("bertscore")};
        }
    }
    return std::nullopt;
}

Result<WorkspaceLint> lintWorkspace(const store::Reader& reader, const std::string& name,
                                    const WorkspaceLintOptions& options, std::stop_token stop,
                                    base::ProgressSink& progress) {
    auto questions = store::questionsNamed(reader, name, stop);
    if (!questions) {
        return tl::unexpected(questions.error());
    }
    SuiteSettings settings;
    if (!questions->empty()) {
        const auto suite = store::findSuite(reader, questions->front().suite);
        if (!suite) {
            return tl::unexpected(suite.error());
        }
        auto read = readSuiteSettings(suite->settings);
        if (!read) {
            return tl::unexpected(read.error());
        }
        settings = std::move(*read);
    }
    if (options.coverage) {
        settings.coverage = Coverage{options.coverage, {}};
    }
    auto lookup = WorkspaceLookup::make(reader, stop);
    if (!lookup) {
        return tl::unexpected(lookup.error());
    }
    auto report = lintSuite(*questions, *lookup, settings, stop, progress);
    if (!report) {
        return tl::unexpected(report.error());
    }
    WorkspaceLint lint{std::move(*report), std::move(*questions), 0};
    if (!options.withMarked) {
        const auto marks = suspicionMarks(reader);
        if (!marks) {
            return tl::unexpected(marks.error());
        }
        const std::size_t before = lint.report.findings.size();
        dropMarked(lint.report.findings, *marks, options.now);
        lint.marked = static_cast<std::int64_t>(before - lint.report.findings.size());
    }
    return lint;
}

} // namespace assay::curation
