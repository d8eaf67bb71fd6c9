// Light and dark: the application's palette and the colours of charts. Okabe-Ito series colours, adjusted so that each
// keeps a contrast of at least 3:1 to the background of its theme. GUI thread only.
#pragma once

#include <QColor>
#include <QPalette>

class QApplication;

namespace assay::widgets {

enum class ThemeChoice { System, Light, Dark };

struct ChartColours {
    QColor background;
    QColor text;
    QColor mutedText;
    QColor grid;
    QColor band;                     // translucent
    QColor focus;
    [[nodiscard]] QColor series(int index) const; // 0 accurate, 1 hallucination, 2 contradiction, 3 macro, 4...
    [[nodiscard]] QColor heat(double share) const; // 0..1, for matrices
    [[nodiscard]] QColor heatText(double share) const;
    bool dark = false;
};

// The indices into series colours that the program uses.
inline constexpr int kColourAccurate = 0;
inline constexpr int kColourHallucination = 1;
inline constexpr int kColourContradiction = 2;
inline constexpr int kColourMacro = 3;
inline constexpr int kColourExtra = 4;

// Applies a choice to the program; System follows the platform's palette and changes of it.
void applyTheme(QApplication& application, ThemeChoice choice);
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

// For a widget's present palette, and for print (always light).
[[nodiscard]] ChartColours chartColours(const QPalette& palette);
[[nodiscard]] ChartColours printColours();

} // namespace assay::widgets
