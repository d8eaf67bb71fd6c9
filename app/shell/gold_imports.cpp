#include "app/shell/gold_imports.h"

#include "app/settings/engines_file.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/imports/column_mapping.h"
#include "core/imports/reference_import.h"
#include "core/imports/set_name.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::Result;
using formats::FileContent;
using imports::ImportPlan;

QString fileName(const fs::path& path) {
    return QString::fromStdU16String(path.filename().u16string());
}

// Counts only: what is in the files stays out of the log.
void logImported(const imports::Imported& imported) {
    const auto number = [](std::int64_t count) { return static_cast<long long>(count); };
    const auto* const scores = std::get_if<workspace::ScoredSetImport>(&imported.made);
    const std::string what = scores == nullptr
                                 ? std::to_string(imported.records) + " records of " + imported.kind
                                 : std::to_string(imported.records) + " samples";
    const std::string unscored =
        scores == nullptr ? "" : ", " + std::to_string(scores->info.unscored) + " without a score";
    qInfo("Imported: %s, %lld rejected%s; %lld errors, %lld warnings, %lld notes", what.c_str(),
          number(imported.rejected), unscored.c_str(), number(imported.issues.count(base::Severity::Error)),
          number(imported.issues.count(base::Severity::Warning)),
          number(imported.issues.count(base::Severity::Info)));
}

// Of what its issues are read again; nothing: they are not kept.
std::optional<evaluate::IssueSubject> subjectOf(const imports::Imported& imported) {
    using Of = evaluate::IssueSubject::Of;
    if (std::holds_alternative<workspace::ScoredSetImport>(imported.made)) {
        return evaluate::IssueSubject{Of::ScoredSet, imported.id};
    }
    if (std::holds_alternative<workspace::QuestionImport>(imported.made)) {
        return evaluate::IssueSubject{Of::Suite, imported.id};
    }
    if (std::holds_alternative<workspace::BundleImport>(imported.made)) {
        return evaluate::IssueSubject{Of::Bundles, imported.id};
    }
    if (std::holds_alternative<workspace::CorpusImport>(imported.made)) {
        return evaluate::IssueSubject{Of::Corpus, imported.id};
    }
    return std::nullopt;
}

} // namespace

// What an import came to.
struct GoldImports::Outcome {
    imports::ImportOutcome import;
    std::vector<workspace::ScoredSetInfo> sets; // of the workspace, when it was of scores
};

// What one that failed leaves behind.
struct GoldImports::OnFailure {
    base::IssueList issues;
    std::optional<ImportPlan> toMap;
};

GoldImports::GoldImports(Session& session, widgets::JobRunner& jobs)
    : QObject(&session)
    , m_session(session)
    , m_jobs(jobs) {}

void GoldImports::begin(const std::vector<fs::path>& files, const QString& name) {
    const Workspace workspace = m_session.workspace();
    announce();
    ++m_looking;
    m_jobs.startBackground<imports::LookedAt>(
        tr("Looking at %1").arg(fileName(files.front())),
        [files, wanted = name.toStdString()](const std::stop_token&, base::ProgressSink&)
            -> Result<imports::LookedAt> { return imports::look(files, wanted); },
        this,
        [this, workspace, generation = m_generation](const Result<imports::LookedAt>& looked) {
            --m_looking;
            if (looked && workspace == m_session.workspace() && generation == m_generation) {
                takeLooked(*looked);
            }
        });
}

void GoldImports::takeLooked(const imports::LookedAt& looked) {
    if (looked.unknown.size() > 1) {
        QStringList names;
        for (const fs::path& file : looked.unknown) {
            names += fileName(file);
        }
        constexpr qsizetype kNamed = 5;
        if (names.size() > kNamed) {
            names = names.mid(0, kNamed) << QStringLiteral("…");
        }
        Q_EMIT leftOut(tr("%1 files are in none of the formats that Assay reads and were left out: %2")
                           .arg(looked.unknown.size())
                           .arg(names.join(QStringLiteral(", "))));
        if (looked.toMap) {
            Q_EMIT mappingNeeded(*looked.toMap);
        }
    }
    if (m_session.issuesAreOfFailedImport()) { // of another file than what is said now
        m_session.showAllIssues(m_session.showsAllIssues());
    }
    for (const base::Error& error : looked.failures) {
        if (error.code != ErrorCode::UnknownFormat || looked.unknown.size() == 1) {
            fail(error, error.code == ErrorCode::UnknownFormat ? looked.toMap : std::nullopt);
        }
    }
    for (const ImportPlan& plan : looked.plans) {
        if (plan.preview) {
            Q_EMIT mappingNeeded(plan);
        } else if (plan.kind.content == FileContent::Questions || plan.kind.content == FileContent::Qrels) {
            enqueue([this, plan] { compare(plan); });
        } else {
            enqueue([this, plan] { import(plan, workspace::CollisionChoice::Refuse); });
        }
    }
}

void GoldImports::sayUnmapped(const ImportPlan& plan) {
    const std::vector<std::string> lacking = imports::lackingFields(
        plan.kind.content, imports::suggestedFields(plan.kind.content, plan.preview->columns));
    if (lacking.empty()) {
        return;
    }
    QStringList anyOf;
    for (const std::string& field : lacking) {
        anyOf += QString::fromStdString(field);
    }
    base::IssueList issues;
    for (const fs::path& file : plan.files) {
        base::Issue issue;
        issue.severity = base::Severity::Error;
        issue.code = base::IssueCode::MissingField;
        issue.file = fileName(file).toStdString();
        issue.line = 1; // that of the columns
        issue.field = anyOf.join(QStringLiteral(", ")).toStdString();
        issues.add(std::move(issue));
    }
    m_session.setIssues(std::move(issues), fileName(plan.files.front()), true);
}

void GoldImports::fail(const base::Error& error, std::optional<ImportPlan> toMap) {
    m_toMap = std::move(toMap);
    if (m_toMap && !m_session.issuesAreOfFailedImport() && imports::needsMapping(*m_toMap)) {
        sayUnmapped(*m_toMap);
    }
    Q_EMIT m_session.failed(error);
    m_toMap.reset();
}

void GoldImports::announce() {
    if (m_session.importsRunning() == 0) {
        m_issues = base::IssueList();
        m_issuesOf.clear();
        m_subjects.clear();
        Q_EMIT begun();
    }
}

void GoldImports::importMapped(const ImportPlan& mapped) {
    announce();
    for (const ImportPlan& plan : imports::separated(mapped)) {
        if (plan.kind.content == FileContent::Questions) {
            enqueue([this, plan] { compare(plan); });
        } else {
            enqueue([this, plan] { import(plan, workspace::CollisionChoice::Refuse); });
        }
    }
}

void GoldImports::enqueue(std::function<void()> start) {
    if (!m_session.hasWorkspace()) {
        return;
    }
    m_waiting.push_back(std::move(start));
    startNext();
}

void GoldImports::startNext() {
    if (m_job != nullptr || m_waiting.empty()) {
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
    const auto onFailure = std::make_shared<OnFailure>();
    m_job = m_jobs.start<T>(
        title,
        [workspace, onFailure, work = std::move(work)](const std::stop_token& stop,
                                                       base::ProgressSink& progress) mutable -> Result<T> {
            return work(*workspace, stop, progress, *onFailure);
        },
        this,
        [this, workspace, subject, onFailure, taken = std::move(taken)](Result<T> result) mutable {
            m_job = nullptr;
            if (workspace == m_session.workspace()) {
                if (result) {
                    taken(std::move(*result));
                } else if (result.error().code != ErrorCode::Cancelled) {
                    if (onFailure->issues.total() > 0) {
                        m_session.setIssues(std::move(onFailure->issues), QString::fromStdString(subject),
                                            true);
                    }
                    fail(result.error(), std::move(onFailure->toMap));
                }
            }
            startNext();
        });
}

void GoldImports::compare(const ImportPlan& plan) {
    start<ImportPlan>(
        tr("Looking at %1").arg(QString::fromStdString(plan.name)), plan.name,
        [plan](workspace::Workspace& workspace, const std::stop_token& stop, base::ProgressSink& progress,
               OnFailure&) { return imports::compared(workspace, plan, stop, progress); },
        [this](const ImportPlan& known) {
            if (known.suites.size() > 1) {
                Q_EMIT suiteNeeded(known);
            } else if (known.seen.suiteExists) {
                Q_EMIT collisionFound(known);
            } else {
                m_waiting.push_front([this, known] { import(known, workspace::CollisionChoice::Refuse); });
            }
        });
}

void GoldImports::importInto(const ImportPlan& plan) {
    announce();
    enqueue([this, plan] { import(plan, workspace::CollisionChoice::Refuse); });
}

void GoldImports::importChosen(const ImportPlan& plan, workspace::CollisionChoice choice) {
    if (choice == workspace::CollisionChoice::Refuse) {
        return;
    }
    announce();
    enqueue([this, plan, choice] { import(plan, choice); });
}

void GoldImports::import(ImportPlan plan, workspace::CollisionChoice collision) {
    const bool isOfScores = plan.kind.content == FileContent::ScoredSet;
    if (isOfScores) { // of which the session has the list at hand
        std::set<std::string> taken;
        for (const workspace::ScoredSetInfo& set : m_session.scoredSets()) {
            taken.insert(set.name);
        }
        plan.name = imports::freeName(plan.name, taken, imports::Numbering::Plain);
    }
    const imports::ImportChoice choice{collision, plan.seen.held, true,
                                       Settings().curatorName().toStdString()};
    qInfo("Import begins: %s from %zu files", plan.name.c_str(), plan.files.size());
    start<Outcome>(
        tr("Importing %1").arg(QString::fromStdString(plan.name)), plan.name,
        [plan, choice, isOfScores](workspace::Workspace& workspace, const std::stop_token& stop,
                                   base::ProgressSink& progress, OnFailure& onFailure) -> Result<Outcome> {
            auto import = imports::importOrAsk(workspace, plan, choice, stop, progress, &onFailure.issues);
            if (!import) {
                onFailure.toMap = imports::planToMap(plan, import.error());
                return tl::unexpected(std::move(import.error()));
            }
            Outcome outcome{std::move(*import), {}};
            if (isOfScores) {
                ASSAY_TRY(const auto reader, workspace.reader());
                ASSAY_TRY(outcome.sets, workspace::scoredSets(reader));
            }
            return outcome;
        },
        [this](Outcome outcome) { take(std::move(outcome)); });
}

void GoldImports::importReference(const evaluate::ReferencePlan& chosen) {
    announce();
    enqueue([this, chosen] {
        evaluate::ReferencePlan plan = chosen;
        std::set<std::string> taken;
        for (const workspace::CorpusInfo& corpus : m_holdings.corpora) {
            taken.insert(corpus.name);
        }
        plan.name = imports::freeName(plan.name, taken, imports::Numbering::Plain);
        plan.who = Settings().curatorName().toStdString();
        start<imports::ImportedReference>(
            tr("Importing %1").arg(QString::fromStdString(plan.name)), plan.name,
            [plan](workspace::Workspace& workspace, const std::stop_token& stop, base::ProgressSink& progress,
                   OnFailure& onFailure) -> Result<imports::ImportedReference> {
                ASSAY_TRY(const auto engine, engineSource()(plan.connection));
                return imports::importReference(workspace, plan, *engine, stop, progress, &onFailure.issues);
            },
            [this](imports::ImportedReference made) {
                logImported(made.imported);
                showIssues(made.imported);
                takeMade(made.imported);
                QStringList missing;
                for (const std::string& id : made.missing) {
                    missing += QString::fromStdString(id);
                }
                if (!missing.isEmpty()) {
                    Q_EMIT m_session.noticed(tr("Of %n id(s) of the list that were looked up in the engine, "
                                                "these are not there: %1",
                                                nullptr, static_cast<int>(made.sampled))
                                                 .arg(missing.join(QStringLiteral(", "))));
                }
            });
    });
}

void GoldImports::take(Outcome outcome) {
    if (!outcome.import.imported) {
        Q_EMIT collisionFound(outcome.import.toAsk);
        return;
    }
    imports::Imported& imported = *outcome.import.imported;
    logImported(imported);
    const QString name = QString::fromStdString(imported.name);
    if (std::holds_alternative<workspace::ScoredSetImport>(imported.made)) {
        m_session.takeImportedScores(std::move(outcome.sets), imported.id, name, imported.issues);
        if (!m_issuesOf.isEmpty()) {
            showIssues(imported);
        } else {
            m_issues = std::move(imported.issues);
            m_issuesOf = {name};
            m_subjects = {subjectOf(imported)};
        }
        return;
    }
    showIssues(imported);
    takeMade(imported);
}

// With those of what was imported before it in the same go: the last file may be the one without any.
void GoldImports::showIssues(const imports::Imported& imported) {
    evaluate::appendIssues(m_issues, imported.issues);
    m_issuesOf += QString::fromStdString(imported.name);
    m_subjects.push_back(subjectOf(imported));
    std::vector<evaluate::IssueSubject> kept;
    for (const auto& subject : m_subjects) {
        if (!subject) { // its issues are kept nowhere
            kept.clear();
            break;
        }
        if (std::ranges::find(kept, *subject) == kept.end()) {
            kept.push_back(*subject);
        }
    }
    m_session.setIssues(m_issues,
                        m_issuesOf.size() == 1
                            ? m_issuesOf.front()
                            : tr("%1 imports", "Whose issues are shown").arg(m_issuesOf.size()),
                        false, std::move(kept));
}

// What is listed before the list is read again is what those who hear of it look up there.
void GoldImports::takeMade(imports::Imported& imported) {
    const QString name = QString::fromStdString(imported.name);
    if (const auto* const suite = std::get_if<workspace::QuestionImport>(&imported.made)) {
        m_lastQuestions = {imported.id,  imported.name,   suite->records, suite->rejected,
                           suite->added, suite->replaced, suite->skipped, suite->unchanged};
        reloadHoldings();
        Q_EMIT suiteImported(imported.id);
    } else if (auto* const bundles = std::get_if<workspace::BundleImport>(&imported.made)) {
        m_holdings.bundles.push_back(std::move(bundles->set));
        reloadHoldings();
        Q_EMIT bundlesImported(imported.id);
    } else if (auto* const answers = std::get_if<workspace::AnswerSetImport>(&imported.made)) {
        m_holdings.answers.insert(m_holdings.answers.begin(), answers->sets.begin(), answers->sets.end());
        reloadHoldings();
        for (const workspace::AnswerSetInfo& set : answers->sets) {
            Q_EMIT answersImported(set.id);
        }
    } else if (std::holds_alternative<workspace::ReferenceListImport>(imported.made)) {
        reloadHoldings();
        Q_EMIT listImported(name, imported.records);
    } else {
        reloadHoldings();
        Q_EMIT corpusImported(name, imported.records);
    }
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
