#include "widgets/issues/issues_model.h"

#include "widgets/issues/severity_icon.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QElapsedTimer>
#include <QSignalBlocker>
#include <algorithm>
#include <array>

namespace assay::widgets {
namespace {

constexpr int kSliceMs = 8;
constexpr int kRowsBetweenLooks = 64;

const std::shared_ptr<const base::IssueList>& noIssues() {
    static const auto none = std::make_shared<const base::IssueList>();
    return none;
}

unsigned bitOf(base::Severity severity) {
    return 1U << static_cast<unsigned>(severity);
}

} // namespace

IssuesModel::IssuesModel(QObject* parent)
    : QAbstractTableModel(parent)
    , m_issues(noIssues()) {}

void IssuesModel::setIssues(std::shared_ptr<const base::IssueList> issues) {
    beginResetModel();
    m_issues = issues ? std::move(issues) : noIssues();
    m_counted.clear();
    for (const auto& [kind, count] : m_issues->notKept()) {
        m_counted.push_back({kind.first, kind.second, count});
    }
    endResetModel();
}

const base::Issue* IssuesModel::issueAt(int row) const {
    const auto& kept = m_issues->issues();
    return row >= 0 && static_cast<std::size_t>(row) < kept.size() ? &kept[static_cast<std::size_t>(row)]
                                                                   : nullptr;
}

const IssuesModel::Counted& IssuesModel::countedAt(int row) const {
    return m_counted[static_cast<std::size_t>(row) - m_issues->issues().size()];
}

base::Severity IssuesModel::severityAt(int row) const {
    const base::Issue* issue = issueAt(row);
    return issue != nullptr ? issue->severity : countedAt(row).severity;
}

base::IssueCode IssuesModel::codeAt(int row) const {
    const base::Issue* issue = issueAt(row);
    return issue != nullptr ? issue->code : countedAt(row).code;
}

int IssuesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_issues->issues().size() + m_counted.size());
}

int IssuesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString IssuesModel::text(int row, int column) const {
    const base::Issue* issue = issueAt(row);
    if (column == SeverityColumn) {
        return severityText(severityAt(row));
    }
    if (issue == nullptr) {
        const Counted& counted = countedAt(row);
        if (column != MessageColumn) {
            return {};
        }
        return tr("and %1 more of this kind: %2", nullptr,
                  static_cast<int>(qMin<qint64>(counted.count, INT_MAX)))
            .arg(countText(counted.count), issueKindText(counted.code));
    }
    switch (column) {
    case FileColumn: // the name; the folders are in the tool tip and in exports
        return QString::fromStdString(issue->file).section(u'/', -1);
    case LineColumn:
        return issue->line > 0 ? countText(issue->line) : QString();
    case FieldColumn:
        return QString::fromStdString(issue->field);
    case MessageColumn:
        return issueText(*issue);
    case ValueColumn:
        return QString::fromStdString(issue->value);
    default:
        return {};
    }
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const {
    const int row = index.row();
    if (row < 0 || row >= rowCount()) {
        return {};
    }
    const base::Issue* issue = issueAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == FileColumn && issue != nullptr) {
            return QString::fromStdString(issue->file);
        }
        return index.column() == SeverityColumn ? issueKindText(codeAt(row)) : text(row, index.column());
    case Qt::DecorationRole: {
        if (index.column() != SeverityColumn) {
            return {};
        }
        static const std::array<QIcon, 3> icons{severityIcon(base::Severity::Info),
                                                severityIcon(base::Severity::Warning),
                                                severityIcon(base::Severity::Error)};
        return icons[static_cast<std::size_t>(severityAt(row))];
    }
    case Qt::TextAlignmentRole:
        return index.column() == LineColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case kExportRole:
        if (index.column() == FileColumn && issue != nullptr) {
            return QString::fromStdString(issue->file);
        }
        if (index.column() == LineColumn) {
            return issue != nullptr && issue->line > 0 ? QVariant(static_cast<qlonglong>(issue->line))
                                                       : QVariant(QString());
        }
        return {};
    case kRowKeyRole:
        return row;
    case SortRole:
        switch (index.column()) {
        case SeverityColumn:
            return static_cast<int>(severityAt(row));
        case LineColumn:
            return static_cast<qlonglong>(issue != nullptr ? issue->line : 0);
        default:
            return text(row, index.column());
        }
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == LineColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case FileColumn:
        return tr("File");
    case LineColumn:
        return tr("Line");
    case FieldColumn:
        return tr("Field");
    case MessageColumn:
        return tr("Message");
    case ValueColumn:
        return tr("Value");
    default:
        return {};
    }
}

IssuesFilter::IssuesFilter(IssuesModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &IssuesFilter::searchSlice);
    // Before the base class hears of it: other rows, so nothing is known of them yet.
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_shownText.clear();
        m_matches.clear();
        m_timer.stop();
    });
    setSourceModel(&model);
    connect(this, &QAbstractItemModel::modelReset, this, [this] {
        if (!m_text.isEmpty() && m_shownText != m_text && !m_timer.isActive()) {
            startSearch();
        }
    });
    setSortRole(IssuesModel::SortRole);
}

void IssuesFilter::setSeverityShown(base::Severity severity, bool shown) {
    const unsigned hidden = shown ? m_hidden & ~bitOf(severity) : m_hidden | bitOf(severity);
    if (hidden != m_hidden) {
        m_hidden = hidden;
        apply();
    }
}

bool IssuesFilter::isSeverityShown(base::Severity severity) const {
    return (m_hidden & bitOf(severity)) == 0;
}

void IssuesFilter::setCode(std::optional<base::IssueCode> code) {
    if (code != m_code) {
        m_code = code;
        apply();
    }
}

void IssuesFilter::setText(const QString& text) {
    const QString trimmed = text.trimmed();
    if (trimmed != m_text) {
        m_text = trimmed;
        startSearch();
    }
}

void IssuesFilter::startSearch() {
    m_searched.assign(m_text.isEmpty() ? 0 : static_cast<std::size_t>(m_model.rowCount()), false);
    m_nextRow = 0;
    m_timer.start();
    searchSlice(); // a short list is done with it
}

void IssuesFilter::searchSlice() {
    QElapsedTimer clock;
    clock.start();
    const auto rows = static_cast<int>(m_searched.size());
    // What lacks "lab" lacks "label".
    const bool narrows =
        m_matches.size() == m_searched.size() && m_text.contains(m_shownText, Qt::CaseInsensitive);
    for (; m_nextRow < rows; ++m_nextRow) {
        const auto row = static_cast<std::size_t>(m_nextRow);
        m_searched[row] = (!narrows || m_matches[row]) && hasText(m_nextRow);
        if (m_nextRow % kRowsBetweenLooks == 0 && clock.elapsed() >= kSliceMs) {
            ++m_nextRow;
            return;
        }
    }
    m_timer.stop();
    m_shownText = m_text;
    m_matches.swap(m_searched);
    m_searched.clear();
    apply();
    Q_EMIT searched();
}

// As a reset: telling the view of every stretch of rows that comes or goes takes half a minute where every
// other row of a hundred thousand does.
void IssuesFilter::apply() {
    beginResetModel();
    {
        const QSignalBlocker blocker(this);
        invalidate();
    }
    endResetModel();
}

bool IssuesFilter::hasText(int row) const {
    constexpr std::array kColumns{IssuesModel::FileColumn, IssuesModel::FieldColumn, IssuesModel::ValueColumn,
                                  IssuesModel::MessageColumn, IssuesModel::LineColumn};
    return std::any_of(kColumns.begin(), kColumns.end(), [&](int column) {
        return m_model.index(row, column).data().toString().contains(m_text, Qt::CaseInsensitive);
    });
}

bool IssuesFilter::isFiltering() const {
    return m_hidden != 0 || m_code || !m_text.isEmpty();
}

const base::Issue* IssuesFilter::issueAt(int row) const {
    return m_model.issueAt(mapToSource(index(row, 0)).row());
}

bool IssuesFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    if (!isSeverityShown(m_model.severityAt(row)) || (m_code && *m_code != m_model.codeAt(row))) {
        return false;
    }
    return m_shownText.isEmpty() || m_matches[static_cast<std::size_t>(row)];
}

} // namespace assay::widgets

#include "moc_issues_model.cpp"
