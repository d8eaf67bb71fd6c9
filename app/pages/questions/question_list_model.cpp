#include "app/pages/questions/question_list_model.h"

#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"

#include <QIcon>
#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace assay::app {
namespace {

using Order = curation::QuestionOrder;

// Columns without one have no order of their own.
constexpr std::array<std::optional<Order>, QuestionListModel::ColumnCount> kOrders{
    Order::QuestionId, Order::Text,  Order::Status,     std::nullopt,       Order::Suite,    Order::Category,
    Order::Difficulty, Order::Scope, Order::AnswerType, Order::GoldVersion, Order::Company,  Order::Year,
    std::nullopt,      std::nullopt, std::nullopt,      std::nullopt,       Order::ChangedAt};

// The fields that have no column among the first ones.
using model::QuestionField;
constexpr std::array kFurther{QuestionField::CikInt,
                              QuestionField::AnswerNumeric,
                              QuestionField::AnswerUnit,
                              QuestionField::Tolerance,
                              QuestionField::EvidenceSentenceIds,
                              QuestionField::EvidenceSpans,
                              QuestionField::Notes,
                              QuestionField::CreatedBy,
                              QuestionField::CreatedAt,
                              QuestionField::CurationConfidence,
                              QuestionField::ExpectedSources,
                              QuestionField::ExpectedCitations,
                              QuestionField::AnswerContains,
                              QuestionField::MustInclude,
                              QuestionField::CitationRequired,
                              QuestionField::MaxTokens,
                              QuestionField::Messages,
                              QuestionField::Extra};
static_assert(QuestionListModel::FirstFurther + kFurther.size() == QuestionListModel::ColumnCount);

QString joined(const workspace::QuestionColumns& columns, const workspace::QuestionColumns::Lists& lists,
               std::size_t position, const std::function<QString(const std::string&)>& look = {}) {
    QString text;
    for (const std::uint32_t name : lists.of(position)) {
        text += text.isEmpty() ? QString() : QStringLiteral(", ");
        text += look ? look(columns.names[name]) : QString::fromStdString(columns.names[name]);
    }
    return text;
}

} // namespace

QuestionListModel::QuestionListModel(QuestionController& controller, QObject* parent)
    : ColumnTable(parent)
    , m_controller(controller) {
    describeColumns();
    takeRows();
    connect(&controller, &QuestionController::columnsChanged, this, &QuestionListModel::reset);
    connect(&controller, &QuestionController::shownChanged, this, &QuestionListModel::reset);
    connect(&controller, &QuestionController::valuesChanged, this, &QuestionListModel::tellValues);
}

// Cell by cell when they are few: a view paints all that it shows for a range of several.
void QuestionListModel::tellValues(const std::vector<base::RowId>& ids) {
    constexpr std::size_t kFew = 4;
    m_read.clear();
    if (ids.empty() || ids.size() > kFew) {
        tellAll();
        return;
    }
    for (const base::RowId id : ids) {
        const int row = m_controller.rowOf(id);
        for (int column = 0; row >= 0 && column < ColumnCount; ++column) {
            Q_EMIT dataChanged(index(row, column), index(row, column));
        }
    }
}

// While it begins, views ask which questions were selected: the controller has others in these rows by then.
void QuestionListModel::reset() {
    beginResetModel();
    takeRows();
    endResetModel();
}

void QuestionListModel::takeRows() {
    m_read.clear();
    const std::vector<std::uint32_t>& shown = m_controller.shown();
    const std::vector<base::RowId>& ids = m_controller.columns().id;
    m_ids.resize(shown.size());
    std::transform(shown.begin(), shown.end(), m_ids.begin(),
                   [&ids](std::uint32_t position) { return ids[position]; });
}

int QuestionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

const std::uint32_t* QuestionListModel::at(int row) const {
    const std::vector<std::uint32_t>& shown = m_controller.shown();
    return row >= 0 && row < rowCount() && static_cast<std::size_t>(row) < shown.size()
               ? &shown[static_cast<std::size_t>(row)]
               : nullptr; // or the reset is about to come
}

QVariant QuestionListModel::rowKey(int row) const {
    return QVariant::fromValue<qint64>(m_ids[static_cast<std::size_t>(row)]);
}

QString QuestionListModel::fieldOf(std::uint32_t position, model::QuestionField field) const {
    constexpr std::size_t kMostKept = 4'000;
    const base::RowId id = m_controller.columns().id[position];
    if (m_read.size() >= kMostKept) {
        m_read.clear();
    }
    const auto [question, isNew] = m_read.try_emplace(id);
    if (isNew) {
        question->second = m_controller.questionOf(id);
    }
    const std::string name(model::fieldInfo(field).name);
    const auto unreadable = question->second.unreadable.find(name);
    return QString::fromStdString(unreadable != question->second.unreadable.end()
                                      ? unreadable->second // as the source has it
                                      : model::fieldText(question->second, field));
}

QList<int> QuestionListModel::furtherColumns() {
    QList<int> columns;
    for (int column = FirstFurther; column < ColumnCount; ++column) {
        columns += column;
    }
    return columns;
}

widgets::TableColumn<std::uint32_t> QuestionListModel::textColumn(int key, const QString& title, int width,
                                                                  const TextOf& whole) {
    return {.key = key,
            .title = title,
            .width = width,
            .text = [whole](std::uint32_t position) { return whole(position).simplified(); },
            .value = whole,
            .toolTip = [whole](std::uint32_t position) { return longToolTip(whole(position)); }};
}

QString QuestionListModel::goldOf(std::uint32_t position) const {
    const QString text = fieldOf(position, QuestionField::AnswerText);
    return !text.isEmpty() ? text
                           : QStringLiteral("%1 %2")
                                 .arg(fieldOf(position, QuestionField::AnswerNumeric),
                                      fieldOf(position, QuestionField::AnswerUnit))
                                 .trimmed();
}

QString QuestionListModel::suiteOf(std::uint32_t position) const {
    const auto& names = m_controller.context().suiteNames;
    const auto found = names.find(m_controller.columns().suite[position]);
    return found == names.end() ? QString() : QString::fromStdString(found->second);
}

QString QuestionListModel::suspicionsOf(std::uint32_t position) const {
    const auto& suspicions = m_controller.context().suspicions;
    const auto found = suspicions.find(m_controller.columns().id[position]);
    QStringList rules;
    if (found != suspicions.end()) {
        for (const std::string& rule : found->second) {
            rules += facetValueText(curation::Facet::Suspicion, rule);
        }
    }
    return rules.join(QStringLiteral(", "));
}

void QuestionListModel::describeColumns() {
    using workspace::QuestionColumns;
    const auto of = [this](const auto& column) {
        return [this, column](std::uint32_t position) { return (m_controller.columns().*column)[position]; };
    };
    const auto named = [this](const auto& column) {
        return [this, column](std::uint32_t position) {
            const QuestionColumns& columns = m_controller.columns();
            return std::string(columns.names[(columns.*column)[position]]);
        };
    };
    const auto worded = [named](curation::Facet facet, const auto& column) {
        return [value = named(column), facet](std::uint32_t position) {
            const std::string written = value(position);
            return written.empty() ? QString() : facetValueText(facet, written);
        };
    };
    const auto listed = [this](const auto& column,
                               const std::function<QString(const std::string&)>& look = {}) {
        return [this, column, look](std::uint32_t position) {
            const QuestionColumns& columns = m_controller.columns();
            return joined(columns, columns.*column, position, look);
        };
    };
    const auto wholeText = [this](std::uint32_t position) {
        return QString::fromStdString(m_controller.columns().questionText[position]);
    };
    const auto status = of(&QuestionColumns::status);
    const auto isWithheld = [this](std::uint32_t position) {
        return m_controller.hidesDecisionsOf(m_controller.columns().id[position]);
    };
    const auto flags =
        listed(&QuestionColumns::flags, [](const std::string& reason) { return flagReasonText(reason); });
    const auto flagValues = listed(&QuestionColumns::flags);
    std::array<QIcon, 4> icons;
    for (std::size_t i = 0; i < icons.size(); ++i) {
        icons[i] = widgets::questionStatusIcon(static_cast<model::QuestionStatus>(i));
    }
    std::vector<widgets::TableColumn<std::uint32_t>> all{
        {.key = QuestionId, .title = tr("Id"), .width = 14, .text = of(&QuestionColumns::questionId)},
        {.key = Text,
         .title = tr("Question"),
         .width = 60,
         .text = [wholeText](std::uint32_t position) { return wholeText(position).simplified(); },
         .value = wholeText,
         .toolTip = [wholeText](std::uint32_t position) { return longToolTip(wholeText(position)); }},
        {.key = Status,
         .title = tr("Status"),
         .definition =
             tr("Draft until somebody approves it; flagged while something is wrong with it; retired when it "
                "is no longer asked"),
         .width = 13,
         .text =
             [status, isWithheld](std::uint32_t position) {
                 return isWithheld(position)
                            ? facetValueText(curation::Facet::Status, std::string(curation::kWithheld))
                            : widgets::questionStatusText(status(position));
             },
         .value =
             [status, isWithheld](std::uint32_t position) {
                 return isWithheld(position) ? std::string_view()
                                             : model::questionStatusName(status(position));
             },
         .toolTip =
             [isWithheld](std::uint32_t position) {
                 return isWithheld(position)
                            ? tr("Others have reviewed this question. Its status and flags are shown once "
                                 "you have reviewed it.")
                            : QString();
             },
         .icon =
             [status, icons, isWithheld](std::uint32_t position) {
                 return isWithheld(position) ? QIcon() : icons[static_cast<std::size_t>(status(position))];
             }},
        textColumn(AnswerText, tr("Answer"), 30, [this](std::uint32_t position) { return goldOf(position); }),
        {.key = Suite,
         .title = tr("Suite"),
         .width = 10,
         .text = [this](std::uint32_t position) { return suiteOf(position); }},
        {.key = Category, .title = tr("Category"), .width = 9, .text = named(&QuestionColumns::category)},
        {.key = Difficulty,
         .title = tr("Difficulty"),
         .width = 10,
         .text = worded(curation::Facet::Difficulty, &QuestionColumns::difficulty),
         .value = named(&QuestionColumns::difficulty)},
        {.key = Scope,
         .title = tr("Scope"),
         .width = 14,
         .text = worded(curation::Facet::Scope, &QuestionColumns::scope),
         .value = named(&QuestionColumns::scope)},
        {.key = AnswerType,
         .title = tr("Answer type"),
         .width = 11,
         .text = worded(curation::Facet::AnswerType, &QuestionColumns::answerType),
         .value = named(&QuestionColumns::answerType)},
        {.key = GoldVersion,
         .title = tr("Gold version"),
         .width = 13,
         .text = named(&QuestionColumns::goldVersion)},
        {.key = Company, .title = tr("Company"), .width = 22, .text = listed(&QuestionColumns::companies)},
        {.key = Years, .title = tr("Years"), .width = 12, .text = listed(&QuestionColumns::years)},
        {.key = Sections, .title = tr("Sections"), .width = 12, .text = listed(&QuestionColumns::sections)},
        {.key = Flags,
         .title = tr("Flags"),
         .width = 16,
         .text = [flags, isWithheld](
                     std::uint32_t position) { return isWithheld(position) ? QString() : flags(position); },
         .value =
             [flagValues, isWithheld](std::uint32_t position) {
                 return isWithheld(position) ? QString() : flagValues(position);
             }},
        {.key = Suspicions,
         .title = tr("Suspicions"),
         .definition = tr("Rules of the detector that suspect the question; a person decides"),
         .width = 16,
         .text = [this](std::uint32_t position) { return suspicionsOf(position); }},
        {.key = ChangedBy,
         .title = tr("Changed by"),
         .width = 12,
         .text = named(&QuestionColumns::changedBy)},
        {.key = ChangedAt,
         .title = tr("Changed"),
         .definition = tr("When the revision in force was made"),
         .width = 18,
         .time = of(&QuestionColumns::changedAt)}};
    for (std::size_t i = 0; i < kFurther.size(); ++i) {
        all.push_back(textColumn(
            FirstFurther + static_cast<int>(i), fieldTitle(kFurther[i]), 20,
            [this, field = kFurther[i]](std::uint32_t position) { return fieldOf(position, field); }));
    }
    setColumns(std::move(all), ToolTips::LongTexts);
}

void QuestionListModel::sort(int column, Qt::SortOrder order) {
    const auto wanted = column < 0 ? Order::Id : kOrders[static_cast<std::size_t>(column)];
    if (wanted) {
        m_controller.setOrder(*wanted, order == Qt::DescendingOrder);
    }
}

} // namespace assay::app

#include "moc_question_list_model.cpp"
