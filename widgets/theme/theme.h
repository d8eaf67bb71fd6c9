// Light and dark: the application's palette and the colours of charts. Series colours are the Okabe-Ito set
// (M. Okabe and K. Ito, "Color Universal Design", 2002/2008), adjusted so that each keeps a contrast of at
// least 3:1 to the background of its theme; all text keeps at least 4.5:1 (WCAG 2.1). GUI thread only.
#pragma once

#include <QColor>
#include <QPalette>

class QApplication;
class QFrame;
class QPainter;
class QRect;

namespace assay::widgets {

enum class ThemeChoice { System, Light, Dark };

struct ChartColours {
    QColor background;
    QColor text;
    QColor mutedText;
    QColor grid;
    QColor band; // translucent
    QColor focus;
    // 0 accurate, 1 hallucination, 2 contradiction, 3 macro, 4...; any index is allowed, the colours repeat.
    [[nodiscard]] QColor series(int index) const;
    [[nodiscard]] QColor heat(double share) const;     // 0..1, for matrices; the background if not a number
    [[nodiscard]] QColor heatText(double share) const; // readable on heat(share)
    bool dark = false;
};

// The indices into series colours that the program uses.
inline constexpr int kColourAccurate = 0;
inline constexpr int kColourHallucination = 1;
inline constexpr int kColourContradiction = 2;
inline constexpr int kColourMacro = 3;
inline constexpr int kColourExtra = 4;
inline constexpr int kSeriesColourCount = 8; // how many differ

// Applies a choice to the program; System follows the platform's palette and changes of it. May be called
// again at any time. Sets the Fusion style, the palette and the palette of tool tips. From then on labels,
// messages and tool tips show their texts as they stand, unless a label was told that its text is rich.
void applyTheme(QApplication& application, ThemeChoice choice);
[[nodiscard]] ThemeChoice currentThemeChoice();
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();
[[nodiscard]] bool isDarkPalette(const QPalette& palette);

// For a widget's present palette, and for print (always light).
[[nodiscard]] ChartColours chartColours(const QPalette& palette);
[[nodiscard]] ChartColours printColours();

// The ring that the style draws around what has the keyboard, for widgets that draw themselves: two pixels,
// inside `rect`.
void drawFocusRing(QPainter& painter, const QRect& rect, const QPalette& palette);
// For a view or a text without a frame of its own: it has none until the keyboard is in it.
void setQuietFrame(QFrame& area);

// Contrast ratio of two opaque colours as WCAG 2.1 defines it, 1..21.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);

} // namespace assay::widgets
