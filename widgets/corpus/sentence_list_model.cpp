#include "widgets/corpus/sentence_list_model.h"

#include "widgets/corpus/sentence_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/text/tip_text.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace assay::widgets {

using workspace::SentenceRow;
using workspace::StoredSentence;

SentenceListModel::SentenceListModel(QObject* parent)
    : QAbstractTableModel(parent) {}

SentenceListModel::~SentenceListModel() = default;

void SentenceListModel::setCorpus(std::shared_ptr<workspace::Workspace> workspace, base::RowId corpus) {
    beginResetModel();
    forgetPages();
    m_rows.reset();
    m_count = 0;
    m_corpus = corpus;
    std::optional<base::Error> error;
    if (workspace != m_workspace) {
        m_reader.reset();
        m_workspace = std::move(workspace);
        if (m_workspace) {
            if (auto reader = m_workspace->reader()) {
                m_reader.emplace(std::move(*reader));
            } else {
                error = reader.error();
            }
        }
    }
    endResetModel();
    if (error) {
        Q_EMIT failed(*error);
    }
}

void SentenceListModel::showRange(SentenceRow first, std::int64_t count) {
    beginResetModel();
    forgetPages();
    m_rows.reset();
    m_first = first;
    m_count = static_cast<int>(std::clamp<std::int64_t>(count, 0, std::numeric_limits<int>::max()));
    endResetModel();
}

void SentenceListModel::showRows(std::vector<SentenceRow> rows) {
    beginResetModel();
    forgetPages();
    m_rows = std::move(rows);
    m_count = static_cast<int>(m_rows->size());
    endResetModel();
}

void SentenceListModel::appendRows(const std::vector<SentenceRow>& rows) {
    if (rows.empty() || !m_rows) {
        return;
    }
    beginInsertRows({}, m_count, m_count + static_cast<int>(rows.size()) - 1);
    if (const auto last = m_pages.find(m_count / kPageRows); last != m_pages.end()) {
        m_uses.erase(last->second.use); // it was not full
        m_pages.erase(last);
    }
    m_rows->insert(m_rows->end(), rows.begin(), rows.end());
    m_count = static_cast<int>(m_rows->size());
    endInsertRows();
}

std::optional<SentenceRow> SentenceListModel::rowAt(int index) const {
    if (index < 0 || index >= m_count) {
        return std::nullopt;
    }
    return m_rows ? (*m_rows)[static_cast<std::size_t>(index)] : m_first + static_cast<SentenceRow>(index);
}

int SentenceListModel::firstIndexFrom(SentenceRow row) const {
    if (m_rows) {
        return static_cast<int>(std::lower_bound(m_rows->begin(), m_rows->end(), row) - m_rows->begin());
    }
    return row <= m_first
               ? 0
               : static_cast<int>(std::min<std::int64_t>(m_count, static_cast<std::int64_t>(row) -
                                                                      static_cast<std::int64_t>(m_first)));
}

int SentenceListModel::indexOf(SentenceRow row) const {
    const int index = firstIndexFrom(row);
    return rowAt(index) == row ? index : -1;
}

const StoredSentence* SentenceListModel::sentence(int index) const {
    const std::optional<SentenceRow> row = rowAt(index);
    if (!row) {
        return nullptr;
    }
    const std::vector<StoredSentence>& sentences = page(index / kPageRows).sentences;
    const auto place = static_cast<std::size_t>(index % kPageRows);
    return place < sentences.size() && sentences[place].row == *row ? &sentences[place] : nullptr;
}

const SentenceListModel::Page& SentenceListModel::page(int number) const {
    if (const auto known = m_pages.find(number); known != m_pages.end()) {
        m_uses.splice(m_uses.begin(), m_uses, known->second.use);
        return known->second;
    }
    if (m_pages.size() >= kMaxPages) {
        m_pages.erase(m_uses.back());
        m_uses.pop_back();
    }
    m_uses.push_front(number);
    return m_pages.emplace(number, Page{read(number), m_uses.begin()}).first->second;
}

std::vector<StoredSentence> SentenceListModel::read(int number) const {
    if (!m_reader) {
        return {};
    }
    const int begin = number * kPageRows;
    const int count = std::min(kPageRows, m_count - begin);
    const SentenceRow first = *rowAt(begin);
    const bool isRange = *rowAt(begin + count - 1) - first == static_cast<SentenceRow>(count - 1);
    auto sentences =
        isRange ? workspace::sentencesFrom(*m_reader, m_corpus, first, count)
                : workspace::sentencesOfRows(*m_reader, m_corpus,
                                             std::span(*m_rows).subspan(static_cast<std::size_t>(begin),
                                                                        static_cast<std::size_t>(count)));
    if (!sentences) {
        if (!std::exchange(m_hasFailed, true)) {
            Q_EMIT failed(sentences.error());
        }
        return {};
    }
    return *std::move(sentences);
}

void SentenceListModel::forgetPages() {
    m_pages.clear();
    m_uses.clear();
    m_hasFailed = false;
}

int SentenceListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

int SentenceListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SentenceListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == kRowKeyRole) {
        return *rowAt(index.row());
    }
    if (role == Qt::TextAlignmentRole) {
        return index.column() == Position ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole &&
        role != kExportRole && role != SentenceKindRole) {
        return {};
    }
    const StoredSentence* stored = sentence(index.row());
    if (stored == nullptr) {
        return role == Qt::DisplayRole && index.column() == Text ? tr("(cannot be read)") : QVariant();
    }
    const model::Sentence& sentence = stored->sentence;
    if (role == SentenceKindRole) {
        return static_cast<int>(sentence.kind);
    }
    const bool isExport = role == kExportRole;
    if (role == Qt::ToolTipRole && index.column() == Text) {
        return tipLines(QString::fromStdString(sentence.text));
    }
    switch (index.column()) {
    case Position:
        return !sentence.position ? (isExport ? QVariant(QString()) : QVariant(undefinedText()))
               : isExport         ? QVariant(static_cast<qlonglong>(*sentence.position))
                                  : QVariant(QString::number(*sentence.position));
    case Kind:
        return isExport || sentence.kind != model::SentenceKind::Prose ? sentenceKindText(sentence.kind)
                                                                       : QString();
    case Text:
        return isExport                ? QString::fromStdString(sentence.text)
               : sentence.text.empty() ? tr("(only the id is known)")
                                       : lineText(sentence.text);
    case Company:
        return isExport ? QString::fromStdString(sentence.company) : companyText(sentence);
    case Year:
        return sentence.year ? QString::number(*sentence.year) : isExport ? QString() : undefinedText();
    case Section:
        return QString::fromStdString(sentence.section);
    case Form:
        return QString::fromStdString(sentence.form);
    case Id:
        return QString::fromStdString(sentence.sentenceId);
    default:
        return {};
    }
}

QVariant SentenceListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case Position:
        return isTip ? tr("Position within the section; gaps are allowed") : tr("Pos.");
    case Kind:
        return isTip ? tr("Prose has no mark; headings and table debris are kept in their places")
                     : tr("Kind");
    case Text:
        return isTip ? QVariant() : tr("Sentence");
    case Company:
        return isTip ? QVariant() : tr("Company");
    case Year:
        return isTip ? tr("Of the report") : tr("Year");
    case Section:
        return isTip ? tr("As the sentence's id writes it") : tr("Section");
    case Form:
        return isTip ? QVariant() : tr("Form");
    case Id:
        return isTip ? QVariant() : tr("Id");
    default:
        return {};
    }
}

} // namespace assay::widgets

#include "moc_sentence_list_model.cpp"
