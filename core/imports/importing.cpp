#include "core/imports/importing.h"

#include "core/formats/questions/bundle_json.h"
#include "core/formats/rankings/trec_files.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/formats/whole_file.h"
#include "core/imports/set_name.h"
#include "core/workspace/corpora/corpus_import.h"
#include "core/workspace/scored/scored_set_import.h"
#include "core/workspace/suites/question_qrels.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace assay::imports {
namespace {

using base::ErrorCode;
using base::Result;
using formats::FileContent;

struct Work {
    workspace::Workspace& workspace;
    const ImportPlan& plan;
    const ImportChoice& choice;
    const std::string& name;
    const std::stop_token& stop;
    base::ProgressSink& progress;
    base::IssueList* issuesOnFailure;

    // The kind that the files are to be read as, if they are not to be recognised.
    template <typename Kind>
    std::optional<Kind> kind(std::optional<Kind> (*fromName)(std::string_view) noexcept) const {
        return plan.isKindSet ? fromName(plan.kind.name) : std::nullopt;
    }
};

// With what all contents have in common. The other arguments may be parts of `made`.
template <typename Made>
Imported asImported(std::string_view kind, base::RowId id, const std::string& name, std::int64_t records,
                    std::int64_t rejected, const std::string& sha256, Made&& made) {
    Imported all{std::string(kind), id, name, records, rejected, sha256, std::move(made.issues), {}};
    all.made = std::move(made);
    return all;
}

Result<Imported> importScores(const Work& work) {
    ASSAY_TRY(auto made, workspace::importScoredSet(
                             work.workspace, work.name, work.plan.files,
                             work.kind<formats::ScoredSetKind>(formats::scoredSetKindFromName),
                             work.plan.scoredMapping, work.stop, work.progress, work.issuesOnFailure));
    const workspace::ScoredSetInfo& set = made.info;
    return asImported(set.files.empty() ? work.plan.kind.name
                                        : std::string(formats::scoredSetKindName(set.files.front().kind)),
                      set.id, set.name, set.records, set.rejected,
                      set.files.size() == 1 ? set.files.front().sha256 : set.dataHash, std::move(made));
}

Result<Imported> importSuite(const Work& work) {
    workspace::QuestionImportOptions options = questionOptions(work.plan, work.choice);
    options.suite = work.name;
    ASSAY_TRY(auto made, workspace::importQuestions(work.workspace, work.plan.files, options, work.stop,
                                                    work.progress, work.issuesOnFailure));
    return asImported(formats::questionKindName(made.kind), made.suite.id, made.suite.name, made.records,
                      made.rejected, made.inputSha256, std::move(made));
}

// A name that was not insisted on stands for the only suite.
Result<Imported> importJudgements(const Work& work) {
    ASSAY_TRY(const auto reader, work.workspace.reader());
    std::string suite = work.name;
    if (work.choice.isNumbered && !workspace::findSuite(reader, suite)) {
        ASSAY_TRY(const auto suites, workspace::suites(reader));
        suite = suites.size() == 1 ? suites.front().name : suite;
    }
    const std::filesystem::path& file = work.plan.files.front();
    ASSAY_TRY(auto made, workspace::importQrels(work.workspace, file,
                                                {suite, defaultSetName(work.plan.files), work.choice.who},
                                                work.stop, work.progress, work.issuesOnFailure));
    return asImported(formats::kTrecQrelsKindName, made.suite.id, made.suite.name, made.records,
                      made.rejected, made.inputSha256, std::move(made));
}

Result<Imported> importBundleSet(const Work& work) {
    ASSAY_TRY(auto made, workspace::importBundles(work.workspace, work.plan.files, work.name, work.choice.who,
                                                  work.stop, work.progress, work.issuesOnFailure));
    return asImported(formats::kBundleKindName, made.set.id, made.set.name, made.set.bundles, 0,
                      made.set.sha256, std::move(made));
}

Result<Imported> importAnswers(const Work& work) {
    formats::PredictionOptions options;
    options.kind = work.kind<formats::PredictionKind>(formats::predictionKindFromName);
    options.mapping = work.plan.predictionMapping;
    ASSAY_TRY(auto made,
              workspace::importAnswerScores(work.workspace, work.plan.files.front(), work.name, options,
                                            work.stop, work.progress, work.issuesOnFailure));
    return asImported(formats::predictionKindName(made.kind), made.set.id, made.set.name, made.answers,
                      made.rejected, made.inputSha256, std::move(made));
}

Result<Imported> importList(const Work& work) {
    ASSAY_TRY(auto made, workspace::importReferenceList(
                             work.workspace, work.plan.files.front(), work.name,
                             work.kind<formats::ReferenceListKind>(formats::referenceListKindFromName),
                             work.stop, work.progress, work.issuesOnFailure));
    return asImported(formats::referenceListKindName(made.list.kind), made.list.id, made.list.name,
                      made.records, 0, made.list.sha256, std::move(made));
}

Result<Imported> importSentences(const Work& work) {
    const workspace::CorpusImportOptions options{
        work.name, work.kind<formats::SentenceFileKind>(formats::sentenceKindFromName), work.choice.who};
    ASSAY_TRY(auto made,
              workspace::importCorpus(work.workspace, work.plan.files, options, work.plan.sentenceMapping,
                                      work.stop, work.progress, work.issuesOnFailure));
    return asImported(work.plan.kind.name, made.corpus.id, made.corpus.name, made.corpus.sentences,
                      made.corpus.rejected, made.corpus.sourceHash, std::move(made));
}

// The names of what these list.
template <auto... lists>
Result<std::set<std::string>> namesOf(const workspace::Reader& reader) {
    std::set<std::string> names;
    const auto take = [&](const auto& list) -> Result<> {
        ASSAY_TRY(const auto things, list(reader));
        for (const auto& thing : things) {
            names.insert(thing.name);
        }
        return {};
    };
    Result<> taken;
    static_cast<void>(((taken = take(lists)).has_value() && ...));
    ASSAY_TRY(taken);
    return names;
}

// Files are kept under these names too, and given back by them.
constexpr auto namesOfKept = namesOf<workspace::answerSets, workspace::referenceLists>;

// What an import makes of a content.
struct Stage {
    FileContent content;
    Result<Imported> (*run)(const Work& work);
    // The names that are taken, and how one more is numbered; null: questions ask instead, judgements go to
    // theirs.
    Result<std::set<std::string>> (*names)(const workspace::Reader& reader);
    Numbering numbering = Numbering::InBrackets;
};

constexpr std::array<Stage, 7> kStages{{
    {FileContent::ScoredSet, importScores, namesOf<workspace::scoredSets>, Numbering::Plain},
    {FileContent::Questions, importSuite, nullptr},
    {FileContent::Bundles, importBundleSet, namesOf<workspace::bundleSets>},
    {FileContent::Qrels, importJudgements, nullptr},
    {FileContent::AnswerScores, importAnswers, namesOfKept},
    {FileContent::ReferenceList, importList, namesOfKept},
    {FileContent::Sentences, importSentences, namesOf<workspace::corpora>},
}};

// The name is refused where another import took it meanwhile, which only the transaction knows: then the next
// number is tried.
Result<Imported> importNumbered(const Stage& stage, const Work& work) {
    std::string refused;
    while (true) {
        ASSAY_TRY(const auto reader, work.workspace.reader());
        ASSAY_TRY(const auto taken, stage.names(reader));
        const std::string name = freeName(work.plan.name, taken, stage.numbering);
        auto done = stage.run(
            {work.workspace, work.plan, work.choice, name, work.stop, work.progress, work.issuesOnFailure});
        if (done || done.error().code != ErrorCode::NameTaken || name == refused) {
            return done;
        }
        refused = name;
    }
}

// All of these are texts in UTF-8: another encoding is refused before its bytes are taken for records. What
// cannot be read is told by the reader.
Result<> checkEncodings(const std::vector<std::filesystem::path>& files) {
    constexpr std::size_t kLookedAt = 4096;
    for (const std::filesystem::path& file : files) {
        std::error_code ignored;
        const auto beginning = std::filesystem::is_regular_file(file, ignored)
                                   ? formats::readBeginningOfFile(file, kLookedAt)
                                   : Result<std::string>();
        if (!beginning) {
            continue;
        }
        if (const auto encoding = formats::checkEncoding(*beginning); !encoding) {
            return base::fail(encoding.error().code, encoding.error().detail, file.string());
        }
    }
    return {};
}

} // namespace

workspace::QuestionImportOptions questionOptions(const ImportPlan& plan, const ImportChoice& choice) {
    workspace::QuestionImportOptions options;
    options.suite = plan.name;
    options.kind = plan.isKindSet ? formats::questionKindFromName(plan.kind.name) : std::nullopt;
    options.mapping = plan.mapping;
    options.onCollision = choice.onCollision;
    options.decidedOn = choice.decidedOn;
    options.who = choice.who;
    return options;
}

Result<Imported> importFiles(workspace::Workspace& workspace, const ImportPlan& plan,
                             const ImportChoice& choice, const std::stop_token& stop,
                             base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    const auto* const stage = std::ranges::find(kStages, plan.kind.content, &Stage::content);
    if (stage == kStages.end() || plan.files.empty()) {
        return base::fail(ErrorCode::InvalidArgument, plan.kind.name, plan.files.empty() ? "files" : "kind");
    }
    ASSAY_TRY(checkEncodings(plan.files));
    const Work work{workspace, plan, choice, plan.name, stop, progress, issuesOnFailure};
    return choice.isNumbered && stage->names != nullptr ? importNumbered(*stage, work) : stage->run(work);
}

Result<ImportOutcome> importOrAsk(workspace::Workspace& workspace, const ImportPlan& plan,
                                  const ImportChoice& choice, const std::stop_token& stop,
                                  base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    auto imported = importFiles(workspace, plan, choice, stop, progress, issuesOnFailure);
    if (imported) {
        return ImportOutcome{std::move(*imported), {}};
    }
    const ErrorCode code = imported.error().code;
    if (plan.kind.content != FileContent::Questions ||
        (code != ErrorCode::EditConflict && code != ErrorCode::NameTaken)) {
        return tl::unexpected(std::move(imported.error()));
    }
    ASSAY_TRY(auto again, compared(workspace, plan, stop, progress));
    if (!again.seen.suiteExists) { // the name is that of a frozen version, or the suite is gone
        return tl::unexpected(std::move(imported.error()));
    }
    again.isAskedAgain = true;
    return ImportOutcome{std::nullopt, std::move(again)};
}

} // namespace assay::imports
