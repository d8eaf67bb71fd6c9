// The corpus page in a session of its own over a small corpus, and what a person does there.
#pragma once

#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/corpus_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "tests/widgets/corpus/corpus_fixture.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/jobs/job_runner.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTextBrowser>
#include <memory>
#include <string>

namespace assay::tests {

using namespace Qt::Literals::StringLiterals;

class PageFixture {
  protected:
    void start() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        m_fixture = std::make_unique<CorpusFixture>();
        m_jobs = std::make_unique<widgets::JobRunner>();
        showPage(true);
    }

    void stop() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
    }

    void showPage(bool withWorkspace) {
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::CorpusPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        if (withWorkspace) {
            m_session->openWorkspace(QString::fromStdString(m_fixture->path().string()));
            QTRY_VERIFY(controller().figures() != nullptr);
            QVERIFY(m_jobs->waitForFinished(30'000));
            m_page->focusContent();
        }
    }

    template <typename T>
    T* child(const char* name, const QWidget* of = nullptr) const {
        return (of != nullptr ? of : m_page.get())->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] app::CorpusController& controller() const { return *m_page->controller(); }

    [[nodiscard]] int listed() const { return controller().list().rowCount(); }

    [[nodiscard]] QTableView* table() const { return child<QTableView>("sentenceTable"); }

    [[nodiscard]] std::string currentId() const {
        const workspace::StoredSentence* stored =
            controller().list().at(controller().list().indexOf(controller().current().value_or(9'999)));
        return stored != nullptr ? stored->sentence.sentenceId : std::string();
    }

    static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    // The window would show it in its dock.
    QTextBrowser* showInspector() {
        m_page->inspector()->setParent(nullptr);
        m_page->inspector()->resize(400, 700);
        m_page->inspector()->show();
        return m_page->inspector()->findChild<QTextBrowser*>(u"sentenceText"_s);
    }

    // LSA vectors of the corpus in front, by the command of the page.
    void makeVectors() const {
        for (QAction* action : m_page->runActions()) {
            if (action->objectName() == u"corpus.makeLsa"_s) {
                action->trigger();
            }
        }
    }

    QTemporaryDir m_settings;
    std::unique_ptr<CorpusFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::CorpusPage> m_page;
};

} // namespace assay::tests
