// Sentences of a corpus in their order as a table: a range of rows, or any chosen rows. Sentences are read
// from the workspace a page at a time, through an index, with a bounded cache, so that a million of them
// scroll at once. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/workspace/corpora/corpora.h"
#include "widgets/tables/column_table.h"

#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace assay::widgets {

class SentenceListModel : public ColumnTable<workspace::StoredSentence> {
    Q_OBJECT
  public:
    enum Column { Position, Kind, Text, Company, Year, Section, Form, Id, ColumnCount };

    enum Role {
        SentenceKindRole = Qt::UserRole + 1, // model::SentenceKind as an int
    };

    static constexpr int kPageRows = 64;
    static constexpr std::size_t kMaxPages = 64;

    explicit SentenceListModel(QObject* parent = nullptr);
    ~SentenceListModel() override;

    // The corpus that rows are of; nothing is listed then. Null: none. Errors are told by failed().
    void setCorpus(std::shared_ptr<workspace::Workspace> workspace, base::RowId corpus);

    void showRange(workspace::SentenceRow first, std::int64_t count);
    // In rising order.
    void showRows(std::vector<workspace::SentenceRow> rows);
    // Behind those that are shown, all of them larger. For rows that were given with showRows().
    void appendRows(const std::vector<workspace::SentenceRow>& rows);

    [[nodiscard]] std::optional<workspace::SentenceRow> rowAt(int index) const;
    [[nodiscard]] int indexOf(workspace::SentenceRow row) const;        // -1: it is not listed
    [[nodiscard]] int firstIndexFrom(workspace::SentenceRow row) const; // rowCount(): there is none

    [[nodiscard]] const workspace::StoredSentence* at(int index) const override;
    [[nodiscard]] QVariant rowKey(int index) const override;

    [[nodiscard]] const workspace::Reader* reader() const { return m_reader ? &*m_reader : nullptr; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

  Q_SIGNALS:
    void failed(const assay::base::Error& error) const;

  private:
    struct Page {
        std::vector<workspace::StoredSentence> sentences;
        std::list<int>::iterator use;
    };

    void describeColumns();
    const Page& page(int number) const;
    [[nodiscard]] std::vector<workspace::StoredSentence> read(int number) const;
    void forgetPages();

    std::shared_ptr<workspace::Workspace> m_workspace; // outlives its reader
    std::optional<workspace::Reader> m_reader;
    base::RowId m_corpus = 0;
    workspace::SentenceRow m_first = 0;
    int m_count = 0;
    std::optional<std::vector<workspace::SentenceRow>> m_rows; // nullopt: a range
    mutable std::unordered_map<int, Page> m_pages;
    mutable std::list<int> m_uses; // the one used last in front
    mutable bool m_hasFailed = false;
};

} // namespace assay::widgets
