#include "widgets/charts/chart_accessible.h"

#include "widgets/charts/confusion_matrix_view.h"
#include "widgets/charts/plot_widget.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace assay::widgets {
namespace {

class ChartAccessible : public QAccessibleWidget {
  public:
    explicit ChartAccessible(QWidget* chart)
        : QAccessibleWidget(chart, QAccessible::Chart) {}

    // What draws inside it is no part of what it says.
    int childCount() const override { return 0; }

    QAccessibleInterface* child(int) const override { return nullptr; }

    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text which) const override {
        const auto* plot = qobject_cast<const PlotWidget*>(object());
        const auto* matrix = qobject_cast<const ConfusionMatrixView*>(object());
        const auto* spoken = dynamic_cast<const SpokenChart*>(object());
        switch (which) {
        case QAccessible::Name:
            if (plot != nullptr && plot->accessibleName().isEmpty() && !plot->title().isEmpty()) {
                return plot->title();
            }
            break;
        case QAccessible::Description:
            if (plot != nullptr) {
                return plot->textAlternative();
            }
            if (matrix != nullptr) {
                return matrix->textAlternative();
            }
            if (spoken != nullptr) {
                return spoken->textAlternative();
            }
            break;
        case QAccessible::Value:
            if (plot != nullptr) {
                return plot->readOut();
            }
            if (matrix != nullptr) {
                return matrix->describeCell(matrix->currentCell());
            }
            if (spoken != nullptr) {
                return spoken->spokenValue();
            }
            break;
        default:
            break;
        }
        return QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeInterface(const QString& /*className*/, QObject* object) {
    if (qobject_cast<PlotWidget*>(object) != nullptr ||
        qobject_cast<ConfusionMatrixView*>(object) != nullptr ||
        (object->isWidgetType() && dynamic_cast<SpokenChart*>(object) != nullptr)) {
        return new ChartAccessible(static_cast<QWidget*>(object));
    }
    return nullptr;
}

} // namespace

void installChartAccessibility() {
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

void announceChartChange(QWidget* chart) {
    if (QAccessible::isActive()) {
        QAccessibleEvent description(chart, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&description);
        QAccessibleEvent value(chart, QAccessible::ValueChanged);
        QAccessible::updateAccessibility(&value);
    }
}

} // namespace assay::widgets
