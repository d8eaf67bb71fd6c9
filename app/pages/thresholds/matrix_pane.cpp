#include "app/pages/thresholds/matrix_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "widgets/results/table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace assay::app {

MatrixPane::MatrixPane(QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_matrix = new widgets::ConfusionMatrixView(this);
    m_matrix->setObjectName(QStringLiteral("confusionMatrix"));
    m_matrix->preferLowest(); // the figures below are seen without scrolling
    m_figures = new widgets::TableView(this);
    m_figures->setObjectName(QStringLiteral("figuresView"));
    m_figures->setAccessibleName(tr("Figures per class"));
    m_figures->setCharacters({14, 40, 40, 40, 40}); // shares what room there is
    m_figures->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_figures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    clearFigures();
    fitFigures();
    m_overall = new QLabel(this);
    m_overall->setObjectName(QStringLiteral("overallFigures"));
    m_overall->setWordWrap(true);
    m_overall->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_overall->setToolTip(
        tr("Macro-F1: mean F1 over the classes that occur. Accuracy: share decided rightly; balanced: mean "
           "recall of the classes. MCC: Matthews correlation. κ: Cohen's kappa. Fβ: as F1, with recall "
           "counting β times as much."));
    m_review = new QLabel(this);
    m_review->setObjectName(QStringLiteral("reviewCount"));
    m_review->setWordWrap(true);
    m_review->setToolTip(tr("Samples with an NLI score from the soft up to the hard limit"));
    layout->addWidget(m_matrix, 1);
    layout->addWidget(m_figures);
    layout->addWidget(m_overall);
    layout->addWidget(m_review);
}

void MatrixPane::clearFigures() {
    results::Table empty = results::thresholds::classTable({}, {}, {}, widgets::WindowWording(), true);
    empty.rows.clear();
    m_figures->setTable(std::move(empty));
}

void MatrixPane::fitFigures() {
    m_figures->setFixedHeight(m_figures->heightOf(static_cast<int>(model::kLabelCount)));
}

void MatrixPane::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitFigures();
    }
}

void MatrixPane::show(const metrics::ConfusionMatrix& matrix, const evaluate::DecisionShares& shares,
                      const metrics::ClassificationFigures& figures, std::int64_t reviewCount) {
    m_matrix->setMatrix(matrix);
    m_figures->setTable(results::thresholds::classTable(shares, figures, {}, widgets::WindowWording(), true));
    m_overall->setText(overallFiguresText(figures));
    m_reviewCount = reviewCount;
}

void MatrixPane::showComparison(const std::optional<metrics::ConfusionMatrix>& pinned, bool judged,
                                bool byScenario) {
    m_matrix->setDifference(pinned);
    QString text = tr("For manual review: %1").arg(widgets::countText(m_reviewCount));
    if (judged) {
        text += tr(" · judgements applied");
    }
    if (pinned) {
        text += byScenario ? tr(" · difference to the pin, by scenario") : tr(" · difference to the pin");
    }
    m_review->setText(text);
}

void MatrixPane::clear() {
    m_matrix->setSelected(std::nullopt);
    m_matrix->setDifference(std::nullopt);
    clearFigures();
}

} // namespace assay::app

#include "moc_matrix_pane.cpp"
