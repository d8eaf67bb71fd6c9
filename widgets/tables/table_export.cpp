#include "widgets/tables/table_export.h"

#include "core/formats/csv_cell.h"
#include "core/formats/workbook.h"

#include <QDateTime>
#include <QIODevice>
#include <QLocale>
#include <QTextDocumentFragment>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace assay::widgets {
namespace {

QString valueText(const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::Double: {
        const double number = value.toDouble();
        return std::isfinite(number) ? QString::number(number, 'g', QLocale::FloatingPointShortest)
                                     : QString();
    }
    case QMetaType::Float: {
        // Widened to double, 0.7f would read 0.699999988.
        const float number = value.toFloat();
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        return std::isfinite(number) ? QString::fromLatin1(digits.data(), end - digits.data()) : QString();
    }
    case QMetaType::QDateTime:
        return value.toDateTime().toString(Qt::ISODateWithMs);
    case QMetaType::QDate:
        return value.toDate().toString(Qt::ISODate);
    case QMetaType::QTime:
        return value.toTime().toString(Qt::ISODateWithMs);
    default:
        return value.toString();
    }
}

bool isNumber(const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::Double:
    case QMetaType::Float:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return true;
    default:
        return false;
    }
}

QString headerText(const QAbstractItemModel& model, int column) {
    return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

QString shownText(const QModelIndex& index) {
    return index.data(Qt::DisplayRole).toString();
}

// The model's row of the n-th row wanted, fetching pages as needed; -1 when there is none.
int rowAt(QAbstractItemModel& model, const TableRange& range, qint64 n) {
    if (range.rows) {
        return n < range.rows->size() ? range.rows->at(n) : -1;
    }
    while (n >= model.rowCount() && model.canFetchMore({})) {
        const int before = model.rowCount();
        model.fetchMore({});
        if (model.rowCount() == before) {
            break; // it fetches in the background, or cannot
        }
    }
    return n < model.rowCount() ? static_cast<int>(n) : -1;
}

// How wide columns of workbooks are, in characters.
constexpr int kNumberCharacters = 14;
constexpr int kTextCharacters = 30;

QString plainText(const QString& tip) {
    return Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip;
}

formats::SheetCell sheetCell(const QModelIndex& index) {
    const QVariant value = index.data(kExportRole);
    if (!value.isValid()) {
        return shownText(index).toStdString();
    }
    if (isNumber(value)) {
        // By way of the text, so that 0.7f does not become 0.699999988.
        const QString text = valueText(value);
        return text.isEmpty() ? formats::SheetCell() : formats::SheetNumber{text.toDouble()};
    }
    return valueText(value).toStdString();
}

template <typename CellText>
QString joinRow(const QList<int>& columns, QChar separator, CellText cellText) {
    QString line;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (i > 0) {
            line += separator;
        }
        line += cellText(columns[i]);
    }
    return line;
}

// Goes through the text's UTF-8 only where a character of a formula is in it.
QString harmless(const QString& text) {
    const bool may = std::any_of(text.begin(), text.end(), [](QChar c) {
        return c == u'=' || c == u'+' || c == u'-' || c == u'@' || c == u'\t' || c == u'\r' || c == u'\n' ||
               c.unicode() >= 0xFF00;
    });
    return may ? QString::fromStdString(formats::withoutFormulas(text.toStdString())) : text;
}

QString markdownLine(const QStringList& cells) {
    QStringList escaped;
    for (const QString& cell : cells) {
        escaped.append(markdownCell(cell));
    }
    return QStringLiteral("| ") + escaped.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

} // namespace

QString tsvCell(QString text) {
    for (QChar& c : text) {
        if (c == u'\t' || c == u'\n' || c == u'\r' || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator) {
            c = u' ';
        }
    }
    return harmless(text);
}

QString markdownCell(QString text) {
    text.replace(u'\\', QStringLiteral("\\\\"));
    text.replace(u'|', QStringLiteral("\\|"));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("<br>"));
    text.replace(u'\n', QStringLiteral("<br>"));
    text.replace(u'\r', QStringLiteral("<br>"));
    text.replace(QChar::LineSeparator, QStringLiteral("<br>"));
    text.replace(QChar::ParagraphSeparator, QStringLiteral("<br>"));
    return text;
}

QString csvCell(const QString& text, const CsvOptions& options) {
    QString cell = options.neutraliseFormulas ? harmless(text) : text;
    const bool quote =
        std::any_of(cell.begin(), cell.end(),
                    [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; }) ||
        (!cell.isEmpty() && (cell.front().isSpace() || cell.back().isSpace()));
    if (quote) {
        cell.replace(u'"', QStringLiteral("\"\""));
        return u'"' + cell + u'"';
    }
    return cell;
}

QString tableAsTsv(const TextTable& table) {
    QString text;
    const auto append = [&text](const QStringList& cells) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            text += (i > 0 ? QStringLiteral("\t") : QString()) + tsvCell(cells[i]);
        }
        text += u'\n';
    };
    append(table.header);
    for (const QStringList& row : table.rows) {
        append(row);
    }
    return text;
}

QString tableAsMarkdown(const TextTable& table) {
    QString text = markdownLine(table.header);
    text += u'|';
    for (qsizetype i = 0; i < table.header.size(); ++i) {
        text += i == 0 ? QStringLiteral(" --- |") : QStringLiteral(" ---: |"); // names left, figures right
    }
    text += u'\n';
    for (const QStringList& row : table.rows) {
        text += markdownLine(row);
    }
    return text;
}

QString tableAsCsv(const TextTable& table, const CsvOptions& options) {
    QString text = options.byteOrderMark ? QString(QChar(QChar::ByteOrderMark)) : QString();
    const auto append = [&text, &options](const QStringList& cells) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            text += (i > 0 ? QStringLiteral(",") : QString()) + csvCell(cells[i], options);
        }
        text += QStringLiteral("\r\n");
    };
    append(table.header);
    for (const QStringList& row : table.rows) {
        append(row);
    }
    return text;
}

QString exportText(const QModelIndex& index) {
    const QVariant value = index.data(kExportRole);
    return value.isValid() ? valueText(value) : shownText(index);
}

QString tableAsTsv(QAbstractItemModel& model, const TableRange& range, int maxRows) {
    QString text =
        joinRow(range.columns, u'\t', [&model](int column) { return tsvCell(headerText(model, column)); }) +
        u'\n';
    for (int n = 0; n < maxRows; ++n) {
        const int row = rowAt(model, range, n);
        if (row < 0) {
            break;
        }
        text += joinRow(range.columns, u'\t',
                        [&model, row](int column) { return tsvCell(exportText(model.index(row, column))); });
        text += u'\n';
    }
    return text;
}

QString tableAsMarkdown(QAbstractItemModel& model, const TableRange& range, int maxRows) {
    QStringList cells;
    for (const int column : range.columns) {
        cells.append(headerText(model, column));
    }
    QString text = markdownLine(cells);
    text += u'|';
    const int first = rowAt(model, range, 0);
    for (const int column : range.columns) {
        const auto alignment = first < 0 ? 0 : model.index(first, column).data(Qt::TextAlignmentRole).toInt();
        text += (alignment & Qt::AlignRight) != 0 ? QStringLiteral(" ---: |") : QStringLiteral(" --- |");
    }
    text += u'\n';
    for (int n = 0; n < maxRows; ++n) {
        const int row = rowAt(model, range, n);
        if (row < 0) {
            break;
        }
        cells.clear();
        for (const int column : range.columns) {
            cells.append(shownText(model.index(row, column)));
        }
        text += markdownLine(cells);
    }
    return text;
}

CsvWriter::CsvWriter(QAbstractItemModel& model, TableRange range, QIODevice& device, CsvOptions options)
    : m_model(model)
    , m_range(std::move(range))
    , m_device(device)
    , m_options(options) {}

qint64 CsvWriter::rowsKnown() const {
    return m_range.rows ? m_range.rows->size() : m_model.rowCount();
}

bool CsvWriter::write(const QString& line) {
    const QByteArray bytes = line.toUtf8();
    m_failed = m_failed || m_device.write(bytes) != bytes.size();
    return !m_failed;
}

bool CsvWriter::writeMore(int rows) {
    if (m_failed) {
        return false;
    }
    QString text;
    if (!m_started) {
        m_started = true;
        if (m_options.byteOrderMark) {
            text += QChar(QChar::ByteOrderMark);
        }
        text += joinRow(m_range.columns, u',',
                        [this](int column) { return csvCell(headerText(m_model, column), m_options); });
        text += QStringLiteral("\r\n");
    }
    for (int i = 0; i < rows; ++i) {
        const int row = rowAt(m_model, m_range, m_written);
        if (row < 0) {
            (void)write(text);
            return false;
        }
        text += joinRow(m_range.columns, u',', [this, row](int column) {
            const QModelIndex index = m_model.index(row, column);
            const QVariant value = index.data(kExportRole);
            if (!value.isValid()) {
                return csvCell(shownText(index), m_options);
            }
            return isNumber(value) ? valueText(value) : csvCell(valueText(value), m_options);
        });
        text += QStringLiteral("\r\n");
        ++m_written;
    }
    return write(text);
}

WorkbookTableWriter::WorkbookTableWriter(QAbstractItemModel& model, TableRange range, QIODevice& device,
                                         const QString& name)
    : m_model(model)
    , m_range(std::move(range))
    , m_device(device)
    , m_name(name) {}

WorkbookTableWriter::~WorkbookTableWriter() = default;

qint64 WorkbookTableWriter::rowsKnown() const {
    return m_range.rows ? m_range.rows->size() : m_model.rowCount();
}

void WorkbookTableWriter::begin() {
    m_workbook = std::make_unique<formats::WorkbookWriter>(m_name.toStdString());
    const int first = rowAt(m_model, m_range, 0);
    std::vector<formats::SheetColumn> columns;
    for (const int column : m_range.columns) {
        const bool isFigure = first >= 0 && isNumber(m_model.index(first, column).data(kExportRole));
        const QString note = m_model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        columns.push_back({headerText(m_model, column).toStdString(), plainText(note).toStdString(),
                           isFigure ? kNumberCharacters : kTextCharacters});
    }
    m_workbook->beginSheet(m_name.toStdString(), std::move(columns));
}

bool WorkbookTableWriter::writeMore(int rows) {
    if (m_failed) {
        return false;
    }
    if (!m_workbook) {
        begin();
    }
    std::vector<formats::SheetCell> cells;
    for (int i = 0; i < rows; ++i) {
        const int row = rowAt(m_model, m_range, m_written);
        if (row < 0) {
            const auto bytes = m_workbook->finish();
            m_failed = !bytes || m_device.write(bytes->data(), static_cast<qint64>(bytes->size())) !=
                                     static_cast<qint64>(bytes->size());
            return false;
        }
        cells.clear();
        for (const int column : m_range.columns) {
            cells.push_back(sheetCell(m_model.index(row, column)));
        }
        m_workbook->addRow(cells);
        ++m_written;
    }
    return true;
}

} // namespace assay::widgets
