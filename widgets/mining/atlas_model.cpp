#include "widgets/mining/atlas_model.h"

#include "core/words/question_words.h"
#include "widgets/text/number_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <utility>

namespace assay::widgets {

QString topicName(const ShownAtlas& shown, std::size_t bit) {
    if (bit == static_cast<std::size_t>(evaluate::MiningCue::Definition)) {
        return QStringLiteral("definitions");
    }
    if (bit == static_cast<std::size_t>(evaluate::MiningCue::Verification)) {
        return QStringLiteral("verifications");
    }
    return QString::fromStdString(shown.tagger.labels()[bit]);
}

QString topicTitle(const ShownAtlas& shown, std::size_t bit) {
    if (bit == static_cast<std::size_t>(evaluate::MiningCue::Definition)) {
        return AtlasModel::tr("Definitions");
    }
    if (bit == static_cast<std::size_t>(evaluate::MiningCue::Verification)) {
        return AtlasModel::tr("Verifications");
    }
    return QString::fromStdString(words::spaced(shown.tagger.labels()[bit]));
}

AtlasModel::AtlasModel(const MiningController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {}

int AtlasModel::rowCount(const QModelIndex& parent) const {
    const ShownAtlas* const shown = m_controller.atlas();
    if (parent.isValid() || shown == nullptr) {
        return 0;
    }
    return static_cast<int>(m_topic < 0 ? shown->atlas.topics.size() : shown->atlas.companies.size());
}

int AtlasModel::columnCount(const QModelIndex& parent) const {
    const ShownAtlas* const shown = m_controller.atlas();
    return parent.isValid() || shown == nullptr ? 0 : static_cast<int>(shown->atlas.years.size()) + 2;
}

QString AtlasModel::rowName(int row) const {
    const ShownAtlas& shown = *m_controller.atlas();
    const auto place = static_cast<std::size_t>(row);
    return m_topic < 0 ? topicTitle(shown, shown.atlas.topics[place])
                       : QString::fromStdString(shown.atlas.companies[place].name);
}

// Each cell of the atlas is looked at once; what is painted is only read.
void AtlasModel::addUp() {
    m_cells.clear();
    m_gaps = 0;
    const ShownAtlas* const shown = m_controller.atlas();
    if (shown == nullptr) {
        return;
    }
    const evaluate::MiningAtlas& atlas = shown->atlas;
    const std::size_t years = atlas.years.size();
    const std::size_t companies = atlas.companies.size();
    m_cells.resize(static_cast<std::size_t>(rowCount()) * (years + 1));
    for (std::size_t topic = 0; topic < atlas.topics.size(); ++topic) {
        if (m_topic >= 0 && static_cast<int>(topic) != m_topic) {
            continue;
        }
        for (std::size_t year = 0; year < years; ++year) {
            for (std::size_t company = 0; company < companies; ++company) {
                if (m_topic < 0 && m_company >= 0 && static_cast<int>(company) != m_company) {
                    continue;
                }
                const evaluate::AtlasCell& counts = atlas.at(topic, year, company);
                const std::size_t place = (topic * years + year) * companies + company;
                const std::int64_t questions = shown->questions.empty() ? 0 : shown->questions[place];
                const std::size_t row = m_topic < 0 ? topic : company;
                for (const std::size_t column : {year, years}) {
                    Cell& cell = m_cells[row * (years + 1) + column];
                    cell.counts.sentences += counts.sentences;
                    cell.counts.usable += counts.usable;
                    cell.counts.connectors += counts.connectors;
                    cell.questions += questions;
                }
            }
        }
    }
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 1; column <= static_cast<int>(years); ++column) {
            m_gaps += isGap(index(row, column)) ? 1 : 0;
        }
    }
}

const AtlasModel::Cell* AtlasModel::cellAt(const QModelIndex& index) const {
    if (!index.isValid() || columnCount() == 0) {
        return nullptr;
    }
    const auto columns = static_cast<std::size_t>(columnCount()) - 1;
    const std::size_t column =
        index.column() == 0 ? columns - 1 : static_cast<std::size_t>(index.column()) - 1;
    const std::size_t place = static_cast<std::size_t>(index.row()) * columns + column;
    return place < m_cells.size() ? &m_cells[place] : nullptr;
}

bool AtlasModel::isGap(const QModelIndex& index) const {
    const ShownAtlas* const shown = m_controller.atlas();
    const Cell* const cell = cellAt(index);
    return shown != nullptr && !shown->suite.empty() && cell != nullptr && index.column() > 0 &&
           cell->counts.usable > 0 && cell->questions == 0;
}

std::int64_t AtlasModel::sentencesAt(const QModelIndex& index) const {
    const Cell* const cell = cellAt(index);
    return cell == nullptr ? 0 : cell->counts.sentences;
}

QModelIndex AtlasModel::nextGap(const QModelIndex& from) const {
    const int years = columnCount() - 2; // the last column is of all years
    const int cells = rowCount() * years;
    if (cells <= 0 || m_gaps == 0) {
        return {};
    }
    const int column = from.isValid() ? std::clamp(from.column() - 1, -1, years - 1) : -1;
    const int begin = from.isValid() ? from.row() * years + column : -1;
    for (int step = 1; step <= cells; ++step) {
        const int place = (begin + step) % cells;
        const QModelIndex found = index(place / years, place % years + 1);
        if (isGap(found)) {
            return found;
        }
    }
    return {};
}

QString AtlasModel::cellText(const Cell& cell, bool gap) const {
    if (cell.counts.sentences == 0) {
        return {};
    }
    const QString count = countText(cell.counts.sentences);
    return cell.questions == 0 && !gap
               ? count
               : tr("%1 (%2)", "sentences (questions)").arg(count, countText(cell.questions));
}

namespace {

// Opaque: a style paints a cell's ground in two parts, which a tint that shines through would show.
QColor gapTint() {
    constexpr float kShare = 0.16F;
    const QColor ground = QGuiApplication::palette().color(QPalette::Base);
    const QColor mark = QGuiApplication::palette().color(QPalette::Highlight);
    const auto mixed = [](float one, float other) { return one + (other - one) * kShare; };
    return QColor::fromRgbF(mixed(ground.redF(), mark.redF()), mixed(ground.greenF(), mark.greenF()),
                            mixed(ground.blueF(), mark.blueF()));
}

} // namespace

QVariant AtlasModel::data(const QModelIndex& index, int role) const {
    const Cell* const cell = m_controller.atlas() == nullptr ? nullptr : cellAt(index);
    if (cell == nullptr) {
        return {};
    }
    if (index.column() == 0) {
        return role == Qt::DisplayRole ? QVariant(rowName(index.row())) : QVariant();
    }
    const bool gap = isGap(index);
    switch (role) {
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::DisplayRole:
        return cellText(*cell, gap);
    case Qt::FontRole: {
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return gap ? QVariant(bold) : QVariant();
    }
    case Qt::BackgroundRole: {
        return gap ? QVariant(gapTint()) : QVariant();
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        break;
    default:
        return {};
    }
    const QString sentences = tr("%n sentence(s)", nullptr, static_cast<int>(cell->counts.sentences));
    const QString usable = tr("%1 usable for a question, %2 with a causal connector")
                               .arg(countText(cell->counts.usable), countText(cell->counts.connectors));
    const QString questions =
        tr("%n question(s) with one of them as evidence", nullptr, static_cast<int>(cell->questions));
    return QStringLiteral("%1: %2, %3").arg(sentences, usable, questions);
}

QVariant AtlasModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const ShownAtlas* const shown = m_controller.atlas();
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || shown == nullptr) {
        return {};
    }
    if (section == 0) {
        return m_topic < 0 ? tr("Topic") : tr("Company");
    }
    const auto year = static_cast<std::size_t>(section) - 1;
    if (year >= shown->atlas.years.size()) {
        return tr("All years");
    }
    const auto& named = shown->atlas.years[year];
    return named ? QString::number(*named) : tr("No year");
}

void AtlasModel::show(int topic, int company) {
    beginResetModel();
    m_topic = topic;
    m_company = company;
    addUp();
    endResetModel();
}

evaluate::AtlasChoice AtlasModel::choiceAt(const QModelIndex& index) const {
    evaluate::AtlasChoice choice;
    const ShownAtlas* const shown = m_controller.atlas();
    if (shown == nullptr || !index.isValid()) {
        return choice;
    }
    const auto row = static_cast<std::size_t>(index.row());
    choice.topic = shown->atlas.topics[m_topic < 0 ? row : static_cast<std::size_t>(m_topic)];
    if (m_topic >= 0) {
        choice.company = row;
    } else if (m_company >= 0) {
        choice.company = static_cast<std::size_t>(m_company);
    }
    if (index.column() > 0 && index.column() <= static_cast<int>(shown->atlas.years.size())) {
        choice.year = shown->atlas.years[static_cast<std::size_t>(index.column()) - 1];
    }
    return choice;
}

MinedSentencesModel::MinedSentencesModel(QObject* parent)
    : RowTable(parent) {
    setColumns({{.key = Company,
                 .title = tr("Company"),
                 .width = 18,
                 .text = [](const MinedSentence& row) { return row.sentence.company; }},
                {.key = Year,
                 .title = tr("Year"),
                 .width = 6,
                 .alignment = kNumberAlignment,
                 .text = [](const MinedSentence& row) { return row.sentence.year; }},
                {.key = Section,
                 .title = tr("Section"),
                 .width = 9,
                 .text = [](const MinedSentence& row) { return row.sentence.section; }},
                {.key = Cues,
                 .title = tr("Cues"),
                 .definition = tr("Words of risk in the sentence: two are enough to draft from"),
                 .width = 6,
                 .alignment = kNumberAlignment,
                 .text = &MinedSentence::riskCues},
                {.key = Questions,
                 .title = tr("Questions"),
                 .definition = tr("Questions of the suite that have the sentence as evidence"),
                 .width = 9,
                 .count = &MinedSentence::questions},
                {.key = Text,
                 .title = tr("Sentence"),
                 .width = 80,
                 .text = [](const MinedSentence& row) { return row.sentence.text; }},
                {.key = Id, .title = tr("Sentence id"), .width = 34, .text = [](const MinedSentence& row) {
                     return row.sentence.sentenceId;
                 }}});
    setKey([](const MinedSentence& row) { return static_cast<qlonglong>(row.row); });
    setSortable();
}

} // namespace assay::widgets

#include "moc_atlas_model.cpp"
