#include "app/demo/demo_workspace.h"

#include "app/demo/demo_bundles.h"
#include "app/demo/demo_corpus.h"
#include "app/demo/demo_curation.h"
#include "app/demo/demo_questions.h"
#include "app/demo/demo_retrieval.h"
#include "app/demo/demo_runs.h"
#include "app/demo/demo_scores.h"
#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/imports/importing.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <chrono>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace assay::app {
namespace {

namespace fs = std::filesystem;
using base::Result;

// What is generated is written to a file and imported under a name: it takes the same way in as anybody's
// files.
struct DemoFile {
    const char* name;
    std::string content;
    std::string as;
};

std::vector<DemoFile> demoFiles(const DemoCorpus& corpus, const std::vector<DemoQuestion>& questions) {
    return {
        {"generated_filings.jsonl", demoSentencesJsonLines(corpus), std::string(kDemoCorpus)},
        {"generated_companies.json", demoCompaniesJson(), "Demo companies (generated)"},
        {"generated_sections.json", demoSectionsJson(), "Demo sections (generated)"},
        {"generated_questions.json", demoQuestionsJson(questions), std::string(kDemoSuite)},
        {"generated_glossary_nb.jsonl", demoGlossaryJsonLines(), std::string(kDemoGlossary)},
        {"generated_answers_a.jsonl",
         demoAnswersJsonLines(questions, 0.55, kDemoSeed, kDemoSlips) + demoGlossaryAnswersJsonLines(false),
         std::string(kDemoAnswers[0])},
        {"generated_answers_b.jsonl",
         demoAnswersJsonLines(questions, 0.58, kDemoSeed) + demoGlossaryAnswersJsonLines(true),
         std::string(kDemoAnswers[1])},
        {"generated_trend_bundles.json", demoTrendBundlesJson(corpus), "Demo trends (generated)"},
        {"generated_cross_company_bundles.json", demoCrossCompanyBundlesJson(corpus),
         "Demo cross company (generated)"},
        {"generated_fhri_samples.jsonl", demoScoresJsonLines(), std::string(kDemoScores)}};
}

constexpr std::size_t kDemoGold = 5; // of the files: corpus and questions; answers and others come behind

Result<> importDemo(workspace::Workspace& workspace, std::span<const DemoFile> files, const fs::path& folder,
                    const std::stop_token& stop, base::ProgressSink& progress) {
    // Nothing collides with anything; the glossary's suite is there.
    const imports::ImportChoice choice{workspace::CollisionChoice::Skip, {}, false, std::string(kDemoMaker)};
    for (const DemoFile& file : files) {
        const fs::path path = folder / file.name;
        ASSAY_TRY(base::writeFileAtomically(path, file.content));
        const imports::LookedAt looked = imports::look({&path, 1}, file.as);
        if (looked.plans.empty()) {
            return tl::unexpected(looked.failures.front());
        }
        ASSAY_TRY(imports::importFiles(workspace, looked.plans.front(), choice, stop, progress));
    }
    return {};
}

Result<> fillDemo(const fs::path& path, const std::stop_token& stop, base::ProgressSink& progress) {
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        return base::fail(base::ErrorCode::FileNotWritable, folder.errorString().toStdString(),
                          "temporary folder");
    }
    ASSAY_TRY(const auto workspace, workspace::Workspace::create(path));
    const DemoCorpus corpus = demoCorpus();
    const std::vector<DemoQuestion> questions = demoQuestions(corpus);
    const std::vector<DemoFile> files = demoFiles(corpus, questions);
    const fs::path where = folder.path().toStdString();
    // Pages that show one suite begin with the newest, lists with the questions that came first: both are to
    // be the questions over the corpus. Pages that show one system begin with the newest, too, which is to be
    // one that answers: so the corpus is asked before the answers come.
    ASSAY_TRY(workspace::createSuite(*workspace, std::string(kDemoGlossary), std::string(kDemoMaker)));
    return importDemo(*workspace, std::span(files).first(kDemoGold), where, stop, progress)
        .and_then([&] { return measureDemoNeighbours(*workspace, stop, progress); })
        .and_then([&] { return askDemoCorpus(*workspace, stop, progress); })
        .and_then([&] {
            return importDemo(*workspace, std::span(files).subspan(kDemoGold), where, stop, progress);
        })
        .and_then([&] { return curateDemoQuestions(*workspace, questions, stop, progress); })
        .and_then([&] { return curateDemoBundles(*workspace, stop); })
        .and_then([&] { return measureDemoRetrieval(*workspace, stop, progress); })
        .and_then([&] { return judgeDemoAnswers(*workspace, stop, progress); })
        .and_then([&] { return measureDemoAnswers(*workspace, stop, progress); })
        .and_then([&] { return mineDemoCorpus(*workspace, stop, progress); })
        .and_then([&] { return decideDemoThresholds(*workspace, stop, progress); })
        .and_then([&] { return keepDemoSweepAndLint(*workspace, stop, progress); })
        .and_then([&] { return keepDemoEvaluations(*workspace, stop, progress); });
}

// The folder of vectors first: once the workspace is in its place, the demo is whole.
Result<> moveDemo(const fs::path& from, const fs::path& to) {
    const fs::path folder = workspace::dataFolder(from);
    std::error_code error;
    if (fs::exists(folder, error)) {
        ASSAY_TRY(base::moveIntoPlace(folder, workspace::dataFolder(to)));
    }
    return base::moveToNewName(from, to); // nobody else's is replaced
}

constexpr std::string_view kUnfinished = ".new";

// A name that no other attempt has.
fs::path nameOfAttempt(const fs::path& path) {
    fs::path unfinished = path;
    unfinished += kUnfinished;
    unfinished += "-" + base::newUuid();
    return unfinished;
}

// Attempts that did not come to their end. Only for who holds the lock: then nobody else is at it.
void removeDeadAttempts(const fs::path& path) {
    const QString uuid = QStringLiteral("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    // A workspace that is being made has a name for itself for a moment.
    const QRegularExpression ours(QStringLiteral("^(%1(-%2)?(\\.%2\\.tmp)?)(-wal|-shm|-journal|\\.d)?$")
                                      .arg(QRegularExpression::escape(QString::fromStdString(
                                               path.filename().string() + std::string(kUnfinished))),
                                           uuid));
    std::set<std::string> attempts;
    std::error_code error;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const auto match = ours.match(QString::fromStdString(entry->path().filename().string()));
        if (match.hasMatch()) {
            attempts.insert(match.captured(1).toStdString());
        }
    }
    for (const std::string& attempt : attempts) {
        workspace::removeWorkspaceFiles(folder / attempt);
    }
}

// Waits for whoever makes the same demo. Cancelled.
Result<base::FileLock> lockOf(const fs::path& path, const std::stop_token& stop) {
    constexpr std::chrono::milliseconds kLookAgain{50};
    for (;;) {
        ASSAY_TRY(auto lock, base::FileLock::tryTake(path));
        if (lock) {
            return std::move(*lock);
        }
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled, {}, path.string());
        }
        std::this_thread::sleep_for(kLookAgain);
    }
}

} // namespace

fs::path defaultDemoPath() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    // Demos of another generator are left alone.
    return fs::path(folder.toStdString()) / "demo" / "6" / "demo.assay";
}

fs::path demoLockPath(const fs::path& path) {
    fs::path lock = path;
    lock += ".making";
    return lock;
}

Result<> ensureDemoWorkspace(const fs::path& path, std::stop_token stop, base::ProgressSink& progress) {
    std::error_code error;
    if (fs::exists(path, error)) {
        return {};
    }
    if (path.has_parent_path()) {
        fs::create_directories(path.parent_path(), error);
        if (error) {
            return base::fail(base::ErrorCode::FileNotWritable, error.message(), path.parent_path().string());
        }
    }
    const auto lock = lockOf(demoLockPath(path), stop);
    ASSAY_TRY(lock);
    if (fs::exists(path, error)) {
        return {}; // made meanwhile by whom this one waited for
    }
    removeDeadAttempts(path);
    ASSAY_TRY(workspace::requireNoLeftovers(path));
    // Made under another name first, so that an interrupted run is not taken for a demo.
    const fs::path unfinished = nameOfAttempt(path);
    auto made = fillDemo(unfinished, stop, progress).and_then([&] { return moveDemo(unfinished, path); });
    workspace::removeWorkspaceFiles(
        unfinished); // all of a failed one; of the other only what did not go along
    return made;
}

bool isDemo(const workspace::Reader& reader) {
    return workspace::findSuite(reader, std::string(kDemoSuite)).has_value();
}

} // namespace assay::app
