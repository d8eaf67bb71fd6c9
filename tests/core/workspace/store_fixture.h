// What the tests of the store share: a folder of their own, samples with every kind of field, and a way to
// put them into a workspace without a file.
#pragma once

#include "core/formats/scored/scored_set_reader.h"
#include "core/model/scored_sample.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <QtCore/QTemporaryDir>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace assay::tests {

// A temporary folder, gone at the end.
class StoreFolder {
  public:
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    std::filesystem::path write(const std::string& name, const std::string& content) const;

    // Every name in it, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

  private:
    QTemporaryDir m_folder;
};

// Calls back on every report.
class WatchedProgress final : public base::ProgressSink {
  public:
    using Callback = std::function<void(base::Stage, std::int64_t, std::int64_t)>;

    explicit WatchedProgress(Callback callback)
        : m_callback(std::move(callback)) {}

    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        m_callback(stage, done, total);
    }

  private:
    Callback m_callback;
};

[[nodiscard]] std::string readFile(const std::filesystem::path& path);

// Samples in which every field is now there and now missing, with unusual texts among them.
[[nodiscard]] std::vector<model::ScoredSample> randomSamples(std::uint64_t seed, std::size_t count);

// What a reader would say about them: one file, and the given issues.
[[nodiscard]] formats::ScoredSetReading readingOf(const std::vector<model::ScoredSample>& samples,
                                                  const std::vector<formats::RejectedRecord>& rejected = {},
                                                  base::IssueList issues = base::IssueList());

// Stages and publishes them.
[[nodiscard]] base::Result<workspace::ScoredSetInfo>
storeSet(workspace::Workspace& workspace, const std::string& name, std::vector<model::ScoredSample> samples,
         std::vector<formats::RejectedRecord> rejected = {}, base::IssueList issues = base::IssueList());

// Compares field by field; empty when equal, else the first field that differs.
[[nodiscard]] std::string difference(const model::ScoredSample& left, const model::ScoredSample& right);

// For messages: the code and the detail, or "ok".
template <typename T>
[[nodiscard]] std::string outcome(const base::Result<T>& result) {
    if (result) {
        return "ok";
    }
    return std::string(base::errorCodeName(result.error().code));
}

// The code with all that the Error says, or nothing when there is a value.
template <typename T>
[[nodiscard]] std::string explanation(const base::Result<T>& result) {
    if (result) {
        return {};
    }
    return outcome(result) + ": " + result.error().detail + " @ " + result.error().where;
}

} // namespace assay::tests

// Stops the test with the Error when the Result is one.
#define ASSAY_VERIFY_OK(result)                                                                              \
    do {                                                                                                     \
        const std::string failureOfResult = assay::tests::explanation(result);                               \
        QVERIFY2(failureOfResult.empty(), failureOfResult.c_str());                                          \
    } while (false)

#define ASSAY_COMPARE_ERROR(result, expected)                                                                \
    QCOMPARE(                                                                                                \
        QString::fromStdString(assay::tests::outcome(result)),                                               \
        QString::fromStdString(std::string(assay::base::errorCodeName(assay::base::ErrorCode::expected))))
