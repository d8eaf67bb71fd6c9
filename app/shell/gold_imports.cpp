#include "app/shell/gold_imports.h"

#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/imports/set_name.h"

#include <QFileInfo>
#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::Result;
using formats::FileContent;

bool isPlain(formats::QuestionKind kind) {
    return kind == formats::QuestionKind::QuestionsCsv || kind == formats::QuestionKind::QuestionsJsonl;
}

QString fileName(const fs::path& path) {
    return QString::fromStdU16String(path.filename().u16string());
}

template <typename Info>
std::set<std::string> namesOf(const std::vector<Info>& list) {
    std::set<std::string> names;
    for (const Info& info : list) {
        names.insert(info.name);
    }
    return names;
}

// Every file is a suite of its own, unless a name for all of them was given. Plain files with the same
// columns are one plan all the same, so that their mapping is asked for once.
void addQuestions(std::vector<QuestionImportPlan>& plans, const fs::path& file, const std::string& kind,
                  const std::string& wanted) {
    QuestionImportPlan plan;
    plan.kind = formats::questionKindFromName(kind).value_or(plan.kind);
    plan.suite = wanted.empty() ? imports::defaultSetName({&file, 1}) : wanted;
    if (isPlain(plan.kind)) {
        if (auto preview = formats::previewMapping(file)) {
            plan.preview = std::move(*preview);
        }
    }
    const auto like = std::find_if(plans.begin(), plans.end(), [&](const QuestionImportPlan& each) {
        return each.kind == plan.kind && each.preview.has_value() == plan.preview.has_value() &&
               (plan.preview ? each.preview->columns == plan.preview->columns : !wanted.empty());
    });
    if (like == plans.end()) {
        plan.files = {file};
        plans.push_back(std::move(plan));
        return;
    }
    like->files.push_back(file);
    like->suite = wanted;
}

workspace::QuestionImportOptions optionsOf(const QuestionImportPlan& plan) {
    workspace::QuestionImportOptions options;
    options.suite = plan.suite;
    options.kind = plan.kind;
    options.mapping = plan.mapping;
    return options;
}

// Fills in whether the suite exists and what collides. What cannot be read is no matter here: importing it
// fails and says why.
Result<QuestionImportPlan> compared(const workspace::Workspace& workspace, QuestionImportPlan plan,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(auto reader, workspace.reader());
    auto seen = workspace::previewQuestionImport(reader, plan.files, optionsOf(plan), stop, progress);
    if (!seen &&
        (seen.error().code == ErrorCode::Cancelled || seen.error().code == ErrorCode::DamagedWorkspace)) {
        return tl::unexpected(seen.error());
    }
    plan.seen = seen ? std::move(*seen) : workspace::QuestionImportPreview();
    return plan;
}

// What importing questions comes to.
struct QuestionOutcome {
    std::optional<workspace::QuestionImport> import;
    QuestionImportPlan toAsk; // without one: about what the suite holds by now
};

Result<QuestionOutcome> importOrAsk(workspace::Workspace& workspace, const QuestionImportPlan& plan,
                                    const workspace::QuestionImportOptions& options,
                                    const std::stop_token& stop, base::ProgressSink& progress,
                                    base::IssueList* issuesOnFailure) {
    auto imported =
        workspace::importQuestions(workspace, plan.files, options, stop, progress, issuesOnFailure);
    if (imported) {
        return QuestionOutcome{std::move(*imported), {}};
    }
    const ErrorCode code = imported.error().code;
    if (code != ErrorCode::EditConflict && code != ErrorCode::NameTaken) {
        return tl::unexpected(imported.error());
    }
    auto again = compared(workspace, plan, stop, progress);
    if (!again || !again->seen.suiteExists) { // the name is that of a frozen version, or the suite is gone
        return tl::unexpected(again ? imported.error() : again.error());
    }
    again->isAskedAgain = true;
    return QuestionOutcome{std::nullopt, std::move(*again)};
}

} // namespace

struct GoldImports::Looked {
    std::vector<fs::path> scores;
    std::vector<QuestionImportPlan> questions;
    std::vector<fs::path> bundles;
    std::vector<fs::path> answers;
    std::vector<fs::path> lists;
    std::vector<fs::path> sentences;   // make one corpus
    std::vector<fs::path> unknown;     // of no form that Assay reads
    std::vector<base::Error> failures; // why the first of those is of none, and what could not be read at all
};

GoldImports::GoldImports(Session& session, widgets::JobRunner& jobs)
    : QObject(&session)
    , m_session(session)
    , m_jobs(jobs) {}

void GoldImports::begin(const std::vector<fs::path>& files, const QString& name) {
    const Workspace workspace = m_session.workspace();
    announce();
    ++m_looking;
    m_jobs.startBackground<Looked>(
        tr("Looking at %1").arg(fileName(files.front())),
        [files, wanted = name.toStdString()](const std::stop_token&, base::ProgressSink&) -> Result<Looked> {
            Looked looked;
            for (const fs::path& file : files) {
                const auto kind = formats::recogniseFile(file);
                if (!kind) {
                    const bool isUnknown = kind.error().code == ErrorCode::UnknownFormat;
                    if (!isUnknown || looked.unknown.empty()) {
                        looked.failures.push_back(kind.error());
                    }
                    if (isUnknown) {
                        looked.unknown.push_back(file);
                    }
                } else if (kind->content == FileContent::ScoredSet) {
                    looked.scores.push_back(file);
                } else if (kind->content == FileContent::Bundles) {
                    looked.bundles.push_back(file);
                } else if (kind->content == FileContent::AnswerScores) {
                    looked.answers.push_back(file);
                } else if (kind->content == FileContent::ReferenceList) {
                    looked.lists.push_back(file);
                } else if (kind->content == FileContent::Sentences) {
                    looked.sentences.push_back(file);
                } else {
                    addQuestions(looked.questions, file, kind->name, wanted);
                }
            }
            return looked;
        },
        this,
        [this, workspace, name, generation = m_generation](const Result<Looked>& looked) {
            --m_looking;
            if (looked && workspace == m_session.workspace() && generation == m_generation) {
                takeLooked(*looked, name);
            }
        });
}

void GoldImports::takeLooked(const Looked& looked, const QString& name) {
    if (looked.unknown.size() > 1) {
        QStringList names;
        for (const fs::path& file : looked.unknown) {
            names += fileName(file);
        }
        constexpr qsizetype kNamed = 5;
        if (names.size() > kNamed) {
            names = names.mid(0, kNamed) << QStringLiteral("…");
        }
        Q_EMIT m_session.noticed(
            tr("%1 files are in none of the formats that Assay reads and were left out: %2")
                .arg(looked.unknown.size())
                .arg(names.join(QStringLiteral(", "))));
    }
    for (const base::Error& error : looked.failures) {
        if (error.code != ErrorCode::UnknownFormat || looked.unknown.size() == 1) {
            Q_EMIT m_session.failed(error);
        }
    }
    if (!looked.scores.empty()) { // they wait like the others, for a workspace takes one import at a time
        enqueue([this, files = looked.scores, name] { m_session.importScores(files, name); });
    }
    if (!looked.sentences.empty()) {
        enqueue([this, files = looked.sentences, name] { importCorpus(files, name); });
    }
    for (const fs::path& file : looked.lists) {
        enqueue([this, file, name] { importList(file, name); });
    }
    for (const fs::path& file : looked.bundles) {
        enqueue([this, file, name] { importBundles(file, name); });
    }
    for (const QuestionImportPlan& questions : looked.questions) {
        if (questions.preview) {
            Q_EMIT mappingNeeded(questions);
        } else {
            plan(questions);
        }
    }
    // Answers last: what their ids mean is known once the questions are there.
    for (const fs::path& file : looked.answers) {
        enqueue([this, file, name] { importAnswers(file, name); });
    }
}

void GoldImports::announce() {
    if (m_session.importsRunning() == 0) {
        Q_EMIT begun();
    }
}

void GoldImports::importMapped(const QuestionImportPlan& mapped) {
    announce();
    if (!mapped.suite.empty()) {
        plan(mapped);
        return;
    }
    for (const fs::path& file : mapped.files) {
        QuestionImportPlan own = mapped;
        own.files = {file};
        own.suite = imports::defaultSetName(own.files);
        plan(own);
    }
}

void GoldImports::plan(const QuestionImportPlan& questions) {
    enqueue([this, questions] { compare(questions); });
}

void GoldImports::enqueue(std::function<void()> start) {
    if (!m_session.hasWorkspace()) {
        return;
    }
    m_waiting.push_back(std::move(start));
    startNext();
}

void GoldImports::startNext() {
    if (m_job != nullptr || m_waiting.empty() || m_session.scoreImportsRunning() > 0) {
        return;
    }
    const std::function<void()> next = std::move(m_waiting.front());
    m_waiting.pop_front();
    next();
}

// Only one of these runs at a time. `taken` gets what was made, after m_job is free again.
template <typename T, typename Work, typename Taken>
void GoldImports::start(const QString& title, const std::string& subject, Work work, Taken taken) {
    const Workspace workspace = m_session.workspace();
    const auto issuesOnFailure = std::make_shared<base::IssueList>();
    m_job = m_jobs.start<T>(
        title,
        [workspace, issuesOnFailure, work = std::move(work)](
            const std::stop_token& stop, base::ProgressSink& progress) mutable -> Result<T> {
            return work(*workspace, stop, progress, issuesOnFailure.get());
        },
        this,
        [this, workspace, subject, issuesOnFailure, taken = std::move(taken)](Result<T> result) mutable {
            m_job = nullptr;
            if (workspace == m_session.workspace()) {
                if (result) {
                    taken(std::move(*result));
                } else if (result.error().code != ErrorCode::Cancelled) {
                    if (issuesOnFailure->total() > 0) {
                        m_session.setIssues(std::move(*issuesOnFailure), QString::fromStdString(subject),
                                            true);
                    }
                    Q_EMIT m_session.failed(result.error());
                }
            }
            startNext();
        });
}

void GoldImports::compare(const QuestionImportPlan& questions) {
    start<QuestionImportPlan>(
        tr("Looking at %1").arg(QString::fromStdString(questions.suite)), questions.suite,
        [questions](workspace::Workspace& workspace, const std::stop_token& stop,
                    base::ProgressSink& progress,
                    base::IssueList*) { return compared(workspace, questions, stop, progress); },
        [this](const QuestionImportPlan& known) {
            if (known.seen.suiteExists) {
                Q_EMIT collisionFound(known);
            } else {
                m_waiting.push_front(
                    [this, known] { importQuestions(known, workspace::CollisionChoice::Refuse); });
            }
        });
}

void GoldImports::importChosen(const QuestionImportPlan& questions, workspace::CollisionChoice choice) {
    if (choice == workspace::CollisionChoice::Refuse) {
        return;
    }
    announce();
    enqueue([this, questions, choice] { importQuestions(questions, choice); });
}

void GoldImports::importQuestions(const QuestionImportPlan& questions, workspace::CollisionChoice choice) {
    workspace::QuestionImportOptions options = optionsOf(questions);
    options.onCollision = choice;
    options.decidedOn = questions.seen.held;
    options.who = Settings().curatorName().toStdString();
    start<QuestionOutcome>(
        tr("Importing %1").arg(QString::fromStdString(questions.suite)), questions.suite,
        [options, questions](workspace::Workspace& workspace, const std::stop_token& stop,
                             base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
            return importOrAsk(workspace, questions, options, stop, progress, issuesOnFailure);
        },
        [this](QuestionOutcome outcome) {
            if (!outcome.import) {
                Q_EMIT collisionFound(outcome.toAsk);
                return;
            }
            workspace::QuestionImport& import = *outcome.import;
            m_lastQuestions = {import.suite.id, import.suite.name, import.records, import.rejected,
                               import.added,    import.replaced,   import.skipped, import.unchanged};
            qInfo("Imported: %lld questions, %lld rejected", static_cast<long long>(import.records),
                  static_cast<long long>(import.rejected));
            m_session.setIssues(std::move(import.issues), QString::fromStdString(import.suite.name), false);
            reloadHoldings();
            Q_EMIT suiteImported(import.suite.id);
        });
}

void GoldImports::importBundles(const fs::path& file, const QString& name) {
    const std::string wanted = name.isEmpty() ? imports::defaultSetName({&file, 1}) : name.toStdString();
    start<workspace::BundleImport>(
        tr("Importing %1").arg(QString::fromStdString(wanted)), wanted,
        [file, wanted, who = Settings().curatorName().toStdString()](
            workspace::Workspace& workspace, const std::stop_token& stop, base::ProgressSink& progress,
            base::IssueList* issuesOnFailure) -> Result<workspace::BundleImport> {
            ASSAY_TRY(const auto sets, workspace.reader().and_then([](const workspace::Reader& reader) {
                return workspace::bundleSets(reader);
            }));
            return workspace::importBundles(workspace, {&file, 1}, imports::freeName(wanted, namesOf(sets)),
                                            who, stop, progress, issuesOnFailure);
        },
        [this](workspace::BundleImport import) {
            m_session.setIssues(std::move(import.issues), QString::fromStdString(import.set.name), false);
            qInfo("Imported: %lld bundles", static_cast<long long>(import.set.bundles));
            m_holdings.bundles.push_back(import.set);
            reloadHoldings();
            Q_EMIT bundlesImported(import.set.id);
        });
}

void GoldImports::importAnswers(const fs::path& file, const QString& name) {
    const std::string wanted = name.isEmpty() ? imports::defaultSetName({&file, 1}) : name.toStdString();
    start<workspace::AnswerSetImport>(
        tr("Importing %1").arg(QString::fromStdString(wanted)), wanted,
        [file, wanted](workspace::Workspace& workspace, const std::stop_token& stop,
                       base::ProgressSink& progress,
                       base::IssueList* issuesOnFailure) -> Result<workspace::AnswerSetImport> {
            ASSAY_TRY(const auto sets, workspace.reader().and_then([](const workspace::Reader& reader) {
                return workspace::answerSets(reader);
            }));
            return workspace::importAnswerScores(workspace, file, imports::freeName(wanted, namesOf(sets)),
                                                 std::nullopt, stop, progress, issuesOnFailure);
        },
        [this](workspace::AnswerSetImport import) {
            m_session.setIssues(std::move(import.issues), QString::fromStdString(import.set.name), false);
            qInfo("Imported: %lld answers, %lld rejected", static_cast<long long>(import.set.answers),
                  static_cast<long long>(import.rejected));
            m_holdings.answers.insert(m_holdings.answers.begin(), import.set);
            reloadHoldings();
            Q_EMIT answersImported(import.set.id);
        });
}

void GoldImports::importList(const fs::path& file, const QString& name) {
    const std::string wanted = name.isEmpty() ? imports::defaultSetName({&file, 1}) : name.toStdString();
    start<workspace::ReferenceListImport>(
        tr("Importing %1").arg(QString::fromStdString(wanted)), wanted,
        [file, wanted](workspace::Workspace& workspace, const std::stop_token& stop,
                       base::ProgressSink& progress,
                       base::IssueList* issuesOnFailure) -> Result<workspace::ReferenceListImport> {
            ASSAY_TRY(const auto lists, workspace.reader().and_then([](const workspace::Reader& reader) {
                return workspace::referenceLists(reader);
            }));
            return workspace::importReferenceList(workspace, file, imports::freeName(wanted, namesOf(lists)),
                                                  std::nullopt, stop, progress, issuesOnFailure);
        },
        [this](workspace::ReferenceListImport import) {
            const QString listName = QString::fromStdString(import.list.name);
            m_session.setIssues(std::move(import.issues), listName, false);
            qInfo("Imported: a list of %lld", static_cast<long long>(import.records));
            reloadHoldings();
            Q_EMIT listImported(listName, import.records);
        });
}

void GoldImports::importCorpus(const std::vector<fs::path>& files, const QString& name) {
    const std::string wanted = name.isEmpty() ? imports::defaultSetName(files) : name.toStdString();
    start<workspace::CorpusImport>(
        tr("Importing %1").arg(QString::fromStdString(wanted)), wanted,
        [files, wanted, who = Settings().curatorName().toStdString()](
            workspace::Workspace& workspace, const std::stop_token& stop, base::ProgressSink& progress,
            base::IssueList* issuesOnFailure) -> Result<workspace::CorpusImport> {
            ASSAY_TRY(const auto there, workspace.reader().and_then([](const workspace::Reader& reader) {
                return workspace::corpora(reader);
            }));
            return workspace::importCorpus(workspace, files,
                                           {imports::freeName(wanted, namesOf(there)), std::nullopt, who},
                                           stop, progress, issuesOnFailure);
        },
        [this](workspace::CorpusImport import) {
            const QString corpusName = QString::fromStdString(import.corpus.name);
            m_session.setIssues(std::move(import.issues), corpusName, false);
            qInfo("Imported: a corpus of %lld sentences", static_cast<long long>(import.corpus.sentences));
            reloadHoldings();
            Q_EMIT corpusImported(corpusName, import.corpus.sentences);
        });
}

void GoldImports::cancel() {
    ++m_generation;
    m_waiting.clear();
    if (m_job) {
        m_job->cancel();
    }
}

} // namespace assay::app

#include "moc_gold_imports.cpp"
