// Bars with whiskers, or boxes, in groups: for each of some categories a figure, or how values are spread, in
// each of some series. A click, or Return, chooses one. Drawn once by Qt Charts; copies and saves as PNG, SVG
// and PDF from its context menu. GUI thread only.
//
//   auto* chart = new CategoryChart(this);
//   chart->setChart(strata, texts); // a plot::Chart of bars or boxes, and what the read-outs say
//   connect(chart, &CategoryChart::chosen, this, [](int category, int series) { … });
//
// Keys: Left and Right walk along the categories, Up and Down change the series, Return or Space choose.
#pragma once

#include "core/plot/chart.h"
#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/plot_layout.h"

#include <QList>
#include <QPixmap>
#include <QStringList>
#include <QWidget>
#include <optional>

namespace assay::widgets {

class CategoryChartView;
struct ChartPicture;

class CategoryChart : public QWidget, public SpokenChart {
    Q_OBJECT
  public:
    explicit CategoryChart(QWidget* parent = nullptr);

    // `texts` of each category's series, in their order: what is said of it; without them, its figures.
    // `emptyText`: why there is no category, and what to do.
    void setChart(plot::Chart chart, QList<QStringList> texts = {}, const QString& emptyText = {});

    [[nodiscard]] const plot::Chart& chart() const { return m_chart; }

    [[nodiscard]] QString textAlternative() const override;
    [[nodiscard]] QString spokenValue() const override;

    // Of a bar or box, in the widget: where a click chooses it.
    [[nodiscard]] QRectF slotPlace(int category, int series) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    // What the categories need to be told apart, where there are many.
    [[nodiscard]] int readableWidth() const;

  Q_SIGNALS:
    void chosen(int category, int series);

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void invalidate();
    void ensureLayout() const;
    void ensurePicture();
    void paintChart(QPainter& painter);
    void paintOver(QPainter& painter) const;
    [[nodiscard]] int categoryCount() const;
    [[nodiscard]] QStringList seriesNames() const;
    [[nodiscard]] std::optional<std::pair<int, int>> slotAt(const QPointF& point) const;
    [[nodiscard]] QString nameBelow(const QPointF& point) const;
    [[nodiscard]] QString textOf(int category, int series) const;
    [[nodiscard]] QString figuresOf(std::size_t category, std::size_t series) const;
    [[nodiscard]] double placeY(double value) const;
    [[nodiscard]] ChartPicture picture() const;

    plot::Chart m_chart;
    QList<QStringList> m_texts;
    QString m_emptyText;
    int m_category = 0;
    int m_series = 0;
    CategoryChartView* m_view = nullptr;
    mutable PlotLayout m_layout;
    mutable bool m_layoutValid = false;
    mutable bool m_chartValid = false;
    QPixmap m_picture;
    bool m_pictureValid = false;
};

} // namespace assay::widgets
