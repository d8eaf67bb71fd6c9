// Asks for a line of text: a name, a note. GUI thread only.
//
//     widgets::askText(*this, {.title = tr("Rename the run"), .label = tr("Name"), .text = name},
//                      [this](const QString& text) { rename(text); });
#pragma once

#include <QString>
#include <functional>

class QInputDialog;
class QWidget;

namespace assay::widgets {

struct TextQuestion {
    QString title;
    QString label;
    QString text;            // what stands there already
    QString objectName = {}; // of the dialog
    bool mayBeEmpty = false; // else nothing happens without a text
};

// `then` gets what was typed without blanks around it. The dialog is over the window of `parent`, which
// stays usable, goes with it, and owns itself.
QInputDialog* askText(QWidget& parent, const TextQuestion& question,
                      const std::function<void(const QString& text)>& then);

} // namespace assay::widgets
