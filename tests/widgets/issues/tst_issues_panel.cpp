#include "core/base/issue_list.h"
#include "tests/support/test_class.h"
#include "widgets/issues/issues_model.h"
#include "widgets/issues/issues_panel.h"
#include "widgets/issues/severity_icon.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace assay;
using widgets::DataTableView;
using widgets::IssuesModel;
using widgets::IssuesPanel;

namespace {

std::shared_ptr<const base::IssueList> someIssues() {
    auto issues = std::make_shared<base::IssueList>(2);
    issues->add({base::Severity::Error, base::IssueCode::UnknownLabel, "b.json", 12, "label", "acurate", {}});
    issues->add(
        {base::Severity::Warning, base::IssueCode::StoredFhriDiffers, "a.json", 7, "fhri", "0.9", "0.8"});
    issues->add(
        {base::Severity::Error, base::IssueCode::UnknownLabel, "b.json", 4, "label", "halu\tcination", {}});
    issues->add({base::Severity::Info, base::IssueCode::UnknownScenario, {}, 0, "scenario", "weather", {}});
    for (int i = 0; i < 3; ++i) {
        issues->add(
            {base::Severity::Error, base::IssueCode::UnknownLabel, "b.json", 20 + i, "label", "x", {}});
    }
    return issues;
}

class Fixture {
  public:
    Fixture() {
        panel.resize(1000, 300);
        panel.setIssues(someIssues(), QStringLiteral("eval"));
        panel.show();
    }

    template <typename Widget>
    Widget* child(const char* name) {
        return panel.findChild<Widget*>(QString::fromUtf8(name));
    }

    [[nodiscard]] int rows() const { return panel.table().model()->rowCount(); }

    [[nodiscard]] QString text(int row, int column) const {
        return panel.table().model()->index(row, column).data().toString();
    }

    IssuesPanel panel;
};

} // namespace

class TestIssuesPanel : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // The table remembers its columns and its order from one panel to the next.
    void init() { QSettings().clear(); }

    void listsEveryIssueErrorsFirst() {
        Fixture f;
        const QAbstractItemModelTester tester(f.panel.table().model());
        QCOMPARE(f.rows(), 5); // four kept, and one row for the three that were counted only
        QCOMPARE(f.text(0, IssuesModel::SeverityColumn), QStringLiteral("Error"));
        QCOMPARE(f.text(0, IssuesModel::FileColumn), QStringLiteral("b.json"));
        QCOMPARE(f.text(0, IssuesModel::LineColumn), QStringLiteral("12"));
        QCOMPARE(f.text(0, IssuesModel::FieldColumn), QStringLiteral("label"));
        QVERIFY(f.text(0, IssuesModel::MessageColumn).contains(QStringLiteral("acurate")));
        QCOMPARE(f.text(1, IssuesModel::LineColumn), QStringLiteral("4")); // else in the order found
        QCOMPARE(f.text(0, IssuesModel::QuestionColumn), QString());
        f.panel.setIssues(someIssues(), QStringLiteral("eval"),
                          {QStringLiteral("q1"), QStringLiteral("q2"), QStringLiteral("q3"), {}});
        QCOMPARE(f.text(0, IssuesModel::QuestionColumn), QStringLiteral("q1"));
        QCOMPARE(f.text(1, IssuesModel::QuestionColumn), QStringLiteral("q3")); // it is an error, too
        QCOMPARE(f.text(2, IssuesModel::SeverityColumn), QStringLiteral("Warning"));
        QCOMPARE(f.text(3, IssuesModel::LineColumn), QString()); // concerns the whole set
        QVERIFY2(f.text(4, IssuesModel::MessageColumn).contains(QStringLiteral("3 more of this kind")),
                 qPrintable(f.text(4, IssuesModel::MessageColumn)));
    }

    void aLongListIsSearchedWithoutStoppingTheWindow() {
        constexpr int kRows = 100'000;
        auto issues = std::make_shared<base::IssueList>(kRows);
        for (int i = 0; i < kRows; ++i) {
            issues->add({base::Severity::Error,
                         base::IssueCode::UnknownLabel,
                         "b.json",
                         i + 1,
                         i % 2 == 0 ? "label" : "truth",
                         std::to_string(i),
                         {}});
        }
        Fixture f;
        f.panel.setIssues(issues, QStringLiteral("long"));
        int turns = 0; // of the event loop, while the list is searched
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, this, [&] { ++turns; });
        pulse.start(0);
        f.panel.filter().setText(QStringLiteral("truth")); // every other row
        turns = 0;
        QVERIFY(f.panel.filter().isSearching());
        QCOMPARE(f.rows(), kRows); // until it is known which
        QTRY_COMPARE_WITH_TIMEOUT(f.rows(), kRows / 2, 20'000);
        QVERIFY(!f.panel.filter().isSearching());
        QVERIFY2(turns > 2, qPrintable(QString::number(turns)));
        f.panel.filter().setText(QStringLiteral("nowhere at all"));
        f.panel.filter().setText(QStringLiteral("TRUTH")); // the newest text counts
        QTRY_VERIFY_WITH_TIMEOUT(!f.panel.filter().isSearching(), 20'000);
        QCOMPARE(f.rows(), kRows / 2);
        QCOMPARE(f.panel.filter().issueAt(1)->line, std::int64_t{4});
    }

    void otherIssuesAreSearchedForTheSameText() {
        Fixture f;
        f.panel.filter().setText(QStringLiteral("acurate"));
        QCOMPARE(f.rows(), 1);
        f.panel.setIssues(nullptr, {});
        QCOMPARE(f.rows(), 0);
        f.panel.setIssues(someIssues(), QStringLiteral("again"));
        QTRY_COMPARE(f.rows(), 1);
        QCOMPARE(f.panel.filter().issueAt(0)->value, std::string("acurate"));
    }

    void alikeFilesAreToldApart() {
        Fixture f;
        auto issues = std::make_shared<base::IssueList>(5);
        for (const char* file :
             {"/data/crypto/sweep.json", "/data/news/sweep.json", "/data/news/other.json"}) {
            issues->add({base::Severity::Error, base::IssueCode::UnknownLabel, file, 1, "label", "x", {}});
        }
        f.panel.setIssues(issues, QStringLiteral("alike"));
        QCOMPARE(f.text(0, IssuesModel::FileColumn), QStringLiteral("crypto/sweep.json"));
        QCOMPARE(f.text(1, IssuesModel::FileColumn), QStringLiteral("news/sweep.json"));
        QCOMPARE(f.text(2, IssuesModel::FileColumn), QStringLiteral("other.json"));
    }

    void countsEverySeverity() {
        Fixture f;
        QCOMPARE(f.child<QToolButton>("issuesSeverity0")->text(), QStringLiteral("5"));
        QCOMPARE(f.child<QToolButton>("issuesSeverity1")->text(), QStringLiteral("1"));
        QCOMPARE(f.child<QToolButton>("issuesSeverity2")->text(), QStringLiteral("1"));
        QVERIFY(f.child<QToolButton>("issuesSeverity0")->accessibleName().contains(QStringLiteral("Error")));
    }

    void iconsDifferInShape() {
        // The same without colour: as masks they must still differ.
        QList<QImage> masks;
        for (const auto severity : {base::Severity::Info, base::Severity::Warning, base::Severity::Error}) {
            const QImage mask = widgets::severityIcon(severity).pixmap(32, 32).toImage().createAlphaMask();
            QVERIFY(!mask.isNull());
            QVERIFY(!masks.contains(mask));
            masks.append(mask);
        }
    }

    void filtersBySeverity() {
        Fixture f;
        QTest::mouseClick(f.child<QToolButton>("issuesSeverity0"), Qt::LeftButton);
        QCOMPARE(f.rows(), 2);
        QTest::keyClick(f.child<QToolButton>("issuesSeverity1"), Qt::Key_Space);
        QCOMPARE(f.rows(), 1);
        QCOMPARE(f.text(0, IssuesModel::SeverityColumn), QStringLiteral("Information"));
        QTest::mouseClick(f.child<QToolButton>("issuesClearFilter"), Qt::LeftButton);
        QCOMPARE(f.rows(), 5);
    }

    void filtersByKind() {
        Fixture f;
        auto* kinds = f.child<QComboBox>("issuesKind");
        QCOMPARE(kinds->count(), 4); // all, and the three that occur
        kinds->setFocus();
        QTest::keyClick(kinds, Qt::Key_Down);
        QCOMPARE(kinds->currentText(), QStringLiteral("Unknown label (5)"));
        QCOMPARE(f.rows(), 3);
        QTest::keyClick(kinds, Qt::Key_Up);
        QCOMPARE(f.rows(), 5);
    }

    void filtersByTextAndSaysWhenNothingMatches() {
        Fixture f;
        auto* text = f.child<QLineEdit>("issuesText");
        QTest::keyClicks(text, QStringLiteral("WEATHER"));
        QTRY_COMPARE(f.rows(), 1);
        QVERIFY(f.child<QLabel>("issuesCounts")->text().startsWith(QStringLiteral("1 of 5")));
        text->clear();
        QTest::keyClicks(text, QStringLiteral("no such thing"));
        QTest::keyClick(text, Qt::Key_Return); // at once, without the pause
        QCOMPARE(f.rows(), 0);
        QVERIFY(f.child<QLabel>("issuesEmpty")->isVisible());
        QVERIFY(f.child<QLabel>("issuesEmpty")->text().contains(QStringLiteral("filter")));
        QVERIFY(!f.child<QToolButton>("issuesSave")->isEnabled());
    }

    void sortsLinesAsNumbers() {
        Fixture f;
        f.panel.table().sortByColumn(IssuesModel::LineColumn, Qt::AscendingOrder);
        QStringList lines;
        for (int row = 0; row < f.rows(); ++row) {
            lines.append(f.text(row, IssuesModel::LineColumn));
        }
        lines.removeAll(QString());
        QCOMPARE(lines, QStringList({QStringLiteral("4"), QStringLiteral("7"), QStringLiteral("12")}));
    }

    void jumpsByReturnAndDoubleClick() {
        Fixture f;
        QList<base::Issue> jumped;
        connect(&f.panel, &IssuesPanel::issueActivated, this,
                [&jumped](const base::Issue& issue) { jumped.append(issue); });
        DataTableView& table = f.panel.table();
        table.setFocus();
        table.selectRow(1);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(jumped.size(), 1);
        QCOMPARE(jumped[0].line, std::int64_t{4});
        const QPoint place = table.visualRect(table.model()->index(2, IssuesModel::MessageColumn)).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(jumped.size(), 2);
        QCOMPARE(jumped[1].file, std::string("a.json"));
        table.selectRow(4); // only a count: there is no place to jump to
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(jumped.size(), 2);
    }

    void copiesAsTsvAndMarkdown() {
        Fixture f;
        const QList<QAction*> copies = f.child<QToolButton>("issuesCopy")->menu()->actions();
        copies.at(0)->trigger();
        const QString tsv = QGuiApplication::clipboard()->text();
        const QStringList lines = tsv.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 6);
        QCOMPARE(lines[0].split(u'\t').size(), static_cast<int>(IssuesModel::ColumnCount));
        QCOMPARE(lines[3].split(u'\t').size(),
                 static_cast<int>(IssuesModel::ColumnCount)); // the tab in a value
        f.panel.table().selectRow(0);
        copies.at(1)->trigger();
        const QString markdown = QGuiApplication::clipboard()->text();
        QVERIFY(markdown.startsWith(u'|'));
        QCOMPARE(markdown.split(u'\n', Qt::SkipEmptyParts).size(), 3);
        QVERIFY(markdown.contains(QStringLiteral("acurate")));
    }

    void savesAsCsv() {
        Fixture f;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("issues.csv"));
        QSignalSpy saved(&f.panel.table(), &DataTableView::csvSaved);
        f.panel.table().startSavingCsv(path, f.panel.table().allRows());
        QTRY_COMPARE(saved.size(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.startsWith("Severity,File,Line,Question,Field,Message,Value"));
        QCOMPARE(content.count("\r\n"), 6);
    }

    void saysWhyItIsEmpty() {
        IssuesPanel panel;
        panel.show();
        auto* empty = panel.findChild<QLabel*>(QStringLiteral("issuesEmpty"));
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().contains(QStringLiteral("No issues")));
        panel.setIssues(someIssues(), QStringLiteral("eval"));
        QVERIFY(!empty->isVisible());
        panel.setIssues(nullptr, {});
        QVERIFY(empty->isVisible());
    }

    void aFilterThatNoLongerAppliesGoesWithTheNewList() {
        Fixture f;
        f.child<QComboBox>("issuesKind")->setCurrentIndex(1);
        QCOMPARE(f.rows(), 3);
        auto other = std::make_shared<base::IssueList>();
        other->add({base::Severity::Warning, base::IssueCode::OrphanPair, "c.json", 1, "pair_id", "p1", {}});
        f.panel.setIssues(other, QStringLiteral("other"));
        QCOMPARE(f.rows(), 1);
    }
};

ASSAY_TEST(TestIssuesPanel)
#include "tst_issues_panel.moc"
