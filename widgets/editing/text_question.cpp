#include "widgets/editing/text_question.h"

#include <QInputDialog>

namespace assay::widgets {

QInputDialog* askText(QWidget& parent, const TextQuestion& question,
                      const std::function<void(const QString& text)>& then) {
    auto* dialog = new QInputDialog(&parent);
    dialog->setObjectName(question.objectName);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(question.title);
    dialog->setLabelText(question.label);
    dialog->setTextValue(question.text);
    QObject::connect(dialog, &QInputDialog::textValueSelected, &parent,
                     [then, mayBeEmpty = question.mayBeEmpty](const QString& text) {
                         if (mayBeEmpty || !text.trimmed().isEmpty()) {
                             then(text.trimmed());
                         }
                     });
    dialog->show(); // the window stays usable
    return dialog;
}

} // namespace assay::widgets
