#include "widgets/theme/theme.h"

#include "widgets/theme/control_accessible.h"
#include "widgets/theme/text_size.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleOption>
#include <QToolButton>
#include <QToolTip>
#include <QWindow>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::widgets {
namespace {

constexpr std::array<QRgb, kSeriesColourCount> kLightSeries{0xff0072b2, 0xffd55e00, 0xffb4578f, 0xff008a64,
                                                            0xffa87400, 0xff2f8ac0, 0xff6b6f76, 0xff7a5c2e};
constexpr std::array<QRgb, kSeriesColourCount> kDarkSeries{0xff4da3e0, 0xfff0803c, 0xffde93bc, 0xff2fc39a,
                                                           0xffe6a817, 0xff8cd0f5, 0xffa9aeb6, 0xffd9c58b};

// Both ramps run from the background over a middle to an end in one hue, so that more is always farther from
// the background.
constexpr std::array<QRgb, 3> kLightHeat{0xffffffff, 0xff9ccbe8, 0xff0a5a94};
constexpr std::array<QRgb, 3> kDarkHeat{0xff1e2024, 0xff1f5480, 0xff7cc4f5};

struct PaletteColours {
    QRgb window, windowText, base, alternateBase, text, button, buttonText;
    QRgb light, midlight, mid, dark, shadow;
    QRgb highlight, highlightedText, link, linkVisited, brightText;
    QRgb toolTipBase, toolTipText, placeholder, disabledText, disabledHighlight;
};

constexpr PaletteColours kLight{
    .window = 0xfff4f5f7,
    .windowText = 0xff1c1e21,
    .base = 0xffffffff,
    .alternateBase = 0xfff7f8fa,
    .text = 0xff1c1e21,
    .button = 0xfff1f2f4,
    .buttonText = 0xff1c1e21,
    .light = 0xffffffff,
    .midlight = 0xffe9ebee,
    .mid = 0xffb9bdc3,
    .dark = 0xff9aa0a8,
    .shadow = 0xff6b7076,
    .highlight = 0xff1a6cb5,
    .highlightedText = 0xffffffff,
    .link = 0xff0b5cad,
    .linkVisited = 0xff6b3fa0,
    .brightText = 0xffb00020,
    .toolTipBase = 0xffffffff,
    .toolTipText = 0xff1c1e21,
    .placeholder = 0xff666b72,
    .disabledText = 0xff666b72,
    .disabledHighlight = 0xffd5d9de,
};

constexpr PaletteColours kDark{
    .window = 0xff26282c,
    .windowText = 0xffe6e8eb,
    .base = 0xff1e2024,
    .alternateBase = 0xff232529,
    .text = 0xffe6e8eb,
    .button = 0xff2f3237,
    .buttonText = 0xffe6e8eb,
    .light = 0xff44484f,
    .midlight = 0xff393c42,
    .mid = 0xff1b1d20,
    .dark = 0xff16181a,
    .shadow = 0xff0b0c0d,
    .highlight = 0xff2b6cb0,
    .highlightedText = 0xffffffff,
    .link = 0xff6cb6ff,
    .linkVisited = 0xffc9a6f5,
    .brightText = 0xffff8a80,
    .toolTipBase = 0xff33363c,
    .toolTipText = 0xffe6e8eb,
    .placeholder = 0xff9da3ab,
    .disabledText = 0xff9da3ab,
    .disabledHighlight = 0xff3a3e45,
};

// Of fields and boxes in the dark: 3:1 to the window and to the field.
constexpr QRgb kDarkBorder = 0xff747a83;

QPalette makePalette(const PaletteColours& c) {
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) {
        palette.setColor(QPalette::All, role, QColor::fromRgb(colour));
    };
    set(QPalette::Window, c.window);
    set(QPalette::WindowText, c.windowText);
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.alternateBase);
    set(QPalette::Text, c.text);
    set(QPalette::Button, c.button);
    set(QPalette::ButtonText, c.buttonText);
    set(QPalette::BrightText, c.brightText);
    set(QPalette::Light, c.light);
    set(QPalette::Midlight, c.midlight);
    set(QPalette::Mid, c.mid);
    set(QPalette::Dark, c.dark);
    set(QPalette::Shadow, c.shadow);
    set(QPalette::Highlight, c.highlight);
    set(QPalette::HighlightedText, c.highlightedText);
    set(QPalette::Link, c.link);
    set(QPalette::LinkVisited, c.linkVisited);
    set(QPalette::ToolTipBase, c.toolTipBase);
    set(QPalette::ToolTipText, c.toolTipText);
    set(QPalette::PlaceholderText, c.placeholder);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::Link, QPalette::LinkVisited}) {
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(c.disabledText));
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(c.disabledHighlight));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor::fromRgb(c.text));
    return palette;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double relativeLuminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor mix(QRgb from, QRgb to, double t) {
    const auto channel = [t](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * t)); };
    return QColor(channel(qRed(from), qRed(to)), channel(qGreen(from), qGreen(to)),
                  channel(qBlue(from), qBlue(to)));
}

constexpr const char* kQuietFrame = "assayQuietFrame";

// Fusion draws the frame of a box to be ticked darker than the window, which nobody sees in the dark.
const QString kTick = QStringLiteral("✓ ");

bool isChecked(const QStyleOption* option) {
    return (option->state & QStyle::State_On) != 0;
}

bool isChecked(const QWidget* widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return button != nullptr && button->isChecked();
}

bool isToggle(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button != nullptr && button->isCheckable() && button->toolButtonStyle() == Qt::ToolButtonTextOnly;
}

// Where the keyboard is: two pixels all round, inside `rect`, that stand out from what lies under them.
void drawFocusRing(QPainter& painter, const QRect& rect, const QPalette& palette, bool onHighlight) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(onHighlight ? palette.color(QPalette::HighlightedText) : chartColours(palette).focus, 1));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
    painter.drawRect(rect.adjusted(1, 1, -2, -2));
    painter.restore();
}

bool isFocused(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_Enabled);
}

// Since the window was opened Tab was pressed: a click alone shows no ring on buttons.
bool isByKeyboard(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

// Fusion draws the frame of a field darker than the window, which nobody sees in the dark.
void drawFieldBorder(QPainter& painter, const QStyleOption& option) {
    if (!isDarkPalette(option.palette)) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QColor::fromRgb(kDarkBorder));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
}

bool hasFrame(const QStyleOptionComplex& option) {
    const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
    const auto* number = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    return (choice != nullptr && choice->frame) || (number != nullptr && number->frame);
}

// A line that is framed, or a text that can be typed into.
bool isField(QStyle::PrimitiveElement element, const QStyleOption* option, const QWidget* widget) {
    if (element == QStyle::PE_PanelLineEdit) {
        const auto* line = qstyleoption_cast<const QStyleOptionFrame*>(option);
        return line != nullptr && line->lineWidth > 0;
    }
    const auto* area = qobject_cast<const QPlainTextEdit*>(widget);
    return element == QStyle::PE_Frame && area != nullptr && !area->isReadOnly();
}

constexpr int kTabSpace = 14; // pixels beside the name of a tab, of both sides together

// What stands beside text and is read with it.
bool growsWithText(QStyle::PixelMetric metric) {
    switch (metric) {
    case QStyle::PM_SmallIconSize: // which those of lists and tabs are
    case QStyle::PM_ButtonIconSize:
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
        return true;
    default:
        return false;
    }
}

// A view or a text that scrolls: only its frame can show that it has the focus.
bool isFramedArea(const QWidget* widget) {
    return qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
}

// Part of another control, which shows the focus itself.
bool isInControl(const QWidget* widget) {
    const QWidget* parent = widget != nullptr ? widget->parentWidget() : nullptr;
    return qobject_cast<const QComboBox*>(parent) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(parent) != nullptr;
}

class VisibleBoxes : public QProxyStyle {
  public:
    VisibleBoxes()
        : QProxyStyle(QStringLiteral("Fusion")) {}

    using QProxyStyle::polish;

    // Names come from data: a label, a message or a tool tip shows its text as it stands and does not guess
    // whether it is rich. Whoever means rich text says so by QLabel::setTextFormat().
    void polish(QWidget* widget) override {
        QProxyStyle::polish(widget);
        auto* label = qobject_cast<QLabel*>(widget);
        if (label != nullptr && label->textFormat() == Qt::AutoText) {
            label->setTextFormat(Qt::PlainText);
        }
    }

    // A text that is switched on and off says so by a tick and the colours of what is selected: the shade
    // that Fusion gives it cannot be told in the dark. It has room for the tick also while it is off.
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override {
        const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
        return type == CT_ToolButton && isToggle(widget)
                   ? whole + QSize(option->fontMetrics.horizontalAdvance(kTick), 0)
                   : whole;
    }

    // Room for the ring of the focus; signs as large as the text.
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
        if (metric == PM_DefaultFrameWidth && isFramedArea(widget)) {
            return 2;
        }
        if (metric == PM_TabBarTabHSpace) {
            return kTabSpace; // of many tabs, all names are to be seen
        }
        const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
        return growsWithText(metric) ? pixels * currentTextPercent() / 100 : pixels;
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const bool isEntry = control == CC_ComboBox || control == CC_SpinBox;
        if (isEntry && hasFrame(*option)) {
            drawFieldBorder(*painter, *option);
        }
        if (isFocused(option) && (isEntry || (control == CC_Slider && isByKeyboard(option)))) {
            drawFocusRing(*painter, option->rect, option->palette, false);
        }
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        // For these the base style draws a mark of its own, which is too faint in the dark.
        if ((element == CE_PushButton || element == CE_TabBarTabLabel) && isFocused(option) &&
            isByKeyboard(option)) {
            QProxyStyle::drawControl(element, option, painter, widget);
            drawFocusRing(*painter, option->rect.adjusted(3, 3, -3, -3), option->palette, false);
            return;
        }
        // The base style cuts what a box of choice has no room for in the middle of a letter.
        if (const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
            choice != nullptr && element == CE_ComboBoxLabel && !choice->editable) {
            QStyleOptionComboBox elided = *choice;
            const int icon = choice->currentIcon.isNull() ? 0 : choice->iconSize.width() + 4;
            const int room =
                proxy()->subControlRect(CC_ComboBox, choice, SC_ComboBoxEditField, widget).width() - icon - 2;
            elided.currentText = choice->fontMetrics.elidedText(choice->currentText, Qt::ElideRight, room);
            QProxyStyle::drawControl(element, &elided, painter, widget);
            return;
        }
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (element != CE_ToolButtonLabel || button == nullptr || !isChecked(option) || !isToggle(widget)) {
            QProxyStyle::drawControl(element, option, painter, widget);
            return;
        }
        QStyleOptionToolButton ticked = *button;
        ticked.text = kTick + button->text;
        ticked.palette.setBrush(QPalette::ButtonText, button->palette.brush(QPalette::HighlightedText));
        QProxyStyle::drawControl(element, &ticked, painter, widget);
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        if (element == PE_PanelButtonTool && isChecked(option) && isToggle(widget)) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(option->palette.color(QPalette::WindowText), 1));
            painter->setBrush(option->palette.color(QPalette::Highlight));
            painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
            painter->restore();
            return;
        }
        // Inside a view the current cell keeps the style's own mark: the frame of the view has the ring.
        if (element == PE_FrameFocusRect && !isFramedArea(widget)) {
            if (isByKeyboard(option)) {
                drawFocusRing(*painter, option->rect, option->palette, isToggle(widget) && isChecked(widget));
            }
            return;
        }
        if (element == PE_Frame && isFramedArea(widget) && widget->property(kQuietFrame).toBool()) {
            if (isFocused(option)) {
                drawFocusRing(*painter, option->rect, option->palette, false);
            }
            return;
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (isField(element, option, widget) && !isInControl(widget)) {
            drawFieldBorder(*painter, *option);
        }
        if (isFocused(option) && ((element == PE_Frame && isFramedArea(widget)) ||
                                  (element == PE_PanelLineEdit && !isInControl(widget)))) {
            drawFocusRing(*painter, option->rect, option->palette, false);
        }
        const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        if ((!isBox && element != PE_IndicatorRadioButton) || !isDarkPalette(option->palette)) {
            return;
        }
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(option->palette.color(QPalette::PlaceholderText));
        painter->setBrush(Qt::NoBrush);
        const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isBox) {
            painter->drawRect(frame);
        } else {
            painter->drawEllipse(frame);
        }
        painter->restore();
    }
};

// Keeps the program's palette in step with the choice and, if so chosen, with the system.
class ThemeFollower : public QObject {
  public:
    explicit ThemeFollower(QApplication& application)
        : QObject(&application)
        , m_application(application) {
        application.installEventFilter(this);
    }

    void choose(ThemeChoice choice) {
        m_choice = choice;
        if (!m_styled) {
            // Styles of the platform paint with colours of their own; Fusion paints with the palette alone.
            m_styled = true;
            const bool guard = std::exchange(m_applying, true);
            QApplication::setStyle(new VisibleBoxes); // which it owns
            m_applying = guard;
        }
        apply(choice == ThemeChoice::System ? systemIsDark() : choice == ThemeChoice::Dark);
    }

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (m_applying || m_choice != ThemeChoice::System) {
            return false;
        }
        if (event->type() == QEvent::ApplicationPaletteChange && watched == &m_application) {
            // Somebody other than this object set a palette: it says what the system looks like now.
            if (QApplication::palette() != m_applied) {
                apply(isDarkPalette(QApplication::palette()));
            }
        } else if (event->type() == QEvent::ThemeChange && qobject_cast<QWindow*>(watched) != nullptr) {
            // Our palette sets every role, so Qt finds nothing to change: ask the platform anew.
            apply(systemIsDark());
        }
        return false;
    }

  private:
    // A palette without any role set lets the platform's own shine through.
    bool systemIsDark() {
        const bool guard = std::exchange(m_applying, true);
        QApplication::setPalette(QPalette());
        const bool dark = isDarkPalette(QApplication::palette());
        m_applying = guard;
        return dark;
    }

    void apply(bool dark) {
        const bool guard = std::exchange(m_applying, true);
        m_applied = dark ? darkPalette() : lightPalette();
        QApplication::setPalette(m_applied);
        QToolTip::setPalette(m_applied);
        m_applied = QApplication::palette();
        m_applying = guard;
    }

    QApplication& m_application;
    ThemeChoice m_choice = ThemeChoice::System;
    QPalette m_applied;
    bool m_applying = false;
    bool m_styled = false;
};

QPointer<ThemeFollower>& follower() {
    static QPointer<ThemeFollower> instance;
    return instance;
}

} // namespace

QColor ChartColours::series(int index) const {
    const auto& colours = dark ? kDarkSeries : kLightSeries;
    const int wrapped = ((index % kSeriesColourCount) + kSeriesColourCount) % kSeriesColourCount;
    return QColor::fromRgb(colours[static_cast<std::size_t>(wrapped)]);
}

QColor ChartColours::heat(double share) const {
    const auto& ramp = dark ? kDarkHeat : kLightHeat;
    if (!std::isfinite(share)) {
        return background;
    }
    const double t = std::clamp(share, 0.0, 1.0) * 2;
    return t <= 1 ? mix(ramp[0], ramp[1], t) : mix(ramp[1], ramp[2], t - 1);
}

QColor ChartColours::heatText(double share) const {
    const QColor under = heat(share);
    if (contrastRatio(text, under) >= 4.5) {
        return text;
    }
    // Black or white always reaches 4.58 to any colour.
    return contrastRatio(Qt::white, under) >= contrastRatio(Qt::black, under) ? QColor(Qt::white)
                                                                              : QColor(Qt::black);
}

void drawFocusRing(QPainter& painter, const QRect& rect, const QPalette& palette) {
    drawFocusRing(painter, rect, palette, false);
}

void setQuietFrame(QFrame& area) {
    area.setProperty(kQuietFrame, true);
    area.setFrameShape(QFrame::StyledPanel);
}

void applyTheme(QApplication& application, ThemeChoice choice) {
    installControlAccessibility();
    if (follower().isNull()) {
        follower() = new ThemeFollower(application);
    }
    follower()->choose(choice);
}

ThemeChoice currentThemeChoice() {
    return follower().isNull() ? ThemeChoice::System : follower()->choice();
}

QPalette lightPalette() {
    static const QPalette kPalette = makePalette(kLight);
    return kPalette;
}

QPalette darkPalette() {
    static const QPalette kPalette = makePalette(kDark);
    return kPalette;
}

bool isDarkPalette(const QPalette& palette) {
    return relativeLuminance(palette.color(QPalette::Active, QPalette::Window)) <
           relativeLuminance(palette.color(QPalette::Active, QPalette::WindowText));
}

ChartColours chartColours(const QPalette& palette) {
    ChartColours colours;
    colours.dark = isDarkPalette(palette);
    colours.background = palette.color(QPalette::Active, QPalette::Base);
    colours.text = palette.color(QPalette::Active, QPalette::Text);
    colours.mutedText = palette.color(QPalette::Active, QPalette::PlaceholderText);
    colours.mutedText.setAlpha(255); // a platform's placeholder text is often translucent
    if (contrastRatio(colours.mutedText, colours.background) < 4.5) {
        colours.mutedText = colours.text;
    }
    colours.grid = colours.dark ? QColor(0x34, 0x37, 0x3d) : QColor(0xe3, 0xe6, 0xea);
    colours.band = colours.dark ? QColor(0x2f, 0xc3, 0x9a, 44) : QColor(0x00, 0x8a, 0x64, 30);
    colours.focus = colours.dark ? QColor(0x6c, 0xb6, 0xff) : QColor(0x0b, 0x63, 0xb8);
    return colours;
}

ChartColours printColours() {
    return chartColours(lightPalette());
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double first = relativeLuminance(a);
    const double second = relativeLuminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace assay::widgets
