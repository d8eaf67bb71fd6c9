#include "widgets/charts/painted_chart.h"

#include "core/plot/svg_chart.h"
#include "widgets/charts/chart_font.h"
#include "widgets/text/translated_wording.h"

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

std::vector<std::string> linesOf(const QStringList& texts) {
    std::vector<std::string> lines;
    for (const QString& text : texts) {
        lines.push_back(text.toStdString());
    }
    return lines;
}

} // namespace

PaintedChart::PaintedChart(const plot::Chart& chart, const words::Wording& wording, const QFont& font,
                           const plot::ChartFrame& frame, const plot::ChartPalette& palette) {
    RecordingCanvas canvas(font, m_steps);
    const plot::DrawnChart drawn = plot::drawChart(chart, frame, palette, wording, canvas);
    m_height = drawn.height;
    m_area = QRectF(drawn.area.x, drawn.area.y, drawn.area.width, drawn.area.height);
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

void paintChart(QPainter& painter, const QRectF& rect, const plot::Chart& chart, const QFont& font,
                const QStringList& note) {
    const ChartColours colours = printColours();
    painter.fillRect(rect, colours.background);
    const plot::ChartFrame frame{
        .width = rect.width(), .height = rect.height(), .titled = true, .note = linesOf(note)};
    PaintedChart(chart, WindowWording(), pixelFont(font, 0.92), frame, paletteOf(colours))
        .paint(painter, rect.topLeft());
}

QByteArray chartAsSvg(const plot::Chart& chart, const QSizeF& size, const QStringList& note) {
    plot::SvgChartOptions options;
    options.width = size.width();
    options.height = size.height();
    options.titled = true;
    options.palette = paletteOf(printColours());
    options.note = linesOf(note);
    return QByteArray::fromStdString(plot::drawSvg(chart, options, WindowWording()).svg);
}

plot::ChartPalette paletteOf(const ChartColours& colours) {
    const auto name = [](const QColor& colour) { return colour.name().toStdString(); };
    plot::ChartPalette palette;
    palette.text = name(colours.text);
    palette.muted = name(colours.mutedText);
    palette.grid = name(colours.grid);
    palette.surface = name(colours.background);
    for (std::size_t i = 0; i < palette.series.size(); ++i) {
        palette.series[i] = name(colours.series(static_cast<int>(i)));
    }
    palette.cell = palette.series[0];
    return palette;
}

} // namespace assay::widgets
