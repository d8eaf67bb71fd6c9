#include "widgets/charts/curve_geometry.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

// Clips the segment a-b to `rect` (Liang and Barsky, 1984). False if nothing of it is inside.
bool clipSegment(QPointF& a, QPointF& b, const QRectF& rect) {
    const double dx = b.x() - a.x();
    const double dy = b.y() - a.y();
    double from = 0;
    double to = 1;
    const auto cut = [&from, &to](double direction, double distance) {
        if (direction == 0) {
            return distance >= 0;
        }
        const double t = distance / direction;
        if (direction < 0) {
            from = std::max(from, t);
        } else {
            to = std::min(to, t);
        }
        return from <= to;
    };
    if (!cut(-dx, a.x() - rect.left()) || !cut(dx, rect.right() - a.x()) || !cut(-dy, a.y() - rect.top()) ||
        !cut(dy, rect.bottom() - a.y())) {
        return false;
    }
    const QPointF start = a;
    if (to < 1) {
        b = start + QPointF(dx, dy) * to;
    }
    if (from > 0) {
        a = start + QPointF(dx, dy) * from;
    }
    return true;
}

// One side of Sutherland and Hodgman's polygon clipping (1974). `inside` is a signed distance, >= 0 within.
template <typename Distance>
QPolygonF clipSide(const QPolygonF& polygon, Distance distance) {
    QPolygonF result;
    result.reserve(polygon.size() + 4);
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF& a = polygon[i];
        const QPointF& b = polygon[(i + 1) % polygon.size()];
        const double da = distance(a);
        const double db = distance(b);
        if (da >= 0) {
            result.append(a);
        }
        if ((da >= 0) != (db >= 0)) {
            result.append(a + (b - a) * (da / (da - db)));
        }
    }
    return result;
}

} // namespace

QList<QPolygonF> curvePieces(const PlotSeries& series, const PlotLayout& layout, double tolerance) {
    QList<QPolygonF> pieces;
    QPolygonF piece;
    piece.reserve(series.points.size() * (series.steps ? 2 : 1));
    QPointF skipped;
    bool hasSkipped = false;
    const auto append = [&piece, &series](const QPointF& at) {
        if (series.steps && !piece.isEmpty() && piece.last().y() != at.y()) {
            piece.append(QPointF(at.x(), piece.last().y()));
        }
        piece.append(at);
    };
    const auto finish = [&] {
        if (hasSkipped) {
            append(skipped);
            hasSkipped = false;
        }
        if (!piece.isEmpty()) {
            pieces.append(piece);
            piece.clear();
        }
    };
    for (const QPointF& point : series.points) {
        const QPointF at = layout.toPixel(point);
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) {
            finish();
            continue;
        }
        if (!piece.isEmpty() && std::abs(at.x() - piece.last().x()) < tolerance &&
            std::abs(at.y() - piece.last().y()) < tolerance) {
            skipped = at;
            hasSkipped = true;
            continue;
        }
        hasSkipped = false;
        append(at);
    }
    finish();
    return pieces;
}

QPolygonF simplified(const QPolygonF& line, double tolerance) {
    if (line.size() < 3) {
        return line;
    }
    QPolygonF result;
    result.reserve(line.size());
    result.append(line.first());
    // From the last kept point, the directions that pass every point since within the tolerance form a cone;
    // a point is kept when its successor leaves the cone or comes back.
    QPointF axis;
    bool hasAxis = false;
    double low = 0;
    double high = 0;
    double farthest = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        for (int attempt = 0; attempt < 2; ++attempt) {
            const QPointF to = line[i] - result.last();
            const double distance = std::hypot(to.x(), to.y());
            if (!hasAxis) {
                if (distance > tolerance) {
                    const double half = std::asin(tolerance / distance);
                    axis = to;
                    low = -half;
                    high = half;
                    farthest = distance;
                    hasAxis = true;
                }
                break;
            }
            const double angle =
                std::atan2(axis.x() * to.y() - axis.y() * to.x(), QPointF::dotProduct(axis, to));
            if (distance >= farthest && angle >= low && angle <= high) {
                const double half = std::asin(tolerance / distance);
                low = std::max(low, angle - half);
                high = std::min(high, angle + half);
                farthest = distance;
                break;
            }
            result.append(line[i - 1]);
            hasAxis = false;
        }
    }
    result.append(line.last());
    return result;
}

QList<QPolygonF> clippedTo(const QPolygonF& line, const QRectF& rect) {
    // Curves along an edge are inside, rounding or not.
    const QRectF area = rect.adjusted(-0.01, -0.01, 0.01, 0.01);
    QList<QPolygonF> parts;
    const auto inside = [&area](const QPointF& p) {
        return p.x() >= area.left() && p.x() <= area.right() && p.y() >= area.top() && p.y() <= area.bottom();
    };
    if (std::all_of(line.begin(), line.end(), inside)) {
        parts.append(line);
        return parts;
    }
    QPolygonF part;
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        QPointF a = line[i];
        QPointF b = line[i + 1];
        if (!clipSegment(a, b, area)) {
            if (part.size() > 1) {
                parts.append(part);
            }
            part.clear();
            continue;
        }
        if (part.isEmpty()) {
            part.append(a);
        }
        part.append(b);
        if (b != line[i + 1]) { // it leaves the area here
            parts.append(part);
            part.clear();
        }
    }
    if (part.size() > 1) {
        parts.append(part);
    }
    return parts;
}

QPolygonF filledToAxis(const QPolygonF& line, const QRectF& rect) {
    if (line.isEmpty()) {
        return {};
    }
    QPolygonF polygon = line;
    polygon.append(QPointF(line.last().x(), rect.bottom()));
    polygon.append(QPointF(line.first().x(), rect.bottom()));
    polygon = clipSide(polygon, [&rect](const QPointF& p) { return p.x() - rect.left(); });
    polygon = clipSide(polygon, [&rect](const QPointF& p) { return rect.right() - p.x(); });
    polygon = clipSide(polygon, [&rect](const QPointF& p) { return p.y() - rect.top(); });
    return clipSide(polygon, [&rect](const QPointF& p) { return rect.bottom() - p.y(); });
}

QList<QPointF> pointsAlong(const QPolygonF& line, double offset, double spacing) {
    QList<QPointF> points;
    double next = offset;
    double walked = 0;
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        const QLineF segment(line[i], line[i + 1]);
        const double length = segment.length();
        while (length > 0 && next <= walked + length) {
            points.append(segment.pointAt((next - walked) / length));
            next += spacing;
        }
        walked += length;
    }
    return points;
}

} // namespace assay::widgets
