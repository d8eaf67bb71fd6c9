// The form of an entry of a rubric: what applies when, conditions and assertions, by keys and clicks.
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/rubric_entry_dialog.h"
#include "app/pages/answers/rubric_pane.h"
#include "core/evaluate/answers/stored_rubrics.h"
#include "tests/app/answers/answers_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <algorithm>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::RubricEntryDialog;
using app::RubricJson;

namespace {

const app::RubricList& listNamed(std::string_view member) {
    const auto lists = app::rubricLists();
    return *std::ranges::find_if(lists, [&](const app::RubricList& each) { return each.member == member; });
}

template <typename Widget>
Widget* part(QWidget& within, const char* name) {
    return within.findChild<Widget*>(QLatin1String(name));
}

std::unique_ptr<RubricEntryDialog> shown(std::string_view list, const char* entry) {
    auto dialog = std::make_unique<RubricEntryDialog>(listNamed(list), RubricJson::parse(entry));
    dialog->show();
    [&] { QVERIFY(QTest::qWaitForWindowActive(dialog.get())); }();
    return dialog;
}

bool mayBeTaken(QWidget& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
}

} // namespace

class TestRubricEntry : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // Nothing of a preset is lost: untouched the entry has the same bytes, and its rows say the same.
    void presetsComeBackAsTheyAre() {
        int scopes = 0;
        int conditions = 0;
        for (const std::string_view preset : evaluate::kRubricPresets) {
            const auto document = RubricJson::parse(evaluate::rubricJson(*evaluate::rubricPreset(preset)));
            for (const app::RubricList& list : app::rubricLists()) {
                for (const RubricJson& entry : document[list.member]) {
                    const RubricEntryDialog dialog(list, entry);
                    QCOMPARE(dialog.entry().dump(), entry.dump());
                    QVERIFY(mayBeTaken(const_cast<RubricEntryDialog&>(dialog)));
                    for (const app::RubricMember& member : list.columns()) {
                        if (member.value == app::RubricValue::Scope) {
                            const auto scope = app::scopeOf(entry[member.name]);
                            QVERIFY(scope.has_value());
                            QVERIFY(app::scopeOf(app::scopeJson(app::scopeRows(*scope))) == scope);
                            ++scopes;
                        } else if (member.value == app::RubricValue::Condition ||
                                   member.value == app::RubricValue::Conditions) {
                            const auto stored = app::conditionsOf(entry[member.name]);
                            QVERIFY(stored.has_value() && !stored->empty());
                            QVERIFY(app::conditionsOf(app::conditionsJson(app::conditionRows(*stored))) ==
                                    stored);
                            ++conditions;
                        }
                    }
                }
            }
        }
        QVERIFY(scopes > 6 && conditions > 6);
    }

    void whenAPartAppliesIsChosenInRows() {
        const auto dialog =
            shown("parts", R"({"metric":"contains","weight":2,"when":{"answer_types":["list"]}})");
        auto* rows = part<QTableWidget>(*dialog, "entryRows_when");
        QCOMPARE(rows->rowCount(), 1);
        QTest::mouseClick(part<QToolButton>(*dialog, "entryAddRow_when"), Qt::LeftButton);
        QCOMPARE(rows->rowCount(), 2);
        QVERIFY(!mayBeTaken(*dialog)); // the row says nothing yet
        QVERIFY(part<QLabel>(*dialog, "entryWrong_when")->isVisible());
        auto* what = qobject_cast<QComboBox*>(rows->cellWidget(1, 0));
        tests::chooseEntry(*what, 2);
        QVERIFY(what->currentText().startsWith(u"Category"_s));
        auto* value = qobject_cast<QComboBox*>(rows->cellWidget(1, 1));
        QVERIFY(value->count() >= 10); // the taxonomy
        value->setFocus();
        QTest::keyClicks(value->lineEdit(), u"ours"_s);
        QVERIFY(mayBeTaken(*dialog));
        QCOMPARE(dialog->entry().dump(),
                 std::string(R"({"metric":"contains","weight":2,"when":{"answer_types":["list"],)"
                             R"("categories":["ours"]}})"));
    }

    void conditionsAreMeasuresRulesAndNumbers() {
        const auto dialog =
            shown("flags", R"({"name":"copying","all":[{"metric":"rougeL_f","from":0.08,"to":0.15}]})");
        auto* rows = part<QTableWidget>(*dialog, "entryRows_all");
        QCOMPARE(rows->rowCount(), 2);
        QCOMPARE(qobject_cast<QComboBox*>(rows->cellWidget(1, 0))->currentText(), u"ROUGE-L"_s);
        QCOMPARE(qobject_cast<QComboBox*>(rows->cellWidget(1, 1))->currentText(), u"at most"_s);
        rows->item(1, 2)->setText(u"0.2"_s);
        QCOMPARE(dialog->entry()["all"].dump(),
                 std::string(R"([{"metric":"rougeL_f","from":0.08,"to":0.2}])"));
        // What is no number is said at the field, and what was there stays.
        rows->item(1, 2)->setText(u"a lot"_s);
        QVERIFY(part<QLabel>(*dialog, "entryWrong_all")->text().contains(u"a lot"_s));
        QCOMPARE(rows->item(1, 2)->text(), u"0.2"_s);
        rows->item(1, 2)->setText(QString());
        QVERIFY(!mayBeTaken(*dialog));
        rows->item(1, 2)->setText(u"0.3"_s);
        // Another measure is a condition of its own.
        auto* measure = qobject_cast<QComboBox*>(rows->cellWidget(1, 0));
        measure->setEditText(u"our_own"_s);
        QVERIFY(mayBeTaken(*dialog));
        QCOMPARE(dialog->entry()["all"].dump(),
                 std::string(R"([{"metric":"rougeL_f","from":0.08},{"metric":"our_own","to":0.3}])"));
    }

    void aConditionIsOfOneMeasure() {
        const auto dialog = shown("demands", R"({"condition":{"metric":"contains","from":1}})");
        auto* rows = part<QTableWidget>(*dialog, "entryRows_condition");
        QTest::mouseClick(part<QToolButton>(*dialog, "entryAddRow_condition"), Qt::LeftButton);
        rows->item(1, 2)->setText(u"2"_s);
        QVERIFY(mayBeTaken(*dialog));
        qobject_cast<QComboBox*>(rows->cellWidget(1, 0))->setEditText(u"cosine"_s);
        QVERIFY(!mayBeTaken(*dialog));
        QVERIFY(part<QLabel>(*dialog, "entryWrong_condition")->text().contains(u"one measure"_s));
        QTest::mouseClick(part<QToolButton>(*dialog, "entryRemoveRow_condition"), Qt::LeftButton);
        QVERIFY(mayBeTaken(*dialog));
    }

    void aPatternThatIsNoneIsSaidAtItsField() {
        const auto dialog = shown("assertions", R"({"kind":"must_include","text":"revenue"})");
        auto* kind = part<QComboBox>(*dialog, "entry_kind");
        tests::chooseEntry(*kind, kind->findData(u"matches"_s));
        auto* text = part<QPlainTextEdit>(*dialog, "entry_text");
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, u"[0-9"_s);
        const auto* wrong = part<QLabel>(*dialog, "entryWrong_text");
        QVERIFY(wrong->isVisible());
        QVERIFY2(wrong->text().contains(u"RE2"_s), qPrintable(wrong->text()));
        QVERIFY(!mayBeTaken(*dialog));
        QTest::keyClicks(text, u"]+"_s);
        QVERIFY(!wrong->isVisible());
        QCOMPARE(dialog->entry().dump(), std::string(R"({"kind":"matches","text":"[0-9]+"})"));
        tests::chooseEntry(*kind, kind->findData(u"json_schema"_s));
        QVERIFY(wrong->text().contains(u"JSON Schema"_s));
        text->setPlainText(u"{\"type\":\"object\"}"_s);
        QVERIFY(mayBeTaken(*dialog));
    }

    void aLimitIsANumber() {
        const auto dialog = shown("assertions", R"({"kind":"must_include","text":"revenue"})");
        auto* kind = part<QComboBox>(*dialog, "entry_kind");
        QVERIFY(!part<QLineEdit>(*dialog, "entry_limit")->isVisible());
        tests::chooseEntry(*kind, kind->findData(u"max_latency_ms"_s));
        auto* limit = part<QLineEdit>(*dialog, "entry_limit");
        QVERIFY(limit->isVisible() && !part<QPlainTextEdit>(*dialog, "entry_text")->isVisible());
        const auto* wrong = part<QLabel>(*dialog, "entryWrong_limit");
        QVERIFY(wrong->isVisible() && !mayBeTaken(*dialog)); // there is none
        limit->setFocus();
        QTest::keyClicks(limit, u"soon"_s);
        QVERIFY2(wrong->text().contains(u"soon"_s), qPrintable(wrong->text()));
        limit->selectAll();
        QTest::keyClicks(limit, u"-1"_s);
        QVERIFY(wrong->isVisible() && !mayBeTaken(*dialog));
        limit->selectAll();
        QTest::keyClicks(limit, u"1500"_s);
        QVERIFY(mayBeTaken(*dialog));
        QCOMPARE(dialog->entry().dump(), std::string(R"({"kind":"max_latency_ms","limit":1500.0})"));
    }

    // What has no rows stays as it is, and so does what was not touched.
    void whatTheFormCannotShowIsKept() {
        const auto dialog = shown("assertions", R"({"kind":"must_include","text":"a","when":{"moon":1}})");
        QVERIFY(part<QTableWidget>(*dialog, "entryRows_when") == nullptr);
        QVERIFY(part<QLabel>(*dialog, "entryUnshown_when")->isVisible());
        part<QPlainTextEdit>(*dialog, "entry_text")->setPlainText(u"b"_s);
        QCOMPARE(dialog->entry().dump(),
                 std::string(R"({"kind":"must_include","text":"b","when":{"moon":1}})"));
        QVERIFY(part<QLabel>(*dialog, "entryWrong_when")->isVisible()); // it cannot be used, either
    }

    void theTableOpensTheFormAndUndoTakesItBack() {
        const QTemporaryDir folder;
        const std::filesystem::path path(folder.path().toStdString());
        {
            const auto made = workspace::Workspace::create(path / "w.assay");
            QVERIFY(made.has_value());
            QVERIFY(tests::fillAnswers(**made, path, "P3").has_value());
        }
        widgets::JobRunner jobs;
        app::AnswersController controller(jobs);
        controller.setCurator(u"Ada"_s);
        auto opened = workspace::Workspace::open(path / "w.assay");
        QVERIFY(opened.has_value());
        controller.setWorkspace(std::shared_ptr<workspace::Workspace>(std::move(*opened)));
        QVERIFY(jobs.waitForFinished(60'000));
        app::RubricPane pane(controller);
        pane.resize(1000, 700);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        pane.choose(u"finrag"_s);
        pane.duplicate();
        auto* tabs = part<QTabWidget>(pane, "rubricTabs");
        auto* parts = part<QTableWidget>(pane, "rubric_parts");
        tabs->setCurrentWidget(parts->parentWidget());
        const int when = parts->columnCount() - 1;
        QVERIFY2(parts->item(0, when)->text().contains(u"Figure, number"_s) &&
                     !parts->item(0, when)->text().contains(u'{'),
                 qPrintable(parts->item(0, when)->text()));
        parts->setFocus();
        parts->setCurrentCell(0, when);
        QTest::keyClick(parts, Qt::Key_F2);
        auto* form = part<RubricEntryDialog>(pane, "rubricEntryDialog");
        QVERIFY(form != nullptr && form->isVisible());
        auto* rows = part<QTableWidget>(*form, "entryRows_when");
        QCOMPARE(rows->rowCount(), 4);
        QTest::mouseClick(part<QToolButton>(*form, "entryRemoveRow_when"), Qt::LeftButton);
        QTest::mouseClick(form->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        auto* save = part<QPushButton>(pane, "rubricSave");
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        const auto saved = evaluate::rubricNamed(*controller.reader(), "finrag copy");
        QVERIFY(saved.has_value());
        QCOMPARE(saved->rubric.parts.front().when.answerTypes.size(), std::size_t(3));
        QVERIFY(controller.edits().undo());
        QCOMPARE(evaluate::rubricNamed(*controller.reader(), "finrag copy")
                     ->rubric.parts.front()
                     .when.answerTypes.size(),
                 std::size_t(4));
        // A new entry is made in the form, or not at all.
        const int before = parts->rowCount();
        QTest::mouseClick(part<QPushButton>(pane, "rubricAdd_parts"), Qt::LeftButton);
        QTRY_VERIFY(pane.findChildren<RubricEntryDialog*>().size() == 1);
        part<RubricEntryDialog>(pane, "rubricEntryDialog")->reject();
        QCOMPARE(parts->rowCount(), before);
    }
};

ASSAY_TEST(TestRubricEntry)
#include "tst_rubric_entry.moc"
