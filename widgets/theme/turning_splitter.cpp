#include "widgets/theme/turning_splitter.h"

#include <algorithm>

namespace assay::widgets {
namespace {

constexpr int kLines = 7; // of each part, from which on they stand one below the other

} // namespace

TurningSplitter::TurningSplitter(QWidget* parent)
    : TurningSplitter(Prefers::Below, parent) {}

TurningSplitter::TurningSplitter(Prefers prefers, QWidget* parent)
    : QSplitter(prefers == Prefers::Below ? Qt::Vertical : Qt::Horizontal, parent)
    , m_prefers(prefers) {
    setChildrenCollapsible(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TurningSplitter::setShares(const QList<int>& below, const QList<int>& beside) {
    m_below = below;
    m_beside = beside;
    setSizes(orientation() == Qt::Vertical ? below : beside);
}

QSize TurningSplitter::least(Qt::Orientation orientation) const {
    QSize size;
    for (int i = 0; i < count(); ++i) {
        const QSize part = widget(i)->minimumSizeHint().expandedTo(widget(i)->minimumSize());
        const QSize before = i == 0 ? QSize(0, 0) : size + QSize(handleWidth(), handleWidth());
        size = orientation == Qt::Vertical
                   ? QSize(std::max(size.width(), part.width()), before.height() + part.height())
                   : QSize(before.width() + part.width(), std::max(size.height(), part.height()));
    }
    return size;
}

bool TurningSplitter::fitsBeside() const {
    return width() >= least(Qt::Horizontal).width();
}

QSize TurningSplitter::minimumSizeHint() const {
    const QSize below = least(Qt::Vertical);
    return fitsBeside() ? QSize(below.width(), least(Qt::Horizontal).height()) : below;
}

void TurningSplitter::turn() {
    const bool fits = fitsBeside();
    const int comfortable =
        std::max(count() * kLines * fontMetrics().lineSpacing(), least(Qt::Vertical).height());
    const bool isLow = m_prefers == Prefers::Beside || height() < comfortable;
    const Qt::Orientation wanted = fits && isLow ? Qt::Horizontal : Qt::Vertical;
    if (wanted != orientation()) {
        QList<int>& left = orientation() == Qt::Vertical ? m_below : m_beside;
        left = sizes();
        setOrientation(wanted);
        if (const QList<int>& shares = wanted == Qt::Vertical ? m_below : m_beside; !shares.isEmpty()) {
            setSizes(shares);
        }
    }
    if (fits != m_fitted) {
        m_fitted = fits;
        updateGeometry();
    }
}

void TurningSplitter::resizeEvent(QResizeEvent* event) {
    turn();
    QSplitter::resizeEvent(event);
}

} // namespace assay::widgets

#include "moc_turning_splitter.cpp"
