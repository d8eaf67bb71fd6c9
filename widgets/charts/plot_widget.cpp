#include "widgets/charts/plot_widget.h"

#include "core/plot/chart_style.h"
#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/chart_export.h"
#include "widgets/charts/chart_font.h"
#include "widgets/charts/line_chart_view.h"
#include "widgets/charts/painted_chart.h"
#include "widgets/charts/plot_marks.h"
#include "widgets/charts/plot_text.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/translated_wording.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace assay::widgets {
namespace {

constexpr int kBigStep = 10;
constexpr QSizeF kReadOutEdge(14, 8); // of the box around the text, both sides together

bool drawable(const plot::ChartPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

} // namespace

PlotWidget::PlotWidget(QWidget* parent, Drawing drawing)
    : QWidget(parent) {
    m_chart.body = plot::LineChart();
    if (drawing == Drawing::QtCharts) {
        m_view = new LineChartView(this);
        m_view->setPainting([this](QPainter& painter) { paintPlot(painter); });
    }
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    addMenuActions();
}

PlotWidget::~PlotWidget() = default;

void PlotWidget::addMenuActions() {
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(tr("Copy as PNG, SVG and PDF"), this);
    copy->setObjectName(QStringLiteral("copyImage"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &PlotWidget::copyImage);
    auto* words = new QAction(tr("Copy Description"), this);
    words->setObjectName(QStringLiteral("copyDescription"));
    connect(words, &QAction::triggered, this, &PlotWidget::copyDescription);
    auto* save = new QAction(tr("Save as PNG, SVG or PDF…"), this);
    save->setObjectName(QStringLiteral("saveAs"));
    connect(save, &QAction::triggered, this, &PlotWidget::saveAs);
    addActions({copy, words, save});
    if (m_view != nullptr) { // small plots are not zoomed
        auto* in = new QAction(tr("Zoom In"), this);
        in->setObjectName(QStringLiteral("zoomIn"));
        connect(in, &QAction::triggered, this, &PlotWidget::zoomIn);
        auto* out = new QAction(tr("Zoom Out"), this);
        out->setObjectName(QStringLiteral("zoomOut"));
        connect(out, &QAction::triggered, this, &PlotWidget::zoomOut);
        addActions({in, out});
    }
    m_whole = new QAction(tr("Show the Whole Chart"), this);
    m_whole->setObjectName(QStringLiteral("showWhole"));
    m_whole->setEnabled(false);
    connect(m_whole, &QAction::triggered, this, &PlotWidget::showWhole);
    addAction(m_whole);
}

void PlotWidget::setChart(plot::Chart chart) {
    if (!std::holds_alternative<plot::LineChart>(chart.body)) {
        chart.body = plot::LineChart();
    }
    m_seen.keepFor(lines(), std::get<plot::LineChart>(chart.body));
    m_chart = std::move(chart);
    seenChanged();
    if (m_current && (static_cast<std::size_t>(m_current->series) >= lines().series.size() ||
                      static_cast<std::size_t>(m_current->point) >=
                          lines().series[static_cast<std::size_t>(m_current->series)].points.size())) {
        m_current.reset();
    }
    announceChartChange(this);
}

void PlotWidget::setTitleShown(bool shown) {
    m_titleShown = shown;
    invalidate();
}

void PlotWidget::setLegendShown(bool shown) {
    m_legendShown = shown;
    invalidate();
}

void PlotWidget::setOverlay(PlotOverlay overlay) {
    // Only a different number of labels needs different room; what else changes is painted over the picture.
    const bool sameRoom = labelledMarkCount(overlay.marks) == labelledMarkCount(m_overlay.marks);
    m_overlay = std::move(overlay);
    if (sameRoom) {
        repaintPlot();
    } else {
        invalidate();
    }
    announceChartChange(this);
}

void PlotWidget::setHoverText(HoverText text) {
    m_hoverText = std::move(text);
    repaintPlot();
}

void PlotWidget::setXChoosable(bool choosable) {
    m_xChoosable = choosable;
    m_dragging = m_dragging && choosable;
    if (!choosable) {
        unsetCursor();
    }
}

QString PlotWidget::textAlternative() const {
    QStringList off;
    for (std::size_t i = 0; i < lines().series.size(); ++i) {
        if (m_seen.isOff(i)) {
            off.append(QString::fromStdString(lines().series[i].name));
        }
    }
    const QString text = describePlot(m_chart, m_overlay);
    return off.isEmpty() ? text : text + u' ' + tr("Switched off: %1.").arg(off.join(QStringLiteral(", ")));
}

QString PlotWidget::readOut() const {
    if (!m_current) {
        return {};
    }
    const QString text = m_hoverText ? m_hoverText(m_current->series, m_current->point)
                                     : describePoint(lines(), m_current->series, m_current->point);
    const QString others =
        text.isEmpty() ? QString() : describeOthers(seenLines(), m_current->series, pointAt(*m_current).x);
    return others.isEmpty() ? text : text + u'\n' + others;
}

QString PlotWidget::readOutShown() const {
    ensureLayout();
    return fittedReadOut(readOut(), QFontMetricsF(m_layout.smallFont), readOutRoom());
}

// Of its text.
QSizeF PlotWidget::readOutRoom() const {
    return {width() - kReadOutEdge.width() - 4, height() - kReadOutEdge.height() - 4};
}

QRectF PlotWidget::readOutRect() const {
    const QString text = readOutShown();
    if (text.isEmpty() || !m_current) {
        return {};
    }
    const PlotPosition current = *m_current;
    const QFontMetricsF metrics(m_layout.smallFont);
    const QSizeF words =
        metrics
            .boundingRect(QRectF(0, 0, readOutRoom().width(), 4096), Qt::AlignLeft | Qt::TextWordWrap, text)
            .size();
    const QSizeF size(std::min(std::ceil(words.width()) + kReadOutEdge.width(), width() - 4.0),
                      std::min(std::ceil(words.height()) + kReadOutEdge.height(), height() - 4.0));
    const QPointF at = m_layout.toPixel(pointOf(pointAt(current)));
    // Above and to the right of the point; on the other side where that would leave the widget.
    double left = at.x() + 12;
    double top = at.y() - 10 - size.height();
    if (left + size.width() > width() - 2) {
        left = at.x() - 12 - size.width();
    }
    if (top < 2) {
        top = at.y() + 12;
    }
    left = std::clamp(left, 2.0, std::max(2.0, width() - 2 - size.width()));
    top = std::clamp(top, 2.0, std::max(2.0, height() - 2 - size.height()));
    return {QPointF(std::round(left), std::round(top)), size};
}

QPointF PlotWidget::toPixel(const QPointF& value) const {
    ensureLayout();
    return m_layout.toPixel(value);
}

QPointF PlotWidget::toData(const QPointF& pixel) const {
    ensureLayout();
    return m_layout.toData(pixel);
}

QRectF PlotWidget::area() const {
    ensureLayout();
    return m_layout.area;
}

const plot::ChartPoint& PlotWidget::pointAt(const PlotPosition& position) const {
    return lines()
        .series[static_cast<std::size_t>(position.series)]
        .points[static_cast<std::size_t>(position.point)];
}

QSize PlotWidget::sizeHint() const {
    return {560, 340};
}

QSize PlotWidget::minimumSizeHint() const {
    const int line = fontMetrics().height();
    return QSize(line * 14, line * 10).expandedTo(kLeastChartSize);
}

ChartPicture PlotWidget::picture() const {
    ChartPicture result;
    result.title = title();
    result.size = QSizeF(size().expandedTo(kLeastPictureSize));
    result.font = font();
    plot::Chart chart = withOverlay(m_chart, m_overlay);
    if (!m_seen.isWhole()) { // as it is seen
        chart.body = m_seen.cutOf(std::get<plot::LineChart>(chart.body));
    }
    chart.alternative = textAlternative().toStdString();
    const QStringList note = m_pictureNote ? m_pictureNote() : QStringList();
    result.paint = [chart, note](QPainter& painter, const QRectF& rect, const QFont& font) {
        paintChart(painter, rect, chart, font, note);
    };
    result.svg = [chart, note, size = result.size] { return chartAsSvg(chart, size, note); };
    return result;
}

bool PlotWidget::exportTo(const QString& path, QString* error) const {
    return exportChart(picture(), path, error);
}

void PlotWidget::copyImage() const {
    copyChart(picture());
}

void PlotWidget::copyDescription() const {
    QGuiApplication::clipboard()->setText(textAlternative());
}

void PlotWidget::saveAs() {
    saveFileAs(
        this, tr("Save Chart"), fileNameFor(title(), QStringLiteral("chart")), chartFileFilters(),
        [chart = picture()](const QString& path, QString* error) { return exportChart(chart, path, error); });
}

void PlotWidget::invalidate() {
    m_layoutValid = false;
    m_pictureValid = false;
    repaintPlot();
}

void PlotWidget::repaintPlot() {
    if (m_view != nullptr) {
        m_view->viewport()->update();
    } else {
        update();
    }
}

void PlotWidget::ensureLayout() const {
    if (m_layoutValid && m_layout.outer.size() == QSizeF(size())) {
        return;
    }
    m_layout = emptyLayout(seenLines(), QRectF(rect()), font());
    m_layout.hasAxes = !seenLines().series.empty();
    if (!m_layout.hasAxes) {
        const double top = placeHead(m_layout, seenLines(), m_titleShown ? title() : QString());
        m_layout.area.setTop(std::min(top, m_layout.area.bottom() - 1));
        m_layout.legend.clear();
    } else if (m_view != nullptr) {
        arrangeByQtCharts(m_layout);
    } else {
        arrangeByCanvas(m_layout);
    }
    m_layoutValid = true;
}

void PlotWidget::arrangeByQtCharts(PlotLayout& layout) const {
    const ChartColours colours = chartColours(palette());
    if (!m_curvesValid) {
        m_view->setCurves(seenLines(), colours);
        m_curvesValid = true;
    }
    const double head = placeHead(layout, seenLines(), m_titleShown ? title() : QString());
    for (LegendEntry& entry : layout.legend) {
        entry.off = entry.series >= 0 && m_seen.isOff(static_cast<std::size_t>(entry.series));
    }
    const int overlayLabels = labelledMarkCount(m_overlay.marks);
    layout.labelRows = std::min(overlayLabels, 2) + (labelledMarkCount(seenLines().marks) > 0 ? 1 : 0);
    // How many rows the labels need is known when the width of the area is, which hardly depends on them.
    for (int attempt = 0; attempt < 2; ++attempt) {
        m_view->arrange(layout, seenLines(), colours, head + layout.labelRows * layout.labelRowHeight);
        const int rows = placeLabels(layout, seenLines(), overlayLabels);
        if (rows == layout.labelRows) {
            break;
        }
        layout.labelRows = rows;
    }
}

void PlotWidget::arrangeByCanvas(PlotLayout& layout) const {
    plot::ChartFrame frame;
    frame.width = layout.outer.width();
    frame.height = layout.outer.height();
    frame.titled = m_titleShown;
    frame.legend = m_legendShown;
    plot::Chart chart = m_chart;
    chart.body = m_seen.cutOf(lines());
    std::get<plot::LineChart>(chart.body).spots.clear(); // they are painted over it
    m_drawn = std::make_unique<PaintedChart>(chart, WindowWording(), layout.smallFont, frame,
                                             paletteOf(chartColours(palette())));
    layout.area = m_drawn->area();
}

void PlotWidget::ensurePicture() {
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_pictureValid && m_picture.size() == pixels && m_picture.devicePixelRatio() == ratio) {
        return;
    }
    ensureLayout();
    const ChartColours colours = chartColours(palette());
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
    }
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(colours.background); // opaque: copying it to the window needs no blending
    QPainter painter(&m_picture);
    if (!m_layout.hasAxes) {
        paintEmptyText(painter, m_layout, seenLines(), colours);
    } else if (m_view != nullptr) {
        paintBands(painter, m_layout, seenLines(), colours);
        m_view->drawChart(painter);
        paintFixedMarks(painter, m_layout, seenLines(), colours);
    } else {
        m_drawn->paint(painter, QPointF());
    }
    m_pictureValid = true;
}

void PlotWidget::paintEvent(QPaintEvent* /*event*/) {
    if (m_view == nullptr) {
        QPainter painter(this);
        paintPlot(painter);
    }
}

void PlotWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (m_view != nullptr) {
        m_view->setGeometry(rect());
    }
}

void PlotWidget::paintPlot(QPainter& painter) {
    ensurePicture();
    const ChartColours colours = chartColours(palette());
    painter.drawPixmap(0, 0, m_picture);
    if (m_seen.isWhole()) {
        paintPlotOverlay(painter, m_layout, lines(), m_overlay, colours);
    } else {
        paintPlotOverlay(painter, m_layout, seenLines(),
                         {m_overlay.marks, m_seen.of(lines(), m_overlay.spots)}, colours);
    }
    if (m_current) {
        paintCrosshair(painter, *m_current);
        paintReadOut(painter, *m_current);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(QPen(colours.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void PlotWidget::paintReadOut(QPainter& painter, const PlotPosition& current) {
    const ChartColours colours = chartColours(palette());
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(lines().series);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    const QPointF at = m_layout.toPixel(pointOf(pointAt(current)));
    painter.setPen(QPen(colours.text, 1.6));
    painter.drawEllipse(at, 6, 6);
    painter.setBrush(
        colours.series(static_cast<int>(styles[static_cast<std::size_t>(current.series)].colour)));
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(at, 3, 3);

    const QRectF box = readOutRect();
    if (box.isEmpty()) {
        return;
    }
    painter.setPen(QPen(colours.mutedText, 1));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.setFont(m_layout.smallFont);
    const double across = kReadOutEdge.width() / 2;
    const double up = kReadOutEdge.height() / 2;
    painter.drawText(box.adjusted(across, up, -across, -up), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     readOutShown());
}

// The whole name of what the legend had to shorten.
QString PlotWidget::legendTip(const QPointF& at) const {
    ensureLayout();
    const auto bandName = [this](std::size_t band) {
        const std::size_t bands = lines().bands.size();
        return band < bands ? lines().bands[band].name : lines().regions[band - bands].name;
    };
    for (const LegendEntry& entry : m_layout.legend) {
        const QString name = QString::fromStdString(
            entry.series >= 0 ? lines().series[static_cast<std::size_t>(entry.series)].name
            : entry.band >= 0 ? bandName(static_cast<std::size_t>(entry.band))
            : entry.mark >= 0 ? lines().marks[static_cast<std::size_t>(entry.mark)].legend
                              : lines().chanceName);
        if (entry.rect.contains(at) && entry.text != name) {
            return name;
        }
    }
    return {};
}

bool PlotWidget::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString name = legendTip(help->pos()); !name.isEmpty()) {
            QToolTip::showText(help->globalPos(), name, this);
            return true;
        }
        if (const LegendEntry* const entry = seriesEntryAt(help->pos()); entry != nullptr) {
            QToolTip::showText(help->globalPos(),
                               entry->off ? tr("A click shows it") : tr("A click hides it"), this);
            return true;
        }
    }
    if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::LocaleChange) {
        invalidate();
    }
    return QWidget::event(event);
}

void PlotWidget::changeEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::EnabledChange:
        m_curvesValid = false; // their colours
        invalidate();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

std::optional<PlotPosition> PlotWidget::nearest(const QPointF& pixel) const {
    ensureLayout();
    const QRectF reach = m_layout.area.adjusted(-8, -8, 8, 8);
    if (seenLines().series.empty() || !reach.contains(pixel)) {
        return std::nullopt;
    }
    std::optional<PlotPosition> best;
    double bestDistance = kPlotReach * kPlotReach;
    for (std::size_t s = 0; s < seenLines().series.size(); ++s) {
        const std::vector<plot::ChartPoint>& points = seenLines().series[s].points;
        for (std::size_t p = 0; p < points.size(); ++p) {
            const QPointF at = m_layout.toPixel(pointOf(points[p]));
            const double dx = at.x() - pixel.x();
            const double dy = at.y() - pixel.y();
            const double distance = dx * dx + dy * dy; // NaN is never smaller
            if (distance < bestDistance && reach.contains(at)) {
                bestDistance = distance;
                best = PlotPosition{static_cast<int>(s), static_cast<int>(p)};
            }
        }
    }
    return best;
}

void PlotWidget::setCurrent(std::optional<PlotPosition> position) {
    if (m_current == position) {
        return;
    }
    m_current = position;
    repaintPlot();
    announceChartChange(this);
}

void PlotWidget::setPointsChoosable(bool choosable) {
    m_pointsChoosable = choosable;
}

void PlotWidget::chooseX(double pixelX) {
    ensureLayout();
    if (m_layout.hasAxes) {
        Q_EMIT xChosen(std::clamp(m_layout.toData({pixelX, 0}).x(), m_layout.xMin, m_layout.xMax));
    }
}

// The line that can be dragged.
bool PlotWidget::isAtHandle(const QPointF& pixel) const {
    constexpr double kGrip = 5;
    if (!m_xChoosable || lines().series.empty() || !m_layout.area.adjusted(-4, 0, 4, 0).contains(pixel)) {
        return false;
    }
    return std::any_of(m_overlay.marks.begin(), m_overlay.marks.end(), [&](const plot::ChartMark& mark) {
        return mark.emphasised && std::abs(m_layout.toPixel({mark.x, 0}).x() - pixel.x()) <= kGrip;
    });
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging) {
        chooseX(event->position().x());
        return;
    }
    ensureLayout();
    if (seriesEntryAt(event->position()) != nullptr) {
        setCursor(Qt::PointingHandCursor);
    } else if (isAtHandle(event->position())) {
        setCursor(Qt::SplitHCursor);
    } else {
        unsetCursor();
    }
    m_currentByKeyboard = false;
    const auto point = nearest(event->position());
    setCurrent(point ? point : nearestAcross(event->position()));
}

void PlotWidget::mousePressEvent(QMouseEvent* event) {
    ensureLayout();
    if (const LegendEntry* const entry = seriesEntryAt(event->position());
        entry != nullptr && event->button() == Qt::LeftButton) {
        toggleSeries(static_cast<std::size_t>(entry->series));
        return;
    }
    if (event->button() == Qt::LeftButton && isAtHandle(event->position())) {
        m_dragging = true;
        setCurrent(std::nullopt);
        return;
    }
    if (m_pointsChoosable && event->button() == Qt::LeftButton) {
        if (const auto point = nearest(event->position())) {
            setCurrent(point);
            Q_EMIT pointChosen(point->series, point->point);
            return;
        }
    }
    QWidget::mousePressEvent(event);
}

// A single click only takes the keyboard: what is set changes by no accident.
void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    ensureLayout();
    if (m_xChoosable && event->button() == Qt::LeftButton && !lines().series.empty() &&
        seriesEntryAt(event->position()) == nullptr &&
        m_layout.area.adjusted(-4, 0, 4, 0).contains(event->position())) {
        setCurrent(std::nullopt);
        chooseX(event->position().x());
        return;
    }
    mousePressEvent(event);
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_dragging = false;
    }
    QWidget::mouseReleaseEvent(event);
}

void PlotWidget::leaveEvent(QEvent* event) {
    if (!m_currentByKeyboard) {
        setCurrent(std::nullopt);
    }
    QWidget::leaveEvent(event);
}

void PlotWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    repaintPlot();
}

void PlotWidget::focusOutEvent(QFocusEvent* event) {
    if (m_currentByKeyboard) {
        m_currentByKeyboard = false;
        setCurrent(std::nullopt);
    }
    QWidget::focusOutEvent(event);
    repaintPlot();
}

int PlotWidget::nextDrawnPoint(int series, int from, int direction) const {
    const std::vector<plot::ChartPoint>& points = seenLines().series[static_cast<std::size_t>(series)].points;
    for (int p = from; p >= 0 && p < std::ssize(points); p += direction) {
        if (drawable(points[static_cast<std::size_t>(p)])) {
            return p;
        }
    }
    return -1;
}

std::optional<PlotPosition> PlotWidget::startPosition() const {
    for (int s = 0; s < std::ssize(lines().series); ++s) {
        const int point = nextDrawnPoint(s, 0, 1);
        if (point >= 0) {
            return PlotPosition{s, point};
        }
    }
    return std::nullopt;
}

void PlotWidget::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    if (isPlain && !lines().series.empty() && viewKey(event->key())) {
        return;
    }
    const auto start = startPosition();
    if (!start) {
        QWidget::keyPressEvent(event);
        return;
    }
    PlotPosition next = m_current.value_or(*start);
    const int last =
        static_cast<int>(lines().series[static_cast<std::size_t>(next.series)].points.size()) - 1;
    const int step = (event->modifiers() & Qt::ShiftModifier) != 0 ? kBigStep : 1;
    const auto walk = [&](int from, int direction) {
        const int found = nextDrawnPoint(next.series, std::clamp(from, 0, last), direction);
        next.point = found >= 0 ? found : next.point;
    };
    switch (event->key()) {
    case Qt::Key_Left:
        if (m_current) {
            walk(next.point - step, -1);
        }
        break;
    case Qt::Key_Right:
        if (m_current) {
            walk(next.point + step, 1);
        }
        break;
    case Qt::Key_Home:
        walk(0, 1);
        break;
    case Qt::Key_End:
        walk(last, -1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        if (!m_current) {
            break;
        }
        // To the next series that has points, at the point nearest in x.
        const int count = static_cast<int>(lines().series.size());
        const int direction = event->key() == Qt::Key_Down ? 1 : count - 1;
        const double x = pointAt(next).x;
        for (int tried = 1; tried < count; ++tried) {
            const int series = (next.series + tried * direction) % count;
            double bestDistance = std::numeric_limits<double>::infinity();
            int best = -1;
            for (int p = nextDrawnPoint(series, 0, 1); p >= 0; p = nextDrawnPoint(series, p + 1, 1)) {
                const double distance = std::abs(pointAt({series, p}).x - x);
                if (distance < bestDistance) {
                    bestDistance = distance;
                    best = p;
                }
            }
            if (best >= 0) {
                next = {series, best};
                break;
            }
        }
        break;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_xChoosable && m_current) {
            Q_EMIT xChosen(pointAt(next).x);
            return;
        }
        if (m_pointsChoosable && m_current) {
            Q_EMIT pointChosen(next.series, next.point);
            return;
        }
        QWidget::keyPressEvent(event);
        return;
    case Qt::Key_Escape:
        if (m_current) {
            m_currentByKeyboard = false;
            setCurrent(std::nullopt);
            return;
        }
        QWidget::keyPressEvent(event);
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    m_currentByKeyboard = true;
    if (m_seen.isZoomed()) {
        m_seen.follow(lines(), pointOf(pointAt(next)));
        seenChanged();
    }
    setCurrent(next);
}

} // namespace assay::widgets

#include "moc_plot_widget.cpp"
