// Bars with whiskers in groups: a figure with its interval for each of some groups (strata) in each of some
// series. A click, or Return, chooses a bar. Copies and saves as PNG, SVG and PDF from its context menu. GUI
// thread only.
//
// Keys: Left and Right walk along the groups, Up and Down change the series, Return or Space choose.
#pragma once

#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/chart_export.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>

namespace assay::widgets {

struct BarFigure {
    std::optional<double> value; // undefined: no bar, a dash
    std::optional<double> low, high;
    QString text; // "76.4 % [63.7, 85.6] 42/55"
};

struct BarGroup {
    QString name;
    QList<BarFigure> figures; // of each series
};

struct BarChartSpec {
    QString title;
    QString unit; // of the axis: "Hit@5"
    QStringList series;
    QList<BarGroup> groups;
    double max = 1;
    bool asPercent = true;
    QString emptyText; // why there is none, and what to do
};

class BarChart : public QWidget, public SpokenChart {
    Q_OBJECT
  public:
    explicit BarChart(QWidget* parent = nullptr);

    void setSpec(BarChartSpec spec);

    [[nodiscard]] const BarChartSpec& spec() const { return m_spec; }

    [[nodiscard]] QString textAlternative() const override;
    [[nodiscard]] QString spokenValue() const override;

    // Of a bar, in the widget: where a click chooses it.
    [[nodiscard]] QRectF barPlace(int group, int series) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void barChosen(int group, int series);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Place {
        QRectF area;
        double group = 0; // width
        double bar = 0;
    };

    [[nodiscard]] Place placeIn(const QRectF& rect, const QFont& font) const;
    [[nodiscard]] QRectF slotRect(const Place& place, int group, int series) const;
    void paint(QPainter& painter, const QRectF& rect, const QFont& font, bool forPrint) const;
    [[nodiscard]] std::optional<std::pair<int, int>> barAt(const QPointF& point) const;
    [[nodiscard]] ChartPicture picture() const;
    [[nodiscard]] QString textOf(int group, int series) const;

    BarChartSpec m_spec;
    int m_group = 0;
    int m_series = 0;
};

} // namespace assay::widgets
