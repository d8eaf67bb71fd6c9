#include "widgets/text/whole_label.h"

#include <QEvent>
#include <QLabel>

namespace assay::widgets {
namespace {

class HeightKeeper final : public QObject {
  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        // A text that was set is painted next; nothing else tells of it.
        if (event->type() == QEvent::Resize || event->type() == QEvent::Paint ||
            event->type() == QEvent::FontChange) {
            auto* const label = static_cast<QLabel*>(watched);
            const int needed = label->text().isEmpty() ? 0 : label->heightForWidth(label->width());
            if (label->minimumHeight() != needed) {
                label->setMinimumHeight(needed);
            }
        }
        return false;
    }
};

} // namespace

void keepWhole(QLabel& label) {
    label.setWordWrap(true);
    label.installEventFilter(new HeightKeeper(&label));
}

} // namespace assay::widgets
