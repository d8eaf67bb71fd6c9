// The form of an entry of a rubric: what applies when, conditions and assertions, by keys and clicks.
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/rubrics/own_assertions_dialog.h"
#include "widgets/rubrics/rubric_entry_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::RubricEntryDialog;
using widgets::RubricJson;

namespace {

const widgets::RubricList& listNamed(std::string_view member) {
    const auto lists = widgets::rubricLists();
    return *std::ranges::find_if(lists,
                                 [&](const widgets::RubricList& each) { return each.member == member; });
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

class TestRubricEntryDialog : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // Nothing of a preset is lost: untouched the entry has the same bytes, and its rows say the same.
    void presetsComeBackAsTheyAre() {
        int scopes = 0;
        int conditions = 0;
        for (const std::string_view preset : evaluate::kRubricPresets) {
            const auto document = RubricJson::parse(evaluate::rubricJson(*evaluate::rubricPreset(preset)));
            for (const widgets::RubricList& list : widgets::rubricLists()) {
                for (const RubricJson& entry : document[list.member]) {
                    const RubricEntryDialog dialog(list, entry);
                    QCOMPARE(dialog.entry().dump(), entry.dump());
                    QVERIFY(mayBeTaken(const_cast<RubricEntryDialog&>(dialog)));
                    for (const widgets::RubricMember& member : list.columns()) {
                        if (member.value == widgets::RubricValue::Scope) {
                            const auto scope = widgets::scopeOf(entry[member.name]);
                            QVERIFY(scope.has_value());
                            QVERIFY(widgets::scopeOf(widgets::scopeJson(widgets::scopeRows(*scope))) ==
                                    scope);
                            ++scopes;
                        } else if (member.value == widgets::RubricValue::Condition ||
                                   member.value == widgets::RubricValue::Conditions) {
                            const auto stored = widgets::conditionsOf(entry[member.name]);
                            QVERIFY(stored.has_value() && !stored->empty());
                            QVERIFY(widgets::conditionsOf(
                                        widgets::conditionsJson(widgets::conditionRows(*stored))) == stored);
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

    // Beside other members of a question, which keep their bytes.
    void aQuestionBringsAssertionsOfItsOwn() {
        const std::string extra = R"({ "rank" : 1.50,"assertions": [{"kind":"max_tokens","limit":9}] })";
        widgets::OwnAssertionsDialog dialog(extra);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(dialog.extra(), extra);
        auto* table = part<QTableWidget>(dialog, "rubric_assertions");
        QCOMPARE(table->columnCount(), 4); // what it applies to is the question
        QVERIFY2(!table->item(0, 1)->text().contains(u'_'), qPrintable(table->item(0, 1)->text()));
        QTest::mouseClick(part<QPushButton>(dialog, "ownAssertionAdd"), Qt::LeftButton);
        auto* form = part<RubricEntryDialog>(dialog, "rubricEntryDialog");
        QVERIFY(form != nullptr && mayBeTaken(*form));
        QTest::mouseClick(form->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCOMPARE(table->rowCount(), 2);
        const std::string longer = dialog.extra();
        QVERIFY2(longer.starts_with(R"({ "rank" : 1.50,)"), longer.c_str());
        QCOMPARE(evaluate::assertionsFromJson(longer)->size(), std::size_t(2));
        // A limit is typed in its cell, too; what cannot be used is said, and not taken.
        table->item(0, 3)->setText(u"-2"_s);
        QVERIFY(!part<QLabel>(dialog, "ownAssertionsWrong")->text().isEmpty());
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        auto* remove = part<QPushButton>(dialog, "ownAssertionRemove");
        table->setCurrentCell(0, 0);
        QTest::mouseClick(remove, Qt::LeftButton);
        table->setCurrentCell(0, 0);
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(!remove->isEnabled());
        QVERIFY2(dialog.extra().find("assertions") == std::string::npos, dialog.extra().c_str());
        QVERIFY(dialog.extra().find("1.50") != std::string::npos);
        const widgets::OwnAssertionsDialog empty{std::string()};
        QCOMPARE(empty.extra(), std::string());
    }
};

ASSAY_TEST(TestRubricEntryDialog)
#include "tst_rubric_entry_dialog.moc"
