#include "widgets/issues/issues_model.h"

#include "core/base/names_apart.h"
#include "widgets/issues/severity_icon.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QElapsedTimer>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <functional>
#include <set>

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
    : RowTable(parent)
    , m_issues(noIssues()) {
    const auto ofIssue = [](const auto& member) { // empty of counted issues
        return [member](const IssueRow& row) {
            return row.issue != nullptr ? QString::fromStdString(row.issue->*member) : QString();
        };
    };
    const auto line = [](const IssueRow& row) {
        return row.issue != nullptr ? static_cast<qlonglong>(row.issue->line) : 0;
    };
    const auto fileName = [this](const IssueRow& row) { // all folders are in the tool tip and in exports
        const auto known = row.issue != nullptr ? m_fileNames.find(row.issue->file) : m_fileNames.end();
        return known != m_fileNames.end() ? known->second : QString();
    };
    const std::array icons{severityIcon(base::Severity::Info), severityIcon(base::Severity::Warning),
                           severityIcon(base::Severity::Error)};
    setColumns(
        {{.key = SeverityColumn,
          .title = tr("Severity"),
          .width = 15,
          .text = [](const IssueRow& row) { return severityText(row.severity); },
          .sort = [](const IssueRow& row) { return static_cast<int>(row.severity); },
          .toolTip = [](const IssueRow& row) { return issueKindText(row.code); },
          .icon = [icons](const IssueRow& row) { return icons[static_cast<std::size_t>(row.severity)]; }},
         {.key = FileColumn,
          .title = tr("File"),
          .width = 29,
          .text = fileName,
          .value = ofIssue(&base::Issue::file),
          .sort = fileName,
          .toolTip = ofIssue(&base::Issue::file)},
         {.key = LineColumn,
          .title = tr("Line"),
          .width = 9,
          .alignment = kNumberAlignment,
          .text = [line](const IssueRow& row) { return line(row) > 0 ? countText(line(row)) : QString(); },
          .value = [line](const IssueRow& row) { return line(row) > 0 ? QVariant(line(row)) : QString(); },
          .sort = line},
         {.key = QuestionColumn,
          .title = tr("Question"),
          .width = 14,
          .text = [](const IssueRow& row) { return row.question; }},
         {.key = FieldColumn, .title = tr("Field"), .width = 15, .text = ofIssue(&base::Issue::field)},
         {.key = MessageColumn,
          .title = tr("Message"),
          .width = 69,
          .text =
              [](const IssueRow& row) {
                  return row.issue != nullptr ? issueText(*row.issue)
                                              : tr("and %1 more of this kind: %2", nullptr,
                                                   static_cast<int>(qMin<qint64>(row.count, INT_MAX)))
                                                    .arg(countText(row.count), issueKindText(row.code));
              }},
         {.key = ValueColumn, .title = tr("Value"), .text = ofIssue(&base::Issue::value)}},
        ToolTips::Texts);
    setKey([](const IssueRow&, int number) { return number; });
}

void IssuesModel::setIssues(std::shared_ptr<const base::IssueList> issues, const QStringList& questions) {
    const auto shown = issues ? std::move(issues) : noIssues();
    std::vector<IssueRow> rows;
    for (std::size_t i = 0; i < shown->issues().size(); ++i) {
        const base::Issue& issue = shown->issues()[i];
        rows.push_back({issue.severity, issue.code, &issue, 1, questions.value(static_cast<qsizetype>(i))});
    }
    std::ranges::stable_sort(rows, std::greater<>(), &IssueRow::severity); // errors first, else as found
    for (const auto& [kind, count] : shown->notKept()) {
        rows.push_back({kind.first, kind.second, nullptr, count, {}});
    }
    std::set<std::string> files;
    for (const base::Issue& issue : shown->issues()) {
        files.insert(issue.file);
    }
    const std::vector<std::string> paths(files.begin(), files.end());
    const std::vector<std::string> names = base::namesApart(paths);
    setRows(std::move(rows), [&] {
        m_issues = shown;
        m_fileNames.clear();
        for (std::size_t i = 0; i < paths.size(); ++i) {
            m_fileNames.emplace(paths[i], QString::fromStdString(names[i]));
        }
    });
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
    setSortRole(kSortRole);
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
    constexpr std::array kColumns{IssuesModel::FileColumn,    IssuesModel::QuestionColumn,
                                  IssuesModel::FieldColumn,   IssuesModel::ValueColumn,
                                  IssuesModel::MessageColumn, IssuesModel::LineColumn};
    return std::any_of(kColumns.begin(), kColumns.end(), [&](int column) {
        return m_model.index(row, column).data().toString().contains(m_text, Qt::CaseInsensitive);
    });
}

bool IssuesFilter::isFiltering() const {
    return m_hidden != 0 || m_code || !m_text.isEmpty();
}

const base::Issue* IssuesFilter::issueAt(int row) const {
    const IssueRow* const found = m_model.at(mapToSource(index(row, 0)).row());
    return found != nullptr ? found->issue : nullptr;
}

bool IssuesFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const IssueRow* const shown = m_model.at(row);
    if (!isSeverityShown(shown->severity) || (m_code && *m_code != shown->code)) {
        return false;
    }
    return m_shownText.isEmpty() || m_matches[static_cast<std::size_t>(row)];
}

} // namespace assay::widgets

#include "moc_issues_model.cpp"
