#include "widgets/theme/font_measure.h"

#include <QDataStream>
#include <QEvent>
#include <QFontMetricsF>
#include <QIODevice>
#include <QLabel>
#include <QPointer>
#include <QSplitter>
#include <QWidget>
#include <algorithm>
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

double unitOf(const QSplitter& splitter) {
    return QFontMetricsF(splitter.font()).averageCharWidth();
}

// The first part of a splitter: it keeps its width in characters, and where the window became narrow, it
// gives way to the others.
class Side : public QObject {
  public:
    explicit Side(QSplitter& splitter)
        : QObject(&splitter)
        , m_splitter(splitter) {
        splitter.installEventFilter(this);
    }

    // Null: it has none.
    [[nodiscard]] static Side* of(const QSplitter& splitter) {
        for (QObject* const child : splitter.children()) {
            if (auto* const side = dynamic_cast<Side*>(child)) {
                return side;
            }
        }
        return nullptr;
    }

    // A splitter that was never seen is not laid out, and does not know yet how wide its parts are.
    void grow(double factor) {
        m_waiting *= factor;
        if (m_isLaidOut) {
            takeWaiting();
        }
    }

    // By how much it is still to grow.
    [[nodiscard]] double waiting() const { return m_waiting; }

    void forgetWaiting() { m_waiting = 1; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
            // The splitter itself comes first.
            QMetaObject::invokeMethod(this, [this] { takeRoom(); }, Qt::QueuedConnection);
        }
        return false;
    }

  private:
    void takeWaiting() {
        const QList<int> sizes = m_splitter.sizes();
        if (const double factor = std::exchange(m_waiting, 1); factor != 1 && sizes.size() > 1) {
            give(sizes, static_cast<int>(std::lround(sizes.front() * factor)));
        }
    }

    void takeRoom() {
        if (m_splitter.isVisible()) {
            m_isLaidOut = true;
            takeWaiting();
        }
        const QList<int> sizes = m_splitter.sizes();
        const int most = m_splitter.width() / 2;
        if (m_splitter.orientation() == Qt::Horizontal && sizes.size() > 1 && sizes.front() > most) {
            give(sizes, most);
        }
    }

    void give(QList<int> sizes, int side) {
        sizes.back() -= side - sizes.front();
        sizes.front() = side;
        m_splitter.setSizes(sizes);
    }

    QSplitter& m_splitter;
    double m_waiting = 1;
    bool m_isLaidOut = false;
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
    constexpr int kRest = 900;
    splitter.setSizes({static_cast<int>(std::lround(unitOf(splitter) * characters)), kRest});
    auto* const side = new Side(splitter); // which the splitter owns
    keepMeasure(splitter, [&splitter, side, before = std::make_shared<double>(unitOf(splitter))] {
        const double unit = unitOf(splitter);
        side->grow(unit / std::exchange(*before, unit));
    });
}

QByteArray saveSide(const QSplitter& splitter) {
    const Side* const side = Side::of(splitter);
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << unitOf(splitter) / (side != nullptr ? side->waiting() : 1) << splitter.saveState();
    return state;
}

bool restoreSide(QSplitter& splitter, const QByteArray& state) {
    QDataStream stream(state);
    double unit = 0;
    QByteArray parts;
    stream >> unit >> parts;
    if (stream.status() != QDataStream::Ok || !(unit > 0) || !splitter.restoreState(parts)) {
        return false;
    }
    if (Side* const side = Side::of(splitter)) {
        side->forgetWaiting();
        side->grow(unitOf(splitter) / unit);
    }
    return true;
}

} // namespace assay::widgets
