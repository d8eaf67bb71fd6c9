#include "widgets/tables/apart_delegate.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <numeric>
#include <vector>

namespace assay::widgets {
namespace {

constexpr int kHeadShare = 3; // of the width, where the rest does not fit: a third for the beginning

int sharedBeginning(const QString& a, const QString& b) {
    const auto end = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return static_cast<int>(end.first - a.begin());
}

// The beginning of the word that `place` is in.
int wordAt(const QString& text, int place) {
    while (place > 0 && text[place - 1].isLetterOrNumber()) {
        --place;
    }
    return place;
}

} // namespace

QList<int> apartPlaces(const QStringList& names) {
    std::vector<int> order(static_cast<std::size_t>(names.size()));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&names](int a, int b) { return names[a] < names[b]; });
    QList<int> places(names.size(), 0);
    for (std::size_t i = 1; i < order.size(); ++i) {
        // What two names share is at most what neighbours in this order share.
        if (names[order[i - 1]] == names[order[i]]) {
            continue; // nothing tells these two apart
        }
        const int shared = sharedBeginning(names[order[i - 1]], names[order[i]]);
        places[order[i - 1]] = std::max(places[order[i - 1]], shared);
        places[order[i]] = std::max(places[order[i]], shared);
    }
    // Equal names stand beside each other: what one of them has, all have.
    for (const bool isForward : {true, false}) {
        for (std::size_t step = 1; step < order.size(); ++step) {
            const int from = order[isForward ? step - 1 : order.size() - step];
            const int to = order[isForward ? step : order.size() - step - 1];
            if (names[from] == names[to]) {
                places[to] = std::max(places[to], places[from]);
            }
        }
    }
    return places;
}

QString elidedApart(const QString& text, int apart, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(text) <= width) {
        return text;
    }
    const int from = wordAt(text, std::clamp(apart, 0, static_cast<int>(text.size())));
    const QString tail = text.mid(from);
    if (from == 0 || apart >= text.size()) {
        return metrics.elidedText(text, from == 0 ? Qt::ElideRight : Qt::ElideMiddle, width);
    }
    const QString head = text.left(from);
    const int forTail = metrics.horizontalAdvance(tail);
    if (forTail < width - width / kHeadShare) {
        return metrics.elidedText(head + QChar(0x2026), Qt::ElideRight, width - forTail) + tail;
    }
    const QString begins = metrics.elidedText(head, Qt::ElideRight, width / kHeadShare);
    return begins + metrics.elidedText(tail, Qt::ElideRight, width - metrics.horizontalAdvance(begins));
}

void ApartDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    PaddedDelegate::initStyleOption(option, index);
    const QVariant apart = index.data(m_role);
    if (!apart.isValid() || option->rect.width() <= 0 || option->widget == nullptr) {
        return; // asked for the size of the whole text
    }
    const int margin =
        option->widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1;
    option->text = elidedApart(option->text, apart.toInt(), option->fontMetrics,
                               option->rect.width() - 2 * (kCellPadding + margin));
}

} // namespace assay::widgets
