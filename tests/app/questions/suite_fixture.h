// A workspace with a suite of three questions, the controller on it, and the menu of suites, as a person
// works with them: over a window that shows what the controller says.
#pragma once

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/suites_menu.h"
#include "app/settings/settings.h"
#include "app/shell/english_plurals.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <algorithm>
#include <memory>

namespace assay::tests {

class SuiteFixture {
  public:
    explicit SuiteFixture(const QString& suiteName = QStringLiteral("P3")) {
        QCoreApplication::installTranslator(&plurals); // as in the program; it takes itself out again
        app::Settings::redirectTo(path(QStringLiteral("settings")));
        QSettings().clear();
        workspace = std::move(*workspace::Workspace::create(path(QStringLiteral("w.assay")).toStdString()));
        suite = workspace::createSuite(*workspace, suiteName.toStdString()).value_or(0);
        const char* const ids[] = {"Q1", "Q2", "Q3"};
        for (std::size_t i = 0; i < 3; ++i) {
            questions[i] = add(ids[i], std::string("What did ") + ids[i] + " earn in 2019?");
        }
        start(workspace);
    }

    // On the same or another opening of the workspace.
    void start(std::shared_ptr<workspace::Workspace> opened) {
        menu.reset();
        controller.reset();
        host.reset();
        workspace = std::move(opened);
        host = std::make_unique<QWidget>();
        controller = std::make_unique<app::QuestionController>(jobs);
        menu = std::make_unique<app::SuitesMenu>(*controller, jobs, *host);
        QObject::connect(controller.get(), &app::QuestionController::noticed, host.get(),
                         [this](const QString& text) { said += text; });
        QObject::connect(controller.get(), &app::QuestionController::changedElsewhere, host.get(),
                         [this](const QString& text) { elsewhere += text; });
        QObject::connect(controller.get(), &app::QuestionController::failed, host.get(),
                         [this](const base::Error& error) { failures += widgets::errorText(error); });
        controller->setCurator(QStringLiteral("Ada"));
        controller->setWorkspace(workspace);
        host->resize(900, 600);
        host->show();
        (void)settle();
    }

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    base::RowId add(const std::string& id, const std::string& text) const {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        question.answerText = {"Nothing"};
        question.years = {2019};
        return workspace::addQuestion(*workspace, suite, question, "Ada", {}).value_or(0);
    }

    // By somebody else, without the controller.
    void edit(base::RowId id, const std::string& text) const {
        (void)workspace::editQuestions(*workspace, std::span(&id, 1),
                                       [&](model::Question& question) {
                                           question.questionText = text;
                                           return true;
                                       },
                                       "Ada", {});
    }

    [[nodiscard]] std::string textOf(base::RowId id) const {
        return workspace::storedQuestion(*workspace->reader(), id)
            .value_or(workspace::StoredQuestion{})
            .question.questionText;
    }

    [[nodiscard]] model::QuestionStatus statusOf(base::RowId id) const {
        return workspace::storedQuestion(*workspace->reader(), id)
            .value_or(workspace::StoredQuestion{})
            .question.status;
    }

    [[nodiscard]] std::vector<workspace::SuiteInfo> suites() const {
        return *workspace::suites(*workspace->reader());
    }

    [[nodiscard]] QAction* action(const char* name) const {
        const QList<QAction*> actions = menu->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [name](const QAction* each) {
            return each->objectName() == QLatin1String(name);
        });
        return found == actions.end() ? nullptr : *found;
    }

    // Opens the menu and clicks it.
    void choose(const char* name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // dialogs that were closed
        menu->menu()->popup(QPoint(10, 10));
        QTest::mouseClick(menu->menu(), Qt::LeftButton, Qt::NoModifier,
                          menu->menu()->actionGeometry(action(name)).center());
    }

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return host->findChild<T*>(QLatin1String(name));
    }

    template <typename T>
    void click(const char* name) const {
        QTest::mouseClick(child<T>(name), Qt::LeftButton);
    }

    bool settle() { return jobs.waitForFinished(30'000); }

    app::EnglishPlurals plurals;
    QTemporaryDir m_folder;
    std::shared_ptr<workspace::Workspace> workspace;
    base::RowId suite = 0;
    base::RowId questions[3] = {};
    widgets::JobRunner jobs;
    std::unique_ptr<QWidget> host;
    std::unique_ptr<app::QuestionController> controller;
    std::unique_ptr<app::SuitesMenu> menu;
    QStringList said, elsewhere, failures;
};

} // namespace assay::tests
