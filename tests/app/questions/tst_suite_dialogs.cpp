// Comparing versions, exporting suites, repairing texts.
#include "app/pages/questions/collision_dialog.h"
#include "app/pages/questions/compare_dialog.h"
#include "app/pages/questions/repair_dialog.h"
#include "app/pages/questions/suite_export_dialog.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_versions.h"
#include "tests/app/questions/suite_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QTextBrowser>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using Fixture = tests::SuiteFixture;
using app::SuiteDifferenceModel;
using widgets::DataTableView;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Imports the file as a suite "imported" and makes it the one that the menu speaks of.
bool import(Fixture& f, const std::filesystem::path& file) {
    base::NoProgress progress;
    workspace::QuestionImportOptions options;
    options.suite = "imported";
    options.who = "Ada";
    const auto imported =
        workspace::importQuestions(*f.workspace, std::span(&file, 1), options, {}, progress);
    f.controller->reload();
    if (!imported || !f.settle()) {
        return false;
    }
    f.controller->setFilter({{{curation::Facet::Suite, {"imported"}}}, {}});
    return f.menu->suite() && f.menu->suite()->name == "imported";
}

} // namespace

class TestSuiteDialogs : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // --- Before questions are replaced ---

    void collisionsAreShownFieldByField() {
        Fixture f;
        QFile file(f.path(u"other.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"([{"question_id": "Q1", "question_text": "What did Q1 lose?", "answer_text": "Nothing",
                       "years": [2019]}, {"question_id": "Q9", "question_text": "New?", "answer_text": "1"}])");
        file.close();
        imports::ImportPlan plan;
        plan.files = {file.fileName().toStdString()};
        plan.name = "P3";
        QList<workspace::CollisionChoice> chosen;
        const auto shown = [&](bool mayReplace) {
            auto dialog = std::make_unique<app::CollisionDialog>(f.workspace, f.jobs, plan, mayReplace);
            connect(dialog.get(), &app::CollisionDialog::chosen, this,
                    [&chosen](const imports::ImportPlan&, workspace::CollisionChoice choice) {
                        chosen += choice;
                    });
            dialog->show();
            return dialog;
        };
        auto dialog = shown(true);
        QVERIFY(f.settle());
        const QAbstractItemModel* model = dialog->findChild<DataTableView*>(u"collisionTable"_s)->model();
        QTRY_COMPARE(model->rowCount(), 1); // neither what is new nor what is the same
        const auto cell = [model](int column) { return model->index(0, column).data().toString(); };
        QCOMPARE(cell(SuiteDifferenceModel::QuestionColumn), u"Q1"_s);
        QCOMPARE(cell(SuiteDifferenceModel::BeforeColumn), u"What did Q1 earn in 2019?"_s);
        QCOMPARE(cell(SuiteDifferenceModel::AfterColumn), u"What did Q1 lose?"_s);
        QVERIFY(dialog->findChild<QTextBrowser*>(u"collisionText"_s)->toPlainText().contains(u"lose"_s));
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"collisionReplace"_s), Qt::LeftButton);
        QVERIFY(chosen == QList{workspace::CollisionChoice::Replace});
        QVERIFY(!dialog->isVisible());
        dialog = shown(false);
        QVERIFY(!dialog->findChild<QPushButton*>(u"collisionReplace"_s)->isEnabled());
        dialog->reject();
        QVERIFY(chosen.last() == workspace::CollisionChoice::Refuse);
        QVERIFY(f.settle());
    }

    // --- Comparing ---

    void comparesAVersionWithThePresent() {
        Fixture f;
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        f.edit(f.questions[0], "What did Q1 earn in 2020?");
        f.add("Q4", "Made since?");
        QVERIFY(workspace::setStatus(*f.workspace, std::span(&f.questions[2], 1),
                                     model::QuestionStatus::Approved, "Ada", {}));
        f.controller->reload();
        QVERIFY(f.settle());
        QVERIFY(QTest::qWaitForWindowActive(f.host.get()));
        f.host->setFocusPolicy(Qt::StrongFocus);
        f.host->setFocus();
        QTest::keyClick(f.host.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(f.settle());
        QCOMPARE(f.child<QComboBox>("compareBefore")->currentText(), u"P3.v1"_s);
        QCOMPARE(f.child<QComboBox>("compareAfter")->currentText(), u"P3"_s);
        QCOMPARE(f.child<QLabel>("compareSummary")->text(), u"1 added, 0 removed, 2 changed, 1 unchanged."_s);
        const QAbstractItemModel* model = f.child<DataTableView>("compareTable")->model();
        QCOMPARE(model->rowCount(), 3);
        const auto cell = [model](int row, int column) {
            return model->index(row, column).data().toString();
        };
        QCOMPARE(cell(0, SuiteDifferenceModel::KindColumn), u"+ added"_s);
        QCOMPARE(cell(0, SuiteDifferenceModel::QuestionColumn), u"Q4"_s);
        QCOMPARE(cell(1, SuiteDifferenceModel::KindColumn), u"~ changed"_s);
        QCOMPARE(cell(1, SuiteDifferenceModel::FieldColumn), u"Question text"_s);
        QCOMPARE(cell(2, SuiteDifferenceModel::FieldColumn), u"Status"_s);
        QCOMPARE(cell(2, SuiteDifferenceModel::BeforeColumn), u"Draft"_s);
        QCOMPARE(cell(2, SuiteDifferenceModel::AfterColumn), u"Approved"_s);
        // Word by word: only the year differs.
        auto* table = f.child<DataTableView>("compareTable");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        const QString text = f.child<QTextBrowser>("compareText")->toHtml();
        QVERIFY(text.contains(u"line-through"_s) && text.contains(u"underline"_s));
        QVERIFY(f.child<QTextBrowser>("compareText")->toPlainText().contains(u"What did Q1 earn in"_s));

        f.click<QPushButton>("compareSwap");
        QVERIFY(f.settle());
        QCOMPARE(f.child<QLabel>("compareSummary")->text(), u"0 added, 1 removed, 2 changed, 1 unchanged."_s);
        QCOMPARE(cell(0, SuiteDifferenceModel::KindColumn), u"− removed"_s);
    }

    // As a version of now would be: without what is retired.
    void comparingCountsRetiredQuestionsAsNone() {
        Fixture f;
        QVERIFY(f.controller->retire({f.questions[1]}));
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        QVERIFY(f.controller->retire({f.questions[2]}));
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_compare");
        QVERIFY(f.settle());
        QCOMPARE(f.child<QLabel>("compareSummary")->text(), u"0 added, 1 removed, 0 changed, 1 unchanged."_s);
    }

    // Whoever reviews blind does not see either what others decided since a version was frozen.
    void comparingWithholdsWhatOthersSaid() {
        Fixture f;
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        QVERIFY(f.controller->flag({f.questions[0]}, u"wrong_answer"_s, u"Look again"_s));
        QVERIFY(f.controller->flag({f.questions[1]}, u"wrong_answer"_s, u"Look again"_s));
        const auto review = [&f](std::size_t question, const std::string& who) {
            const auto stored = workspace::storedQuestion(*f.workspace->reader(), f.questions[question]);
            return stored && workspace::saveReview(*f.workspace,
                                                   {.question = f.questions[question],
                                                    .revision = stored->revision,
                                                    .verdict = model::ReviewVerdict::Flag,
                                                    .reason = "wrong_answer",
                                                    .note = {}},
                                                   who);
        };
        QVERIFY(review(0, "Bo") && review(1, "Bo") && review(1, "Ada"));
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_compare");
        QVERIFY(f.settle());
        const auto* model = f.child<DataTableView>("compareTable")->model();
        const auto questions = [model] {
            QStringList ids;
            for (int row = 0; row < model->rowCount(); ++row) {
                ids += model->index(row, SuiteDifferenceModel::QuestionColumn).data().toString();
            }
            return ids;
        };
        QCOMPARE(questions(), QStringList{u"Q2"_s});
        const QString said = f.child<QLabel>("compareSummary")->text();
        QVERIFY2(said.contains(u"reviewed blind, and you have not judged 1 question"_s), qPrintable(said));
        // After one's own review it is there, and to whom has not judged it is not.
        QVERIFY(review(0, "Ada"));
        f.controller->reload();
        QVERIFY(f.settle());
        QCOMPARE(questions(), (QStringList{u"Q1"_s, u"Q2"_s}));
        f.controller->setCurator(u"Cid"_s);
        QVERIFY(f.settle());
        QCOMPARE(questions(), QStringList());
        QVERIFY(!f.child<QPushButton>("compareSave")->isEnabled()); // nothing of it comes into a file
    }

    void staysRightWhileOneGoesOnEditing() {
        Fixture f;
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_compare");
        QVERIFY(f.settle());
        QCOMPARE(f.child<QLabel>("compareSummary")->text(), u"0 added, 0 removed, 0 changed, 3 unchanged."_s);
        QVERIFY(!f.child<QPushButton>("compareSave")->isEnabled()); // there is nothing to save
        QVERIFY(f.controller->approve({f.questions[0]}));
        QVERIFY(f.settle());
        QCOMPARE(f.child<QLabel>("compareSummary")->text(), u"0 added, 0 removed, 1 changed, 2 unchanged."_s);
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v2", {}, "Ada"));
        f.controller->reload();
        QVERIFY(f.settle());
        QVERIFY(f.child<QComboBox>("compareAfter")->findText(u"P3.v2"_s) >= 0);
        QCOMPARE(f.child<QComboBox>("compareBefore")->currentText(), u"P3.v1"_s);
        f.child<QComboBox>("compareAfter")->setCurrentText(u"P3.v1"_s);
        QVERIFY(f.settle());
        QVERIFY(f.child<QLabel>("compareSummary")->text().contains(u"the same twice"_s));
    }

    void comparesGoldVersionsThatQuestionsName() {
        Fixture f;
        QVERIFY(f.controller->setFieldOfAll({f.questions[0]}, model::QuestionField::GoldVersion, {"gold-a"}));
        QVERIFY(f.controller->setFieldOfAll({f.questions[1], f.questions[2]},
                                            model::QuestionField::GoldVersion, {"gold-b"}));
        f.choose("suite_compare");
        QVERIFY(f.settle());
        f.child<QComboBox>("compareBefore")->setCurrentText(u"gold-a"_s);
        f.child<QComboBox>("compareAfter")->setCurrentText(u"gold-b"_s);
        QVERIFY(f.settle());
        QCOMPARE(f.child<QLabel>("compareSummary")->text(), u"2 added, 1 removed, 0 changed, 0 unchanged."_s);
    }

    void differencesAreAValidModel() {
        SuiteDifferenceModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRows({{app::SuiteDifferenceRow::Kind::Changed, "Q1", "notes", "a\nb", "c"}});
        QCOMPARE(model.index(0, SuiteDifferenceModel::BeforeColumn).data().toString(), u"a b"_s);
        QCOMPARE(model.index(0, SuiteDifferenceModel::BeforeColumn).data(widgets::kExportRole).toString(),
                 u"a\nb"_s);
        QVERIFY(model.at(1) == nullptr);
    }

    // --- Exporting ---

    void exportsWhatWasImportedEqual() {
        Fixture f;
        const QByteArray source = R"([{"question_id": "A1", "question_text": "How much?", "cik_int": [1],
            "answer_text": ["12", "13"], "years": [2019], "unknown_key": {"deep": [1, 2.5, null]}},
            {"question_id": "A2", "question_text": "And then?", "answer_text": "Nothing", "years": []}])";
        QFile file(f.path(u"gold.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(source) == source.size());
        file.close();
        QVERIFY(import(f, file.fileName().toStdString()));
        f.choose("suite_export");
        QVERIFY(f.settle());
        QCOMPARE(f.child<QComboBox>("exportFormat")->currentText(), u"FinRAG (JSON)"_s);
        QVERIFY(f.child<QLabel>("exportSummary")->text().contains(u"2 questions"_s));
        QVERIFY(!f.child<QTableWidget>("exportLost")->isVisible());
        f.click<QPushButton>("exportSave");
        auto* where = f.child<QFileDialog>("exportWhere");
        QVERIFY(where != nullptr);
        QCOMPARE(QFileInfo(where->selectedFiles().constFirst()).fileName(), u"imported.json"_s);
        where->reject();
        auto* dialog = f.child<app::SuiteExportDialog>("suiteExportDialog");
        dialog->saveTo(f.path(u"out.json"_s));
        QVERIFY(f.settle());
        QCOMPARE(QJsonDocument::fromJson(contentOf(f.path(u"out.json"_s))), QJsonDocument::fromJson(source));
        QVERIFY(f.said.last().contains(u"out.json"_s));
        QTRY_VERIFY(f.child<QDialog>("suiteExportDialog") == nullptr);
    }

    void saysBeforehandWhatAFormatCannotHold() {
        Fixture f;
        f.choose("suite_export");
        QVERIFY(f.settle());
        f.child<QComboBox>("exportFormat")->setCurrentText(u"SQuAD (JSON)"_s);
        QVERIFY(!f.child<QPushButton>("exportSave")->isEnabled()); // until it is known
        QVERIFY(f.settle());
        QVERIFY(f.child<QPushButton>("exportSave")->isEnabled());
        auto* lost = f.child<QTableWidget>("exportLost");
        QVERIFY(lost->isVisible());
        QStringList fields;
        for (int row = 0; row < lost->rowCount(); ++row) {
            fields += lost->item(row, 0)->text() + u'=' + lost->item(row, 1)->text();
        }
        QVERIFY2(fields.contains(u"Years=3"_s), qPrintable(fields.join(u' '))); // as the form calls it
        for (int row = 0; row < lost->rowCount(); ++row) {
            QVERIFY2(!lost->item(row, 0)->text().contains(u'_'), qPrintable(lost->item(row, 0)->text()));
        }
        f.child<QComboBox>("exportFormat")->setCurrentText(u"FinRAG (JSON)"_s);
        QVERIFY(f.settle());
        QVERIFY(!lost->isVisible());
    }

    void exportsAVersionAndRetiredQuestionsOnlyWhenAsked() {
        Fixture f;
        QVERIFY(workspace::freezeSuite(*f.workspace, f.suite, "P3.v1", {}, "Ada"));
        QVERIFY(f.controller->retire({f.questions[1]}));
        f.controller->reload();
        QVERIFY(f.settle());
        const auto exported = [&f](const QString& name) {
            f.child<app::SuiteExportDialog>("suiteExportDialog")->saveTo(f.path(name));
            (void)f.settle();
            return QJsonDocument::fromJson(contentOf(f.path(name))).array().size();
        };
        f.choose("suite_export");
        QVERIFY(f.settle());
        QCOMPARE(exported(u"now.json"_s), 2);
        QTRY_VERIFY(f.child<QDialog>("suiteExportDialog") == nullptr);
        f.choose("suite_export");
        QTest::keyClick(f.child<QCheckBox>("exportRetired"), Qt::Key_Space);
        QVERIFY(f.settle());
        QCOMPARE(exported(u"all.json"_s), 3);
        QTRY_VERIFY(f.child<QDialog>("suiteExportDialog") == nullptr);
        f.choose("suite_export");
        f.child<QComboBox>("exportWhat")->setCurrentText(u"P3.v1"_s);
        QVERIFY(!f.child<QCheckBox>("exportRetired")->isEnabled()); // a version has none
        QVERIFY(f.settle());
        QCOMPARE(exported(u"version.json"_s), 3);
    }

    void statusAndFlagsComeAlongOrAreNamed() {
        Fixture f;
        QVERIFY(f.controller->approve({f.questions[0]}));
        QVERIFY(f.controller->flag({f.questions[1]}, u"wrong_answer"_s, u"Look again"_s));
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_export");
        f.child<QComboBox>("exportFormat")->setCurrentText(u"SQuAD (JSON)"_s);
        QVERIFY(f.settle());
        QVERIFY(!f.child<QCheckBox>("exportCuration")->isEnabled());
        QVERIFY(!f.child<QCheckBox>("exportCuration")->isChecked()); // until a format has room
        auto* lost = f.child<QTableWidget>("exportLost");
        QStringList counts;
        for (int row = 0; row < lost->rowCount(); ++row) {
            counts += lost->item(row, 1)->text();
        }
        QVERIFY2(counts.contains(u"2"_s) && counts.contains(u"1"_s), qPrintable(counts.join(u' ')));
        f.child<QComboBox>("exportFormat")->setCurrentText(u"JSON lines"_s);
        QVERIFY(f.settle());
        QVERIFY(f.child<QCheckBox>("exportCuration")->isEnabled());
        f.child<app::SuiteExportDialog>("suiteExportDialog")->saveTo(f.path(u"all.jsonl"_s));
        QVERIFY(f.settle());
        const QByteArray lines = contentOf(f.path(u"all.jsonl"_s));
        QVERIFY2(lines.contains("assay_status") && lines.contains("\"approved\""), lines.constData());
        QVERIFY2(lines.contains("Look again"), lines.constData());
        QTRY_VERIFY(f.child<QDialog>("suiteExportDialog") == nullptr);
        f.choose("suite_export");
        f.child<QComboBox>("exportFormat")->setCurrentText(u"JSON lines"_s);
        f.child<QComboBox>("exportChoice")->setCurrentText(u"Approved only"_s);
        QTest::keyClick(f.child<QCheckBox>("exportCuration"), Qt::Key_Space);
        QVERIFY(f.settle());
        f.child<app::SuiteExportDialog>("suiteExportDialog")->saveTo(f.path(u"approved.jsonl"_s));
        QVERIFY(f.settle());
        const QByteArray approved = contentOf(f.path(u"approved.jsonl"_s));
        QCOMPARE(approved.count('\n'), 1);
        QVERIFY2(!approved.contains("assay_"), approved.constData());
    }

    void whoReviewsBlindTakesNothingAlongOfWhatOthersSaid() {
        Fixture f;
        QVERIFY(f.controller->flag({f.questions[0]}, u"wrong_answer"_s, u"Look again"_s));
        const auto review = [&f](std::size_t question, const std::string& who) {
            const auto stored = workspace::storedQuestion(*f.workspace->reader(), f.questions[question]);
            return stored && workspace::saveReview(*f.workspace,
                                                   {.question = f.questions[question],
                                                    .revision = stored->revision,
                                                    .verdict = model::ReviewVerdict::Approve,
                                                    .reason = {},
                                                    .note = "note of " + who},
                                                   who);
        };
        QVERIFY(review(0, "Bo") && review(1, "Bo"));
        QVERIFY(review(1, f.controller->curator().toStdString()));
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_export");
        f.child<QComboBox>("exportFormat")->setCurrentText(u"JSON lines"_s);
        QVERIFY(f.settle());
        const QString said = f.child<QLabel>("exportSummary")->text();
        QVERIFY2(said.contains(u"reviewed blind, and you have not judged 1 question"_s), qPrintable(said));
        f.child<app::SuiteExportDialog>("suiteExportDialog")->saveTo(f.path(u"blind.jsonl"_s));
        QVERIFY(f.settle());
        const QByteArray lines = contentOf(f.path(u"blind.jsonl"_s));
        QCOMPARE(lines.count("note of Bo"), 1); // of the question that both have judged
        QVERIFY2(!lines.contains("Look again") && !lines.contains("flagged"), lines.constData());
    }

    void asksBeforeItReplacesFilesInAFolder() {
        Fixture f;
        const QString folder = f.path(u"beir"_s);
        QVERIFY(QDir().mkpath(folder));
        QFile there(folder + u"/queries.jsonl"_s);
        QVERIFY(there.open(QIODevice::WriteOnly) && there.write("mine") == 4);
        there.close();
        f.choose("suite_export");
        f.child<QComboBox>("exportFormat")->setCurrentText(u"BEIR (a folder)"_s);
        QVERIFY(f.settle());
        const auto chooseFolder = [&] {
            f.click<QPushButton>("exportSave");
            auto* where = f.child<QFileDialog>("exportWhere");
            QCOMPARE(where->fileMode(), QFileDialog::Directory);
            where->activateWindow();
            auto* typed = where->findChild<QLineEdit*>(u"fileNameEdit"_s);
            typed->setFocus();
            QTRY_VERIFY(typed->hasFocus()); // else what the dialog selects replaces what is typed
            typed->selectAll();
            QTest::keyClicks(typed, folder);
            QTest::keyClick(typed, Qt::Key_Return);
            QVERIFY(!where->isVisible());
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        chooseFolder();
        auto* box = f.child<QMessageBox>("exportReplaceQuestion");
        QVERIFY(box != nullptr && box->text().contains(u"queries.jsonl"_s));
        QTest::keyClick(box, Qt::Key_Escape);
        QVERIFY(f.settle());
        QCOMPARE(contentOf(there.fileName()), QByteArray("mine"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        chooseFolder();
        f.click<QPushButton>("exportReplaceYes");
        QVERIFY(f.settle());
        QCOMPARE(contentOf(there.fileName()).count('\n'), 3);
    }

    void aPlaceThatCannotBeWrittenIsSaid() {
        Fixture f;
        f.choose("suite_export");
        QVERIFY(f.settle());
        f.child<app::SuiteExportDialog>("suiteExportDialog")->saveTo(f.path(u"w.assay/out.json"_s));
        QVERIFY(f.settle());
        QVERIFY(f.child<QDialog>("suiteExportDialog")->isVisible());
        QVERIFY(f.child<QLabel>("exportSummary")->text().contains(u"out.json"_s));
        QVERIFY(f.child<QPushButton>("exportSave")->isEnabled());
    }

    void realSuitesExportEqual_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"finsights/p3_gold_test_suite_31q.json", "finsights/p3_gold_P3_v1_auto.json",
                                 "finsights/p3_gold_v2draft.json", "finsearch/retrieval_eval_dataset.json",
                                 "florida_tax/golden_dataset.json", "tatqa/tatqa_dataset_dev.json"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }

    void realSuitesExportEqual() {
        QFETCH(const QString, name);
        ASSAY_REQUIRE_SHARED_DATA(data);
        const std::filesystem::path source = data / name.toStdString();
        Fixture f;
        QVERIFY(import(f, source));
        f.choose("suite_export");
        QVERIFY(f.settle());
        QVERIFY(!f.child<QTableWidget>("exportLost")->isVisible());
        f.child<app::SuiteExportDialog>("suiteExportDialog")->saveTo(f.path(u"out.json"_s));
        QVERIFY(f.settle());
        const QByteArray before = contentOf(QString::fromStdString(source.string()));
        QVERIFY(!before.isEmpty());
        QCOMPARE(QJsonDocument::fromJson(contentOf(f.path(u"out.json"_s))), QJsonDocument::fromJson(before));
    }

    // --- Repairing ---

    void repairsTickedTextsAndUndoesIt() {
        Fixture f;
        f.edit(f.questions[0], "Hva betyr pÃ¥legg i Â§ 5?");
        f.edit(f.questions[1], "The bankâ€™s income?");
        f.controller->reload();
        QVERIFY(f.settle());
        f.choose("suite_repair");
        QVERIFY(f.settle());
        auto* table = f.child<DataTableView>("repairTable");
        const QAbstractItemModelTester tester(table->model());
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, app::RepairsModel::BeforeColumn).data().toString(),
                 u"Hva betyr pÃ¥legg i Â§ 5?"_s);
        QCOMPARE(table->model()->index(0, app::RepairsModel::AfterColumn).data().toString(),
                 u"Hva betyr pålegg i § 5?"_s);
        const QString difference = f.child<QTextBrowser>("repairText")->toHtml();
        QVERIFY(difference.contains(u"line-through"_s) && difference.contains(u"pålegg"_s));
        QVERIFY(f.child<QLabel>("repairSummary")->text().contains(u"2 of 2"_s));
        f.click<QPushButton>("repairNone");
        QVERIFY(!f.child<QPushButton>("repairApply")->isEnabled());
        f.click<QPushButton>("repairAll");
        // By key: the second is left as it is.
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, app::RepairsModel::QuestionColumn));
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(f.child<QLabel>("repairSummary")->text().contains(u"1 of 2"_s));
        f.click<QPushButton>("repairApply");
        QVERIFY(f.settle());
        QCOMPARE(f.textOf(f.questions[0]), std::string("Hva betyr pålegg i § 5?"));
        QCOMPARE(f.textOf(f.questions[1]), std::string("The bankâ€™s income?"));
        QVERIFY2(f.said.last().contains(u"1 question"_s), qPrintable(f.said.last()));
        QVERIFY(f.controller->undo());
        QCOMPARE(f.textOf(f.questions[0]), std::string("Hva betyr pÃ¥legg i Â§ 5?"));
    }

    void whatWasEditedMeanwhileIsNotRepaired() {
        Fixture f;
        f.edit(f.questions[0], "pÃ¥legg?");
        f.controller->reload();
        f.menu->showRepairs(f.suite); // as the banner does after an import
        QVERIFY(f.settle());
        f.edit(f.questions[0], "pÃ¥legg og skatt?");
        f.click<QPushButton>("repairApply");
        QVERIFY(f.settle());
        QCOMPARE(f.textOf(f.questions[0]), std::string("pÃ¥legg og skatt?"));
    }

    void saysWhenThereIsNothingToRepair() {
        Fixture f;
        f.choose("suite_repair");
        QVERIFY(f.settle());
        QVERIFY(f.child<QLabel>("repairSummary")->text().startsWith(u"No text"_s));
        QVERIFY(!f.child<QPushButton>("repairApply")->isEnabled());
    }

    void withoutANameNothingIsRepaired() {
        Fixture f;
        f.edit(f.questions[0], "pÃ¥legg?");
        f.controller->reload();
        f.controller->setCurator({});
        f.choose("suite_repair");
        QVERIFY(f.settle());
        QSignalSpy needed(f.controller.get(), &app::QuestionController::curatorNeeded);
        f.click<QPushButton>("repairApply");
        QCOMPARE(needed.size(), 1);
        QVERIFY(f.child<QDialog>("repairDialog")->isVisible()); // with what was ticked
        QCOMPARE(f.textOf(f.questions[0]), std::string("pÃ¥legg?"));
    }
};

ASSAY_TEST(TestSuiteDialogs)
#include "tst_suite_dialogs.moc"
