// The part of the main window that asks about and reports imports of questions, bundles and answers.
#include "app/settings/settings.h"
#include "app/shell/gold_imports.h"
#include "app/shell/home_page.h"
#include "app/shell/main_window.h"
#include "app/shell/mapping_dialog.h"
#include "app/shell/page.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <algorithm>

namespace assay::app {
namespace {

const QString kQuestionsPage = QStringLiteral("questions");
const QString kBundlesPage = QStringLiteral("bundles");

QString quoted(const std::string& name) {
    return QStringLiteral("“%1”").arg(QString::fromStdString(name));
}

} // namespace

void MainWindow::connectGold() {
    GoldImports& gold = m_session.gold();
    connect(&gold, &GoldImports::mappingNeeded, this, &MainWindow::askForMapping);
    connect(&gold, &GoldImports::collisionFound, this, &MainWindow::askAboutCollision);
    connect(&m_session, &Session::suiteImported, this, &MainWindow::reportSuite);
    connect(&m_session, &Session::bundlesImported, this, &MainWindow::reportBundles);
    connect(&m_session, &Session::answersImported, this, &MainWindow::reportAnswers);
    connect(m_home, &HomePage::suiteOpened, this, &MainWindow::openSuite);
    connect(m_home, &HomePage::bundlesOpened, this, &MainWindow::openBundles);
}

void MainWindow::openSuite(base::RowId id) {
    if (showPage(kQuestionsPage)) {
        Q_EMIT suiteOpened(id);
    }
}

void MainWindow::openBundles(base::RowId id) {
    if (showPage(kBundlesPage)) {
        Q_EMIT bundlesOpened(id);
    }
}

void MainWindow::askForMapping(const QuestionImportPlan& plan) {
    auto* dialog = new MappingDialog(plan, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // What was asked of one workspace is not imported into another.
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject);
    connect(dialog, &MappingDialog::mapped, this,
            [this](const QuestionImportPlan& mapped) { m_session.gold().importMapped(mapped); });
    dialog->show();
}

void MainWindow::askAboutCollision(const QuestionImportPlan& plan) {
    const QString key = QStringLiteral("collision:") + QString::fromStdString(plan.suite);
    const bool isSigned = !m_settings.curatorName().isEmpty();
    const auto offer = [&](const QString& name, const QString& text, const QString& tip,
                           store::CollisionChoice choice) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this,
                [this, plan, choice] { m_session.gold().importChosen(plan, choice); });
        return action;
    };
    QList<QAction*> actions{offer(QStringLiteral("banner_keep_both"), tr("Keep both"),
                                  tr("The questions of the file become a suite of their own"),
                                  store::CollisionChoice::KeepBoth)};
    if (isSigned) {
        actions +=
            offer(QStringLiteral("banner_replace"), tr("Replace"),
                  tr("Colliding questions get a new revision, which can be undone; new ones are added"),
                  store::CollisionChoice::Replace);
    }
    actions +=
        offer(QStringLiteral("banner_skip"), tr("Skip them"),
              tr("Colliding questions stay as they are; new ones are added"), store::CollisionChoice::Skip);
    const std::int64_t fresh = plan.records - plan.colliding - plan.unchanged;
    QString text =
        tr("There is a suite %1 already. Of the %2 questions to be imported, %3 have an id that it "
           "holds for another question, %4 are in it unchanged, %5 are new.")
            .arg(quoted(plan.suite), widgets::countText(plan.records), widgets::countText(plan.colliding),
                 widgets::countText(plan.unchanged), widgets::countText(fresh));
    if (!isSigned) {
        text += u' ' + tr("To replace questions, say on the page Questions who you are.");
    }
    m_banner->showMessage(MessageBanner::Kind::Warning, text, key, actions);
    // For the workspace that it was asked of only.
    connect(&m_session, &Session::workspaceChanged, m_banner, [this, key] { m_banner->dismiss(key); });
}

void MainWindow::reportSuite(base::RowId id) {
    const ImportedQuestions& imported = m_session.gold().lastQuestions();
    QStringList parts{imported.records == 1
                          ? tr("Imported %1: 1 question").arg(quoted(imported.name))
                          : tr("Imported %1: %2 questions")
                                .arg(quoted(imported.name), widgets::countText(imported.records))};
    const auto add = [&parts](std::int64_t count, const QString& text) {
        if (count > 0) {
            parts += text.arg(widgets::countText(count));
        }
    };
    if (imported.added != imported.records) {
        add(imported.added, tr("%1 new"));
    }
    add(imported.replaced, tr("%1 replaced"));
    add(imported.skipped, tr("%1 skipped"));
    add(imported.unchanged, tr("%1 unchanged"));
    add(imported.rejected, tr("%1 rejected"));
    m_banner->showMessage(MessageBanner::Kind::Notice, parts.join(QStringLiteral(", ")) + u'.',
                          QStringLiteral("import"));
    openSuite(id);
    if (m_session.issues().total() > 0) {
        showIssuesPanel();
    }
    if (const std::int64_t wrong = m_session.issues().count(base::IssueCode::WrongEncoding); wrong > 0) {
        auto* repairs = new QAction(tr("Show repairs…"), this);
        repairs->setObjectName(QStringLiteral("banner_show_repairs"));
        connect(repairs, &QAction::triggered, this, [this, id] { Q_EMIT repairsWanted(id); });
        m_banner->showMessage(
            MessageBanner::Kind::Warning,
            wrong == 1
                ? tr("1 text of %1 was decoded with the wrong character set.").arg(quoted(imported.name))
                : tr("%1 texts of %2 were decoded with the wrong character set.")
                      .arg(widgets::countText(wrong), quoted(imported.name)),
            QStringLiteral("repairs"), {repairs});
    }
}

void MainWindow::reportBundles(base::RowId id) {
    const std::vector<store::BundleSetInfo>& sets = m_session.gold().holdings().bundles;
    const auto set = std::find_if(sets.begin(), sets.end(), [id](const auto& each) { return each.id == id; });
    if (set != sets.end()) {
        m_banner->showMessage(
            MessageBanner::Kind::Notice,
            tr("Imported %1: %2 bundles.").arg(quoted(set->name), widgets::countText(set->bundles)),
            QStringLiteral("import"));
    }
    openBundles(id);
    if (m_session.issues().total() > 0) {
        showIssuesPanel();
    }
}

void MainWindow::reportAnswers(base::RowId id) {
    const std::vector<store::AnswerSetInfo>& sets = m_session.gold().holdings().answers;
    const auto set = std::find_if(sets.begin(), sets.end(), [id](const auto& each) { return each.id == id; });
    if (set != sets.end()) {
        m_banner->showMessage(MessageBanner::Kind::Notice,
                              tr("Imported %1: %2 answers with scores.")
                                  .arg(quoted(set->name), widgets::countText(set->answers)),
                              QStringLiteral("import"));
    }
    if (m_session.issues().total() > 0) {
        showIssuesPanel();
    }
}

} // namespace assay::app
