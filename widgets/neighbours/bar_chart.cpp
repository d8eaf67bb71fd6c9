#include "widgets/neighbours/bar_chart.h"

namespace assay::widgets {
namespace {

constexpr double kPercent = 100;

plot::Chart chartOf(const BarChartSpec& spec) {
    const double scale = spec.asPercent ? kPercent : 1;
    plot::BarChart body;
    body.y = {spec.asPercent ? "%" : "", 0, spec.max * scale, spec.asPercent ? 0 : 2};
    for (const QString& name : spec.series) {
        body.series.push_back({name.toStdString(), {}});
    }
    for (const BarGroup& group : spec.groups) {
        body.categories.push_back(group.name.toStdString());
        for (std::size_t i = 0; i < body.series.size(); ++i) {
            const BarFigure figure = group.figures.value(static_cast<qsizetype>(i));
            body.series[i].values.push_back(figure.value ? std::optional(*figure.value * scale)
                                                         : std::nullopt);
            body.series[i].intervals.push_back(
                figure.low && figure.high
                    ? std::optional(statistics::Interval{*figure.low * scale, *figure.high * scale})
                    : std::nullopt);
            body.series[i].chance.push_back(figure.chance ? std::optional(*figure.chance * scale)
                                                          : std::nullopt);
        }
    }
    body.chanceName = spec.chanceName.toStdString();
    body.noIntervalName = spec.noIntervalName.toStdString();
    plot::Chart chart;
    chart.title = spec.title.toStdString();
    chart.body = std::move(body);
    return chart;
}

} // namespace

BarChart::BarChart(QWidget* parent)
    : CategoryChart(parent) {
    connect(this, &CategoryChart::chosen, this, &BarChart::barChosen);
}

void BarChart::setSpec(BarChartSpec spec) {
    m_spec = std::move(spec);
    QList<QStringList> texts;
    for (const BarGroup& group : m_spec.groups) {
        QStringList ofGroup;
        for (const BarFigure& figure : group.figures) {
            ofGroup.append(figure.text);
        }
        texts.append(ofGroup);
    }
    setChart(chartOf(m_spec), texts, m_spec.emptyText);
    setMinimumWidth(readableWidth());
}

} // namespace assay::widgets

#include "moc_bar_chart.cpp"
