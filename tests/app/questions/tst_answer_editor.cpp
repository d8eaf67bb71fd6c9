#include "app/pages/questions/answer_editor.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::AnswerEditor;

namespace {

model::Question answered(const char* type, std::vector<std::string> texts, bool isList = false) {
    model::Question question;
    question.answerType = type;
    question.answerText = std::move(texts);
    question.answerIsList = isList;
    return question;
}

} // namespace

class TestAnswerEditor : public QObject {
    Q_OBJECT

    std::unique_ptr<AnswerEditor> m_editor;
    model::Question m_question;

    template <typename T>
    T* child(const char* name) const {
        return m_editor->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QListWidget& list() const { return *child<QListWidget>("field_answer_list"); }

    [[nodiscard]] QPlainTextEdit& text() const { return *child<QPlainTextEdit>("field_answer_text"); }

    [[nodiscard]] QComboBox& verdict() const { return *child<QComboBox>("field_answer_verdict"); }

    void show(model::Question question) {
        m_question = std::move(question);
        m_editor->show(m_question);
    }

    [[nodiscard]] model::Question result() const {
        model::Question question = m_question;
        m_editor->applyTo(question);
        return question;
    }

    // Types into the entry that is being edited.
    void typeEntry(const char* keys) const {
        auto* line = child<QLineEdit>("field_answer_entry");
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, QLatin1String(keys));
    }

    void choose(int verdictIndex) const { tests::chooseEntry(verdict(), verdictIndex); }

  private Q_SLOTS:

    void init() {
        m_editor = std::make_unique<AnswerEditor>();
        m_editor->resize(500, 300);
        static_cast<QWidget&>(*m_editor).show();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    }

    void eachTypeIsShownAsWhatItIs() {
        show(answered("span", {"some text"}));
        QVERIFY(text().isVisible() && !list().isVisible() && !verdict().isVisible());
        show(answered("list", {"a", "b"}, true));
        QVERIFY(!text().isVisible() && list().isVisible() && !verdict().isVisible());
        QCOMPARE(list().count(), 2);
        show(answered("boolean", {"Yes, it did."}));
        QVERIFY(text().isVisible() && verdict().isVisible());
        QCOMPARE(verdict().currentText(), u"Yes"_s);
        show(answered("span", {"a", "b"}, true)); // the source has a list, whatever it calls it
        QVERIFY(list().isVisible());
        show(answered("list", {"one text"})); // and the other way round
        QVERIFY(list().isVisible());
        QVERIFY(!m_editor->isTyped());
    }

    void showingChangesNothing_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<bool>("isList");
        QTest::newRow("text") << u"span"_s << QStringList{u"  two\nlines "_s} << false;
        QTest::newRow("list") << u"list"_s << QStringList{u" a "_s, u"b\nc"_s} << true;
        QTest::newRow("yes") << u"boolean"_s << QStringList{u"yes"_s} << false;
        QTest::newRow("none") << u"no_answer"_s << QStringList{} << false;
    }

    void showingChangesNothing() {
        QFETCH(QString, type);
        QFETCH(QStringList, texts);
        QFETCH(bool, isList);
        std::vector<std::string> all;
        for (const QString& each : texts) {
            all.push_back(each.toStdString());
        }
        show(answered(type.toLatin1().constData(), all, isList));
        QVERIFY(result() == m_question);
    }

    void entriesByKeys() {
        show(answered("list", {"first", "second"}, true));
        QSignalSpy typed(m_editor.get(), &AnswerEditor::typed);
        m_editor->focusInput();
        list().setCurrentRow(0);
        QTest::keyClick(&list(), Qt::Key_Return);
        typeEntry("new first");
        QVERIFY(typed.count() > 1); // each key is part of the draft
        QCOMPARE(result().answerText.front(), std::string("new first"));
        QTest::keyClick(child<QLineEdit>("field_answer_entry"), Qt::Key_Return);
        QTRY_VERIFY(child<QLineEdit>("field_answer_entry") == nullptr);
        QCOMPARE(result().answerText, (std::vector<std::string>{"new first", "second"}));

        QTest::keyClick(&list(), Qt::Key_Insert); // after the one that is chosen
        typeEntry("between");
        QTest::keyClick(child<QLineEdit>("field_answer_entry"), Qt::Key_Return);
        QTRY_COMPARE(result().answerText, (std::vector<std::string>{"new first", "between", "second"}));

        QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(result().answerText, (std::vector<std::string>{"new first", "second", "between"}));
        QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(&list(), Qt::Key_Delete);
        QCOMPARE(result().answerText, (std::vector<std::string>{"new first", "second"}));
        QVERIFY(result().answerIsList);
    }

    void entriesByClicks() {
        show(answered("list", {}));
        QTest::mouseClick(child<QToolButton>("answerAdd"), Qt::LeftButton);
        typeEntry("one");
        QTest::keyClick(child<QLineEdit>("field_answer_entry"), Qt::Key_Return);
        QTRY_COMPARE(result().answerText, std::vector<std::string>{"one"});
        QVERIFY(result().answerIsList);
        QTest::mouseClick(child<QToolButton>("answerRemove"), Qt::LeftButton);
        QVERIFY(result().answerText.empty());
        QVERIFY(!result().answerIsList); // nothing is missing, not an empty list
    }

    void escapePutsTheEntryBack() {
        show(answered("list", {"first", "second"}, true));
        m_editor->focusInput();
        list().setCurrentRow(1);
        QTest::keyClick(&list(), Qt::Key_Return);
        typeEntry("something");
        QTest::keyClick(child<QLineEdit>("field_answer_entry"), Qt::Key_Escape);
        QCOMPARE(result().answerText, (std::vector<std::string>{"first", "second"}));
    }

    void theVerdictIsTheFirstWord_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("chosen");
        QTest::addColumn<QString>("after");
        QTest::newRow("yes to no") << u"Yes, sales grew."_s << 2 << u"No, sales grew."_s;
        QTest::newRow("lower case") << u"no"_s << 1 << u"yes"_s;
        QTest::newRow("Norwegian") << u"Ja. Det er riktig."_s << 2 << u"Nei. Det er riktig."_s;
        QTest::newRow("true") << u"True"_s << 2 << u"False"_s;
        QTest::newRow("empty") << QString() << 1 << u"Yes"_s;
        QTest::newRow("explanation only") << u"Sales grew."_s << 1 << u"Yes. Sales grew."_s;
        QTest::newRow("neither") << u"Yes. Sales grew."_s << 0 << u"Sales grew."_s;
        QTest::newRow("a word that only begins so")
            << u"Nothing is known."_s << 2 << u"No. Nothing is known."_s;
    }

    void theVerdictIsTheFirstWord() {
        QFETCH(QString, before);
        QFETCH(int, chosen);
        QFETCH(QString, after);
        show(before.isEmpty() ? answered("boolean", {}) : answered("boolean", {before.toStdString()}));
        QSignalSpy typed(m_editor.get(), &AnswerEditor::typed);
        choose(chosen);
        QCOMPARE(text().toPlainText(), after);
        QVERIFY(typed.count() >= 1);
        QCOMPARE(verdict().currentIndex(), chosen);
        QCOMPARE(result().answerText, std::vector<std::string>{after.toStdString()});
    }

    void theVerdictFollowsTheTyping() {
        show(answered("boolean", {"Maybe"}));
        QCOMPARE(verdict().currentIndex(), 0);
        text().selectAll();
        QTest::keyClicks(&text(), u"No, never"_s);
        QCOMPARE(verdict().currentIndex(), 2);
    }

    void readOnlyTakesNothing() {
        show(answered("list", {"a"}, true));
        m_editor->setReadOnly(true);
        m_editor->focusInput();
        list().setCurrentRow(0);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Insert, Qt::Key_Delete}) {
            QTest::keyClick(&list(), key);
        }
        QVERIFY(child<QLineEdit>("field_answer_entry") == nullptr);
        QVERIFY(!child<QToolButton>("answerAdd")->isEnabled());
        QVERIFY(!m_editor->isTyped());
        QVERIFY(result() == m_question);
    }

    void aRemarkStandsUnderIt() {
        m_editor->setRemark(u"There is no gold answer yet."_s);
        QVERIFY(child<QLabel>("answerRemark")->isVisible());
        QCOMPARE(text().accessibleDescription(), u"There is no gold answer yet."_s);
        m_editor->setRemark({});
        QVERIFY(!child<QLabel>("answerRemark")->isVisible());
    }
};

ASSAY_TEST(TestAnswerEditor)
#include "tst_answer_editor.moc"
