// What a report shows, edited by clicks and keys.
#include "app/pages/report/report_editor.h"
#include "core/results/report/report_sections.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::ReportEditor;

class TestReportEditor : public QObject {
    Q_OBJECT

    std::unique_ptr<ReportEditor> m_editor;

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return m_editor->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] QListWidget* list() const { return child<QListWidget>("reportSections"); }

    [[nodiscard]] const std::vector<results::PlannedSection>& sections() const {
        return m_editor->plan().sections;
    }

    // The list shows what the plan says.
    void requireSame() const {
        QCOMPARE(list()->count(), static_cast<int>(sections().size()));
        for (int row = 0; row < list()->count(); ++row) {
            const auto& section = sections()[static_cast<std::size_t>(row)];
            QCOMPARE(list()->item(row)->data(Qt::UserRole).toString().toStdString(), section.id);
            QCOMPARE(list()->item(row)->checkState() == Qt::Checked, section.shown);
        }
    }

  private Q_SLOTS:

    void init() {
        m_editor = std::make_unique<ReportEditor>();
        m_editor->resize(400, 800);
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
        list()->setFocus();
        list()->setCurrentRow(0);
    }

    void sectionsAreToggled() {
        QSignalSpy edited(m_editor.get(), &ReportEditor::planEdited);
        QTest::keyClick(list(), Qt::Key_Space);
        QVERIFY(!sections()[0].shown);
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Space);
        QVERIFY(!sections()[1].shown);
        QCOMPARE(edited.count(), 2);
        requireSame();
        QTest::keyClick(list(), Qt::Key_Space);
        QVERIFY(sections()[1].shown);
    }

    void sectionsAreMovedWithTheirComments() {
        child<QPlainTextEdit>("sectionComment")->setFocus();
        QTest::keyClicks(child<QPlainTextEdit>("sectionComment"), u"of the summary"_s);
        QCOMPARE(sections()[0].comment, std::string("of the summary"));
        list()->setFocus();
        QTest::keyClick(m_editor->windowHandle(), Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(sections()[1].id, std::string("summary")); // a button pressed by its key goes down first
        QCOMPARE(sections()[1].comment, std::string("of the summary"));
        QCOMPARE(list()->currentRow(), 1);
        QCOMPARE(child<QPlainTextEdit>("sectionComment")->toPlainText(), u"of the summary"_s);
        QTest::mouseClick(child<QToolButton>("sectionUp"), Qt::LeftButton);
        QCOMPARE(sections()[0].id, std::string("summary"));
        QVERIFY(!child<QToolButton>("sectionUp")->isEnabled());
        QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier); // is at the top already
        QCOMPARE(sections()[0].id, std::string("summary"));
        requireSame();
        list()->setCurrentRow(1);
        QCOMPARE(child<QPlainTextEdit>("sectionComment")->toPlainText(), QString());
    }

    void sectionsAreDragged() {
        QSignalSpy edited(m_editor.get(), &ReportEditor::planEdited);
        const std::string last = sections().back().id;
        auto* model = list()->model();
        QVERIFY(model->moveRow({}, model->rowCount() - 1, {}, 0));
        QCOMPARE(sections()[0].id, last);
        QCOMPARE(edited.count(), 1);
        requireSame();
    }

    void headFieldsAreRead() {
        QTest::keyClicks(child<QLineEdit>("reportTitle"), u"T å"_s);
        QTest::keyClicks(child<QLineEdit>("reportSubtitle"), u"S"_s);
        child<QComboBox>("reportPaper")->setFocus();
        QTest::keyClick(child<QComboBox>("reportPaper"), Qt::Key_Down);
        child<QSpinBox>("reportHardest")->setFocus();
        child<QSpinBox>("reportHardest")->selectAll();
        QTest::keyClicks(child<QSpinBox>("reportHardest"), u"7"_s);
        QCOMPARE(m_editor->plan().title, std::string("T å"));
        QCOMPARE(m_editor->plan().subtitle, std::string("S"));
        QCOMPARE(m_editor->plan().paper, results::Paper::Letter);
        QCOMPARE(m_editor->plan().hardestCases, std::size_t(7));
        QVERIFY(m_editor->plan().hardestOf == results::HardestOf::First);
        child<QCheckBox>("reportHardestOfAll")->click();
        QVERIFY(m_editor->plan().hardestOf == results::HardestOf::All);
    }

    void aPlanIsShownWithoutBeingEdited() {
        QSignalSpy edited(m_editor.get(), &ReportEditor::planEdited);
        results::ReportPlan plan = results::builtInPlans()[2];
        plan.title = "Given";
        plan.paper = results::Paper::Letter;
        plan.hardestCases = 3;
        plan.hardestOf = results::HardestOf::All;
        std::reverse(plan.sections.begin(), plan.sections.end());
        plan.sections[0].comment = "first";
        m_editor->setPlan(plan);
        QVERIFY(m_editor->plan() == plan);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(child<QLineEdit>("reportTitle")->text(), u"Given"_s);
        QVERIFY(child<QCheckBox>("reportHardestOfAll")->isChecked());
        QCOMPARE(child<QPlainTextEdit>("sectionComment")->toPlainText(), u"first"_s);
        requireSame();
    }

    void contentIsChosen() {
        auto* button = child<QToolButton>("reportContent");
        QVERIFY(button->text().startsWith(u"Everything"_s));
        m_editor->setChoices({{u"a"_s, u"b"_s}, {u"gold"_s}, {{12, u"12: run"_s}}});
        const auto choose = [&](const QString& text) {
            for (QAction* action : button->menu()->actions()) {
                if (action->text() == text) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(choose(u"b"_s));
        QVERIFY(choose(u"gold"_s));
        QVERIFY(choose(u"12: run"_s));
        QCOMPARE(m_editor->plan().scoredSets, std::vector<std::string>{"b"});
        QCOMPARE(m_editor->plan().suites, std::vector<std::string>{"gold"});
        QCOMPARE(m_editor->plan().runs, std::vector<base::RowId>{12});
        QVERIFY(choose(u"b"_s));
        QVERIFY(m_editor->plan().scoredSets.empty());
        // What was renamed or removed since can be let go of.
        m_editor->setChoices({{u"a"_s}, {}, {}});
        QVERIFY(choose(u"gold (not in the workspace)"_s));
        QVERIFY(choose(u"12 (not in the workspace)"_s));
        QVERIFY(m_editor->plan().suites.empty());
        QVERIFY(m_editor->plan().runs.empty());
        QVERIFY(button->text().startsWith(u"Everything"_s));
    }
};

ASSAY_TEST(TestReportEditor)
#include "tst_report_editor.moc"
