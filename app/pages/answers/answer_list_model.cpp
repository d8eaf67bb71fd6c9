#include "app/pages/answers/answer_list_model.h"

#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/answer_words.h"
#include "widgets/tables/bar_delegate.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

// Counts, milliseconds and prices need other decimals than shares.
int decimalsOf(const AnswerColumn& column) {
    return column.name == "price" ? 4 : column.greatest > 10 ? 0 : column.greatest > 1 ? 2 : 4;
}

} // namespace

AnswerListModel::AnswerListModel(AnswersController& controller, QObject* parent)
    : ColumnTable(parent)
    , m_controller(controller)
    , m_view(controller.sharedView())
    , m_places(controller.shown()) {
    describeColumns();
    connect(&controller, &AnswersController::shownChanged, this, &AnswerListModel::reset);
}

// A run that is not that of the columns has a model of its own.
void AnswerListModel::reset() {
    beginResetModel();
    m_places = m_controller.sharedView() == m_view ? m_controller.shown() : std::vector<std::uint32_t>();
    endResetModel();
}

int AnswerListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

const std::uint32_t* AnswerListModel::at(int row) const {
    return m_view != nullptr && row >= 0 && row < rowCount() ? &m_places[static_cast<std::size_t>(row)]
                                                             : nullptr;
}

QVariant AnswerListModel::rowKey(int row) const {
    return QVariant::fromValue<qint64>(m_places[static_cast<std::size_t>(row)]);
}

std::optional<double> AnswerListModel::shareOf(std::uint32_t place, int column) const {
    if (column == Overall) {
        return m_view->item(place).overall;
    }
    const int measure = column - FirstMeasure;
    if (measure < 0 || measure >= static_cast<int>(m_view->columns.size())) {
        return std::nullopt;
    }
    const AnswerColumn& scale = m_view->columns[static_cast<std::size_t>(measure)];
    const auto value = m_view->item(place).value(scale.name);
    return value && scale.greatest > scale.least
               ? std::optional((*value - scale.least) / (scale.greatest - scale.least))
               : std::nullopt;
}

QVariant AnswerListModel::data(const QModelIndex& index, int role) const {
    if (role == widgets::kBarShareRole || role == widgets::kBarStrongRole) {
        const std::uint32_t* const place = index.isValid() ? at(index.row()) : nullptr;
        const auto share = place != nullptr ? shareOf(*place, index.column()) : std::nullopt;
        return !share                           ? QVariant()
               : role == widgets::kBarShareRole ? QVariant(*share)
                                                : QVariant(index.column() == Overall);
    }
    return ColumnTable::data(index, role);
}

void AnswerListModel::sort(int column, Qt::SortOrder order) {
    const bool isKnown = column >= 0 && static_cast<std::size_t>(column) < m_orders.size();
    m_controller.setOrder(isKnown ? m_orders[static_cast<std::size_t>(column)] : std::string(),
                          order == Qt::DescendingOrder);
}

void AnswerListModel::addFirstColumns(Columns& columns) {
    const auto id = [this](std::uint32_t place) { return m_view->item(place).questionId; };
    const auto text = [this](std::uint32_t place) {
        return m_view->texts[place].empty() ? tr("(the question is gone)")
                                            : QString::fromStdString(m_view->texts[place]);
    };
    const auto verdict = [this](std::uint32_t place) -> QString {
        const evaluate::AnswerRunItem& item = m_view->item(place);
        if (item.answered == 0) {
            return item.samples == 0 ? tr("no answer") : tr("failed");
        }
        // A sign before the word: told without its colour.
        if (!item.verdict) {
            return tr("none");
        }
        const QString sign = *item.verdict == evaluate::AnswerVerdict::Pass         ? QStringLiteral("✓ ")
                             : *item.verdict == evaluate::AnswerVerdict::Acceptable ? QStringLiteral("~ ")
                                                                                    : QStringLiteral("✗ ");
        return sign +
               QString::fromStdString(results::answerVerdictTitle(*item.verdict, widgets::WindowWording()));
    };
    columns.push_back({.key = QuestionId, .title = tr("Id"), .width = 12, .text = id});
    columns.push_back({.key = Text,
                       .title = tr("Question"),
                       .width = 22,
                       .text = [text](std::uint32_t place) { return text(place).simplified(); },
                       .value = text});
    columns.push_back({.key = Verdict,
                       .title = tr("Verdict"),
                       .definition = tr("What the limits and conditions of the rubric say of the answer"),
                       .width = 11,
                       .text = verdict});
    columns.push_back(
        {.key = Overall,
         .title = tr("Overall"),
         .definition = widgets::windowText(results::answerMetricMeaning, std::string_view("overall")),
         .width = 14,
         .figure = [this](std::uint32_t place) { return m_view->item(place).overall; }});
    m_orders = {"id", "question", "verdict", "overall"};
}

void AnswerListModel::addMeasures(Columns& columns) {
    for (const AnswerColumn& column : m_view->columns) {
        const std::string_view name = column.name;
        const QString meaning = widgets::windowText(results::answerMetricMeaning, name);
        columns.push_back(
            {.key = static_cast<int>(columns.size()),
             .title = widgets::windowText(results::answerMetricTitle, name),
             .definition = meaning,
             .width = 14,
             .figure = [this, name](std::uint32_t place) { return m_view->item(place).value(name); },
             .decimals = decimalsOf(column),
             .toolTip =
                 [this, name](std::uint32_t place) {
                     return widgets::windowText(results::noValueText, m_view->item(place).why(name));
                 }});
        m_orders.push_back(column.name);
    }
}

void AnswerListModel::addLastColumns(Columns& columns) {
    const auto warnings = [this](std::uint32_t place) {
        QStringList list;
        for (const evaluate::AnswerWarning& warning : m_view->item(place).warnings) {
            list += widgets::windowText(results::answerWarningText, warning);
        }
        return list.join(QStringLiteral("; "));
    };
    columns.push_back(
        {.key = static_cast<int>(columns.size()), .title = tr("Warnings"), .width = 20, .text = warnings});
    m_orders.emplace_back("warnings");
    columns.push_back({.key = static_cast<int>(columns.size()),
                       .title = tr("Answers"),
                       .definition = tr("How many answers of the system belong to the question"),
                       .width = 8,
                       .count = [this](std::uint32_t place) { return m_view->item(place).samples; }});
    m_orders.emplace_back("samples");
    columns.push_back({.key = static_cast<int>(columns.size()),
                       .title = tr("Suite"),
                       .width = 12,
                       .text = [this](std::uint32_t place) { return m_view->item(place).suite; }});
    m_orders.emplace_back("suite");
}

void AnswerListModel::describeColumns() {
    Columns columns;
    addFirstColumns(columns);
    if (m_view != nullptr) {
        addMeasures(columns);
    }
    addLastColumns(columns);
    setColumns(std::move(columns), ToolTips::LongTexts);
}

} // namespace assay::app

#include "moc_answer_list_model.cpp"
