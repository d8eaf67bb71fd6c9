#include "app/commands/scored_set_source.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/scored_set_arguments.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/workspace/scored/scored_columns_builder.h"

#include <fstream>

namespace assay::app {
namespace {

bool isWorkspaceFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string head(15, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    return file && head == "SQLite format 3";
}

Outcome<ScoredSetSource> readWorkspace(const ScoredSetChoice& choice, base::ProgressSink& progress) {
    if (!choice.kind.empty()) {
        return wrongUsage(QStringLiteral("--as is for files; “%1” is a workspace.")
                              .arg(QString::fromStdString(choice.inputs.front().string())));
    }
    auto workspace = openToRead(choice.inputs.front());
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(auto set, chooseScoredSet(*reader, choice.set, choice.setOption));
    const auto issues = workspace::scoredSetIssues(*reader, set.id);
    ASSAY_TRY(issues);
    auto columns = workspace::loadScoredColumns(*reader, set.id, interruptToken(), progress);
    ASSAY_TRY(columns);
    ScoredSetSource source{std::move(*columns), results::sweepInputs(set.files, *issues), {}, nullptr, {}};
    if (choice.withIds) {
        auto ids = workspace::scoredSampleIds(*reader, set.id, interruptToken());
        ASSAY_TRY(ids);
        source.ids = std::move(*ids);
    }
    source.set = std::move(set);
    source.workspace = std::move(*workspace);
    return source;
}

// Keeps the scores of what is read, and the ids of scored samples.
class SourceSink final : public formats::ScoredSampleSink {
  public:
    explicit SourceSink(bool withIds)
        : m_withIds(withIds) {}

    base::Result<> takeSamples(std::span<model::ScoredSample> samples) override {
        for (model::ScoredSample& sample : samples) {
            ASSAY_TRY(m_builder.add(++m_records, sample));
            if (m_withIds && sample.fhri) {
                m_ids.push_back(std::move(sample.sampleId));
            }
        }
        return {};
    }

    base::Result<> takeRejected(std::span<formats::RejectedRecord>) override { return {}; }

    [[nodiscard]] ScoredSetSource finish(const formats::ScoredSetReading& reading) {
        return {m_builder.finish(),
                results::sweepInputs(reading.files, reading.issues),
                std::move(m_ids),
                nullptr,
                {}};
    }

  private:
    bool m_withIds;
    workspace::ScoredColumnsBuilder m_builder;
    std::vector<std::string> m_ids;
    std::int64_t m_records = 0;
};

Outcome<ScoredSetSource> readFiles(const ScoredSetChoice& choice, base::ProgressSink& progress) {
    if (!choice.set.empty()) {
        return wrongUsage(QStringLiteral("%1 chooses a set of a workspace; “%2” is a file of scores.")
                              .arg(QString::fromStdString(choice.setOption),
                                   QString::fromStdString(choice.inputs.front().string())));
    }
    ASSAY_TRY(const auto kind, kindArgument(choice.kind));
    const QString listedBy = QStringLiteral("“assay import WORKSPACE FILE… --json” lists them.");
    base::IssueList issuesOnFailure;
    SourceSink sink(choice.withIds);
    const auto read =
        formats::readScoredSet(choice.inputs, kind, sink, interruptToken(), progress, &issuesOnFailure);
    if (!read) {
        printIssues(issuesOnFailure, listedBy);
        return failed(read.error());
    }
    logIssues(read->issues);
    if (!choice.quiet) {
        printIssues(read->issues, listedBy);
    }
    return sink.finish(*read);
}

} // namespace

Outcome<workspace::ScoredSetInfo> chooseScoredSet(const workspace::Reader& reader, const std::string& name,
                                                  const std::string& option) {
    if (!name.empty()) {
        auto set = workspace::findScoredSet(reader, name);
        return set ? Outcome<workspace::ScoredSetInfo>(std::move(*set))
                   : tl::unexpected(notRead(reader, NamedKind::ScoredSet, name, set.error()));
    }
    auto sets = workspace::scoredSets(reader);
    ASSAY_TRY(sets);
    if (sets->size() == 1) {
        return std::move(sets->front());
    }
    const QString workspace = QString::fromStdString(reader.path());
    if (sets->empty()) {
        return tl::unexpected(
            Failure{QStringLiteral("There is no scored set in “%1” yet; “assay import” puts one there.")
                        .arg(workspace),
                    kExitInput});
    }
    std::vector<std::string> names;
    for (const workspace::ScoredSetInfo& set : *sets) {
        names.push_back(set.name);
    }
    return wrongUsage(QStringLiteral("There are several sets in “%1”: %2. Choose one with %3.")
                          .arg(workspace, namesText(names), QString::fromStdString(option)));
}

Outcome<ScoredSetSource> readScoredSetSource(const ScoredSetChoice& choice, base::ProgressSink& progress) {
    const bool isWorkspace = choice.inputs.size() == 1 && isWorkspaceFile(choice.inputs.front());
    return isWorkspace ? readWorkspace(choice, progress) : readFiles(choice, progress);
}

} // namespace assay::app
