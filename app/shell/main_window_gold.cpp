// The part of the main window that asks about and reports imports of questions, bundles and answers.
#include "app/settings/settings.h"
#include "app/shell/gold_imports.h"
#include "app/shell/home_page.h"
#include "app/shell/main_window.h"
#include "app/shell/mapping_dialog.h"
#include "app/shell/message_banner.h"
#include "app/shell/page.h"
#include "app/shell/suite_choice_dialog.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

const QString kQuestionsPage = QStringLiteral("questions");
const QString kBundlesPage = QStringLiteral("bundles");
const QString kCorpusPage = QStringLiteral("corpus");
const QString kAnswersPage = QStringLiteral("answers");
const QString kRunsPage = QStringLiteral("runs");
const QString kCollisionKey = QStringLiteral("collision");
const QString kNotImportedKey = QStringLiteral("not_imported");
const QString kLeftOutKey = QStringLiteral("left_out");
const QString kColumnsKey = QStringLiteral("columns"); // as reportFailure() has it

QString quoted(const std::string& name) {
    return QStringLiteral("“%1”").arg(QString::fromStdString(name));
}

} // namespace

void MainWindow::connectGold() {
    GoldImports& gold = m_session.gold();
    connect(&gold, &GoldImports::begun, this, [this] {
        m_reports.clear();
        m_banner->dismiss(kNotImportedKey); // what is imported now would contradict it
        m_banner->dismiss(kLeftOutKey);
    });
    // It waits for whoever maps the columns of another file meanwhile.
    connect(&gold, &GoldImports::leftOut, this, [this](const QString& text) {
        m_banner->showMessage(MessageBanner::Kind::Warning, text, kLeftOutKey);
    });
    connect(&gold, &GoldImports::mappingNeeded, this, &MainWindow::askForMapping);
    connect(&gold, &GoldImports::suiteNeeded, this, &MainWindow::askForSuite);
    connect(&gold, &GoldImports::collisionFound, this, &MainWindow::askAboutCollision);
    connect(&m_session, &Session::suiteImported, this, &MainWindow::reportSuite);
    connect(&m_session, &Session::bundlesImported, this, &MainWindow::reportBundles);
    connect(&m_session, &Session::answersImported, this, &MainWindow::reportAnswers);
    connect(&gold, &GoldImports::listImported, this, [this](const QString& name, qint64 entries) {
        (void)report(tr("Imported “%1”: a reference list of %2.").arg(name, widgets::countText(entries)));
    });
    connect(&gold, &GoldImports::corpusImported, this, [this](const QString& name, qint64 sentences) {
        (void)report(tr("Imported “%1”: a corpus of %2 sentences.").arg(name, widgets::countText(sentences)));
    });
    // What was asked of one workspace is not done to another.
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        m_collisions.clear();
        m_banner->dismiss(kCollisionKey);
    });
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        m_followed = {};
        m_draftsTold = false;
    });
    connect(&gold, &GoldImports::holdingsChanged, this, &MainWindow::tellOfDrafts);
    connect(&m_session, &Session::currentScoredSetChanged, this, &MainWindow::followPage);
    connect(m_banner, &MessageBanner::declined, this, [this](const QString& key) {
        if (key == kCollisionKey) {
            sayNotImported(std::exchange(m_collisions, {}));
        }
    });
    connect(m_home, &HomePage::suiteOpened, this, [this](qint64 id) {
        m_session.showIssuesOf({evaluate::IssueSubject::Of::Suite, id});
        openSuite(id);
    });
    connect(m_home, &HomePage::flaggedOpened, this, [this](qint64 suite) {
        m_session.showIssuesOf({evaluate::IssueSubject::Of::Suite, suite});
        if (showPage(kQuestionsPage)) {
            QMetaObject::invokeMethod(
                this, [this, suite] { Q_EMIT flaggedOpened(suite); }, Qt::QueuedConnection);
        }
    });
    connect(m_home, &HomePage::bundlesOpened, this, &MainWindow::openBundles);
    connect(m_home, &HomePage::corpusOpened, this, [this](qint64 id) {
        if (showPage(kCorpusPage)) {
            QMetaObject::invokeMethod(this, [this, id] { Q_EMIT corpusOpened(id); }, Qt::QueuedConnection);
        }
    });
    connect(m_home, &HomePage::answersOpened, this, [this](qint64 id) {
        if (showPage(kAnswersPage)) {
            QMetaObject::invokeMethod(this, [this, id] { Q_EMIT answersOpened(id); }, Qt::QueuedConnection);
        }
    });
    connect(m_home, &HomePage::runsRequested, this, [this] { showPage(kRunsPage); });
    connect(m_home, &HomePage::questionOpened, this, [this](qint64 id) {
        if (showPage(kQuestionsPage)) {
            QMetaObject::invokeMethod(this, [this, id] { Q_EMIT questionOpened(id); }, Qt::QueuedConnection);
        }
    });
}

// Where another page than Home is in front when the workspace opens, Home's list of them is not seen.
void MainWindow::tellOfDrafts() {
    const GoldHoldings& holdings = m_session.gold().holdings();
    if (!holdings.areRead || std::exchange(m_draftsTold, true)) {
        return;
    }
    if (!holdings.drafted.empty() && !m_session.isReadOnly() && currentPage() != m_home) {
        m_banner->showMessage(
            MessageBanner::Kind::Notice,
            tr("Text that was typed into %n question(s) and never saved is kept. Home lists it.", nullptr,
               static_cast<int>(holdings.drafted.size())));
    }
}

// The page may hear later than the window of what was imported: it is told when all have heard.
void MainWindow::openSuite(base::RowId id) {
    if (showPage(kQuestionsPage)) {
        QMetaObject::invokeMethod(this, [this, id] { Q_EMIT suiteOpened(id); }, Qt::QueuedConnection);
    }
}

void MainWindow::openBundles(base::RowId id) {
    if (showPage(kBundlesPage)) {
        QMetaObject::invokeMethod(this, [this, id] { Q_EMIT bundlesOpened(id); }, Qt::QueuedConnection);
    }
}

void MainWindow::askForMapping(const imports::ImportPlan& plan) {
    auto* dialog = new MappingDialog(plan, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // What was asked of one workspace is not imported into another.
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject);
    connect(dialog, &QDialog::rejected, this, [this, plan, workspace = m_session.workspace()] {
        if (workspace == m_session.workspace() && !m_session.issuesAreOfFailedImport()) {
            m_session.gold().sayUnmapped(plan); // else the list is of everything but this file
        }
    });
    connect(dialog, &MappingDialog::mapped, this, [this](const imports::ImportPlan& mapped) {
        m_banner->dismiss(kColumnsKey); // that the columns were not known
        m_session.gold().importMapped(mapped);
    });
    dialog->show();
}

void MainWindow::askForSuite(const imports::ImportPlan& plan) {
    auto* dialog = new SuiteChoiceDialog(plan, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject);
    connect(dialog, &SuiteChoiceDialog::chosen, this,
            [this](const imports::ImportPlan& chosen) { m_session.gold().importInto(chosen); });
    dialog->show();
}

void MainWindow::sayNotImported(const std::vector<imports::ImportPlan>& plans) {
    QStringList names;
    for (const imports::ImportPlan& plan : plans) {
        names += quoted(plan.name);
    }
    m_banner->showMessage(MessageBanner::Kind::Notice,
                          tr("Not imported: %1").arg(names.join(QStringLiteral(", "))), kNotImportedKey);
}

void MainWindow::decideCollision(const imports::ImportPlan& plan, workspace::CollisionChoice choice) {
    if (choice == workspace::CollisionChoice::Refuse) {
        sayNotImported({plan});
    } else {
        m_session.gold().importChosen(plan, choice);
    }
}

void MainWindow::askAboutCollision(const imports::ImportPlan& plan) {
    m_collisions.push_back(plan);
    QStringList names;
    std::int64_t records = 0;
    std::int64_t colliding = 0;
    std::int64_t unchanged = 0;
    for (const imports::ImportPlan& each : m_collisions) {
        names += quoted(each.name);
        records += each.seen.records;
        colliding += each.seen.colliding;
        unchanged += each.seen.unchanged;
    }
    const bool isAskedAgain = std::any_of(m_collisions.begin(), m_collisions.end(),
                                          [](const imports::ImportPlan& each) { return each.isAskedAgain; });
    const std::int64_t fresh = records - colliding - unchanged;
    const bool isSigned = !m_settings.curatorName().isEmpty();
    const auto offer = [&](const QString& name, const QString& text, const QString& tip,
                           workspace::CollisionChoice choice) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, [this, choice] {
            for (const imports::ImportPlan& chosen : std::exchange(m_collisions, {})) {
                m_session.gold().importChosen(chosen, choice);
            }
        });
        return action;
    };
    QList<QAction*> actions{offer(
        QStringLiteral("banner_keep_both"), colliding + fresh > 0 ? tr("Keep both") : tr("Import once more"),
        tr("The questions of the file become a suite of their own"), workspace::CollisionChoice::OwnSuite)};
    if (colliding > 0 && isSigned) {
        actions +=
            offer(QStringLiteral("banner_replace"), tr("Replace"),
                  tr("Colliding questions get a new revision, which can be undone; new ones are added"),
                  workspace::CollisionChoice::Replace);
    }
    if (colliding > 0) {
        auto* show = new QAction(tr("Show the differences…"), this);
        show->setObjectName(QStringLiteral("banner_differences"));
        show->setToolTip(tr("What each colliding question of the file would change, before you choose"));
        connect(show, &QAction::triggered, this, [this] {
            for (const imports::ImportPlan& each : std::exchange(m_collisions, {})) {
                Q_EMIT collisionShown(each);
            }
        });
        actions += show;
        actions += offer(QStringLiteral("banner_skip"), tr("Skip them"),
                         tr("Colliding questions stay as they are; new ones are added"),
                         workspace::CollisionChoice::Skip);
    } else if (fresh > 0) {
        actions.prepend(offer(QStringLiteral("banner_skip"), tr("Add the new ones"),
                              tr("The questions that are there stay as they are"),
                              workspace::CollisionChoice::Skip));
    }
    const QString list = names.join(QStringLiteral(", "));
    QString text = names.size() == 1 ? tr("There is a suite %1 already.").arg(list)
                                     : tr("There are suites %1 already.").arg(list);
    if (isAskedAgain) {
        text.prepend(tr("Somebody changed the suite meanwhile, so nothing was imported yet.") + u' ');
    }
    text += u' ';
    if (colliding + fresh == 0) {
        text += names.size() == 1
                    ? tr("It holds every question of the file, unchanged: there is nothing to import.")
                    : tr("They hold every question of the files, unchanged: there is nothing to import.");
    } else {
        QStringList parts;
        const auto add = [&parts](std::int64_t count, const QString& part) {
            if (count > 0) {
                parts += part;
            }
        };
        add(colliding,
            tr("%n with an id that is in use for another question", nullptr, static_cast<int>(colliding)));
        add(unchanged, tr("%n in it already, unchanged", nullptr, static_cast<int>(unchanged)));
        add(fresh, tr("%n new", nullptr, static_cast<int>(fresh)));
        text += tr("Of the %1 questions to be imported: %2.")
                    .arg(widgets::countText(records), parts.join(QStringLiteral(", ")));
    }
    if (colliding > 0 && !isSigned) {
        text += u' ' + tr("To replace questions, say who you are under Tools, Settings.");
    }
    m_banner->showMessage(MessageBanner::Kind::Warning, text, kCollisionKey, actions);
}

// One message for all that comes in one go; true when this is all.
bool MainWindow::report(const QString& line, const QList<QAction*>& actions) {
    m_reports += line;
    const bool isAlone = m_reports.size() == 1 && m_session.importsRunning() == 0;
    constexpr qsizetype kMostLines = 5;
    QStringList lines = m_reports.mid(std::max<qsizetype>(0, m_reports.size() - kMostLines));
    if (lines.size() < m_reports.size()) {
        lines.prepend(tr("Imported %1 files; Home lists all of them. The last ones:").arg(m_reports.size()));
    }
    const bool isCut = m_session.issues().count(base::IssueCode::TruncatedInput) > 0;
    if (isCut) {
        lines.append(
            tr("A file ends inside a record: it may have been cut off, and then samples are missing."));
    }
    m_banner->showMessage(isCut ? MessageBanner::Kind::Warning : MessageBanner::Kind::Notice,
                          lines.join(u'\n'), QStringLiteral("import"),
                          m_reports.size() == 1 ? actions : QList<QAction*>());
    if (m_session.issues().total() > 0) {
        showIssuesPanel();
    }
    return isAlone;
}

void MainWindow::reportSuite(base::RowId id) {
    const ImportedQuestions& imported = m_session.gold().lastQuestions();
    const std::int64_t came = imported.added + imported.replaced;
    QStringList parts{came == 1 ? tr("Imported %1: 1 question").arg(quoted(imported.name))
                                : tr("Imported %1: %2 questions") // 0 where nothing came in
                                      .arg(quoted(imported.name), widgets::countText(came))};
    const auto add = [&parts](std::int64_t count, const QString& text) {
        if (count > 0) {
            parts += text.arg(widgets::countText(count));
        }
    };
    if (imported.added != came) {
        add(imported.added, tr("%1 new"));
    }
    add(imported.replaced, tr("%1 replaced"));
    add(imported.skipped, tr("%1 skipped"));
    add(imported.unchanged, tr("%1 unchanged"));
    add(imported.rejected, tr("%1 rejected"));
    if (report(parts.join(QStringLiteral(", ")) + u'.')) {
        openSuite(id);
    }
    if (const std::int64_t wrong = m_session.issues().count(base::IssueCode::WrongEncoding); wrong > 0) {
        offerRepairs(id, QString::fromStdString(imported.name), wrong);
    }
}

void MainWindow::offerRepairs(base::RowId suite, const QString& name, std::int64_t count) {
    auto* repairs = new QAction(tr("Show repairs…"), this);
    repairs->setObjectName(QStringLiteral("banner_show_repairs"));
    connect(repairs, &QAction::triggered, this, [this, suite] {
        showPage(kQuestionsPage);
        Q_EMIT repairsWanted(suite);
    });
    const QString key = QStringLiteral("repairs:%1").arg(suite);
    m_banner->showMessage(MessageBanner::Kind::Warning,
                          count == 1
                              ? tr("1 text of “%1” was decoded with the wrong character set.").arg(name)
                              : tr("%1 texts of “%2” were decoded with the wrong character set.")
                                    .arg(widgets::countText(count), name),
                          key, {repairs});
    connect(
        &m_session, &Session::workspaceChanged, m_banner, [this, key] { m_banner->dismiss(key); },
        Qt::SingleShotConnection);
}

void MainWindow::reportBundles(base::RowId id) {
    const std::vector<workspace::BundleSetInfo>& sets = m_session.gold().holdings().bundles;
    const auto set = std::find_if(sets.begin(), sets.end(), [id](const auto& each) { return each.id == id; });
    if (set != sets.end() &&
        report(tr("Imported %1: %2 bundles.").arg(quoted(set->name), widgets::countText(set->bundles)))) {
        openBundles(id);
    }
}

void MainWindow::reportAnswers(base::RowId id) {
    const std::vector<workspace::AnswerSetInfo>& sets = m_session.gold().holdings().answers;
    const auto set = std::find_if(sets.begin(), sets.end(), [id](const auto& each) { return each.id == id; });
    if (set != sets.end()) {
        (void)report(tr("Imported %1: %2 answer(s).", nullptr, static_cast<int>(set->answers))
                         .arg(quoted(set->name), widgets::countText(set->answers)));
    }
}

} // namespace assay::app
