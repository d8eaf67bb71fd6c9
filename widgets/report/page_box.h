// A piece of a printed report that stays together on a page. Lengths are pixels at 96 dots per inch.
#pragma once

#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <functional>
#include <memory>
#include <vector>

namespace assay::widgets {

// A place of a box, relative to its top left corner, that leads to `address` (http, https, mailto).
struct PageLink {
    QRectF area;
    QString address;
};

struct PageBox {
    double gap = 0; // above, unless it is the first on its page
    double height = 0;
    bool keepWithNext = false;
    std::function<void(QPainter& painter, QPointF topLeft)> paint{};
    std::vector<PageLink> links{};
    bool beginsPage = false;
    // Of what may be drawn smaller to fit: the scale that `paint` goes by. Null: it may not.
    std::shared_ptr<double> scale{};
    // Repeated above it when it begins a page: the header of its table.
    std::shared_ptr<const PageBox> header{};
    // It begins a section: an entry of the contents and of the bookmarks, from level 1 on. 0: it begins none.
    int level = 0;
    QString title{};
};

} // namespace assay::widgets
