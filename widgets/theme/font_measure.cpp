#include "widgets/theme/font_measure.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QPointer>
#include <QSplitter>
#include <QWidget>
#include <cmath>
#include <memory>
#include <utility>

namespace assay::widgets {
namespace {

class FontWatch : public QObject {
  public:
    FontWatch(QWidget& widget, std::function<void()> measure)
        : QObject(&widget)
        , m_measure(std::move(measure)) {
        widget.installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == QEvent::FontChange && !m_measuring) {
            m_measuring = true; // a measure may set a font itself
            m_measure();
            m_measuring = false;
        }
        return false;
    }

  private:
    std::function<void()> m_measure;
    bool m_measuring = false;
};

// Where a window became narrow, the first part of its splitter gives way to the others.
class SideWatch : public QObject {
  public:
    explicit SideWatch(QSplitter& splitter)
        : QObject(&splitter)
        , m_splitter(splitter) {
        splitter.installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == QEvent::Resize) {
            // The splitter itself comes first.
            QMetaObject::invokeMethod(this, [this] { yield(); }, Qt::QueuedConnection);
        }
        return false;
    }

  private:
    void yield() {
        QList<int> sizes = m_splitter.sizes();
        const int most = m_splitter.width() / 2;
        if (m_splitter.orientation() == Qt::Horizontal && sizes.size() > 1 && sizes.front() > most) {
            sizes.back() += sizes.front() - most;
            sizes.front() = most;
            m_splitter.setSizes(sizes);
        }
    }

    QSplitter& m_splitter;
};

} // namespace

void keepMeasure(QWidget& widget, std::function<void()> measure) {
    measure();
    new FontWatch(widget, std::move(measure)); // which the widget owns
}

void setTitleFont(QLabel& label, double scale, QFont::Weight weight) {
    // Of the parent's: a size of its own would no longer follow.
    QWidget* around = label.parentWidget();
    keepMeasure(*around, [&label, around, scale, weight, guard = QPointer<QLabel>(&label)] {
        if (guard.isNull()) {
            return;
        }
        QFont font = around->font();
        font.setPointSizeF(font.pointSizeF() * scale);
        font.setWeight(weight);
        label.setFont(font);
    });
}

void setSide(QSplitter& splitter, int characters) {
    const auto unit = [&splitter] { return QFontMetricsF(splitter.font()).averageCharWidth(); };
    constexpr int kRest = 900;
    splitter.setSizes({static_cast<int>(std::lround(unit() * characters)), kRest});
    new SideWatch(splitter); // which the splitter owns
    auto before = std::make_shared<double>(unit());
    keepMeasure(splitter, [&splitter, unit, before] {
        const double factor = unit() / std::exchange(*before, unit());
        QList<int> sizes = splitter.sizes();
        if (factor == 1 || sizes.size() < 2) {
            return;
        }
        const int side = static_cast<int>(std::lround(sizes.front() * factor));
        sizes.back() -= side - sizes.front();
        sizes.front() = side;
        splitter.setSizes(sizes);
    });
}

} // namespace assay::widgets
