// The tabs in which people read answers claim by claim, and edit rubrics.
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/claims_pane.h"
#include "app/pages/answers/rubric_pane.h"
#include "core/evaluate/answers/stored_rubrics.h"
#include "core/workspace/predictions/claims.h"
#include "tests/app/answers/answers_fixture.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_card.h"
#include "widgets/rubrics/rubric_entry_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kClaimJobsMs = 60'000;

} // namespace

class TestClaimsPanes : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::AnswersController> m_controller;

    template <typename Widget>
    static Widget* child(QWidget& pane, const char* name) {
        return pane.findChild<Widget*>(QLatin1String(name));
    }

    [[nodiscard]] std::vector<workspace::StoredClaims> sheets() const {
        return *workspace::allClaims(*m_controller->reader(), {});
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const std::filesystem::path folder(m_folder->path().toStdString());
        {
            const auto made = workspace::Workspace::create(folder / "w.assay");
            QVERIFY(made.has_value());
            QVERIFY(tests::fillAnswers(**made, folder, "P3").has_value());
            QVERIFY(tests::measureAnswers(**made, "P3", "Fjord").has_value());
        }
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_controller = std::make_unique<app::AnswersController>(*m_jobs);
        m_controller->setCurator(u"Ada"_s);
        auto opened = workspace::Workspace::open(folder / "w.assay");
        QVERIFY(opened.has_value());
        m_controller->setWorkspace(std::shared_ptr<workspace::Workspace>(std::move(*opened)));
        QVERIFY(m_jobs->waitForFinished(kClaimJobsMs));
        QTRY_VERIFY(m_controller->view() != nullptr);
    }

    void cleanup() {
        m_controller.reset();
        m_jobs.reset();
        m_folder.reset();
    }

    void aClaimIsJudgedByADigitAndUndone() {
        app::ClaimsPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        m_controller->setItem(2);
        QTRY_VERIFY(m_controller->explained() != nullptr);
        auto* const claims = child<QTreeWidget>(pane, "claimsList");
        QTRY_COMPARE(claims->topLevelItemCount(), 1);
        QCOMPARE(child<QPlainTextEdit>(pane, "claimsAnswer")->toPlainText(),
                 u"Firm 3 earned 12.5 million dollars."_s);
        // Question and gold stand beside it.
        const auto* const card = child<widgets::ReadingCard>(pane, "claimsCard");
        const model::Question& asked = m_controller->explained()->answers.question;
        QVERIFY(!asked.questionText.empty() && !asked.answerText.empty());
        QVERIFY(card->toPlainText().contains(QString::fromStdString(asked.questionText)));
        QVERIFY(card->toPlainText().contains(QString::fromStdString(asked.answerText.front())));
        pane.judge(model::ClaimVerdict::Invented);
        QCOMPARE(sheets().size(), std::size_t(1));
        QCOMPARE(sheets().front().sheet.reader, std::string("Ada"));
        QVERIFY(sheets().front().sheet.claims.front().verdict == model::ClaimVerdict::Invented);
        QCOMPARE(claims->topLevelItem(0)->text(0), u"Invented"_s);
        QVERIFY(m_controller->edits().undo());
        QVERIFY(sheets().empty());
        QTRY_COMPARE(claims->topLevelItem(0)->text(0), u"–"_s);
    }

    void aQueueIsDrawn() {
        app::ClaimsPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        QVERIFY(m_jobs->waitForFinished(kClaimJobsMs));
        auto* const queue = child<QComboBox>(pane, "readingQueue");
        QCOMPARE(queue->count(), 7);
        queue->setCurrentIndex(1);
        Q_EMIT queue->activated(1);
        QCOMPARE(m_controller->shown().size(), std::size_t(10)); // of the eleven that were answered
        queue->setCurrentIndex(0);
        Q_EMIT queue->activated(0);
        QCOMPARE(m_controller->shown().size(), std::size_t(tests::kAnswerQuestions));
    }

    // Defined in a form, drawn at once, changed, removed, and had back by undo.
    void aQueueOfOnesOwnIsDefined() {
        app::ClaimsPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        QVERIFY(m_jobs->waitForFinished(kClaimJobsMs));
        auto* const queue = child<QComboBox>(pane, "readingQueue");
        QVERIFY(!child<QPushButton>(pane, "readingQueueChange")->isEnabled()); // all questions are no queue
        QTest::mouseClick(child<QPushButton>(pane, "readingQueueNew"), Qt::LeftButton);
        auto* form = child<QDialog>(pane, "queueDialog");
        QVERIFY(form != nullptr);
        auto* const store = child<QPushButton>(*form, "queueStore");
        QVERIFY(!store->isEnabled()); // it has no name
        QTest::keyClicks(child<QLineEdit>(*form, "queueName"), u"quarter"_s);
        auto* const draw = child<QComboBox>(*form, "queueDraw");
        draw->setCurrentIndex(1);
        child<QSpinBox>(*form, "queueCount")->setValue(3);
        auto* const metric = child<QComboBox>(*form, "queueMetric");
        QVERIFY(metric->count() > 1);
        QTest::mouseClick(store, Qt::LeftButton);
        QVERIFY(child<QLabel>(*form, "queueError")->isVisible()); // one that comes along is called so
        child<QLineEdit>(*form, "queueName")->setText(u"three"_s);
        QTest::mouseClick(store, Qt::LeftButton);
        QCOMPARE(queue->currentText(), u"three"_s);
        QCOMPARE(queue->count(), 8);
        QCOMPARE(m_controller->shown().size(), std::size_t(3));
        QTRY_VERIFY(child<QDialog>(pane, "queueDialog") == nullptr);

        QTest::mouseClick(child<QPushButton>(pane, "readingQueueChange"), Qt::LeftButton);
        form = child<QDialog>(pane, "queueDialog");
        QVERIFY(form != nullptr);
        QCOMPARE(child<QSpinBox>(*form, "queueCount")->value(), 3);
        child<QSpinBox>(*form, "queueCount")->setValue(2);
        QTest::mouseClick(child<QPushButton>(*form, "queueStore"), Qt::LeftButton);
        QCOMPARE(m_controller->shown().size(), std::size_t(2));
        QTest::mouseClick(child<QPushButton>(pane, "readingQueueRemove"), Qt::LeftButton);
        QCOMPARE(queue->count(), 7);
        QCOMPARE(queue->currentIndex(), 0);
        QCOMPARE(m_controller->shown().size(), std::size_t(tests::kAnswerQuestions));
        QVERIFY(m_controller->edits().undo());
        QTRY_COMPARE(queue->count(), 8);
        QCOMPARE(queue->itemText(7), u"three"_s);
    }

    void aQueueIsSaved() {
        app::ClaimsPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        QVERIFY(m_jobs->waitForFinished(kClaimJobsMs));
        auto* const queue = child<QComboBox>(pane, "readingQueue");
        queue->setCurrentIndex(1);
        Q_EMIT queue->activated(1);
        QTest::mouseClick(child<QPushButton>(pane, "readingQueueSave"), Qt::LeftButton);
        QTRY_VERIFY(pane.findChild<QFileDialog*>(u"saveFileDialog"_s) != nullptr);
        auto* const dialog = pane.findChild<QFileDialog*>(u"saveFileDialog"_s);
        const QString path = m_folder->filePath(u"queue.csv"_s);
        dialog->setDirectory(m_folder->path());
        dialog->selectFile(u"queue.csv"_s);
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QVERIFY(m_jobs->waitForFinished(kClaimJobsMs));
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QVERIFY(written.count("\r\nquarter,") >= 10); // a line for each sample
        QVERIFY(!written.contains("spot_check"));
    }

    void rubricsOpenWithThatOfTheRun() {
        app::RubricPane pane(*m_controller);
        const auto* const choice = child<QComboBox>(pane, "rubricChoice");
        QCOMPARE(choice->currentData().toString(), u"norwegian"_s);
        // What is typed is not left for it.
        pane.choose(u"finrag"_s);
        child<QTableWidget>(pane, "rubric_parts")->item(0, 1)->setText(u"0.123"_s);
        Q_EMIT m_controller->chosenChanged();
        QCOMPARE(choice->currentData().toString(), u"finrag"_s);
        pane.choose(u"finrag"_s); // as it is stored
        Q_EMIT m_controller->chosenChanged();
        QCOMPARE(choice->currentData().toString(), u"norwegian"_s);
    }

    void aPresetIsDuplicatedAndSavedInVersions() {
        app::RubricPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        auto* const save = child<QPushButton>(pane, "rubricSave");
        pane.choose(u"norwegian"_s);
        QVERIFY(!save->isEnabled());
        QVERIFY(!child<QPushButton>(pane, "rubricRemove")->isEnabled());
        QTest::mouseClick(child<QPushButton>(pane, "rubricDuplicate"), Qt::LeftButton);
        const auto copy = evaluate::rubricNamed(*m_controller->reader(), "norwegian copy");
        QVERIFY(copy.has_value());
        QCOMPARE(child<QComboBox>(pane, "rubricChoice")->currentData().toString(), u"norwegian copy"_s);
        // What is wrong is named, and cannot be saved.
        auto* const parts = child<QTableWidget>(pane, "rubric_parts");
        QCOMPARE(parts->horizontalHeaderItem(0)->text(), u"Measure"_s);
        QVERIFY(parts->horizontalHeaderItem(0)->toolTip().contains(u"metric"_s));
        const auto* const words = qobject_cast<QStyledItemDelegate*>(parts->itemDelegateForColumn(0));
        QVERIFY(words != nullptr && words->displayText(u"rougeL_f"_s, QLocale()) != u"rougeL_f"_s);
        QVERIFY(!words->displayText(parts->item(0, 0)->text(), QLocale()).contains(u'_'));
        parts->item(0, 1)->setText(u"0"_s);
        QVERIFY(child<QLabel>(pane, "rubricState")->text().startsWith(u"parts[0]"_s));
        QVERIFY(!save->isEnabled());
        parts->item(0, 1)->setText(u"0.6"_s);
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        const auto saved = evaluate::rubricNamed(*m_controller->reader(), "norwegian copy");
        QCOMPARE(saved->rubric.version, 2);
        QCOMPARE(saved->rubric.parts.front().weight, 0.6);
        QCOMPARE(child<QComboBox>(pane, "rubricVersion")->count(), 2);
        QVERIFY(m_controller->edits().undo());
        QCOMPARE(evaluate::rubricNamed(*m_controller->reader(), "norwegian copy")->rubric.version, 1);
    }

    // Tokenizer, stems, citations, language and source have fields, and what was typed as JSON shows in them.
    void howTextsAreReadHasFields() {
        app::RubricPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        pane.choose(u"norwegian"_s);
        pane.duplicate();
        const auto* const stem = child<QCheckBox>(pane, "rubric_stem");
        child<QTabWidget>(pane, "rubricTabs")->setCurrentWidget(stem->parentWidget());
        auto* const tokenizer = child<QComboBox>(pane, "rubric_tokenizer");
        auto* const citations = child<QComboBox>(pane, "rubric_citations");
        QCOMPARE(tokenizer->currentText(), u"Unicode words"_s);
        QCOMPARE(citations->currentData().toString(), u"norwegian"_s);
        QVERIFY(child<QCheckBox>(pane, "rubric_norwegian")->isChecked() && !stem->isChecked());
        tests::chooseEntry(*tokenizer, tokenizer->findData(u"ascii"_s));
        tests::chooseEntry(*citations, citations->findData(u"florida"_s));
        child<QCheckBox>(pane, "rubric_stem")->click();
        child<QCheckBox>(pane, "rubric_norwegian")->click();
        auto* const source = child<QLineEdit>(pane, "rubric_source");
        source->clear();
        QTest::keyClicks(source, u"Our own"_s);
        QTest::mouseClick(child<QPushButton>(pane, "rubricSave"), Qt::LeftButton);
        const auto saved = evaluate::rubricNamed(*m_controller->reader(), "norwegian copy");
        QVERIFY(saved.has_value());
        QVERIFY(saved->rubric.tokenizer == metrics::RougeTokenizer::Ascii && saved->rubric.stem);
        QVERIFY(saved->rubric.citations == evaluate::CitationStyle::Florida && !saved->rubric.norwegian);
        QCOMPARE(saved->rubric.source, std::string("Our own"));
        // Without the members it is as the core takes it; a name that there is not is none of the choices.
        auto* const json = child<QPlainTextEdit>(pane, "rubricJson");
        json->setPlainText(uR"({"name":"norwegian copy","citations":"moon"})"_s);
        QCOMPARE(tokenizer->currentData().toString(), u"ascii"_s);
        QVERIFY(!stem->isChecked());
        QCOMPARE(citations->currentIndex(), -1);
        QVERIFY(child<QLabel>(pane, "rubricState")->text().startsWith(u"citations"_s));
    }

    void theTableOpensTheFormAndUndoTakesItBack() {
        app::RubricPane pane(*m_controller);
        pane.resize(1000, 700);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        pane.choose(u"finrag"_s);
        pane.duplicate();
        auto* tabs = child<QTabWidget>(pane, "rubricTabs");
        auto* parts = child<QTableWidget>(pane, "rubric_parts");
        tabs->setCurrentWidget(parts->parentWidget());
        const int when = parts->columnCount() - 1;
        QVERIFY2(parts->item(0, when)->text().contains(u"Figure, number"_s) &&
                     !parts->item(0, when)->text().contains(u'{'),
                 qPrintable(parts->item(0, when)->text()));
        parts->setFocus();
        parts->setCurrentCell(0, when);
        QTest::keyClick(parts, Qt::Key_F2);
        auto* form = child<widgets::RubricEntryDialog>(pane, "rubricEntryDialog");
        QVERIFY(form != nullptr && form->isVisible());
        auto* rows = child<QTableWidget>(*form, "entryRows_when");
        QCOMPARE(rows->rowCount(), 4);
        QTest::mouseClick(child<QToolButton>(*form, "entryRemoveRow_when"), Qt::LeftButton);
        QTest::mouseClick(form->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        auto* save = child<QPushButton>(pane, "rubricSave");
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        const auto saved = evaluate::rubricNamed(*m_controller->reader(), "finrag copy");
        QVERIFY(saved.has_value());
        QCOMPARE(saved->rubric.parts.front().when.answerTypes.size(), std::size_t(3));
        QVERIFY(m_controller->edits().undo());
        QCOMPARE(evaluate::rubricNamed(*m_controller->reader(), "finrag copy")
                     ->rubric.parts.front()
                     .when.answerTypes.size(),
                 std::size_t(4));
        // A new entry is made in the form, or not at all.
        const int before = parts->rowCount();
        QTest::mouseClick(child<QPushButton>(pane, "rubricAdd_parts"), Qt::LeftButton);
        QTRY_VERIFY(pane.findChildren<widgets::RubricEntryDialog*>().size() == 1);
        child<widgets::RubricEntryDialog>(pane, "rubricEntryDialog")->reject();
        QCOMPARE(parts->rowCount(), before);
    }
};

ASSAY_TEST(TestClaimsPanes)
#include "tst_claims_panes.moc"
