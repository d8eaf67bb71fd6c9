#include "widgets/results/text_view.h"

#include "widgets/text/whole_label.h"

namespace assay::widgets {

TextView::TextView(QWidget* parent)
    : QLabel(parent) {
    keepWhole(*this);
    setAlignment(Qt::AlignTop);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void TextView::setBlock(const results::Paragraph& paragraph) {
    setTextFormat(Qt::PlainText);
    setText(QString::fromStdString(paragraph.text));
}

void TextView::setBlock(const results::Comment& comment) {
    setTextFormat(Qt::MarkdownText);
    setText(QString::fromStdString(comment.markdown));
}

} // namespace assay::widgets
