#include "widgets/corpus/near_list_model.h"

#include "widgets/corpus/sentence_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"

#include <QGuiApplication>
#include <QPalette>
#include <utility>

namespace assay::widgets {

void NearListModel::setSentences(std::vector<NearSentence> sentences) {
    beginResetModel();
    m_sentences = std::move(sentences);
    m_isStale = false;
    endResetModel();
}

void NearListModel::setStale(bool on) {
    if (on == m_isStale || (on && m_sentences.empty())) {
        return;
    }
    m_isStale = on;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::ForegroundRole});
}

std::optional<workspace::SentenceRow> NearListModel::rowAt(int index) const {
    return index >= 0 && index < rowCount()
               ? std::optional(m_sentences[static_cast<std::size_t>(index)].stored.row)
               : std::nullopt;
}

int NearListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sentences.size());
}

int NearListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NearListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const NearSentence& near = m_sentences[static_cast<std::size_t>(index.row())];
    const model::Sentence& sentence = near.stored.sentence;
    const bool isExport = role == kExportRole;
    if (role == Qt::TextAlignmentRole) {
        return index.column() == Distance ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    if (role == Qt::ToolTipRole) {
        return index.column() == Text ? tipLines(QString::fromStdString(sentence.text)) : placeText(sentence);
    }
    if (role == Qt::ForegroundRole && m_isStale) {
        return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    }
    if (role != Qt::DisplayRole && !isExport) {
        return {};
    }
    switch (index.column()) {
    case Distance:
        return isExport ? QVariant(near.distance) : QVariant(proportionText(near.distance, 3));
    case Text:
        return isExport ? QString::fromStdString(sentence.text) : lineText(sentence.text);
    case Place:
        return placeText(sentence);
    case Id:
        return QString::fromStdString(sentence.sentenceId);
    default:
        return {};
    }
}

QVariant NearListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::ToolTipRole) {
        return section == Distance ? tr("Cosine distance, 1 - cos: 0 is the same direction, 2 the opposite")
                                   : QVariant();
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Distance:
        return tr("1 - cos");
    case Text:
        return tr("Sentence");
    case Place:
        return tr("Place");
    case Id:
        return tr("Id");
    default:
        return {};
    }
}

} // namespace assay::widgets

#include "moc_near_list_model.cpp"
