#include "app/demo/demo_workspace.h"

#include "app/demo/demo_bundles.h"
#include "app/demo/demo_corpus.h"
#include "app/demo/demo_curation.h"
#include "app/demo/demo_questions.h"
#include "app/demo/demo_runs.h"
#include "app/demo/demo_scores.h"
#include "core/base/atomic_file.h"
#include "core/base/disk_sync.h"
#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <chrono>
#include <optional>
#include <set>
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

// Writes what is generated to files and imports these: it takes the same way in as anybody's files.
class DemoImports {
  public:
    DemoImports(workspace::Workspace& workspace, fs::path folder, std::stop_token stop,
                base::ProgressSink& progress)
        : m_workspace(workspace)
        , m_folder(std::move(folder))
        , m_stop(std::move(stop))
        , m_progress(progress) {}

    Result<> corpus(const DemoCorpus& generated) {
        return file("generated_filings.jsonl", demoSentencesJsonLines(generated), [&](const fs::path& path) {
            return workspace::importCorpus(m_workspace, {&path, 1}, {std::string(kDemoCorpus), {}, m_who},
                                           m_stop, m_progress);
        });
    }

    Result<> lists() {
        return list("generated_companies.json", demoCompaniesJson(), "Demo companies (generated)")
            .and_then([this] {
                return list("generated_sections.json", demoSectionsJson(), "Demo sections (generated)");
            });
    }

    Result<> questions(const std::vector<DemoQuestion>& generated) {
        // Pages that show one suite begin with the newest, lists with the questions that came first: both are
        // to be the questions over the corpus.
        const std::string glossary = "Demo-ordliste norsk (generated)";
        return workspace::createSuite(m_workspace, glossary, m_who)
            .and_then([&](base::RowId) {
                return suite("generated_questions.json", demoQuestionsJson(generated),
                             std::string(kDemoSuite));
            })
            .and_then(
                [&] { return suite("generated_glossary_nb.jsonl", demoGlossaryJsonLines(), glossary); });
    }

    Result<> answers(const std::vector<DemoQuestion>& generated) {
        return answerSet("generated_answers_a.jsonl", demoAnswersJsonLines(generated, 0.55, kDemoSeed),
                         "Demo answers, system A (generated)")
            .and_then([&] {
                return answerSet("generated_answers_b.jsonl",
                                 demoAnswersJsonLines(generated, 0.78, kDemoSeed),
                                 "Demo answers, system B (generated)");
            });
    }

    Result<> bundles(const DemoCorpus& generated) {
        return bundleSet("generated_trend_bundles.json", demoTrendBundlesJson(generated),
                         "Demo trends (generated)")
            .and_then([&] {
                return bundleSet("generated_cross_company_bundles.json",
                                 demoCrossCompanyBundlesJson(generated), "Demo cross company (generated)");
            });
    }

    Result<> scores() {
        return file("generated_fhri_samples.jsonl", demoScoresJsonLines(), [&](const fs::path& path) {
            return workspace::importScoredSet(m_workspace, std::string(kDemoScores), {&path, 1}, std::nullopt,
                                              m_stop, m_progress);
        });
    }

  private:
    template <typename Import>
    Result<> file(const char* name, const std::string& content, Import import) {
        const fs::path path = m_folder / name;
        ASSAY_TRY(base::writeFileAtomically(path, content));
        return import(path).map([](const auto&) {});
    }

    Result<> list(const char* name, const std::string& content, const std::string& as) {
        return file(name, content, [&](const fs::path& path) {
            return workspace::importReferenceList(m_workspace, path, as, std::nullopt, m_stop, m_progress);
        });
    }

    Result<> suite(const char* name, const std::string& content, const std::string& as) {
        workspace::QuestionImportOptions options;
        options.suite = as;
        options.who = m_who;
        options.onCollision = workspace::CollisionChoice::Skip; // there is none
        return file(name, content, [&](const fs::path& path) {
            return workspace::importQuestions(m_workspace, {&path, 1}, options, m_stop, m_progress);
        });
    }

    Result<> answerSet(const char* name, const std::string& content, const std::string& as) {
        return file(name, content, [&](const fs::path& path) {
            return workspace::importAnswerScores(m_workspace, path, as, std::nullopt, m_stop, m_progress);
        });
    }

    Result<> bundleSet(const char* name, const std::string& content, const std::string& as) {
        return file(name, content, [&](const fs::path& path) {
            return workspace::importBundles(m_workspace, {&path, 1}, as, m_who, m_stop, m_progress);
        });
    }

    workspace::Workspace& m_workspace;
    fs::path m_folder;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    std::string m_who{kDemoMaker};
};

Result<> fillDemo(const fs::path& path, const std::stop_token& stop, base::ProgressSink& progress) {
    const QTemporaryDir folder;
    if (!folder.isValid()) {
        return base::fail(base::ErrorCode::FileNotWritable, folder.errorString().toStdString(),
                          "temporary folder");
    }
    ASSAY_TRY(const auto workspace, workspace::Workspace::create(path));
    const DemoCorpus corpus = demoCorpus();
    const std::vector<DemoQuestion> questions = demoQuestions(corpus);
    DemoImports imports(*workspace, folder.path().toStdString(), stop, progress);
    return imports.corpus(corpus)
        .and_then([&] { return imports.lists(); })
        .and_then([&] { return imports.questions(questions); })
        .and_then([&] { return imports.answers(questions); })
        .and_then([&] { return imports.bundles(corpus); })
        .and_then([&] { return imports.scores(); })
        .and_then([&] { return curateDemoQuestions(*workspace, questions, stop, progress); })
        .and_then([&] { return curateDemoBundles(*workspace, stop); })
        .and_then([&] { return measureDemoNeighbours(*workspace, stop, progress); })
        .and_then([&] { return decideDemoThresholds(*workspace, stop, progress); });
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
    return fs::path(folder.toStdString()) / "demo" / "3" / "demo.assay";
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
