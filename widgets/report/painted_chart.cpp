#include "widgets/report/painted_chart.h"

#include "core/plot/chart_drawing.h"

#include <QFontMetricsF>
#include <QPolygonF>

namespace assay::widgets {
namespace {

using Step = std::function<void(QPainter&)>;

QColor colourOf(const std::string& name, double opacity = 1) {
    QColor colour(QString::fromStdString(name));
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QPen penOf(const std::string& colour, double width, std::span<const double> dashes) {
    QPen pen(colourOf(colour), width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    QList<qreal> pattern; // in widths of the pen
    for (const double length : dashes) {
        pattern.push_back(length / width);
    }
    if (!pattern.isEmpty()) {
        pen.setDashPattern(pattern);
    }
    return pen;
}

QPolygonF polygonOf(const std::vector<plot::ChartPoint>& points) {
    QPolygonF polygon;
    for (const plot::ChartPoint& point : points) {
        polygon << QPointF(point.x, point.y);
    }
    return polygon;
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Remembers what is drawn.
class RecordingCanvas final : public plot::ChartCanvas {
  public:
    RecordingCanvas(QFont font, std::vector<Step>& steps)
        : m_font(std::move(font))
        , m_metrics(m_font)
        , m_steps(steps) {}

    void line(const Line& line, const std::string& colour) override {
        add([shape = QLineF(line.x1, line.y1, line.x2, line.y2),
             pen = penOf(colour, line.width, line.dashes)](QPainter& painter) {
            painter.setPen(pen);
            painter.drawLine(shape);
        });
    }

    void path(const std::vector<plot::ChartPoint>& points, double width, std::span<const double> dashes,
              const std::string& colour) override {
        add([shape = polygonOf(points), pen = penOf(colour, width, dashes)](QPainter& painter) {
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(shape);
        });
    }

    void area(const std::vector<plot::ChartPoint>& outline, double opacity,
              const std::string& colour) override {
        add([shape = polygonOf(outline), brush = colourOf(colour, opacity)](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(brush);
            painter.drawPolygon(shape);
        });
    }

    void box(const Box& box, double opacity, const std::string& colour) override {
        add([shape = QRectF(box.x, box.y, box.width, box.height),
             brush = colourOf(colour, opacity)](QPainter& painter) { painter.fillRect(shape, brush); });
    }

    void frame(const Box& box, const std::string& colour) override {
        add([shape = QRectF(box.x, box.y, box.width, box.height),
             pen = penOf(colour, 1, {})](QPainter& painter) {
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(shape);
        });
    }

    void dot(plot::ChartPoint at, double radius, const std::string& colour,
             const std::string& edge) override {
        add([at = QPointF(at.x, at.y), radius, fill = colourOf(colour),
             pen = QPen(colourOf(edge), 1)](QPainter& painter) {
            painter.setPen(pen);
            painter.setBrush(fill);
            painter.drawEllipse(at, radius, radius);
        });
    }

    void text(const Text& place, std::string_view content, const std::string& colour) override {
        QFont font = m_font;
        font.setBold(place.bold);
        const QString shown = textOf(content);
        const double width = QFontMetricsF(font).horizontalAdvance(shown);
        const double left = place.anchor == Anchor::Start    ? 0
                            : place.anchor == Anchor::Middle ? -width / 2
                                                             : -width;
        add([=, at = QPointF(place.x, place.y), upwards = place.upwards, scale = place.scale,
             pen = QPen(colourOf(colour))](QPainter& painter) {
            painter.save();
            painter.translate(at);
            if (upwards) {
                painter.rotate(-90);
            }
            if (scale != 1) {
                painter.scale(scale, scale);
            }
            painter.setFont(font);
            painter.setPen(pen);
            painter.drawText(QPointF(left, 0), shown);
            painter.restore();
        });
    }

    [[nodiscard]] double textWidth(std::string_view content) const override {
        return m_metrics.horizontalAdvance(textOf(content));
    }

    [[nodiscard]] double fontSize() const override { return m_font.pixelSize(); }

  private:
    void add(Step step) { m_steps.push_back(std::move(step)); }

    QFont m_font;
    QFontMetricsF m_metrics;
    std::vector<Step>& m_steps;
};

} // namespace

PaintedChart::PaintedChart(const plot::Chart& chart, const words::Wording& wording, const QFont& font,
                           double width, const plot::ChartPalette& palette) {
    RecordingCanvas canvas(font, m_steps);
    m_height = plot::drawChart(chart, width, palette, wording, canvas);
}

void PaintedChart::paint(QPainter& painter, QPointF topLeft) const {
    painter.save();
    painter.translate(topLeft);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Step& step : m_steps) {
        step(painter);
    }
    painter.restore();
}

} // namespace assay::widgets
