// What a screen reader is told of every page and window of the program.
#include "tests/app/shell/full_window.h"
#include "tests/support/control_checks.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/theme/control_accessible.h"

#include <QAccessible>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

using namespace assay;

namespace {

constexpr QSize kScreen(1'920, 1'080);

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // The check itself: it must be able to fail.
    void theCheckFindsWhatIsWrong() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* nameless = new QToolButton;
        auto* choice = new QComboBox;
        choice->addItem(QStringLiteral("what is chosen is no name"));
        auto* labelled = new QComboBox;
        labelled->addItem(QStringLiteral("one"));
        auto* label = new QLabel(QStringLiteral("&Kind"));
        label->setBuddy(labelled);
        auto* drawn = new QWidget;
        drawn->setFocusPolicy(Qt::StrongFocus);
        drawn->setAccessibleName(QStringLiteral("A picture"));
        for (QWidget* each : QList<QWidget*>{nameless, choice, labelled, label, drawn}) {
            layout->addWidget(each);
        }
        widgets::installControlAccessibility();
        window.show();
        const QStringList found = tests::unnamedControls(window);
        QCOMPARE(found.size(), 3);
        QVERIFY(found[0].startsWith(QStringLiteral("QToolButton")));
        QVERIFY(found[1].startsWith(QStringLiteral("QComboBox")));
        QVERIFY(found[2].endsWith(QStringLiteral("its role says nothing")));
    }

    void everyControlOfEveryPageHasANameAndARole() {
        tests::FullWindow full;
        QVERIFY(full.show(kScreen));
        const QStringList found = tests::unnamedControls(*full.window);
        QVERIFY(tests::nothingIn(found));
    }

    void everyControlOfEveryDialogHasANameAndARole() {
        tests::FullWindow full;
        QVERIFY(full.show(kScreen));
        QStringList found;
        const QList<QWidget*> windows = full.otherWindows();
        for (QWidget* other : windows) {
            other->show();
            QVERIFY(full.settle());
            const QString name = QString::fromUtf8(other->metaObject()->className());
            QVERIFY2(!other->windowTitle().isEmpty(), qPrintable(name));
            for (const QString& each : tests::unnamedControls(*other)) {
                found.append(name + QStringLiteral(": ") + each);
            }
            other->close();
        }
        QVERIFY(tests::nothingIn(found));
    }

    // A dialog that is added to the program is added to those that are looked at.
    void noDialogIsForgotten() {
        tests::FullWindow full;
        QVERIFY(full.show(kScreen));
        QSet<QString> known;
        const QList<QWidget*> windows = full.otherWindows();
        for (const QWidget* other : windows) {
            known.insert(
                QString::fromUtf8(other->metaObject()->className()).section(QStringLiteral("::"), -1));
        }
        static const QRegularExpression kDialog(QStringLiteral("class (\\w+)(?: final)? : public QDialog"));
        QDirIterator headers(QStringLiteral(ASSAY_APP_DIR), {QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
        int count = 0;
        while (headers.hasNext()) {
            QFile header(headers.next());
            QVERIFY(header.open(QIODevice::ReadOnly));
            const auto match = kDialog.match(QString::fromUtf8(header.readAll()));
            if (match.hasMatch()) {
                ++count;
                QVERIFY2(known.contains(match.captured(1)), qPrintable(match.captured(1)));
            }
        }
        QVERIFY(count >= 10);
    }

    void tablesAndChartsSayWhatTheyShow() {
        tests::FullWindow full;
        QVERIFY(full.show(kScreen));
        QStringList found;
        int tables = 0;
        int charts = 0;
        const QList<QWidget*> controls = tests::controlsIn(*full.window);
        for (QWidget* widget : controls) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            const QString description = interface->text(QAccessible::Description);
            const bool isChart = interface->role() == QAccessible::Chart;
            const auto* table = qobject_cast<widgets::DataTableView*>(widget);
            charts += isChart ? 1 : 0;
            tables += table != nullptr ? 1 : 0;
            if ((isChart || (table != nullptr && table->model() != nullptr)) && description.isEmpty()) {
                found.append(tests::describeControl(*widget));
            }
            if (table != nullptr && table->model() != nullptr && table->model()->rowCount() > 0 &&
                !description.contains(QLocale().toString(table->model()->rowCount()))) {
                found.append(tests::describeControl(*widget) + QStringLiteral(": ") + description);
            }
        }
        QVERIFY(tests::nothingIn(found));
        QVERIFY2(tables >= 10 && charts >= 4, qPrintable(QStringLiteral("%1 %2").arg(tables).arg(charts)));
    }
};

ASSAY_TEST(TestAccessibility)
#include "widgets/theme/control_accessible.h"

#include "tst_accessibility.moc"
