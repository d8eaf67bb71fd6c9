#include "widgets/issues/issues_panel.h"

#include "widgets/issues/issues_model.h"
#include "widgets/issues/severity_icon.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>
#include <utility>

namespace assay::widgets {
namespace {

// Most serious first.
constexpr std::array kSeverities{base::Severity::Error, base::Severity::Warning, base::Severity::Info};
constexpr int kTypingPauseMs = 150; // a list of 100,000 issues is not filtered for every letter

} // namespace

IssuesPanel::IssuesPanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new IssuesModel(this))
    , m_filter(new IssuesFilter(*m_model, this))
    , m_table(new DataTableView(this))
    , m_extent(new QComboBox(this))
    , m_kinds(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_counts(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_clear(new QToolButton(this))
    , m_copy(new QToolButton(this))
    , m_save(new QToolButton(this)) {
    auto* tools = new QWidget(this);
    auto* bar = new FlowLayout(tools);
    bar->setContentsMargins(6, 2, 6, 2);
    bar->setSpacing(4);
    for (std::size_t i = 0; i < kSeverities.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("issuesSeverity%1").arg(i));
        button->setIcon(severityIcon(kSeverities[i]));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::toggled, this, [this, severity = kSeverities[i]](bool shown) {
            m_filter->setSeverityShown(severity, shown);
            updateState();
        });
        m_severities[i] = button;
        bar->addWidget(button);
    }
    m_extent->setObjectName(QStringLiteral("issuesExtent"));
    m_extent->setAccessibleName(tr("Whose issues"));
    m_extent->addItems({tr("Of the page in front"), tr("All")});
    m_extent->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_extent, &QComboBox::currentIndexChanged, this,
            [this](int index) { Q_EMIT allWanted(index == 1); });
    m_kinds->setObjectName(QStringLiteral("issuesKind"));
    m_kinds->setAccessibleName(tr("Kind of issue"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text->setObjectName(QStringLiteral("issuesText"));
    m_text->setAccessibleName(tr("Filter issues by text"));
    m_text->setClearButtonEnabled(true);
    setHint(*m_text, tr("Filter by text"));
    keepMeasure(*m_text, [this] { m_text->setMaximumWidth(m_text->fontMetrics().averageCharWidth() * 40); });
    m_counts->setObjectName(QStringLiteral("issuesCounts"));
    m_copy->setObjectName(QStringLiteral("issuesCopy"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the selected issues, or all that are shown"));
    m_copy->setPopupMode(QToolButton::InstantPopup);
    auto* copyMenu = new QMenu(m_copy);
    copyMenu->addAction(tr("As TSV"), m_table, &DataTableView::copyTsv);
    copyMenu->addAction(tr("As Markdown"), m_table, &DataTableView::copyMarkdown);
    m_copy->setMenu(copyMenu);
    m_save->setObjectName(QStringLiteral("issuesSave"));
    m_save->setText(tr("Save as CSV…"));
    m_save->setToolTip(tr("Save all issues that are shown"));
    for (QToolButton* button : {m_clear, m_copy, m_save}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    bar->addWidget(m_extent);
    bar->addWidget(m_kinds);
    bar->addWidget(m_text);
    m_clear->setObjectName(QStringLiteral("issuesClearFilter"));
    m_clear->setText(tr("Clear filter"));
    bar->addWidget(m_clear);
    bar->addWidget(m_counts);
    bar->addWidget(m_copy);
    bar->addWidget(m_save);

    m_table->setObjectName(QStringLiteral("issuesTable"));
    m_table->setAccessibleName(tr("Issues"));
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // the model's order, until a header is clicked
    m_table->fillWidth();
    // Last, so that what the user has made of the columns counts.
    m_table->setSettingsKey(QStringLiteral("columns/issues"));

    m_empty->setObjectName(QStringLiteral("issuesEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(tools);
    layout->addLayout(m_stack, 1);

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPauseMs);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        m_filter->setText(m_text->text());
        updateState();
    });
    connect(m_text, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        m_typing.stop();
        m_filter->setText(m_text->text());
        updateState();
        m_table->setFocus();
    });
    connect(m_filter, &IssuesFilter::searched, this, &IssuesPanel::updateState);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant code = m_kinds->currentData();
        m_filter->setCode(code.isValid() ? std::optional(static_cast<base::IssueCode>(code.toInt()))
                                         : std::nullopt);
        updateState();
    });
    connect(m_table, &DataTableView::rowActivated, this, [this](int row) {
        if (const base::Issue* issue = m_filter->issueAt(row)) {
            Q_EMIT issueActivated(*issue);
        }
    });
    connect(m_clear, &QToolButton::clicked, this, &IssuesPanel::clearFilters);
    connect(m_save, &QToolButton::clicked, m_table, &DataTableView::saveCsvAs);
    fillKinds();
    updateState();
}

void IssuesPanel::setIssues(std::shared_ptr<const base::IssueList> issues, const QString& subject,
                            const QStringList& questions) {
    const int top = m_table->verticalScrollBar()->value();
    const bool isSame = std::exchange(m_subject, subject) == subject;
    m_model->setIssues(std::move(issues), questions);
    m_table->verticalScrollBar()->setValue(isSame ? top : 0); // a list that is read again stays where it is
    fillKinds();
    updateState();
}

void IssuesPanel::setEmptyText(const QString& text) {
    m_emptyText = text;
    updateState();
}

void IssuesPanel::focusFilter() {
    m_text->setFocus();
    m_text->selectAll();
}

void IssuesPanel::fillKinds() {
    const std::optional<base::IssueCode> chosen = m_filter->code();
    const QSignalBlocker blocker(m_kinds);
    m_kinds->clear();
    m_kinds->addItem(tr("All kinds"));
    int current = 0;
    for (const auto& [code, count] : m_model->issues().countsByCode()) {
        if (count == 0) {
            continue;
        }
        m_kinds->addItem(tr("%1 (%2)").arg(issueKindText(code), countText(count)), static_cast<int>(code));
        if (code == chosen) {
            current = m_kinds->count() - 1;
        }
    }
    m_kinds->setCurrentIndex(current);
    if (current == 0) {
        m_filter->setCode(std::nullopt);
    }
}

void IssuesPanel::clearFilters() {
    for (QToolButton* button : m_severities) {
        button->setChecked(true);
    }
    m_kinds->setCurrentIndex(0);
    m_text->clear();
    m_typing.stop();
    m_filter->setText({});
    updateState();
}

void IssuesPanel::updateState() {
    const base::IssueList& issues = m_model->issues();
    for (std::size_t i = 0; i < kSeverities.size(); ++i) {
        const std::int64_t count = issues.count(kSeverities[i]);
        const QString name = severityText(kSeverities[i]);
        m_severities[i]->setText(countText(count));
        m_severities[i]->setAccessibleName(tr("%1: %2").arg(name, countText(count)));
        m_severities[i]->setToolTip(tr("Show or hide: %1").arg(name));
        m_severities[i]->setEnabled(count > 0);
    }
    const bool none = issues.total() == 0;
    const int shown = m_filter->rowCount();
    m_kinds->setEnabled(!none);
    m_text->setEnabled(!none);
    m_clear->setVisible(m_filter->isFiltering());
    m_copy->setEnabled(shown > 0);
    m_save->setEnabled(shown > 0);
    if (none) {
        m_counts->clear();
    } else if (m_filter->isSearching()) {
        m_counts->setText(tr("Searching…"));
    } else if (m_filter->isFiltering()) {
        m_counts->setText(tr("%1 of %2 row(s)", nullptr, m_model->rowCount())
                              .arg(countText(shown), countText(m_model->rowCount())));
    } else {
        m_counts->setText(m_subject);
    }
    m_empty->setText(
        !none ? tr("No issue matches the filter. Clear it to see all of them.")
        : m_emptyText.isEmpty()
            ? tr("No issues. What is wrong in imported data is listed here, with its file and line.")
            : m_emptyText);
    m_stack->setCurrentIndex(shown > 0 ? 1 : 0);
}

} // namespace assay::widgets

#include "moc_issues_panel.cpp"
