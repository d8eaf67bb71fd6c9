// Text of twice the size loses nothing: it fits on a large screen, and on a small one the pages scroll.
#include "app/settings/settings_dialog.h"
#include "app/workbench.h"
#include "tests/app/shell/full_window.h"
#include "tests/support/clipped_texts.h"
#include "tests/support/control_checks.h"
#include "tests/support/test_class.h"
#include "widgets/theme/text_size.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QTimer>
#include <cmath>
#include <memory>
#include <utility>

using namespace assay;

class TestTextSize : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // The check itself: it must be able to fail.
    void theCheckFindsWhatIsClipped() {
        QWidget window;
        auto* fits = new QLabel(QStringLiteral("fits"), &window);
        fits->setGeometry(0, 0, 100, 40);
        auto* label = new QLabel(QStringLiteral("does not fit into so little"), &window);
        label->setGeometry(0, 50, 20, 40);
        auto* button = new QPushButton(QStringLiteral("neither does this"), &window);
        button->setGeometry(0, 100, 30, 30);
        auto* outside = new QPushButton(QStringLiteral("outside"), &window);
        outside->setGeometry(380, 150, 200, 30);
        auto* wrapped = new QLabel(QStringLiteral("wraps into more lines than there is room for"), &window);
        wrapped->setWordWrap(true);
        wrapped->setGeometry(0, 200, 100, 20);
        window.resize(400, 300);
        window.show();
        const QStringList found = tests::clippedTexts(window);
        QCOMPARE(found.size(), 4);
        QVERIFY(found[0].contains(QStringLiteral("does not fit")));
        QVERIFY(found[1].contains(QStringLiteral("neither")));
        QVERIFY(found[2].contains(QStringLiteral("cut by")));
        QVERIFY(found[3].contains(QStringLiteral("wraps")));
    }

    void theSizeIsChosenAndRemembered() {
        tests::ShellFixture folder;
        app::Settings settings;
        app::MainWindow window(settings);
        window.show();
        const double before = window.font().pointSizeF();
        double larger = 0;
        app::SettingsDialog dialog(settings, window.shortcuts(), window.jobs(), &window);
        dialog.show();
        auto* size = dialog.findChild<QComboBox*>(QStringLiteral("settingsTextSize"));
        // While the program runs, what is open takes the new size at once.
        QTimer::singleShot(0, &dialog, [&] {
            size->setFocus();
            QTest::keyClick(size, Qt::Key_End);
            larger = window.font().pointSizeF();
            QTest::keyClick(size, Qt::Key_Home);
            QApplication::quit();
        });
        QApplication::exec();
        QCOMPARE(larger, 2 * before);
        QCOMPARE(window.font().pointSizeF(), before);
        QTest::keyClick(size, Qt::Key_End);
        QCOMPARE(app::Settings().textPercent(), 200);
        app::MainWindow next(settings);
        QCOMPARE(next.font().pointSizeF(), 2 * before);
        QTest::keyClick(size, Qt::Key_Home);
    }

    void theCheckFindsShortValuesThatAreCut() {
        QStandardItemModel model(2, 2);
        model.setItem(0, 0, new QStandardItem(QStringLiteral("unfeasible")));
        model.setItem(1, 1, new QStandardItem(QStringLiteral("a text that is long enough to give way")));
        QWidget window;
        QTableView table(&window);
        table.setModel(&model);
        table.setColumnWidth(0, 40);
        table.setColumnWidth(1, 40);
        table.resize(300, 200);
        window.resize(400, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QStringList found = tests::clippedTexts(window);
        QCOMPARE(found.size(), 1);
        QVERIFY(found[0].contains(QStringLiteral("unfeasible")));
    }

    // What is open grows with its titles, columns and measures, and comes out as after a start.
    void nothingIsClippedAfterAChange_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("large screen") << QSize(1'920, 1'080) << QStringLiteral("en");
        QTest::newRow("small screen, long words") << QSize(1'280, 800) << QStringLiteral("de");
    }

    void nothingIsClippedAfterAChange() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        tests::FullWindow full(100, widgets::ThemeChoice::Light, language);
        QVERIFY(full.show(size));
        const auto* title = full.window->findChild<QLabel*>(QStringLiteral("pageTitle"));
        const double before = title->font().pointSizeF();
        widgets::applyTextSize(*qApp, 200);
        QVERIFY(full.settle());
        QCOMPARE(title->font().pointSizeF(), 2 * before);
        const auto* dock = full.window->findChild<QDockWidget*>(QStringLiteral("inspectorDock"));
        QCOMPARE(dock->font().pointSizeF(), full.window->font().pointSizeF());
        QVERIFY(dock->font() != QApplication::font("QDockWidget")); // else its title stays as it was
        QStringList found;
        full.everywhere([&](const QString& place) {
            if (full.window->size() != size) {
                found.append(place + QStringLiteral(": the window grows to %1 x %2")
                                         .arg(full.window->width())
                                         .arg(full.window->height()));
                full.window->resize(size);
            }
            for (const QString& each : full.clippedTexts()) {
                found.append(place + QStringLiteral(": ") + each);
            }
        });
        found.removeDuplicates();
        QVERIFY(tests::nothingIn(found));
    }

    // What was as wide as somebody had made it is as wide in characters when the program starts with larger
    // text.
    void whatIsRememberedGrowsWithTheText() {
        tests::FullWindow full;
        QVERIFY(full.show({1'280, 800}));
        const auto charactersOf = [&full](const QString& page, const QString& part) {
            if (!full.window->showPage(page) || !full.settle()) {
                return 0.0;
            }
            const auto* const widget = full.window->findChild<QWidget*>(part);
            return widget->width() / QFontMetricsF(full.window->font()).averageCharWidth();
        };
        const QList<std::pair<QString, QString>> parts{
            {QStringLiteral("bundles"), QStringLiteral("groupTree")},
            {QStringLiteral("corpus"), QStringLiteral("inspectorDock")}};
        QList<double> before;
        for (const auto& [page, part] : parts) {
            before += charactersOf(page, part);
        }
        full.window->close();
        full.settings.setTextPercent(150);
        full.window = std::make_unique<app::MainWindow>(full.settings);
        app::addPages(*full.window);
        QVERIFY(full.show({1'280, 800}));
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const double now = charactersOf(parts[i].first, parts[i].second);
            QVERIFY2(std::abs(now - before[i]) < 2, qPrintable(QStringLiteral("%1: %2 characters, then %3")
                                                                   .arg(parts[i].second)
                                                                   .arg(before[i])
                                                                   .arg(now)));
        }
    }

    void nothingIsClipped_data() {
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("as it is") << 100 << QSize(1'280, 800);
        QTest::newRow("twice, large screen") << 200 << QSize(1'920, 1'080);
        QTest::newRow("twice, small screen") << 200 << QSize(1'280, 800);
    }

    void nothingIsClipped() {
        QFETCH(const int, percent);
        QFETCH(const QSize, size);
        tests::FullWindow full(percent);
        QVERIFY(full.show(size));
        QStringList found;
        const auto look = [&](const QString& place) {
            if (full.window->size() != size) {
                found.append(place + QStringLiteral(": the window grows to %1 x %2")
                                         .arg(full.window->width())
                                         .arg(full.window->height()));
                full.window->resize(size);
            }
            for (const QString& each : full.clippedTexts()) {
                found.append(place + QStringLiteral(": ") + each);
            }
        };
        full.everywhere(look);
        full.throughTheTour(look);
        const QList<QWidget*> windows = full.otherWindows();
        for (QWidget* other : windows) {
            other->show();
            (void)full.settle();
            QCoreApplication::processEvents();
            const QString name = QString::fromUtf8(other->metaObject()->className());
            const QSize least = other->minimumSizeHint();
            if (least.width() > size.width() || least.height() > size.height()) {
                found.append(name + QStringLiteral(": needs %1 x %2").arg(least.width()).arg(least.height()));
            }
            other->resize(other->size().boundedTo(size));
            QCoreApplication::processEvents();
            for (const QString& each : tests::clippedTexts(*other)) {
                found.append(name + QStringLiteral(": ") + each);
            }
            other->close();
        }
        found.removeDuplicates();
        QVERIFY(tests::nothingIn(found));
    }
};

ASSAY_TEST(TestTextSize)
#include "tst_text_size.moc"
