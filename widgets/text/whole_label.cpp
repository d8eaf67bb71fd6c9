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
        auto* const label = static_cast<QLabel*>(watched);
        // A text that was set is painted next; nothing else tells of it. Only a new text is measured then:
        // measuring a rich text asks for another painting, which would never end.
        if (event->type() == QEvent::Resize ||
            (event->type() == QEvent::Paint && label->text() != m_measured)) {
            m_measured = label->text();
            keepHeight(*label);
        } else if (event->type() == QEvent::FontChange) {
            // The label measures with the new font once it has got the event itself.
            QMetaObject::invokeMethod(label, [label] { keepHeight(*label); }, Qt::QueuedConnection);
        }
        return false;
    }

  private:
    QString m_measured;

    static void keepHeight(QLabel& label) {
        label.setMinimumHeight(0); // a label never says less than its least height
        const int needed = label.text().isEmpty() ? 0 : label.heightForWidth(label.width());
        label.setMinimumHeight(needed);
    }
};

} // namespace

void keepWhole(QLabel& label) {
    label.setWordWrap(true);
    label.installEventFilter(new HeightKeeper(&label));
}

} // namespace assay::widgets
