// Measures that follow the font: what is set in characters or lines of a font is set anew when the size of
// the text changes while the program runs. GUI thread only.
#pragma once

#include <QByteArray>
#include <QFont>
#include <functional>

class QLabel;
class QSplitter;
class QWidget;

namespace assay::widgets {

// Calls `measure` now and whenever the font of `widget` changes, as long as it lives.
void keepMeasure(QWidget& widget, std::function<void()> measure);

// A heading `scale` times as large as the text around it.
void setTitleFont(QLabel& label, double scale, QFont::Weight weight);

// The first part of a splitter begins `characters` wide and grows with the text; the last part takes the
// rest, and no less than half of a splitter that has become narrow.
void setSide(QSplitter& splitter, int characters);

// The parts of such a splitter, with the size of the text that they were seen in: where it is another one
// when they are given back, the side is as wide in characters as it was. False: the state is none, and
// nothing is done.
[[nodiscard]] QByteArray saveSide(const QSplitter& splitter);
bool restoreSide(QSplitter& splitter, const QByteArray& state);

} // namespace assay::widgets
