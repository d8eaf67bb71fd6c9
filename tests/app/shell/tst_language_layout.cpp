// Longer words fit too: every page, tab and dialog in German and Norwegian, on a small screen.
#include "tests/app/shell/full_window.h"
#include "tests/support/clipped_texts.h"
#include "tests/support/control_checks.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace assay;

namespace {

// Nothing of a page is reached by scrolling sideways only; tables do that.
QStringList sideways(const QWidget& window, const QString& place) {
    QStringList found;
    const QList<QScrollArea*> areas = window.findChildren<QScrollArea*>();
    for (const QScrollArea* area : areas) {
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0) {
            found.append(place + QStringLiteral(": %1 of %2 scrolls sideways, by %3")
                                     .arg(area->objectName(), area->widget()->objectName())
                                     .arg(area->horizontalScrollBar()->maximum()));
        }
    }
    return found;
}

} // namespace

class TestLanguageLayout : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("Norwegian") << QStringLiteral("nb");
    }

    void nothingIsClipped() {
        QFETCH(const QString, language);
        constexpr QSize kSize(1'280, 800);
        // For whoever wants to see it: a folder for pictures of everything that is looked at.
        const QString pictures = qEnvironmentVariable("ASSAY_TEST_PICTURES");
        const auto keep = [&](QWidget& widget, QString name) {
            if (!pictures.isEmpty()) {
                name.replace(QLatin1Char('/'), QLatin1Char('_'));
                widget.grab().save(pictures + QLatin1Char('/') + language + QLatin1Char(' ') + name +
                                   QStringLiteral(".png"));
            }
        };
        tests::FullWindow full(100, widgets::ThemeChoice::Light, language);
        QVERIFY(full.show(kSize));
        QStringList found;
        full.everywhere([&](const QString& place) {
            if (full.window->size() != kSize) {
                found.append(place + QStringLiteral(": the window grows to %1 x %2")
                                         .arg(full.window->width())
                                         .arg(full.window->height()));
                full.window->resize(kSize);
            }
            keep(*full.window, place);
            found.append(sideways(*full.window, place));
            for (const QString& each : tests::clippedTexts(*full.window)) {
                found.append(place + QStringLiteral(": ") + each);
            }
        });
        const QList<QDialog*> dialogs = full.dialogs();
        for (QDialog* dialog : dialogs) {
            dialog->show();
            QVERIFY(full.settle());
            QCoreApplication::processEvents();
            const QString name = QString::fromUtf8(dialog->metaObject()->className());
            keep(*dialog, name);
            const QSize least = dialog->minimumSizeHint();
            if (least.width() > kSize.width() || least.height() > kSize.height()) {
                found.append(name + QStringLiteral(": needs %1 x %2").arg(least.width()).arg(least.height()));
            }
            for (const QString& each : tests::clippedTexts(*dialog)) {
                found.append(name + QStringLiteral(": ") + each);
            }
            dialog->close();
        }
        found.removeDuplicates();
        QVERIFY(tests::nothingIn(found));
    }
};

QTEST_MAIN(TestLanguageLayout)
#include "tst_language_layout.moc"
