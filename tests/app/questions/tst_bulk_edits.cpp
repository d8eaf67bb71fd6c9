#include "app/pages/questions/field_dialog.h"
#include "app/pages/questions/flag_menu.h"
#include "app/pages/questions/paraphrase_dialog.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_text.h"
#include "app/shell/shortcut_sheet.h"
#include "core/curation/question_drafting.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/chat_service.h"
#include "tests/support/test_class.h"

#include <QComboBox>
#include <QDeadlineTimer>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QThread>
#include <set>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::FieldDialog;
using app::FlagDialog;
using app::FlagMenu;
using app::QuestionController;
using model::QuestionField;
using tests::LoopbackRequest;
using tests::LoopbackServer;
using tests::PaneFixture;

Q_DECLARE_METATYPE(assay::model::QuestionField)

class TestBulkEdits : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::vector<base::RowId> m_ids;

    [[nodiscard]] QuestionController& controller() const { return m_fixture->controller(); }

    [[nodiscard]] static QPushButton* ok(const QDialog& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

    [[nodiscard]] std::vector<std::string> values(QuestionField field) const {
        std::vector<std::string> all;
        for (const base::RowId id : m_ids) {
            all.push_back(model::fieldText(m_fixture->stored(id), field));
        }
        return all;
    }

    [[nodiscard]] std::int64_t newestNote() const {
        return workspace::newestNote(*m_fixture->workspace().reader()).value_or(-1);
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        m_ids.clear();
        for (const char* id : {"q1", "q2", "q3"}) {
            m_ids.push_back(m_fixture->add(id, "What?", [&](model::Question& question) {
                question.years = {2019};
                question.difficulty = std::string(id) == "q2" ? "hard" : "";
            }));
        }
        m_fixture->start();
    }

    void cleanup() { m_fixture.reset(); }

    void paraphrasesAreLinkedAndUndone() {
        app::ParaphraseDialog dialog(u"q1"_s, u"What?"_s);
        auto* text = dialog.findChild<QPlainTextEdit*>(u"paraphraseText"_s);
        auto* add = dialog.findChild<QPushButton*>(u"paraphraseAdd"_s);
        QVERIFY(!add->isEnabled());
        text->setPlainText(u"Which one?\n\n  And  what else? \nWhich one?\n"_s);
        QVERIFY(add->isEnabled());
        QVERIFY((dialog.wordings() == QStringList{u"Which one?"_s, u"And what else?"_s}));
        connect(&dialog, &app::ParaphraseDialog::wordingsGiven, this, [this](const QStringList& wordings) {
            QVERIFY(controller().addParaphrases(m_ids[0], wordings));
        });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::mouseClick(add, Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        QVERIFY(controller().current().has_value()); // the first of them is in front
        QCOMPARE(controller().current()->question.questionId, std::string("q1-p1"));
        QCOMPARE(curation::paraphraseOf(controller().current()->question).value_or(""), std::string("q1"));
        QVERIFY(!controller().addParaphrases(m_ids[0], {u"which ONE?"_s})); // is there
        QVERIFY(controller().edits().undo());
    }

    // A service gives wordings, a person accepts one of them by the keyboard, and undo takes it back.
    void aServiceIsAskedAndAPersonAccepts() {
        LoopbackServer server([](const LoopbackRequest&) {
            return tests::goodChat("{\"paraphrases\":[\"Which one is it?\",\"what?\",\"Or which?\"]}");
        });
        app::ParaphraseDialog dialog(u"q1"_s, u"What?"_s);
        connect(&dialog, &app::ParaphraseDialog::serviceAsked, this,
                [&](const endpoint::ChatSettings& service, const std::string& key, int each) {
                    evaluate::ChatBatchSettings asking;
                    asking.chat = service;
                    asking.bearerToken = key;
                    controller().askForWordings(m_ids[0], asking, each, &dialog,
                                                [&](const auto& asked) { dialog.showAsked(asked); });
                });
        connect(&dialog, &app::ParaphraseDialog::wordingsGiven, this, [this](const QStringList& wordings) {
            QVERIFY(controller().addParaphrases(m_ids[0], wordings));
        });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* add = dialog.findChild<QPushButton*>(u"paraphraseAdd"_s);
        auto* ask = dialog.findChild<QPushButton*>(u"paraphraseAsk"_s);
        auto* offers = dialog.findChild<QListWidget*>(u"paraphraseOffers"_s);
        QVERIFY(!offers->isVisible());
        QTest::mouseClick(dialog.findChild<QPushButton*>(u"paraphraseByService"_s), Qt::LeftButton);
        QVERIFY(offers->isVisible());
        dialog.findChild<QLineEdit*>(u"paraphraseServiceUrl"_s)
            ->setText(QString::fromStdString(server.url() + "/v1"));
        dialog.findChild<QLineEdit*>(u"paraphraseServiceKey"_s)->clear();
        QVERIFY(!ask->isEnabled()); // no model is named
        dialog.findChild<QLineEdit*>(u"paraphraseServiceModel"_s)->setText(u"m1"_s);
        QVERIFY(ask->isEnabled());
        QTest::mouseClick(ask, Qt::LeftButton);
        QVERIFY(!ask->isEnabled());
        QTRY_COMPARE(offers->count(), 2); // "what?" is the question itself
        QVERIFY(ask->isEnabled());
        QVERIFY(!add->isEnabled()); // nothing is accepted yet
        offers->setFocus();
        offers->setCurrentRow(1);
        QTest::keyClick(offers, Qt::Key_Space);
        QVERIFY((dialog.wordings() == QStringList{u"Or which?"_s}));
        QTest::mouseClick(add, Qt::LeftButton);
        QVERIFY(controller().current().has_value());
        QCOMPARE(controller().current()->question.questionText, std::string("Or which?"));
        QCOMPARE(curation::paraphraseOf(controller().current()->question).value_or(""), std::string("q1"));
        const base::RowId added = controller().current()->id;
        QVERIFY(controller().edits().undo());
        QVERIFY(!workspace::storedQuestion(*m_fixture->workspace().reader(), added));
    }

    void whatTheServiceDoesNotGiveIsSaid() {
        app::ParaphraseDialog dialog(u"q1"_s, u"What?"_s);
        auto* state = dialog.findChild<QLabel*>(u"paraphraseState"_s);
        dialog.showAsked(evaluate::WordingsAsked{});
        QVERIFY(state->text().contains(u"no wording"_s));
        dialog.showAsked(base::fail(base::ErrorCode::InputNotUsable, "too many", "paraphrases"));
        QVERIFY(state->text().contains(u"no list of wordings"_s));
        dialog.showAsked(base::fail(base::ErrorCode::RemoteFailure, "it refused", "http://127.0.0.1:9"));
        QVERIFY(state->text().contains(u"127.0.0.1"_s));
        QVERIFY(dialog.wordings().isEmpty());
    }

    // What somebody flagged or retired is not approved among many others unseen.
    void approvingManyLeavesOutWhatIsFlaggedOrRetired() {
        const auto status = [this](int i) {
            return m_fixture->stored(m_ids[static_cast<std::size_t>(i)]).status;
        };
        QVERIFY(controller().flag({m_ids[1]}, u"ambiguous"_s, {}));
        QVERIFY(controller().retire({m_ids[2]}));
        QSignalSpy noticed(&controller(), &QuestionController::noticed);
        QVERIFY(controller().approve(m_ids));
        QCOMPARE(status(0), model::QuestionStatus::Approved);
        QCOMPARE(status(1), model::QuestionStatus::Flagged);
        QCOMPARE(status(2), model::QuestionStatus::Retired);
        QVERIFY(!controller().approve({m_ids[1], m_ids[2]}));
        QVERIFY(noticed.last().first().toString().contains(u"left out"_s));
        QVERIFY(controller().approve({m_ids[1]})); // alone it is meant
        QCOMPARE(status(1), model::QuestionStatus::Approved);
    }

    void settingAFieldIsOneUndo() {
        FieldDialog dialog(FieldDialog::Mode::Set, 3);
        connect(&dialog, &FieldDialog::chosen, this,
                [this](QuestionField field, const std::vector<std::string>& entries) {
                    QVERIFY(controller().setFieldOfAll(m_ids, field, entries));
                });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.setField(QuestionField::Difficulty);
        QTest::keyClicks(dialog.findChild<QComboBox*>(u"fieldValue"_s)->lineEdit(), u"medium"_s);
        QCOMPARE(ok(dialog)->text(), u"Set it in 3 question(s)"_s);
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(values(QuestionField::Difficulty), (std::vector<std::string>{"medium", "medium", "medium"}));
        QVERIFY(controller().undo());
        QCOMPARE(values(QuestionField::Difficulty), (std::vector<std::string>{"", "hard", ""}));
        QVERIFY(controller().redo());
        QCOMPARE(values(QuestionField::Difficulty), (std::vector<std::string>{"medium", "medium", "medium"}));
    }

    // A job's edit has an Undo of its own, whatever was seen of the journal before it tells of it.
    void theUndoOfAJobIsOfItsOwnEdit() {
        std::vector<base::RowId> many = m_ids;
        while (many.size() <= QuestionController::kDirectChanges) {
            many.push_back(m_fixture->add("m" + std::to_string(many.size()), "What?"));
        }
        m_fixture->start();
        QSignalSpy done(&controller(), &QuestionController::done);
        const std::int64_t before = newestNote();
        QVERIFY(controller().retire(many));
        const QDeadlineTimer end(tests::kJobsMs);
        while (newestNote() == before && !end.hasExpired()) {
            QThread::yieldCurrentThread(); // what the job says is not heard yet
        }
        QVERIFY(newestNote() > before);
        controller().edits().look(); // as it is done every second
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(done.count(), 1);
        QVERIFY(controller().edits().undoEdit(done.first().at(1).toLongLong()));
        QCOMPARE(m_fixture->stored(many.front()).status, model::QuestionStatus::Draft);
        QCOMPARE(m_fixture->stored(many.back()).status, model::QuestionStatus::Draft);
    }

    void addingToAListAddsNothingTwice() {
        FieldDialog dialog(FieldDialog::Mode::Add, 3);
        dialog.setField(QuestionField::Years);
        QCOMPARE(dialog.field(), QuestionField::Years);
        dialog.setText(u"2019\n2021\n"_s);
        QVERIFY(ok(dialog)->isEnabled());
        const std::int64_t before = newestNote();
        QVERIFY(controller().addToFieldOfAll(m_ids, dialog.field(), dialog.entries()));
        QCOMPARE(values(QuestionField::Years), (std::vector<std::string>(3, "2019\n2021")));
        QVERIFY(newestNote() > before);
        QVERIFY(controller().undo());
        QCOMPARE(values(QuestionField::Years), (std::vector<std::string>(3, "2019")));
    }

    void whatDoesNotFitCannotBeSet() {
        FieldDialog dialog(FieldDialog::Mode::Set, 2);
        dialog.setField(QuestionField::Tolerance);
        dialog.setText(u"wide"_s);
        QVERIFY(!ok(dialog)->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(u"fieldHint"_s)->text().contains(u"wide"_s));
        dialog.setText(u"0.5"_s);
        QVERIFY(ok(dialog)->isEnabled());
        dialog.setText({});
        QCOMPARE(ok(dialog)->text(), u"Clear it in 2 question(s)"_s); // never by accident
    }

    void onlyFieldsThatManyCanShareAreOffered() {
        const FieldDialog set(FieldDialog::Mode::Set, 2);
        const FieldDialog add(FieldDialog::Mode::Add, 2);
        const auto offers = [](const FieldDialog& dialog, QuestionField field) {
            return dialog.findChild<QComboBox*>(u"fieldChoice"_s)->findData(static_cast<int>(field)) >= 0;
        };
        QVERIFY(offers(set, QuestionField::Category) && offers(set, QuestionField::Years));
        QVERIFY(!offers(set, QuestionField::QuestionId) && !offers(set, QuestionField::QuestionText));
        QVERIFY(offers(add, QuestionField::Years) && !offers(add, QuestionField::Category));
    }

    void flagsByDigits_data() {
        QTest::addColumn<int>("digit");
        QTest::addColumn<QString>("reason");
        for (std::size_t i = 0; i < model::kFlagReasons.size(); ++i) {
            QTest::newRow(model::kFlagReasons[i].data())
                << static_cast<int>(i) + 1 << QString::fromLatin1(model::kFlagReasons[i].data());
        }
        QTest::newRow("one of the team's own") << 9 << u"too_long"_s;
    }

    void flagsByDigits() {
        QFETCH(int, digit);
        QFETCH(QString, reason);
        FlagMenu menu({u"too_long"_s, u"tenth"_s});
        QSignalSpy chosen(&menu, &FlagMenu::reasonChosen);
        menu.popup(QPoint(10, 10));
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        QTest::keyClick(&menu, static_cast<Qt::Key>(Qt::Key_0 + digit));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), reason);
        QVERIFY(controller().flag(m_ids, reason, {}));
        for (const base::RowId id : m_ids) {
            QCOMPARE(m_fixture->stored(id).flags.front().reason, reason.toStdString());
            QCOMPARE(m_fixture->stored(id).status, model::QuestionStatus::Flagged);
        }
        QVERIFY(controller().undo());
        QVERIFY(m_fixture->stored(m_ids.back()).flags.empty());
    }

    void aFlagWithANote() {
        FlagDialog dialog({}, 1);
        QSignalSpy chosen(&dialog, &FlagDialog::chosen);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* reason = dialog.findChild<QComboBox*>(u"flagReason"_s);
        reason->setEditText(u"wrong unit"_s); // as the screen calls one of the list, in any case
        QTest::keyClicks(dialog.findChild<QLineEdit*>(u"flagNote"_s), u"says thousands"_s);
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().at(0).toString(), u"wrong_unit"_s);
        QCOMPARE(chosen.first().at(1).toString(), u"says thousands"_s);
        FlagDialog empty({}, 1);
        empty.findChild<QComboBox*>(u"flagReason"_s)->clearEditText();
        QVERIFY(!ok(empty)->isEnabled());
    }

    void theSheetListsRemappedKeys() {
        QWidget host;
        app::QuestionActions actions(&host);
        actions.retire->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
        actions.setField->setShortcut({});
        const app::ShortcutSheet sheet(u"Keys"_s, actions.all(), {{u"1 – 9"_s, u"The reason"_s}});
        const auto* table = sheet.findChild<QTableWidget*>(u"shortcutTable"_s);
        QCOMPARE(table->rowCount(), static_cast<int>(actions.all().size()) + 1);
        std::map<QString, QString> keys;
        for (int row = 0; row < table->rowCount(); ++row) {
            keys[table->item(row, 1)->text()] = table->item(row, 0)->text();
        }
        QCOMPARE(keys.at(u"Retire"_s), u"Ctrl+T"_s);
        QCOMPARE(keys.at(u"Set a field…"_s), u"(none)"_s);
        QCOMPARE(keys.at(u"Approve and next"_s), u"Ctrl+Return"_s);
        QCOMPARE(keys.at(u"The reason"_s), u"1 – 9"_s);
    }

    void keysAreThoseOfTheDesignAndDiffer() {
        QWidget host;
        const app::QuestionActions actions(&host);
        QCOMPARE(actions.flag->shortcut(), QKeySequence(Qt::Key_F));
        QCOMPARE(actions.retire->shortcut(), QKeySequence(Qt::Key_R));
        QCOMPARE(actions.edit->shortcut(), QKeySequence(Qt::Key_F2));
        QCOMPARE(actions.previous->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Left));
        QCOMPARE(actions.next->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Right));
        QCOMPARE(actions.search->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F));
        QCOMPARE(actions.undo->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
        std::set<QString> seen;
        for (const QAction* action : actions.all()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(seen.insert(keys.toString()).second, qPrintable(keys.toString()));
            }
            QVERIFY(!action->objectName().isEmpty()); // what remapping goes by
        }
    }
};

ASSAY_TEST(TestBulkEdits)
#include "tst_bulk_edits.moc"
