// A line plot in a window: axes and curves, drawn once by Qt Charts, a light overlay that follows a slider,
// hover read-out, keyboard, copy and save as PNG, SVG and PDF from its context menu. GUI thread only.
//
//   auto* plot = new PlotWidget(this);
//   plot->setChart(chart);
//   plot->setOverlay({.marks = {{.x = tau, .label = tr("now").toStdString()}}});
//
// A crosshair reads every series at the x of the point that is nearest. The wheel zooms where the pointer is,
// once the plot has the focus (with Shift, or Ctrl, across only); a click on a name of the legend switches
// its series off and on.
//
// Keys: Left and Right walk along the points of the present series (Shift: ten at a time), Home and End go to
// its ends, Up and Down change the series, Return or Space choose x or the point where that is allowed,
// Escape hides the read-out, + and - zoom at the present point, 1 to 9 switch series off and on, 0 shows the
// whole chart again.
#pragma once

#include "widgets/charts/plot_layout.h"
#include "widgets/charts/plot_overlay.h"
#include "widgets/charts/plot_view.h"

#include <QPixmap>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

class QAction;
class QMenu;

namespace assay::widgets {

struct ChartPicture;
class LineChartView;
class PaintedChart;

// A point of a series.
struct PlotPosition {
    int series = 0;
    int point = 0;
    friend bool operator==(const PlotPosition&, const PlotPosition&) = default;
};

class PlotWidget : public QWidget {
    Q_OBJECT
  public:
    // Who draws axes and curves: Qt Charts, or the canvas of files, which is lighter where there are many
    // small plots.
    enum class Drawing { QtCharts, Canvas };

    explicit PlotWidget(QWidget* parent = nullptr, Drawing drawing = Drawing::QtCharts);

    // Replaces axes, bands, curves, marks and spots; they are drawn anew at the next paint. A line chart; any
    // other is an empty one with its title.
    void setChart(plot::Chart chart);

    [[nodiscard]] const plot::Chart& chart() const { return m_chart; }

    // Its body.
    [[nodiscard]] const plot::LineChart& lines() const { return std::get<plot::LineChart>(m_chart.body); }

    [[nodiscard]] QString title() const { return QString::fromStdString(m_chart.title); }

    // Off where something beside the widget names the chart already; files, copies and descriptions keep the
    // title.
    void setTitleShown(bool shown);

    // Off where several plots share one; files keep it.
    void setLegendShown(bool shown);

    // Replaces what follows the slider; axes and curves are not drawn again.
    void setOverlay(PlotOverlay overlay);

    [[nodiscard]] const PlotOverlay& overlay() const { return m_overlay; }

    // Text of the hover box for a data position (nearest series and point), empty for none. Default: series
    // name, x, y.
    using HoverText = std::function<QString(int series, int point)>;
    void setHoverText(HoverText text);

    // What stands below the title of copies and files, a line each: of what data the chart is, and at which
    // settings. Asked when one is made.
    using PictureNote = std::function<QStringList()>;

    void setPictureNote(PictureNote note) { m_pictureNote = std::move(note); }

    // A series of that name, for a legend that several plots share.
    void setSeriesOff(const std::string& name, bool off);

    [[nodiscard]] bool isSeriesOff(int series) const {
        return m_seen.isOff(static_cast<std::size_t>(series));
    }

    // Axes and curves as they are seen: with the zoomed ranges, and no points of series that are off.
    [[nodiscard]] const plot::LineChart& seenLines() const { return m_seenLines ? *m_seenLines : lines(); }

    // Whether a double click in the plot, or dragging the emphasised line of the overlay, chooses an x (emits
    // xChosen).
    void setXChoosable(bool choosable);

    // Whether a click near a point, and Return or Space on the present one, choose it (emits pointChosen).
    void setPointsChoosable(bool choosable);

    // The plot in words, for screen readers and the copy of its description.
    [[nodiscard]] QString textAlternative() const;

    // What the read-out says now, empty when there is none; where it is, in the widget; and of which point it
    // speaks.
    [[nodiscard]] QString readOut() const;
    // As it stands in its box, which is never greater than the widget: long names are shortened.
    [[nodiscard]] QString readOutShown() const;
    [[nodiscard]] QRectF readOutRect() const;

    [[nodiscard]] std::optional<PlotPosition> currentPoint() const { return m_current; }

    // Between data and this widget's pixels.
    [[nodiscard]] QPointF toPixel(const QPointF& value) const;
    [[nodiscard]] QPointF toData(const QPointF& pixel) const;

    // Of the curves, from least to greatest values of the axes.
    [[nodiscard]] QRectF area() const;

    // Writes PNG, SVG or PDF by the extension, in print colours. On failure false, with a sentence in
    // `error`.
    [[nodiscard]] bool exportTo(const QString& path, QString* error = nullptr) const;

    ~PlotWidget() override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  public Q_SLOTS:
    void copyImage() const;
    void copyDescription() const;
    void saveAs();
    void zoomIn();
    void zoomOut();
    void showWhole(); // all of the axes and every series

  Q_SIGNALS:
    void xChosen(double x);
    void pointChosen(int series, int point);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void addMenuActions();
    void ensureLayout() const;
    void ensurePicture();
    void arrangeByQtCharts(PlotLayout& layout) const;
    void arrangeByCanvas(PlotLayout& layout) const;
    void invalidate();
    void repaintPlot();
    void paintPlot(QPainter& painter);
    void paintReadOut(QPainter& painter, const PlotPosition& current);
    void setCurrent(std::optional<PlotPosition> position);
    void chooseX(double pixelX);
    void seenChanged();
    void zoom(double factor, const QPointF& around, PlotView::Zoomed which);
    void zoomAtPoint(double factor);
    void toggleSeries(std::size_t series);
    bool viewKey(int key);
    [[nodiscard]] const LegendEntry* seriesEntryAt(const QPointF& pixel) const;
    void paintCrosshair(QPainter& painter, const PlotPosition& current);
    [[nodiscard]] std::optional<PlotPosition> nearest(const QPointF& pixel) const;
    [[nodiscard]] QSizeF readOutRoom() const;
    [[nodiscard]] bool isAtHandle(const QPointF& pixel) const;
    [[nodiscard]] std::optional<PlotPosition> nearestAcross(const QPointF& pixel) const;
    [[nodiscard]] int nextDrawnPoint(int series, int from, int direction) const;
    [[nodiscard]] std::optional<PlotPosition> startPosition() const;
    [[nodiscard]] ChartPicture picture() const;
    [[nodiscard]] QString legendTip(const QPointF& at) const;

    [[nodiscard]] const plot::ChartPoint& pointAt(const PlotPosition& position) const;

    plot::Chart m_chart;
    bool m_titleShown = true;
    bool m_legendShown = true;
    PlotOverlay m_overlay;
    HoverText m_hoverText;
    PictureNote m_pictureNote;
    PlotView m_seen;
    std::optional<plot::LineChart> m_seenLines; // none: the whole chart
    QAction* m_whole = nullptr;
    bool m_xChoosable = false;
    bool m_pointsChoosable = false;
    bool m_dragging = false;
    std::optional<PlotPosition> m_current; // of the read-out, by mouse or by keyboard
    bool m_currentByKeyboard = false;

    LineChartView* m_view = nullptr; // none where the canvas draws
    mutable std::unique_ptr<PaintedChart> m_drawn;
    mutable bool m_curvesValid = false;
    mutable PlotLayout m_layout;
    mutable bool m_layoutValid = false;
    QPixmap m_picture; // axes and curves
    bool m_pictureValid = false;
};

} // namespace assay::widgets
