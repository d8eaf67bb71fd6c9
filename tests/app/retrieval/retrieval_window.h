// The page of retrieval in a window of its own, over a workspace with eight questions, a corpus that two
// companies speak in, and two stored lists; driven by keys and clicks.
#pragma once

#include "app/pages/retrieval/retrieval_controller.h"
#include "app/pages/retrieval/retrieval_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/base/progress.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_card.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QtTest>

#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

namespace assay::tests {

using namespace Qt::Literals::StringLiterals;

inline constexpr int kJobsMs = 60'000;
inline constexpr std::array<const char*, 8> kTopics{"lamps", "chairs", "tables", "floods",
                                                    "fires", "courts", "taxes",  "wages"};

// Two companies say the same of each topic; the first one's sentences are gold.
inline std::string retrievalCorpusLines() {
    std::string lines;
    for (int company = 1; company <= 2; ++company) {
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            lines += "{\"cik_int\":" + std::to_string(company) + ",\"name\":\"Firm " +
                     std::to_string(company) + "\",\"report_year\":2020,\"section_name\":\"7\"," +
                     "\"sentence_pos\":" + std::to_string(i) + ",\"sentenceID\":\"" +
                     (company == 1 ? "gold" : "other") + std::to_string(i) + "\",\"text\":\"Firm " +
                     std::to_string(company) + " speaks of " + kTopics[i] + " in every town.\"}\n";
        }
    }
    return lines;
}

// The gold of the first questions comes first, that of the others second.
inline std::string listLines(int first) {
    std::string lines;
    for (int i = 0; i < static_cast<int>(kTopics.size()); ++i) {
        const std::string gold = "gold" + std::to_string(i);
        lines += "{\"question_id\":\"q" + std::to_string(i) + "\",\"contexts\":[{\"id\":\"" +
                 (i < first ? gold : "other") +
                 "\",\"score\":2,\"text\":\"The town has lamps.\"},{\"id\":\"" +
                 (i < first ? "other" : gold) + "\",\"score\":1}]}\n";
    }
    return lines;
}

class RetrievalWindow {
  protected:
    void makeReady() {
        m_folder = std::make_unique<QTemporaryDir>();
        app::Settings::redirectTo(m_folder->path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_error.clear();
    }

    void takeDown() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
        m_folder.reset();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::RetrievalPage> m_page;
    QString m_error; // the last one that the page raised

    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    std::filesystem::path write(const std::string& name, const std::string& content) const {
        std::ofstream out(path(name), std::ios::binary);
        out << content;
        return path(name);
    }

    template <typename Widget>
    [[nodiscard]] Widget* child(const char* name) const {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }

    [[nodiscard]] app::RetrievalController& controller() const { return *m_page->controller(); }

    [[nodiscard]] widgets::DataTableView* table() const {
        return child<widgets::DataTableView>("retrievalTable");
    }

    [[nodiscard]] QString card() const { return child<widgets::ReadingCard>("readingCard")->wholeText(); }

    void showTab(const QString& title) const { tests::showTab(*child<QTabWidget>("retrievalTabs"), title); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        pressIn(*m_page, key, modifiers);
    }

    void click(const char* name) const {
        auto* button = child<QPushButton>(name);
        QVERIFY2(button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void choose(const char* name, const QString& text) const {
        auto* box = child<QComboBox>(name);
        QVERIFY2(box->findText(text) >= 0, qPrintable(text));
        chooseEntry(*box, box->findText(text));
    }

    void fill() const {
        const auto workspace = workspace::Workspace::create(path("w.assay"));
        QVERIFY(workspace.has_value());
        const auto suite = workspace::createSuite(**workspace, "P1");
        QVERIFY(suite.has_value());
        for (std::size_t i = 0; i < kTopics.size(); ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = std::string("What is said of ") + kTopics[i] + "?";
            question.evidenceSentenceIds = {"gold" + std::to_string(i)};
            question.cikInt = {1};
            question.years = {2020};
            question.category = i < 4 ? "A" : "B";
            QVERIFY(workspace::addQuestion(**workspace, *suite, question, "Ada", "").has_value());
        }
        base::NoProgress progress;
        const std::array<std::filesystem::path, 1> corpus{write("corpus.jsonl", retrievalCorpusLines())};
        QVERIFY(workspace::importCorpus(**workspace, corpus, {"filings", std::nullopt, "Ada"}, {}, progress)
                    .has_value());
        for (const auto& [name, first] : {std::pair("words", 6), std::pair("vectors", 2)}) {
            QVERIFY(workspace::importAnswerScores(**workspace, write(name, listLines(first)), name, {}, {},
                                                  progress)
                        .has_value());
        }
    }

    void openPage() {
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::RetrievalPage>();
        m_page->setSession(m_session.get());
        QObject::connect(m_page.get(), &app::Page::errorRaised, m_page.get(),
                         [this](const QString& text) { m_error = text; });
        m_page->resize(1'180, 740);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void open() {
        fill();
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().sets().size(), std::size_t{2});
    }

    // By the lists on the left and the key.
    void measure(const QString& lists) {
        const std::size_t before = controller().runs().size();
        choose("retrievalPredictions", lists);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY2(controller().runs().size() == before + 1, qPrintable(m_error));
        QTRY_VERIFY(controller().run() != nullptr);
        QCOMPARE(QString::fromStdString(controller().run()->about.predictions), lists);
    }
};

} // namespace assay::tests
