#include "core/plot/chart_style.h"
#include "tests/support/test_class.h"
#include "widgets/theme/text_size.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QWindow>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>

using namespace assay::widgets;

namespace {

// WCAG 2.1 written out once more, from 8-bit channels.
double plainLuminance(const QColor& colour) {
    const int channels[] = {colour.red(), colour.green(), colour.blue()};
    const double weights[] = {0.2126, 0.7152, 0.0722};
    double sum = 0;
    for (int i = 0; i < 3; ++i) {
        const double c = channels[i] / 255.0;
        sum += weights[i] * (c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4));
    }
    return sum;
}

double plainContrast(const QColor& a, const QColor& b) {
    const double la = plainLuminance(a);
    const double lb = plainLuminance(b);
    return la > lb ? (la + 0.05) / (lb + 0.05) : (lb + 0.05) / (la + 0.05);
}

// In degrees of the circle of hues, 0..180.
int hueDistance(const QColor& a, const QColor& b) {
    const int apart = std::abs(a.hsvHue() - b.hsvHue());
    return std::min(apart, 360 - apart);
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void contrastAgreesWithItsDefinition();
    void textIsReadable_data();
    void textIsReadable();
    void seriesStandOut_data();
    void seriesStandOut();
    void seriesHaveTheHuesOfReports_data();
    void seriesHaveTheHuesOfReports();
    void heatTextIsReadable_data();
    void heatTextIsReadable();
    void heatGrowsFromTheBackground();
    void paletteSaysEveryRole();
    void choiceIsApplied();
    void namesAreShownAsTheyStand();
    void followsTheSystem();
    void choiceStaysWhenTheSystemChanges();
    void boxesAreSeen_data();
    void boxesAreSeen();
    void togglesAreSeen_data();
    void togglesAreSeen();
    void textIsReadableOnEveryGround_data();
    void textIsReadableOnEveryGround();
    void linesStandOut_data();
    void linesStandOut();
    void fieldsAreSeenInTheDark_data();
    void fieldsAreSeenInTheDark();
    void focusIsSeen_data();
    void focusIsSeen();
    void textGrowsAndComesBack();
};

void TestTheme::contrastAgreesWithItsDefinition() {
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
    for (int i = 0; i < 200; ++i) {
        const QColor a((i * 37) % 256, (i * 91) % 256, (i * 13) % 256);
        const QColor b((i * 5) % 256, (i * 53) % 256, (i * 211) % 256);
        QVERIFY(std::abs(contrastRatio(a, b) - plainContrast(a, b)) < 1e-3);
    }
}

void TestTheme::textIsReadable_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("text");
    QTest::addColumn<int>("background");
    const std::pair<int, int> pairs[] = {
        {QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::Link, QPalette::Base},
        {QPalette::Link, QPalette::Window},
        {QPalette::LinkVisited, QPalette::Base},
        {QPalette::LinkVisited, QPalette::Window},
        {QPalette::BrightText, QPalette::Window},
    };
    for (const bool dark : {false, true}) {
        for (const auto& [text, background] : pairs) {
            QTest::addRow("%s %d on %d", dark ? "dark" : "light", text, background)
                << dark << text << background;
        }
    }
}

void TestTheme::textIsReadable() {
    QFETCH(const bool, dark);
    QFETCH(const int, text);
    QFETCH(const int, background);
    const QPalette palette = dark ? darkPalette() : lightPalette();
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        const QColor front = palette.color(group, static_cast<QPalette::ColorRole>(text));
        const QColor back = palette.color(group, static_cast<QPalette::ColorRole>(background));
        QCOMPARE(front.alpha(), 255);
        const double ratio = plainContrast(front, back);
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("group %1: %2").arg(group).arg(ratio)));
    }
}

void TestTheme::seriesStandOut_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestTheme::seriesStandOut() {
    QFETCH(const QPalette, palette);
    const ChartColours colours = chartColours(palette);
    QSet<QRgb> different;
    for (int i = 0; i < kSeriesColourCount; ++i) {
        QVERIFY2(plainContrast(colours.series(i), colours.background) >= 3.0, qPrintable(QString::number(i)));
        different.insert(colours.series(i).rgb());
    }
    QCOMPARE(different.size(), kSeriesColourCount);
    QCOMPARE(colours.series(kSeriesColourCount), colours.series(0));
    QCOMPARE(colours.series(-1), colours.series(kSeriesColourCount - 1));
    QVERIFY(plainContrast(colours.text, colours.background) >= 4.5);
    QVERIFY(plainContrast(colours.mutedText, colours.background) >= 4.5);
    QVERIFY(plainContrast(colours.focus, colours.background) >= 3.0);
    QVERIFY(colours.band.alpha() > 0 && colours.band.alpha() < 255);
}

void TestTheme::seriesHaveTheHuesOfReports_data() {
    seriesStandOut_data();
}

// A class is not green in the window and purple in the report that is made there.
void TestTheme::seriesHaveTheHuesOfReports() {
    QFETCH(const QPalette, palette);
    const ChartColours colours = chartColours(palette);
    const assay::plot::ChartPalette& reported =
        isDarkPalette(palette) ? assay::plot::darkPalette() : assay::plot::lightPalette();
    for (int i = kColourAccurate; i <= kColourMacro; ++i) {
        int nearest = -1;
        int least = 360;
        for (int j = kColourAccurate; j <= kColourMacro; ++j) {
            const QColor colour(QString::fromStdString(reported.series[static_cast<std::size_t>(j)]));
            if (const int apart = hueDistance(colours.series(i), colour); apart < least) {
                least = apart;
                nearest = j;
            }
        }
        QCOMPARE(nearest, i);
    }
}

void TestTheme::heatTextIsReadable_data() {
    seriesStandOut_data();
}

void TestTheme::heatTextIsReadable() {
    QFETCH(const QPalette, palette);
    const ChartColours colours = chartColours(palette);
    for (int i = 0; i <= 1000; ++i) {
        const double share = i / 1000.0;
        const double ratio = plainContrast(colours.heat(share), colours.heatText(share));
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("share %1: %2").arg(share).arg(ratio)));
    }
}

void TestTheme::heatGrowsFromTheBackground() {
    for (const QPalette& palette : {lightPalette(), darkPalette()}) {
        const ChartColours colours = chartColours(palette);
        QCOMPARE(colours.heat(0), colours.background);
        QCOMPARE(colours.heat(std::nan("")), colours.background);
        QCOMPARE(colours.heat(7), colours.heat(1));
        double last = 0;
        for (int i = 0; i <= 20; ++i) {
            const double ratio = plainContrast(colours.heat(i / 20.0), colours.background);
            QVERIFY(ratio >= last);
            last = ratio;
        }
        QVERIFY(last > 5);
    }
}

void TestTheme::paletteSaysEveryRole() {
    for (const QPalette& palette : {lightPalette(), darkPalette()}) {
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            for (int role = 0; role < QPalette::NColorRoles; ++role) {
                if (role != QPalette::NoRole) {
                    QVERIFY2(palette.isBrushSet(group, static_cast<QPalette::ColorRole>(role)),
                             qPrintable(QString::number(role)));
                }
            }
        }
    }
    QVERIFY(!isDarkPalette(lightPalette()));
    QVERIFY(isDarkPalette(darkPalette()));
    QVERIFY(!printColours().dark);
}

void TestTheme::choiceIsApplied() {
    applyTheme(*qApp, ThemeChoice::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::Base), darkPalette().color(QPalette::Base));
    QCOMPARE(QToolTip::palette().color(QPalette::ToolTipText), darkPalette().color(QPalette::ToolTipText));
    const auto* style = qobject_cast<QProxyStyle*>(QApplication::style());
    QVERIFY(style != nullptr);
    QCOMPARE(style->baseStyle()->name().toLower(), QStringLiteral("fusion"));
    applyTheme(*qApp, ThemeChoice::Light);
    QCOMPARE(QApplication::palette().color(QPalette::Base), lightPalette().color(QPalette::Base));
    QCOMPARE(currentThemeChoice(), ThemeChoice::Light);
}

// Whatever a suite or a file is called, it is a text.
void TestTheme::namesAreShownAsTheyStand() {
    applyTheme(*qApp, ThemeChoice::Light);
    const QString name = QStringLiteral("<b>P3</b> <img src='file:///etc/hostname'>");
    QVERIFY(Qt::mightBeRichText(name));
    QLabel label(name);
    label.ensurePolished();
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QLabel rich(QStringLiteral("<a href='x'>x</a>"));
    rich.setTextFormat(Qt::RichText);
    rich.ensurePolished();
    QCOMPARE(rich.textFormat(), Qt::RichText); // it was told
    QMessageBox box(QMessageBox::Question, QString(), name, QMessageBox::Cancel);
    box.setInformativeText(name);
    box.show();
    const QList<QLabel*> labels = box.findChildren<QLabel*>();
    int found = 0;
    for (const QLabel* each : labels) {
        if (each->text() == name) {
            ++found;
            QCOMPARE(each->textFormat(), Qt::PlainText);
        }
    }
    QCOMPARE(found, 2);
    QToolTip::showText(QPoint(10, 10), name, &label);
    const QWidgetList windows = QApplication::topLevelWidgets();
    const auto tip = std::find_if(windows.begin(), windows.end(),
                                  [](const QWidget* each) { return each->inherits("QTipLabel"); });
    QVERIFY(tip != windows.end());
    QCOMPARE(qobject_cast<QLabel*>(*tip)->text(), name);
    QCOMPARE(qobject_cast<QLabel*>(*tip)->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

void TestTheme::followsTheSystem() {
    applyTheme(*qApp, ThemeChoice::Dark);
    // The offscreen platform is light; what was chosen before must not be mistaken for the system.
    applyTheme(*qApp, ThemeChoice::System);
    QCOMPARE(QApplication::palette().color(QPalette::Base), lightPalette().color(QPalette::Base));

    QPalette systemDark(QColor(0x30, 0x20, 0x40)); // somebody else's dark colours
    QApplication::setPalette(systemDark);
    QCOMPARE(QApplication::palette().color(QPalette::Base), darkPalette().color(QPalette::Base));
    QApplication::setPalette(QPalette(QColor(0xdd, 0xee, 0xdd)));
    QCOMPARE(QApplication::palette().color(QPalette::Base), lightPalette().color(QPalette::Base));

    // A change of the platform's theme reaches windows; the platform is asked anew.
    QApplication::setPalette(systemDark);
    QWindow window;
    QEvent changed(QEvent::ThemeChange);
    QApplication::sendEvent(&window, &changed);
    QCOMPARE(QApplication::palette().color(QPalette::Base), lightPalette().color(QPalette::Base));
}

void TestTheme::choiceStaysWhenTheSystemChanges() {
    applyTheme(*qApp, ThemeChoice::Dark);
    QWindow window;
    QEvent changed(QEvent::ThemeChange);
    QApplication::sendEvent(&window, &changed);
    QCOMPARE(QApplication::palette().color(QPalette::Base), darkPalette().color(QPalette::Base));
}

void TestTheme::boxesAreSeen_data() {
    QTest::addColumn<int>("element");
    QTest::newRow("check box") << int(QStyle::PE_IndicatorCheckBox);
    QTest::newRow("box in a list") << int(QStyle::PE_IndicatorItemViewItemCheck);
    QTest::newRow("radio button") << int(QStyle::PE_IndicatorRadioButton);
}

// What is not ticked can be told from what it lies on.
void TestTheme::boxesAreSeen() {
    QFETCH(const int, element);
    applyTheme(*qApp, ThemeChoice::Dark);
    const QColor base = QApplication::palette().color(QPalette::Base);
    QImage image(24, 24, QImage::Format_RGB32);
    image.fill(base);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = QRect(4, 4, 16, 16);
    option.palette = QApplication::palette();
    option.state = QStyle::State_Enabled | QStyle::State_Off;
    QApplication::style()->drawPrimitive(static_cast<QStyle::PrimitiveElement>(element), &option, &painter);
    painter.end();
    double best = 1;
    for (int x = 0; x < image.width(); ++x) {
        best = std::max(best, contrastRatio(image.pixelColor(x, 12), base));
    }
    QVERIFY2(best >= 3.0, qPrintable(QString::number(best)));
}

void TestTheme::togglesAreSeen_data() {
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

// Checked and not checked are told by the colour of most of the button and by a tick, without a jump in size.
void TestTheme::togglesAreSeen() {
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    QToolButton button;
    button.setText(QStringLiteral("Toggle"));
    button.setCheckable(true);
    button.setToolButtonStyle(Qt::ToolButtonTextOnly);
    button.resize(button.sizeHint());
    const QSize size = button.sizeHint();
    const auto background = [&] { return button.grab().toImage().pixelColor(button.width() / 2, 4); };
    const QColor off = background();
    const QImage before = button.grab().toImage();
    button.setChecked(true);
    QCOMPARE(button.sizeHint(), size);
    const QColor on = background();
    // Another ground, and a frame that stands out from it and from the frame that was there before.
    QVERIFY2(plainContrast(off, on) >= 1.3, qPrintable(off.name() + QLatin1Char(' ') + on.name()));
    const auto frame = [&button](const QImage& image) { return image.pixelColor(0, button.height() / 2); };
    const QColor edge = frame(button.grab().toImage());
    QVERIFY2(plainContrast(frame(before), edge) >= 3,
             qPrintable(frame(before).name() + QLatin1Char(' ') + edge.name()));
    QVERIFY2(plainContrast(on, edge) >= 3, qPrintable(edge.name()));
    const QPalette palette = button.palette();
    QVERIFY(plainContrast(palette.color(QPalette::Highlight), palette.color(QPalette::HighlightedText)) >=
            4.5);
    // The tick is there: what stands at the left is wider than before.
    const auto firstInk = [](const QImage& image, const QColor& ground) {
        for (int x = 4; x < image.width(); ++x) {
            for (int y = 6; y < image.height() - 6; ++y) {
                if (plainContrast(image.pixelColor(x, y), ground) > 2) {
                    return x;
                }
            }
        }
        return image.width();
    };
    QVERIFY(firstInk(button.grab().toImage(), on) < firstInk(before, off));
}

void TestTheme::textIsReadableOnEveryGround_data() {
    seriesStandOut_data();
}

// Every colour that is given to text, on every ground that text of that kind stands on.
void TestTheme::textIsReadableOnEveryGround() {
    QFETCH(const QPalette, palette);
    const QList<QPalette::ColorRole> texts{QPalette::WindowText,      QPalette::Text, QPalette::ButtonText,
                                           QPalette::PlaceholderText, QPalette::Link, QPalette::LinkVisited,
                                           QPalette::BrightText};
    const QList<QPalette::ColorRole> grounds{QPalette::Window, QPalette::Base, QPalette::AlternateBase,
                                             QPalette::Button, QPalette::ToolTipBase};
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        for (const auto text : texts) {
            for (const auto ground : grounds) {
                const double ratio = plainContrast(palette.color(group, text), palette.color(group, ground));
                QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("group %1, text %2 on %3: %4")
                                                      .arg(group)
                                                      .arg(text)
                                                      .arg(ground)
                                                      .arg(ratio)));
            }
        }
        QVERIFY(plainContrast(palette.color(group, QPalette::HighlightedText),
                              palette.color(group, QPalette::Highlight)) >= 4.5);
    }
    // Text on what charts fill lightly.
    const ChartColours colours = chartColours(palette);
    const QColor band(qRound(colours.background.red() +
                             (colours.band.red() - colours.background.red()) * colours.band.alphaF()),
                      qRound(colours.background.green() +
                             (colours.band.green() - colours.background.green()) * colours.band.alphaF()),
                      qRound(colours.background.blue() +
                             (colours.band.blue() - colours.background.blue()) * colours.band.alphaF()));
    QVERIFY(plainContrast(colours.text, band) >= 4.5);
    QVERIFY(plainContrast(colours.mutedText, band) >= 4.5);
    // And on what texts and messages are tinted with: a quarter of a series colour.
    for (int i = 0; i < kSeriesColourCount; ++i) {
        for (const auto ground : {QPalette::Base, QPalette::Window}) {
            const QColor under = palette.color(QPalette::Active, ground);
            const QColor over = colours.series(i);
            const auto mixed = [](int a, int b) { return qRound(0.25 * a + 0.75 * b); };
            const QColor tint(mixed(over.red(), under.red()), mixed(over.green(), under.green()),
                              mixed(over.blue(), under.blue()));
            QVERIFY2(plainContrast(colours.text, tint) >= 4.5, qPrintable(QString::number(i)));
        }
    }
}

void TestTheme::linesStandOut_data() {
    seriesStandOut_data();
}

// Lines and marks that carry meaning: 3:1 on every ground that charts and tables have.
void TestTheme::linesStandOut() {
    QFETCH(const QPalette, palette);
    const ChartColours colours = chartColours(palette);
    for (const auto ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window, QPalette::Button}) {
        const QColor under = palette.color(QPalette::Active, ground);
        for (int i = 0; i < kSeriesColourCount; ++i) {
            const double ratio = plainContrast(colours.series(i), under);
            QVERIFY2(ratio >= 3,
                     qPrintable(QStringLiteral("series %1 on %2: %3").arg(i).arg(ground).arg(ratio)));
        }
        QVERIFY(plainContrast(colours.focus, under) >= 3);
    }
    QVERIFY(plainContrast(palette.color(QPalette::Highlight), palette.color(QPalette::Base)) >= 3);
}

void TestTheme::focusIsSeen_data() {
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<QByteArray>("kind");
    for (const char* kind :
         {"push button", "tool button", "toggled", "check box", "radio button", "choice", "editable choice",
          "line edit", "spin box", "slider", "tabs", "list", "table", "tree", "text", "quiet text"}) {
        QTest::addRow("%s, light", kind) << ThemeChoice::Light << QByteArray(kind);
        QTest::addRow("%s, dark", kind) << ThemeChoice::Dark << QByteArray(kind);
    }
}

namespace {

std::unique_ptr<QWidget> controlOf(const QByteArray& kind) {
    const QString text = QStringLiteral("Some text");
    if (kind == "push button") {
        return std::make_unique<QPushButton>(text);
    }
    if (kind == "tool button" || kind == "toggled") {
        auto button = std::make_unique<QToolButton>();
        button->setText(text);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setCheckable(kind == "toggled");
        button->setChecked(kind == "toggled");
        return button;
    }
    if (kind == "check box") {
        return std::make_unique<QCheckBox>(text);
    }
    if (kind == "radio button") {
        return std::make_unique<QRadioButton>(text);
    }
    if (kind.endsWith("choice")) {
        auto box = std::make_unique<QComboBox>();
        box->addItem(text);
        box->setEditable(kind == "editable choice");
        return box;
    }
    if (kind == "line edit") {
        return std::make_unique<QLineEdit>(text);
    }
    if (kind == "spin box") {
        return std::make_unique<QSpinBox>();
    }
    if (kind == "slider") {
        return std::make_unique<QSlider>(Qt::Horizontal);
    }
    if (kind == "tabs") {
        auto tabs = std::make_unique<QTabBar>();
        tabs->addTab(text);
        tabs->addTab(text);
        return tabs;
    }
    if (kind == "list") {
        return std::make_unique<QListWidget>();
    }
    if (kind == "table") {
        return std::make_unique<QTableWidget>(3, 2);
    }
    if (kind == "tree") {
        return std::make_unique<QTreeWidget>();
    }
    auto area = std::make_unique<QPlainTextEdit>(text);
    area->setReadOnly(true);
    if (kind == "quiet text") {
        setQuietFrame(*area);
    }
    return area;
}

} // namespace

void TestTheme::fieldsAreSeenInTheDark_data() {
    QTest::addColumn<QByteArray>("kind");
    for (const char* kind : {"line edit", "choice", "editable choice", "spin box", "typed text"}) {
        QTest::addRow("%s", kind) << QByteArray(kind);
    }
}

// One sees where a field begins and ends before one is in it.
void TestTheme::fieldsAreSeenInTheDark() {
    QFETCH(const QByteArray, kind);
    applyTheme(*qApp, ThemeChoice::Dark);
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* other = new QPushButton(QStringLiteral("Other"));
    QWidget* control =
        kind == "typed text" ? new QPlainTextEdit(QStringLiteral("Some text")) : controlOf(kind).release();
    layout->addWidget(other);
    layout->addWidget(control);
    window.resize(320, 240);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QImage shown = control->grab().toImage();
    const QColor ground = QApplication::palette().color(QPalette::Window);
    const int middle = shown.height() / 2;
    for (const bool isLeft : {true, false}) {
        double best = 1;
        for (int i = 0; i < 3; ++i) {
            best = std::max(
                best, plainContrast(shown.pixelColor(isLeft ? i : shown.width() - 1 - i, middle), ground));
        }
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }
}

// What Tab leads to changes by enough pixels, and each of them enough, to be found at a glance.
void TestTheme::focusIsSeen() {
    QFETCH(const ThemeChoice, choice);
    QFETCH(const QByteArray, kind);
    applyTheme(*qApp, choice);
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* other = new QPushButton(QStringLiteral("Other"));
    QWidget* control = controlOf(kind).release();
    layout->addWidget(other);
    layout->addWidget(control);
    window.resize(320, 240);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QImage before = control->grab().toImage();
    QTest::keyClick(&window, Qt::Key_Tab);
    QVERIFY(control->hasFocus() || control->isAncestorOf(QApplication::focusWidget()));
    const QImage after = control->grab().toImage();
    QCOMPARE(after.size(), before.size());
    int changed = 0;
    for (int x = 0; x < after.width(); ++x) {
        for (int y = 0; y < after.height(); ++y) {
            changed += plainContrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= 3 ? 1 : 0;
        }
    }
    // A cursor alone, one pixel wide, is not enough.
    QVERIFY2(changed >= 60, qPrintable(QString::number(changed)));
}

void TestTheme::textGrowsAndComesBack() {
    const QFont before = QApplication::font();
    QWidget window;
    applyTextSize(*qApp, 200);
    QCOMPARE(currentTextPercent(), 200);
    QCOMPARE(QApplication::font().pointSizeF(), 2 * before.pointSizeF());
    QCOMPARE(window.font().pointSizeF(), 2 * before.pointSizeF());
    applyTextSize(*qApp, 900);
    QCOMPARE(currentTextPercent(), 200);
    applyTextSize(*qApp, 150);
    QCOMPARE(QApplication::font().pointSizeF(), 1.5 * before.pointSizeF());
    applyTextSize(*qApp, 100);
    QCOMPARE(QApplication::font(), before);
    QCOMPARE(window.font().pointSizeF(), before.pointSizeF());
}

ASSAY_TEST(TestTheme)
#include "tst_theme.moc"
