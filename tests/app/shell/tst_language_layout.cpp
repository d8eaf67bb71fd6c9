// Longer words fit too: every page, tab and window in German and Norwegian, on a small screen.
#include "tests/app/shell/full_window.h"
#include "tests/support/clipped_texts.h"
#include "tests/support/control_checks.h"
#include "tests/support/test_class.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>
#include <algorithm>

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

// What a person reads in it: texts of labels, buttons and fields, cells of tables and their headings.
QStringList textsIn(const QWidget& window) {
    QStringList texts;
    const QList<QWidget*> all = window.findChildren<QWidget*>();
    for (const QWidget* widget : all) {
        if (!widget->isVisible()) {
            continue;
        }
        texts.append(widget->toolTip());
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            texts.append(label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            texts.append(button->text());
        } else if (const auto* field = qobject_cast<const QLineEdit*>(widget)) {
            texts.append(field->displayText());
        } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            texts.append(box->currentText());
        } else if (const auto* text = qobject_cast<const QTextEdit*>(widget)) {
            texts.append(text->toPlainText());
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
                   view != nullptr && view->model() != nullptr) {
            const QAbstractItemModel& model = *view->model();
            for (int column = 0; column < model.columnCount(); ++column) {
                texts.append(model.headerData(column, Qt::Horizontal).toString());
                for (int row = 0; row < std::min(model.rowCount(), 40); ++row) {
                    texts.append(model.index(row, column).data().toString());
                }
            }
        }
    }
    return texts;
}

// A number with a decimal point. "1.234" is a thousand in German, "21.11.26" a day.
const QRegularExpression& decimalPoint() {
    static const QRegularExpression pattern(
        QStringLiteral("(?<![\\w.,])(0\\.\\d+|\\d+\\.\\d{1,2}|\\d+\\.\\d{4,})(?![\\w.])"));
    return pattern;
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
        const auto look = [&](const QString& place) {
            if (full.window->size() != kSize) {
                found.append(place + QStringLiteral(": the window grows to %1 x %2")
                                         .arg(full.window->width())
                                         .arg(full.window->height()));
                full.window->resize(kSize);
            }
            keep(*full.window, place);
            found.append(sideways(*full.window, place));
            for (const QString& each : full.clippedTexts()) {
                found.append(place + QStringLiteral(": ") + each);
            }
        };
        full.everywhere(look);
        QVERIFY(full.window->showPage(QStringLiteral("report")));
        QVERIFY(full.settle());
        look(QStringLiteral("report"));
        full.throughTheTour(look);
        const QList<QWidget*> windows = full.otherWindows();
        for (QWidget* other : windows) {
            other->show();
            QVERIFY(full.settle());
            QCoreApplication::processEvents();
            const QString name = QString::fromUtf8(other->metaObject()->className());
            keep(*other, name);
            const QSize least = other->minimumSizeHint();
            if (least.width() > kSize.width() || least.height() > kSize.height()) {
                found.append(name + QStringLiteral(": needs %1 x %2").arg(least.width()).arg(least.height()));
            }
            for (const QString& each : tests::clippedTexts(*other)) {
                found.append(name + QStringLiteral(": ") + each);
            }
            other->close();
        }
        found.removeDuplicates();
        QVERIFY(tests::nothingIn(found));
    }

    void theWindowFitsOnTheScreen_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const char* language : {"en", "de", "nb"}) {
            for (const int percent : {175, 200}) {
                QTest::addRow("%s, %d %%", language, percent) << QString::fromLatin1(language) << percent;
            }
        }
    }

    // With large text and long words the pages scroll; the window itself has no way to.
    void theWindowFitsOnTheScreen() {
        QFETCH(const QString, language);
        QFETCH(const int, percent);
        constexpr QSize kSize(1'280, 800);
        tests::FullWindow full(percent, widgets::ThemeChoice::Light, language);
        QVERIFY(full.show(kSize));
        QStringList found;
        full.everywhere([&](const QString& place) {
            const QSize least = full.window->minimumSizeHint();
            if (full.window->size() != kSize || least.width() > kSize.width() ||
                least.height() > kSize.height()) {
                found.append(place + QStringLiteral(": the window is %1 x %2 and needs %3 x %4")
                                         .arg(full.window->width())
                                         .arg(full.window->height())
                                         .arg(least.width())
                                         .arg(least.height()));
            }
        });
        QVERIFY(tests::nothingIn(found));
    }

    void numbersAreOfTheLanguage() {
        QVERIFY(decimalPoint().match(QStringLiteral("τ = 0.70")).hasMatch());
        QVERIFY(!decimalPoint().match(QStringLiteral("0,70 am 21.11.26, n = 1.234")).hasMatch());
        tests::FullWindow full(100, widgets::ThemeChoice::Light, QStringLiteral("de"));
        QVERIFY(full.show(QSize(1'280, 800)));
        QStringList found;
        const auto look = [&found](const QWidget& window, const QString& place) {
            for (const QString& text : textsIn(window)) {
                if (text.startsWith(u'{') || text.startsWith(QStringLiteral("[{")) ||
                    text.contains(QStringLiteral("FinRAG Gold Test Framework")) ||
                    text.contains(QStringLiteral("FinRAG framework document"))) {
                    continue; // JSON, and a document with its sections
                }
                if (const auto match = decimalPoint().match(text); match.hasMatch()) {
                    found.append(place + QStringLiteral(": ") + match.captured() + QStringLiteral(" in ") +
                                 text.left(120));
                }
            }
        };
        full.everywhere([&](const QString& place) { look(*full.window, place); });
        const QList<QWidget*> windows = full.otherWindows();
        for (QWidget* other : windows) {
            if (other->inherits("assay::app::AboutDialog")) {
                continue; // versions
            }
            if (other->inherits("assay::app::GuideWindow")) {
                continue; // English
            }
            other->show();
            QVERIFY(full.settle());
            look(*other, QString::fromUtf8(other->metaObject()->className()));
            other->close();
        }
        found.removeDuplicates();
        QVERIFY(tests::nothingIn(found));
    }
};

ASSAY_TEST(TestLanguageLayout)
#include "tst_language_layout.moc"
