// Tables as text: TSV and Markdown for the clipboard, CSV and workbooks for files, from any item model or
// from a few rows of strings.
//
// TSV and CSV take full-precision values (kExportRole, or what is shown where a model has none) and are free
// of any locale; Markdown takes what is shown. CSV follows RFC 4180: CRLF, quotes doubled, UTF-8. GUI thread
// only for models.
#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>

class QIODevice;

namespace assay::formats {
class WorkbookWriter;
}

namespace assay::widgets {

// The full-precision value of a cell: a number, a text, a date; an invalid QVariant means "as shown", a null
// double "no value".
inline constexpr int kExportRole = Qt::UserRole + 0x1000;
// What tells a row of a model from all others, so that a selection survives a reload.
inline constexpr int kRowKeyRole = Qt::UserRole + 0x1001;
// What a cell is sorted by: a number where it has one, else a text; a value that is not valid is missing.
inline constexpr int kSortRole = Qt::UserRole + 0x1002;

// More rows than this do not go to the clipboard; a file takes any number.
inline constexpr int kMaxCopiedRows = 100'000;

struct TextTable {
    QStringList header;
    QList<QStringList> rows;
};

struct CsvOptions {
    // What a spreadsheet would run as a formula gets an apostrophe before it, also within a text, behind a
    // semicolon or a line break (core/formats/csv_cell.h). Numbers are left alone.
    bool neutraliseFormulas = true;
    bool byteOrderMark = false;
};

// Which part of a model: columns in the order wanted, and rows, or nullopt for all of them.
struct TableRange {
    QList<int> columns;
    std::optional<QList<int>> rows;
};

[[nodiscard]] QString tsvCell(QString text);      // no tabs, no line breaks, no formulas
[[nodiscard]] QString markdownCell(QString text); // | and line breaks escaped
[[nodiscard]] QString csvCell(const QString& text, const CsvOptions& options = {}); // quoted where needed

[[nodiscard]] QString tableAsTsv(const TextTable& table);
[[nodiscard]] QString tableAsMarkdown(const TextTable& table);
[[nodiscard]] QString tableAsCsv(const TextTable& table, const CsvOptions& options = {});

// The value of a cell as locale-free text, in full precision.
[[nodiscard]] QString exportText(const QModelIndex& index);

// At most `maxRows` rows. Rows that the model has not fetched yet are fetched page by page.
[[nodiscard]] QString tableAsTsv(QAbstractItemModel& model, const TableRange& range,
                                 int maxRows = kMaxCopiedRows);
[[nodiscard]] QString tableAsMarkdown(QAbstractItemModel& model, const TableRange& range,
                                      int maxRows = kMaxCopiedRows);

// Writes a table a slice of rows at a time, so that a million rows do not stop the window.
class TableWriter {
  public:
    TableWriter() = default;
    TableWriter(const TableWriter&) = delete;
    TableWriter& operator=(const TableWriter&) = delete;
    virtual ~TableWriter() = default;

    // Writes up to `rows` further rows. True while there is more to do.
    [[nodiscard]] virtual bool writeMore(int rows) = 0;
    [[nodiscard]] virtual bool failed() const = 0;
    [[nodiscard]] virtual qint64 rowsWritten() const = 0;
    [[nodiscard]] virtual qint64 rowsKnown() const = 0; // grows while a model fetches more
};

// A model as CSV; nothing of it is kept in memory.
class CsvWriter : public TableWriter {
  public:
    CsvWriter(QAbstractItemModel& model, TableRange range, QIODevice& device, CsvOptions options = {});

    [[nodiscard]] bool writeMore(int rows) override;

    [[nodiscard]] bool failed() const override { return m_failed; }

    [[nodiscard]] qint64 rowsWritten() const override { return m_written; }

    [[nodiscard]] qint64 rowsKnown() const override;

  private:
    bool write(const QString& line);

    QAbstractItemModel& m_model;
    TableRange m_range;
    QIODevice& m_device;
    CsvOptions m_options;
    qint64 m_written = 0;
    bool m_started = false;
    bool m_failed = false;
};

// A model as a workbook of one sheet (core/formats/workbook.h): numbers as numbers, missing values as empty
// cells, the tool tips of headings as their notes.
class WorkbookTableWriter : public TableWriter {
  public:
    WorkbookTableWriter(QAbstractItemModel& model, TableRange range, QIODevice& device, const QString& name);
    ~WorkbookTableWriter() override;

    [[nodiscard]] bool writeMore(int rows) override;

    [[nodiscard]] bool failed() const override { return m_failed; }

    [[nodiscard]] qint64 rowsWritten() const override { return m_written; }

    [[nodiscard]] qint64 rowsKnown() const override;

  private:
    void begin();

    QAbstractItemModel& m_model;
    TableRange m_range;
    QIODevice& m_device;
    QString m_name;
    std::unique_ptr<formats::WorkbookWriter> m_workbook;
    qint64 m_written = 0;
    bool m_failed = false;
};

} // namespace assay::widgets
