#include "widgets/corpus/sentence_list_model.h"

#include "widgets/corpus/sentence_text.h"
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
    : ColumnTable(parent) {
    describeColumns();
}

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

const StoredSentence* SentenceListModel::at(int index) const {
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

QVariant SentenceListModel::rowKey(int index) const {
    return *rowAt(index);
}

QVariant SentenceListModel::data(const QModelIndex& index, int role) const {
    const bool isText = role == Qt::DisplayRole && index.column() == Text && index.isValid();
    return isText && at(index.row()) == nullptr ? tr("(cannot be read)") : ColumnTable::data(index, role);
}

void SentenceListModel::describeColumns() {
    const auto of = [](const auto& member) {
        return [member](const StoredSentence& stored) { return stored.sentence.*member; };
    };
    using model::Sentence;
    setColumns(
        {{.key = Position,
          .title = tr("Pos."),
          .definition = tr("Position within the section; gaps are allowed"),
          .width = 5,
          .alignment = kNumberAlignment,
          .text =
              [](const StoredSentence& stored) {
                  const auto& position = stored.sentence.position;
                  return position ? QString::number(*position) : undefinedText();
              },
          .value = of(&Sentence::position)},
         {.key = Kind,
          .title = tr("Kind"),
          .definition = tr("Prose has no mark; headings and table debris are kept in their places"),
          .width = 8,
          .text =
              [](const StoredSentence& stored) {
                  const model::SentenceKind kind = stored.sentence.kind;
                  return kind == model::SentenceKind::Prose ? QString() : sentenceKindText(kind);
              },
          .value = [](const StoredSentence& stored) { return sentenceKindText(stored.sentence.kind); }},
         {.key = Text,
          .title = tr("Sentence"),
          .width = 70,
          .text =
              [](const StoredSentence& stored) {
                  const std::string& text = stored.sentence.text;
                  return text.empty() ? tr("(only the id is known)") : lineText(text);
              },
          .value = of(&Sentence::text),
          .toolTip =
              [](const StoredSentence& stored) {
                  return tipLines(QString::fromStdString(stored.sentence.text));
              }},
         {.key = Company,
          .title = tr("Company"),
          .width = 22,
          .text = [](const StoredSentence& stored) { return companyText(stored.sentence); },
          .value = of(&Sentence::company)},
         {.key = Year,
          .title = tr("Year"),
          .definition = tr("Of the report"),
          .width = 6,
          .text =
              [](const StoredSentence& stored) {
                  return stored.sentence.year ? QString::number(*stored.sentence.year) : undefinedText();
              },
          .value = of(&Sentence::year)},
         {.key = Section,
          .title = tr("Section"),
          .definition = tr("As the sentence's id writes it"),
          .width = 8,
          .text = of(&Sentence::section)},
         {.key = Form, .title = tr("Form"), .width = 8, .text = of(&Sentence::form)},
         {.key = Id, .title = tr("Id"), .width = 34, .text = of(&Sentence::sentenceId)}},
        ToolTips::Texts);
    setRowData(SentenceKindRole,
               [](const StoredSentence& stored) { return static_cast<int>(stored.sentence.kind); });
}

} // namespace assay::widgets

#include "moc_sentence_list_model.cpp"
