// The detector over a suite in which each of its rules finds something, for the tests of what it shows and of
// what is decided there.
#pragma once

#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/suspicion_list_model.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/app/questions/pane_fixture.h"

#include <QComboBox>
#include <fstream>
#include <memory>
#include <vector>

namespace assay::tests {

using namespace Qt::Literals::StringLiterals;
using app::DetectorPane;
using app::SuspicionListModel;
using curation::LintRule;
using widgets::DataTableView;

class DetectorFixture {
  protected:
    // One question for each of the six rules, and a good one.
    void start() {
        m_fixture = std::make_unique<PaneFixture>();
        workspace::Workspace& workspace = m_fixture->workspace();
        QVERIFY(workspace::attachPassage(workspace, kHeld, "Net sales were $12 million in 2018.", "Ada"));
        m_fixture->add("good", "How did sales develop during that year?",
                       [](auto& q) { q.difficulty = "easy"; });
        m_meta = m_fixture->add("meta", "What does it say of revenue?", [](auto& q) {
            q.answerText = {"Reference is made to the financial section of the report."};
            q.difficulty = "easy";
        });
        m_years = m_fixture->add("years", "What happened much later?", [](auto& q) {
            q.years = {2031};
            q.difficulty = "hard";
        });
        m_evidence = m_fixture->add("evidence", "Where does this stand?",
                                    [](auto& q) { q.evidenceSentenceIds = {kNotHeld}; });
        m_fixture->add("table", "What is the table of segments?",
                       [](auto& q) { q.answerText = {"The following table sets forth revenue by segment"}; });
        m_fixture->add("unsupported", "What were the net sales of that firm?", [](auto& q) {
            q.answerText = {"Net sales were $77 million in 2018."};
            q.evidenceSentenceIds = {kHeld};
        });
        m_fixture->add("first", "Which risks of climate does the company name in its report?");
        m_fixture->add("second", "Which risks of climate does the company name in its report?");
        workspace::SuiteSettings settings = m_fixture->settings();
        settings.coverage = workspace::Coverage{workspace::YearRange{2015, 2020}, {}};
        QVERIFY(workspace::saveSuiteSettings(workspace, m_fixture->suite(), settings, "Ada"));
        importScores("run.csv", "question_id,answer,rouge_l,bertscore\n"
                                "good,Sales grew.,0.8,0.9\n"
                                "meta,Refer to Item 7 of the report.,0.02,0.81\n"
                                "years,It grew.,0.2,0.7\n");
        m_fixture->start();
        makePane();
    }

    // A second suite, with one question that is none yet.
    void addOther() const {
        const auto other = workspace::createSuite(m_fixture->workspace(), "Other");
        model::Question question;
        question.questionId = "elsewhere";
        question.questionText = "TO_FILL_QUESTION";
        question.answerText = {"Sales grew."};
        QVERIFY(workspace::addQuestion(m_fixture->workspace(), other.value_or(0), question, "Ada", {}));
        m_fixture->controller().reload();
        QVERIFY(m_fixture->jobs().waitForFinished(kJobsMs));
        QTRY_VERIFY(m_fixture->controller().suites().size() == 2);
    }

    void stop() {
        m_pane.reset();
        m_fixture.reset();
    }

    template <typename T>
    T* child(const char* name) const {
        return m_pane->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] DataTableView* view() const { return child<DataTableView>("detectorView"); }

    [[nodiscard]] QString cell(int row, SuspicionListModel::Column column) const {
        return view()->model()->index(row, column).data().toString();
    }

    // The row of the suspicion that this rule has of that question; -1: none is listed.
    [[nodiscard]] int rowOf(LintRule rule, const QString& question) const {
        const auto& model = *qobject_cast<SuspicionListModel*>(view()->model());
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.item(row)->suspicion.rule == rule &&
                cell(row, SuspicionListModel::QuestionId) == question) {
                return row;
            }
        }
        return -1;
    }

    void choose(LintRule rule, const QString& question) const {
        const int row = rowOf(rule, question);
        QVERIFY2(row >= 0, qPrintable(question));
        view()->setFocus();
        view()->setCurrentIndex(view()->model()->index(row, SuspicionListModel::Rule));
    }

    void show(int kind) const {
        auto* box = child<QComboBox>("detectorShow");
        box->setCurrentIndex(box->findData(kind));
    }

    [[nodiscard]] std::vector<workspace::SuspicionMark> marks() const {
        return workspace::suspicionMarks(*m_fixture->workspace().reader())
            .value_or(std::vector<workspace::SuspicionMark>{});
    }

    void makePane() {
        m_pane = std::make_unique<DetectorPane>(m_fixture->controller());
        m_pane->resize(1'200, 700);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    }

    void check() const {
        QSignalSpy checked(m_pane.get(), &DetectorPane::checked);
        QTest::mouseClick(child<QPushButton>("detectorCheck"), Qt::LeftButton);
        QTRY_COMPARE(checked.count(), 1);
    }

    void importScores(const char* name, const std::string& text) const {
        std::ofstream(m_fixture->path(name)) << text;
        base::NoProgress progress;
        const auto imported = workspace::importAnswerScores(m_fixture->workspace(), m_fixture->path(name),
                                                            name, {}, {}, progress);
        QVERIFY(imported.has_value());
    }

    void removeScores() {
        m_pane.reset();
        const auto sets = workspace::answerSets(*m_fixture->workspace().reader());
        for (const workspace::AnswerSetInfo& set : *sets) {
            QVERIFY(workspace::removeAnswerSet(m_fixture->workspace(), set.id));
        }
        makePane();
    }

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<DetectorPane> m_pane;
    base::RowId m_meta = 0;
    base::RowId m_years = 0;
    base::RowId m_evidence = 0;

  private:
    static constexpr const char* kHeld = "0000000001_10-K_2018_section_7_10";
    static constexpr const char* kNotHeld = "0000000001_10-K_2018_section_7_99";
};

} // namespace assay::tests
