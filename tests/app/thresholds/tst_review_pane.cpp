#include "app/pages/thresholds/review_pane.h"
#include "core/base/atomic_file.h"
#include "tests/support/test_class.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <array>

using namespace assay;
using app::ReviewModel;
using app::ReviewPane;
using app::ThresholdController;
using app::ThresholdData;
using namespace Qt::Literals::StringLiterals;
using model::Label;
using workspace::Verdict;

namespace {

// Positions 0 … 8. Soft band [0.15, 0.40): f1, f2, h.
constexpr const char* kSamples =
    R"({"sample_id":"b1","scenario":"a","label":"accurate","fhri":0.9,"nli":0.05,"pair_id":"p1","question":"What was the revenue?","answer":"It <was> 10."}
{"sample_id":"f1","scenario":"a","label":"contradiction","fhri":0.8,"nli":0.2,"pair_id":"p1","question":"And again?","answer":"It was 20."}
{"sample_id":"b2","scenario":"b","label":"accurate","fhri":0.9,"nli":0.05,"pair_id":"p2"}
{"sample_id":"f2","scenario":"b","label":"contradiction","fhri":0.3,"nli":0.39,"pair_id":"p2"}
{"sample_id":"f3","scenario":"b","label":"contradiction","fhri":0.3,"nli":0.9,"pair_id":"p3"}
{"sample_id":"b3","scenario":"b","label":"accurate","fhri":0.9,"nli":0.4,"pair_id":"p3"}
{"sample_id":"o","scenario":"a","label":"contradiction","fhri":0.3,"nli":0.9,"pair_id":"p4"}
{"sample_id":"u","scenario":"a","label":"contradiction","fhri":0.3,"nli":0.1}
{"sample_id":"h","scenario":"a","label":"hallucination","fhri":0.3,"nli":0.15}
)";

} // namespace

class TestReviewPane : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<workspace::Workspace> m_workspace;
    workspace::ScoredSetInfo m_set;
    std::unique_ptr<ThresholdController> m_controller;
    std::unique_ptr<ReviewPane> m_pane;

    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    QTableView* view() const { return m_pane->findChild<QTableView*>(QStringLiteral("reviewView")); }

    QString shown(int row, ReviewModel::Column column) const {
        return view()->model()->index(row, column).data().toString();
    }

    QStringList listed() const {
        QStringList ids;
        for (int row = 0; row < view()->model()->rowCount(); ++row) {
            ids += shown(row, ReviewModel::SampleId);
        }
        return ids;
    }

    QString text(const char* name) const {
        return m_pane->findChild<QTextBrowser*>(QLatin1String(name))->toPlainText();
    }

    QString count() const { return m_pane->findChild<QLabel*>(QStringLiteral("reviewCount"))->text(); }

    QPushButton* button(const char* name) const {
        return m_pane->findChild<QPushButton*>(QLatin1String(name));
    }

    std::vector<workspace::Judgement> stored() const {
        const auto list = workspace::judgementsOfSet(*m_workspace->reader(), m_set.id);
        return list.value_or(std::vector<workspace::Judgement>());
    }

    void makePane() {
        m_pane = std::make_unique<ReviewPane>(*m_controller);
        m_pane->setWorkspace(m_workspace);
        m_pane->setCurator(QStringLiteral("Ada"));
        m_pane->resize(1'000, 600);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
        view()->setFocus();
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

  private Q_SLOTS:

    void init() {
        m_pane.reset();
        m_workspace.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(base::writeFileAtomically(path("s.jsonl"), kSamples));
        m_workspace = std::move(*workspace::Workspace::create(path("w.assay")));
        base::NoProgress progress;
        const std::array files{path("s.jsonl")};
        const auto imported =
            workspace::importScoredSet(*m_workspace, "s", files, std::nullopt, {}, progress);
        QVERIFY(imported.has_value());
        m_set = imported->info;
        auto columns = workspace::loadScoredColumns(*m_workspace->reader(), m_set.id, {}, progress);
        QVERIFY(columns.has_value());
        m_controller = std::make_unique<ThresholdController>();
        m_controller->setData(
            std::make_shared<ThresholdData>(m_set, std::move(*columns), metrics::NliThresholds{}));
        m_controller->setTau(0.7);
        makePane();
    }

    void cleanup() { m_pane.reset(); }

    void listsTheSoftBandAndWhatElseIsAsked() {
        QCOMPARE(listed(), (QStringList{u"f1"_s, u"f2"_s, u"h"_s}));
        QCOMPARE(count(), QStringLiteral("0 of 3 judged, 3 to judge"));
        auto* filter = m_pane->findChild<QComboBox*>(QStringLiteral("reviewFilter"));
        const auto choose = [&](ReviewModel::Filter which) {
            filter->setCurrentIndex(filter->findData(which));
        };
        choose(ReviewModel::AllPairs);
        QCOMPARE(listed(), (QStringList{u"f1"_s, u"f2"_s, u"f3"_s}));
        choose(ReviewModel::OrderFaults);
        QCOMPARE(listed(), QStringList{u"f3"_s});
        choose(ReviewModel::Orphans);
        QCOMPARE(listed(), QStringList{u"o"_s});
        choose(ReviewModel::Unpaired);
        QCOMPARE(listed(), QStringList{u"u"_s});
        choose(ReviewModel::SoftBand);
        QCOMPARE(view()->currentIndex().row(), 0);
    }

    // Who signs is asked once, and then what was asked for happens.
    void aJudgementWaitsForTheName() {
        m_pane->setCurator({});
        press(Qt::Key_1);
        QVERIFY(stored().empty());
        m_pane->setCurator(u"Eve"_s);
        QTRY_COMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored().front().judgedBy, std::string("Eve"));
        QCOMPARE(view()->currentIndex().row(), 1); // on to the next
    }

    void aNoteStaysWithItsSample() {
        auto* note = m_pane->findChild<QLineEdit*>(u"reviewNote"_s);
        QTest::keyClicks(note, u"of the first"_s);
        view()->setCurrentIndex(view()->model()->index(1, 0));
        QVERIFY(note->text().isEmpty());
        QTest::keyClicks(note, u"of the second"_s);
        view()->setCurrentIndex(view()->model()->index(0, 0));
        QCOMPARE(note->text(), u"of the first"_s);
        view()->setFocus();
        press(Qt::Key_1);
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored().front().note, std::string("of the first"));
        QCOMPARE(view()->currentIndex().row(), 1);
        QCOMPARE(note->text(), u"of the second"_s);
    }

    // Nothing was judged, so nothing is taken back, and the note goes on waiting.
    void takingBackNothingDoesNothing() {
        auto* note = m_pane->findChild<QLineEdit*>(u"reviewNote"_s);
        press(Qt::Key_F2);
        QTest::keyClicks(note, u"wait"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QSignalSpy journal(m_pane.get(), &ReviewPane::journalChanged);
        press(Qt::Key_0);
        QCOMPARE(journal.count(), 0);
        QCOMPARE(note->text(), u"wait"_s);
        QVERIFY(m_pane->findChild<QLabel*>(u"reviewSaid"_s)->text().isEmpty());
    }

    // F2, note, Return, and on: before the judgement, and after one's own.
    void notesByKeysAlone() {
        auto* note = m_pane->findChild<QLineEdit*>(u"reviewNote"_s);
        press(Qt::Key_F2);
        QCOMPARE(QApplication::focusWidget(), note);
        QTest::keyClicks(note, u"before"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), view());
        QVERIFY(stored().empty());
        press(Qt::Key_1);
        QCOMPARE(stored().front().note, std::string("before"));
        QCOMPARE(view()->currentIndex().row(), 1);
        press(Qt::Key_Up);
        press(Qt::Key_F2);
        QTest::keyClicks(note, u"after"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored().front().note, std::string("after"));
        QVERIFY(stored().front().verdict == workspace::Verdict::Contradiction);
        QCOMPARE(QApplication::focusWidget(), view());
    }

    void followsLimitsAndScope() {
        m_controller->setNliSoft(0.16);
        QTRY_COMPARE(listed(), (QStringList{u"f1"_s, u"f2"_s}));
        m_controller->setScope(2); // scenario b
        QTRY_COMPARE(listed(), QStringList{u"f2"_s});
        m_controller->setScope(ThresholdController::kAllSamples);
        QTRY_COMPARE(listed(), (QStringList{u"f1"_s, u"f2"_s}));
    }

    void showsBothSides() {
        QVERIFY(text("reviewBaseline").contains(u"What was the revenue?"_s));
        QVERIFY(text("reviewBaseline").contains(u"It <was> 10."_s));
        QVERIFY(text("reviewBaseline").contains(u"FHRI 0.9000"_s));
        QVERIFY(text("reviewFollowUp").contains(u"It was 20."_s));
        QVERIFY(text("reviewFollowUp").contains(u"NLI 0.2000"_s));
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QVERIFY(text("reviewFollowUp").startsWith(u"h"_s));
        QVERIFY(text("reviewBaseline").contains(u"No baseline"_s));
        press(Qt::Key_Up);
        QVERIFY(text("reviewFollowUp").startsWith(u"f2"_s));
    }

    void keysJudgeAndGoOn() {
        QSignalSpy changed(m_pane.get(), &ReviewPane::judgementsChanged);
        press(Qt::Key_1);
        QCOMPARE(shown(0, ReviewModel::Verdict), QStringLiteral("Contradiction"));
        QCOMPARE(view()->currentIndex().row(), 1);
        press(Qt::Key_2);
        QCOMPARE(shown(1, ReviewModel::Verdict), QStringLiteral("Not a contradiction"));
        QCOMPARE(view()->currentIndex().row(), 2);
        press(Qt::Key_3);
        QCOMPARE(shown(2, ReviewModel::Verdict), QStringLiteral("Unsure"));
        QCOMPARE(view()->currentIndex().row(), 2); // nothing below it
        QCOMPARE(count(), QStringLiteral("3 of 3 judged, 0 to judge"));
        QCOMPARE(changed.count(), 3);
        auto list = stored();
        QCOMPARE(list.size(), std::size_t{3});
        QVERIFY(list[1].verdict == Verdict::NotAContradiction);
        QVERIFY(list[1].judgedBy == "Ada");
        press(Qt::Key_0);
        QCOMPARE(stored().size(), std::size_t{2});
        QCOMPARE(shown(2, ReviewModel::Verdict), QString());
        QVERIFY(text("reviewFollowUp").contains(u"Taken back"_s));
        QVERIFY(text("reviewFollowUp").contains(u"Unsure by Ada"_s));
        press(Qt::Key_1, Qt::ControlModifier); // another command's key
        QCOMPARE(stored().size(), std::size_t{2});
    }

    // What was done, in a quiet line; somebody else's verdict is not replaced without a message.
    void saysWhatItDidAndWhoseItWas() {
        const auto said = [this] { return m_pane->findChild<QLabel*>(u"reviewSaid"_s)->text(); };
        QSignalSpy noticed(m_pane.get(), &ReviewPane::noticed);
        press(Qt::Key_3);
        QCOMPARE(said(), u"f1: Unsure"_s);
        QCOMPARE(noticed.count(), 0);
        m_pane->setCurator(u"Berta"_s);
        press(Qt::Key_Up);
        press(Qt::Key_2);
        QCOMPARE(said(), u"f1: Not a contradiction; it was “Unsure” by Ada"_s);
        QCOMPARE(noticed.count(), 1);
        QVERIFY(noticed.first().first().toString().startsWith(said()));
        press(Qt::Key_Up);
        press(Qt::Key_1); // one's own
        QCOMPARE(said(), u"f1: Contradiction"_s);
        QCOMPARE(noticed.count(), 1);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(said().isEmpty());
    }

    // Where nothing listed has a baseline, the text to judge has the room of both.
    void aListWithoutBaselinesShowsNone() {
        const auto* const baseline = m_pane->findChild<QTextBrowser*>(u"reviewBaseline"_s);
        QVERIFY(baseline->isVisible());
        auto* const filter = m_pane->findChild<QComboBox*>(u"reviewFilter"_s);
        filter->setCurrentIndex(filter->findData(ReviewModel::Orphans));
        QVERIFY(!baseline->isVisible());
        filter->setCurrentIndex(filter->findData(ReviewModel::AllPairs));
        QVERIFY(baseline->isVisible());
    }

    void buttonsJudgeToo() {
        QVERIFY(!button("judgeTakeBack")->isEnabled());
        QTest::mouseClick(button("judgeUnsure"), Qt::LeftButton);
        QVERIFY(stored().at(0).verdict == Verdict::Unsure);
        QTest::mouseClick(button("judgeContradiction"), Qt::LeftButton);
        QTest::mouseClick(button("judgeNoContradiction"), Qt::LeftButton);
        QCOMPARE(stored().size(), std::size_t{3});
        QTest::mouseClick(button("judgeTakeBack"), Qt::LeftButton);
        QCOMPARE(stored().size(), std::size_t{2});
    }

    void undoAndRedoByKeys() {
        press(Qt::Key_1);
        press(Qt::Key_2);
        QSignalSpy journal(m_pane.get(), &ReviewPane::journalChanged);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown(1, ReviewModel::Verdict), QString());
        QCOMPARE(view()->currentIndex().row(), 1); // what was undone is in front
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stored().empty());
        press(Qt::Key_Z, Qt::ControlModifier); // nothing left
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown(0, ReviewModel::Verdict), QStringLiteral("Contradiction"));
        QCOMPARE(journal.count(), 3);
        QVERIFY(text("reviewFollowUp").contains(u"(redo)"_s));
    }

    void undoWorksInANewPane() {
        press(Qt::Key_1);
        m_pane.reset();
        m_workspace.reset();
        m_workspace = std::move(*workspace::Workspace::open(path("w.assay")));
        makePane();
        QCOMPARE(shown(0, ReviewModel::Verdict), QStringLiteral("Contradiction"));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stored().empty());
    }

    void notesGoWithTheJudgement() {
        auto* note = m_pane->findChild<QLineEdit*>(QStringLiteral("reviewNote"));
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("123 of 0")); // digits here judge nothing
        QVERIFY(stored().empty());
        press(Qt::Key_Return);
        press(Qt::Key_3);
        QCOMPARE(shown(0, ReviewModel::Note), QStringLiteral("123 of 0"));
        QVERIFY(note->text().isEmpty());
        QVERIFY(stored().at(0).note == "123 of 0");
    }

    void asksForTheNameFirst() {
        m_pane->setCurator({});
        QSignalSpy named(m_pane.get(), &ReviewPane::curatorNamed);
        auto* name = m_pane->findChild<QLineEdit*>(QStringLiteral("curatorName"));
        QVERIFY(!name->isVisible());
        press(Qt::Key_1);
        QVERIFY(stored().empty());
        QVERIFY(name->isVisible() && name->hasFocus());
        QTest::keyClicks(name, QStringLiteral(" Bo "));
        press(Qt::Key_Return);
        QCOMPARE(named.count(), 1);
        QVERIFY(!name->isVisible() && view()->hasFocus());
        press(Qt::Key_1);
        QVERIFY(stored().at(0).judgedBy == "Bo");
    }

    void matrixWithJudgements() {
        const metrics::ConfusionMatrix rule = m_controller->matrix();
        QVERIFY(m_pane->judgedMatrix().matrix == rule);
        press(Qt::Key_1); // f1: accurate by FHRI, a contradiction by judgement
        auto judged = m_pane->judgedMatrix();
        QCOMPARE(judged.changed, 1);
        QCOMPARE(judged.matrix.at(Label::Contradiction, Label::Contradiction),
                 rule.at(Label::Contradiction, Label::Contradiction) + 1);
        QCOMPARE(judged.matrix.at(Label::Contradiction, Label::Accurate),
                 rule.at(Label::Contradiction, Label::Accurate) - 1);
        m_controller->setScope(2); // of scenario b nothing was judged
        QCOMPARE(m_pane->judgedMatrix().judged, 0);
        QVERIFY(m_pane->judgedMatrix().matrix == m_controller->matrix());
        QSignalSpy apply(m_pane.get(), &ReviewPane::applyJudgementsChanged);
        auto* box = m_pane->findChild<QCheckBox*>(QStringLiteral("reviewApply"));
        box->setFocus();
        press(Qt::Key_Space);
        QCOMPARE(apply.count(), 1);
        QVERIFY(m_pane->appliesJudgements());
    }

    void readOnlyShowsAndRefuses() {
        press(Qt::Key_1);
        m_pane.reset();
        m_workspace.reset();
        m_workspace = std::move(*workspace::Workspace::open(path("w.assay"), workspace::OpenMode::ReadOnly));
        makePane();
        QCOMPARE(shown(0, ReviewModel::Verdict), QStringLiteral("Contradiction"));
        QVERIFY(!button("judgeContradiction")->isEnabled());
        QSignalSpy failed(m_pane.get(), &ReviewPane::failed);
        press(Qt::Key_2);
        QCOMPARE(failed.count(), 1); // the key is told why
        QCOMPARE(shown(0, ReviewModel::Verdict), QStringLiteral("Contradiction"));
    }

    void judgementsCountWhileHidden() {
        press(Qt::Key_1);
        const auto data = m_controller->data();
        m_pane->hide();
        m_controller->setData(nullptr);
        m_controller->setData(data);
        m_controller->setTau(0.7);
        QCOMPARE(m_pane->judgedMatrix().changed, 1); // as the page may ask before the tab is shown again
    }

    void nothingOpen() {
        m_controller->setData(nullptr);
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        press(Qt::Key_1);
        m_pane->setWorkspace(nullptr);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(count(), QStringLiteral("There is nothing to judge here."));
        QVERIFY(text("reviewFollowUp").isEmpty());
    }
};

ASSAY_TEST(TestReviewPane)
#include "tst_review_pane.moc"
