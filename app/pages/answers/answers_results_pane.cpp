#include "app/pages/answers/answers_results_pane.h"

#include "app/pages/answers/answer_facets_pane.h"
#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/answer_words.h"
#include "core/workspace/suites/suites.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/results/chart_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <utility>

namespace assay::app {
namespace {

// "Category: B · fails": what the questions have in common.
QString linkTitle(const results::AnswersLink& link) {
    QStringList parts;
    const widgets::WindowWording wording;
    if (link.stratum) {
        parts +=
            QStringLiteral("%1: %2").arg(answerFacetTitle(link.stratum->grouping),
                                         answerFacetValueText(link.stratum->grouping, link.stratum->name));
    }
    if (!link.verdict.empty()) {
        parts += answerFacetValueText(std::string(kVerdictFacet), link.verdict);
    }
    if (!link.flag.empty()) {
        parts += QString::fromStdString(results::answerFlagTitle(link.flag, wording));
    }
    if (!link.warning.empty()) {
        parts += QString::fromStdString(results::answerWarningTitle(std::string_view(link.warning), wording));
    }
    if (!link.assertion.empty()) {
        parts += AnswersResultsPane::tr("%1 does not hold").arg(QString::fromStdString(link.assertion));
    }
    if (!link.metric.empty()) {
        const QString metric = QString::fromStdString(results::answerMetricTitle(link.metric, wording));
        parts += link.isWithout ? AnswersResultsPane::tr("without %1").arg(metric)
                                : AnswersResultsPane::tr("with %1").arg(metric);
    }
    if (link.state == "unanswered") {
        parts += AnswersResultsPane::tr("without an answer");
    } else if (link.state == "failed") {
        parts += AnswersResultsPane::tr("answers that failed");
    } else if (link.state == "answered") {
        parts += AnswersResultsPane::tr("answered");
    }
    if (!link.questions.empty()) {
        parts += AnswersResultsPane::tr("%n question(s) of a comparison", nullptr,
                                        static_cast<int>(link.questions.size()));
    }
    return parts.join(QStringLiteral(" · "));
}

// Yes and no by chance need the gold answers, which a run does not hold.
base::Result<std::optional<evaluate::YesNoLuck>>
luckOf(const workspace::Workspace& workspace, const evaluate::AnswerRun& run, const std::stop_token& stop) {
    const evaluate::MetricFigure* const figure = run.figures.find("boolean_correct");
    if (figure == nullptr || figure->n == 0) {
        return std::optional<evaluate::YesNoLuck>();
    }
    ASSAY_TRY(auto reader, workspace.reader());
    std::vector<model::Question> questions;
    for (const std::string& suite : run.settings.suites) {
        auto named = workspace::questionsNamed(reader, suite, stop);
        if (!named && named.error().code == base::ErrorCode::NotFound) {
            return std::optional<evaluate::YesNoLuck>(); // the suite is gone, and with it the gold
        }
        ASSAY_TRY(auto found, std::move(named));
        for (workspace::NamedQuestion& each : found) {
            questions.push_back(std::move(each.question));
        }
    }
    return std::optional(evaluate::yesNoLuck(run, questions));
}

} // namespace

void followAnswersLink(AnswersController& controller, const results::Link& link) {
    const AnswersView* const view = controller.view();
    const auto* const answers = std::get_if<results::AnswersLink>(&link);
    if (view == nullptr || answers == nullptr) {
        return;
    }
    AnswerFilter filter;
    filter.onlyTitle = linkTitle(*answers).toStdString();
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < view->size(); ++i) {
        if (results::fitsLink(*answers, view->item(i))) {
            places.push_back(i);
        }
    }
    filter.only = std::move(places);
    controller.showCases(filter);
}

AnswersResultsPane::AnswersResultsPane(AnswersController& controller, Part part, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_part(part) {
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("answerResultsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    makeChoice(*content);
    auto* area = new widgets::BlocksArea(content);
    m_blocks = area->addGroup();
    m_blocks->setDetail(widgets::CellDetail::Whole);
    column->addWidget(area, 1);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(m_blocks, &widgets::BlocksView::linkActivated, this,
            [this](const results::Link& link) { followAnswersLink(m_controller, link); });
    connect(m_blocks, &widgets::BlocksView::csvSaved, this,
            [this](const QString& path) { Q_EMIT m_controller.noticed(tr("Saved to %1.").arg(path)); });
    connect(&m_controller, &AnswersController::runChanged, this, &AnswersResultsPane::forget);
    connect(&m_controller, &AnswersController::listsChanged, this, [this] {
        if (m_controller.view() == nullptr) {
            forget();
        }
    });
    forget();
}

void AnswersResultsPane::makeChoice(QWidget& parent) {
    if (m_part != Part::Strata && m_part != Part::Distributions) {
        return;
    }
    const QString title = m_part == Part::Strata ? tr("By which field") : tr("Of which measure");
    m_choice = new QComboBox(&parent);
    m_choice->setObjectName(m_part == Part::Strata ? QStringLiteral("answerStrataField")
                                                   : QStringLiteral("answerSpreadMeasure"));
    m_choice->setAccessibleName(title);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(30);
    widgets::tellWholeEntry(*m_choice, title);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_choice);
    bar->addStretch(1);
    static_cast<QVBoxLayout*>(parent.layout())->addLayout(bar);
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_wanted = choice();
        refresh();
    });
}

QString AnswersResultsPane::choice() const {
    return m_choice == nullptr || m_choice->count() == 0 ? m_wanted : m_choice->currentData().toString();
}

void AnswersResultsPane::setChoice(const QString& choice) {
    m_wanted = choice;
    fillChoice();
}

void AnswersResultsPane::fillChoice() {
    const AnswersView* const view = m_controller.view();
    if (m_choice == nullptr || view == nullptr) {
        return;
    }
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    if (m_part == Part::Strata) {
        for (const std::string& field : view->run.settings.evaluation.fields) {
            m_choice->addItem(answerFacetTitle(field), QString::fromStdString(field));
        }
    } else {
        m_choice->addItem(tr("the measures that matter most"), QString());
        for (const std::string& metric : results::everyMetric(view->run)) {
            m_choice->addItem(widgets::windowText(results::answerMetricTitle, std::string_view(metric)),
                              QString::fromStdString(metric));
        }
    }
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(m_wanted)));
}

void AnswersResultsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void AnswersResultsPane::forget() {
    m_stale = true;
    ++m_request;
    if (m_job != nullptr) {
        std::exchange(m_job, nullptr)->cancel();
    }
    fillChoice();
    m_empty->setText(m_controller.whyNoView());
    m_stack->setCurrentIndex(0);
    if (isVisible()) {
        refresh();
    }
}

void AnswersResultsPane::refresh() {
    const auto view = m_controller.sharedView();
    if (view == nullptr) {
        return;
    }
    m_stale = false;
    ++m_request;
    if (m_stack->currentIndex() == 0) {
        m_empty->setText(tr("The figures are being put together…"));
    }
    if (m_job != nullptr) {
        std::exchange(m_job, nullptr)->cancel();
    }
    results::AnswerChoice chosen;
    if (m_part == Part::Strata && !choice().isEmpty()) {
        chosen.field = choice().toStdString();
    } else if (m_part == Part::Distributions && !choice().isEmpty()) {
        chosen.metrics = {choice().toStdString()};
    }
    m_job = m_controller.jobs().startBackground<AnswersResultsPane::Made>(
        tr("Putting figures together"),
        [view, chosen, workspace = m_controller.workspace()](
            const std::stop_token& stop,
            base::ProgressSink&) mutable -> base::Result<AnswersResultsPane::Made> {
            ASSAY_TRY(auto luck, luckOf(*workspace, view->run, stop));
            chosen.luck = luck;
            const widgets::WindowWording wording;
            AnswersResultsPane::Made made;
            made.blocks = results::answerBlocks(view->run, chosen, {}, wording);
            if (const auto scatter = results::answerScatter(view->run, {}, wording)) {
                made.scatter = scatter->name;
                made.scatterItems = results::answerScatterItems(view->run);
            }
            return made;
        },
        this,
        [this, request = m_request](const base::Result<AnswersResultsPane::Made>& made) {
            if (request != m_request) {
                return; // another run is in front
            }
            m_job.clear();
            if (made) {
                show(*made);
            } else if (made.error().code != base::ErrorCode::Cancelled) {
                m_empty->setText(widgets::errorText(made.error()));
                m_stack->setCurrentIndex(0);
            }
        });
}

void AnswersResultsPane::show(const Made& made) {
    std::vector<results::Block> blocks;
    const auto add = [&blocks](const std::vector<results::Block>& group) {
        blocks.insert(blocks.end(), group.begin(), group.end());
    };
    switch (m_part) {
    case Part::Overview:
        add(made.blocks.overview);
        add(made.blocks.targets);
        add(made.blocks.oddities);
        break;
    case Part::Strata:
        add(made.blocks.strata);
        break;
    case Part::Distributions:
        add(made.blocks.distributions);
        break;
    case Part::Costs:
        add(made.blocks.costs);
        break;
    }
    m_blocks->setBlocks(blocks);
    m_stack->setCurrentIndex(blocks.empty() ? 0 : 1);
    if (blocks.empty()) {
        m_empty->setText(
            m_part == Part::Costs
                ? tr("The answers bring neither times nor tokens nor prices.")
                : tr("The run has nothing to show here: none of its questions has such a value."));
    }
    watchPoints(made);
}

// A click on a point of ROUGE-L against BERTScore shows its question.
void AnswersResultsPane::watchPoints(const Made& made) {
    m_points = made.scatterItems;
    widgets::ChartView* const chart =
        made.scatter.empty() ? nullptr : m_blocks->chart(QString::fromStdString(made.scatter));
    widgets::PlotWidget* const plot = chart != nullptr ? chart->plot() : nullptr;
    if (plot == nullptr || plot == m_watched) {
        return;
    }
    m_watched = plot;
    plot->setPointsChoosable(true);
    connect(plot, &widgets::PlotWidget::pointChosen, this, [this](int, int point) {
        const auto place = static_cast<std::size_t>(point);
        if (place < m_points.size() && m_controller.view() != nullptr) {
            m_controller.showCases({});
            m_controller.setItem(m_points[place]);
        }
    });
}

} // namespace assay::app

#include "moc_answers_results_pane.cpp"
