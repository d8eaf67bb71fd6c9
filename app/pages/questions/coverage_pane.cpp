#include "app/pages/questions/coverage_pane.h"

#include "app/pages/questions/coverage_model.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/spot_check_pane.h"
#include "app/pages/questions/target_pane.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/turning_splitter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <span>

namespace assay::app {
namespace {

using curation::CoverageFacet;

QString facetsText(const std::vector<CoverageFacet>& facets) {
    QStringList titles;
    for (const CoverageFacet facet : facets) {
        titles += facetTitle(facetOf(facet));
    }
    return titles.join(QStringLiteral(" × "));
}

// Rows are numbered as they are made. 0: there is none.
base::RowId newestOf(const std::vector<workspace::SuiteInfo>& suites) {
    base::RowId newest = 0;
    for (const workspace::SuiteInfo& suite : suites) {
        newest = std::max(newest, suite.id);
    }
    return newest;
}

} // namespace

CoveragePane::CoveragePane(QuestionController& controller, widgets::JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_refreshTimer(new QTimer(this)) {
    setObjectName(QStringLiteral("coveragePane"));
    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("coverageEmpty"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    auto* below = new widgets::TurningSplitter(widgets::TurningSplitter::Prefers::Beside, this);
    auto* content = new QSplitter(Qt::Vertical, this);
    content->addWidget(makeMatrix());
    m_target = new TargetPane(controller, jobs, this);
    m_spotCheck = new SpotCheckPane(controller, this);
    below->addWidget(m_target);
    below->addWidget(m_spotCheck);
    content->addWidget(below);
    content->setStretchFactor(0, 1);
    content->setStretchFactor(1, 1);
    content->setChildrenCollapsible(false);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_emptyText);
    m_stack->addWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_stack);

    m_refreshTimer->setSingleShot(true);
    m_refreshTimer->setInterval(0); // several changes at once are counted once
    connect(m_refreshTimer, &QTimer::timeout, this, &CoveragePane::refresh);
    connect(&controller, &QuestionController::suitesChanged, this, &CoveragePane::fillSuites);
    connect(&controller, &QuestionController::filterChanged, this, [this] {
        if (const base::RowId chosen = suiteOfFacets(); chosen != m_suiteOfFacets) {
            m_suiteChosen = m_suiteChosen && chosen == 0;
            fillSuites();
        }
    });
    connect(&controller, &QuestionController::currentChanged, this, [this] {
        if (!m_suiteChosen && m_controller.suiteInFront() != m_suiteInFront) {
            fillSuites();
        }
    });
    connect(&controller, &QuestionController::columnsChanged, this, &CoveragePane::refreshLater);
    connect(&controller, &QuestionController::valuesChanged, this, &CoveragePane::refreshLater);
    connect(&controller, &QuestionController::loadingChanged, this, &CoveragePane::refreshLater);
    connect(&controller, &QuestionController::journalChanged, this, &CoveragePane::takeSettings);
    connect(m_target, &TargetPane::cellWanted, this, &CoveragePane::addTargetCell);
    connect(m_target, &TargetPane::changed, this, [this] { m_settings.target = m_target->target(); });
    connect(m_target, &TargetPane::edited, this, [this] { saveSettings(tr("target mix")); });
    connect(m_spotCheck, &SpotCheckPane::changed, this,
            [this] { m_settings.spotCheck = m_spotCheck->check(); });
    connect(m_spotCheck, &SpotCheckPane::edited, this, [this] { saveSettings(tr("spot check")); });
    connect(m_spotCheck, &SpotCheckPane::questionRequested, this, &CoveragePane::questionRequested);
    fillSuites();
    fillFacetMenus();
}

CoveragePane::~CoveragePane() = default;

QWidget* CoveragePane::makeMatrix() {
    auto* pane = new QWidget(this);
    m_suiteChoice = new QComboBox(pane);
    m_suiteChoice->setObjectName(QStringLiteral("coverageSuite"));
    m_suiteChoice->setAccessibleName(tr("Suite whose coverage is shown"));
    const auto makeButton = [pane](const QString& name) {
        auto* button = new QToolButton(pane);
        button->setObjectName(name);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setMenu(new QMenu(button));
        return button;
    };
    m_rowButton = makeButton(QStringLiteral("coverageRows"));
    m_columnButton = makeButton(QStringLiteral("coverageColumns"));
    m_usual = new QCheckBox(tr("All &usual values"), pane);
    m_usual->setObjectName(QStringLiteral("coverageUsual"));
    m_usual->setToolTip(
        tr("Lists every category from A to J, difficulty, scope and answer type, also those that no question "
           "has, so that what is missing is seen; of a field in which no question has a usual value, none"));
    m_usual->setChecked(true);
    connect(m_usual, &QCheckBox::toggled, this, &CoveragePane::refreshLater);
    m_gapText = new QLabel(pane);
    m_gapText->setObjectName(QStringLiteral("coverageGaps"));
    m_gapText->setWordWrap(true);
    m_matrix = new CoverageModel(this);
    m_matrixView = new widgets::DataTableView(pane);
    m_matrixView->setObjectName(QStringLiteral("coverageMatrix"));
    m_matrixView->setAccessibleName(tr("Questions for each combination of facets"));
    m_matrixView->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_matrixView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matrixView->setModel(m_matrix);
    // A click alone chooses the cell, for a target.
    connect(m_matrixView, &widgets::DataTableView::rowActivated, this,
            [this] { requestCell(m_matrixView->currentIndex()); });
    connect(m_suiteChoice, &QComboBox::activated, this,
            [this](int index) { setSuite(m_suiteChoice->itemData(index).toLongLong()); });
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_suiteChoice);
    bar->addWidget(m_rowButton);
    bar->addWidget(m_columnButton);
    bar->addWidget(m_usual);
    bar->addWidget(m_gapText, 1);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_matrixView, 1);
    return pane;
}

void CoveragePane::fillSuites() {
    const std::vector<workspace::SuiteInfo>& suites = m_controller.suites();
    m_suiteChoice->clear();
    m_suiteChoice->addItem(tr("All suites"), QVariant::fromValue<qlonglong>(0));
    for (const workspace::SuiteInfo& suite : suites) {
        m_suiteChoice->addItem(QString::fromStdString(suite.name), QVariant::fromValue<qlonglong>(suite.id));
    }
    m_suiteOfFacets = suiteOfFacets();
    m_suiteChosen = m_suiteChosen && m_suiteChoice->findData(QVariant::fromValue<qlonglong>(m_suite)) >= 0;
    if (!m_suiteChosen) { // also when it was removed, or another workspace is open
        m_suiteInFront = m_controller.suiteInFront(); // that of the facets, if they say one
        m_suite = m_suiteInFront != 0 ? m_suiteInFront : newestOf(suites);
    }
    m_suiteChoice->setCurrentIndex(m_suiteChoice->findData(QVariant::fromValue<qlonglong>(m_suite)));
    readSettings();
    refreshLater();
}

base::RowId CoveragePane::suiteOfFacets() const {
    const auto& chosen = m_controller.filter().chosen;
    const auto names = chosen.find(curation::Facet::Suite);
    if (names == chosen.end() || names->second.size() != 1) {
        return 0;
    }
    for (const workspace::SuiteInfo& suite : m_controller.suites()) {
        if (suite.name == *names->second.begin()) {
            return suite.id;
        }
    }
    return 0;
}

QString CoveragePane::suiteText() const {
    const QString name = m_suiteChoice->currentText();
    if (m_suiteChosen || m_controller.suites().size() < 2) {
        return name;
    }
    return m_suiteOfFacets != 0  ? tr("%1, as chosen in the facets").arg(name)
           : m_suiteInFront != 0 ? tr("%1, of the question in front").arg(name)
                                 : tr("%1, the newest suite").arg(name);
}

void CoveragePane::setSuite(base::RowId suite) {
    m_suiteChosen = true;
    m_suite = suite;
    fillSuites();
}

void CoveragePane::setFacets(std::vector<CoverageFacet> rows, std::vector<CoverageFacet> columns) {
    const auto once = [](std::vector<CoverageFacet>& facets) {
        std::vector<CoverageFacet> list;
        for (const CoverageFacet facet : facets) {
            if (std::find(list.begin(), list.end(), facet) == list.end()) {
                list.push_back(facet);
            }
        }
        facets = std::move(list);
    };
    once(rows);
    once(columns);
    std::erase_if(columns, [&](CoverageFacet facet) {
        return std::find(rows.begin(), rows.end(), facet) != rows.end();
    });
    m_rowFacets = std::move(rows);
    m_columnFacets = std::move(columns);
    fillFacetMenus();
    refreshLater();
}

void CoveragePane::fillFacetMenus() {
    const auto fill = [this](QToolButton* button, const std::vector<CoverageFacet>& facets,
                             const QString& text, bool ofRows) {
        button->setText(text.arg(facets.empty() ? tr("none") : facetsText(facets)));
        button->setAccessibleName(button->text());
        QMenu* menu = button->menu();
        menu->clear();
        for (std::size_t i = 0; i < curation::kCoverageFacetNames.size(); ++i) {
            const auto facet = static_cast<CoverageFacet>(i);
            QAction* action = menu->addAction(facetTitle(facetOf(facet)));
            action->setCheckable(true);
            action->setChecked(std::find(facets.begin(), facets.end(), facet) != facets.end());
            connect(action, &QAction::triggered, this, [this, facet, ofRows](bool on) {
                // Not within the action: the menu that it is in is made anew.
                QTimer::singleShot(0, this, [this, facet, ofRows, on] { toggleFacet(facet, ofRows, on); });
            });
        }
    };
    fill(m_rowButton, m_rowFacets, tr("Rows: %1"), true);
    fill(m_columnButton, m_columnFacets, tr("Columns: %1"), false);
}

void CoveragePane::toggleFacet(CoverageFacet facet, bool ofRows, bool on) {
    std::vector<CoverageFacet> rows = m_rowFacets;
    std::vector<CoverageFacet> columns = m_columnFacets;
    std::erase(rows, facet);
    std::erase(columns, facet);
    if (on) {
        (ofRows ? rows : columns).push_back(facet);
    }
    setFacets(std::move(rows), std::move(columns));
}

void CoveragePane::readSettings() {
    m_settings = storedSettings();
    m_read = m_settings;
    m_spotCheck->setCheck(m_settings.spotCheck);
}

// Those of the suite as they are in the workspace now: an undo, or another window, may have changed them.
workspace::SuiteSettings CoveragePane::storedSettings() {
    if (m_suite == 0 || !m_controller.workspace()) {
        return m_allSettings;
    }
    const auto reader = m_controller.workspace()->reader();
    const auto read = reader ? workspace::suiteSettingsOf(*reader, m_suite)
                             : base::Result<workspace::SuiteSettings>(tl::unexpected(reader.error()));
    if (!read && read.error().code != base::ErrorCode::NotFound) { // else it is gone, which is told elsewhere
        Q_EMIT m_controller.failed(read.error());
    }
    return read.value_or(workspace::SuiteSettings{});
}

void CoveragePane::takeSettings() {
    m_settingsAreStale = !isVisible();
    if (isVisible() && m_suite != 0 && storedSettings() != m_settings) {
        readSettings();
        refreshLater();
    }
}

void CoveragePane::saveSettings(const QString& reason) {
    if (m_suite == 0) {
        m_allSettings = m_settings;
    } else if (m_settings == m_read) {
        return;
    } else {
        // Copies: what others did meanwhile is shown before this is written.
        const workspace::SuiteSettings read = m_read;
        const workspace::SuiteSettings wanted = m_settings;
        writeSettings(m_suite, read, wanted, reason);
    }
    refreshLater();
}

void CoveragePane::writeSettings(base::RowId suite, const workspace::SuiteSettings& read,
                                 const workspace::SuiteSettings& wanted, const QString& reason) {
    const auto change = [read, wanted, reason](workspace::SuiteSettings& stored) -> base::Result<> {
        const bool hasTarget = wanted.target != read.target;
        const bool hasSpotCheck = wanted.spotCheck != read.spotCheck;
        if ((hasTarget && stored.target != read.target) ||
            (hasSpotCheck && stored.spotCheck != read.spotCheck)) {
            return base::fail(base::ErrorCode::EditConflict, reason.toStdString());
        }
        stored.target = hasTarget ? wanted.target : stored.target;
        stored.spotCheck = hasSpotCheck ? wanted.spotCheck : stored.spotCheck;
        return {};
    };
    (void)m_controller.edits().carryOut(
        {.write =
             [&](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::changeSuiteSettings(workspace, suite, change, who, reason.toStdString());
             },
         .again = [this, suite, read, wanted, reason] { writeSettings(suite, read, wanted, reason); }});
    readSettings(); // what is shown is what is stored
    refreshLater();
}

void CoveragePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_settingsAreStale) {
        takeSettings();
    }
    if (m_isStale) {
        refresh();
    }
}

void CoveragePane::refreshLater() {
    m_isStale = true;
    if (isVisible()) {
        m_refreshTimer->start();
    }
}

void CoveragePane::refresh() {
    m_isStale = false;
    const workspace::QuestionColumns& columns = m_controller.columns();
    m_rows.clear();
    m_hasRetired = false;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (m_suite != 0 && columns.suite[i] != m_suite) {
            continue;
        }
        if (columns.status[i] == model::QuestionStatus::Retired) {
            m_hasRetired = true;
        } else {
            m_rows.push_back(i);
        }
    }
    m_stack->setCurrentIndex(m_controller.suites().empty() ? 0 : 1);
    m_emptyText->setText(!m_controller.workspace() ? tr("No workspace is open.\nOpen one from the menu File.")
                                                   : tr("This workspace holds no gold questions yet.\nImport "
                                                        "a file with questions from the menu File, or "
                                                        "drop one here."));
    refreshMatrix();
    m_target->show(m_settings.target, m_suite, m_rows);
    m_spotCheck->setRows(m_rows);
}

void CoveragePane::refreshMatrix() {
    std::vector<CoverageFacet> both = m_rowFacets;
    both.insert(both.end(), m_columnFacets.begin(), m_columnFacets.end());
    if (m_rowFacets.empty() || m_columnFacets.empty()) {
        m_matrix->setTable(std::nullopt);
        m_gapText->setText(tr("Choose at least one facet for the rows and one for the columns."));
        return;
    }
    const workspace::QuestionColumns& columns = m_controller.columns();
    workspace::TargetMix named = m_settings.target.value_or(workspace::TargetMix{});
    if (m_usual->isChecked()) {
        named.cells.push_back(curation::usualValues(columns, m_rows));
    }
    const auto cells = curation::coverageOf(columns, m_rows, both, &named, {});
    const auto ofRows = curation::coverageOf(columns, m_rows, m_rowFacets, &named, {});
    const auto ofColumns = curation::coverageOf(columns, m_rows, m_columnFacets, &named, {});
    if (!cells || !ofRows || !ofColumns) {
        m_matrix->setTable(std::nullopt);
        return;
    }
    const std::int64_t gaps = curation::gapsOf(*cells, 0).total;
    m_matrix->setTable(CoverageTable{m_rowFacets, m_columnFacets, *cells, *ofRows, *ofColumns});
    QString text = tr("%1 · n = %2 · gaps (hatched): %3")
                       .arg(suiteText(), widgets::countText(cells->questions), widgets::countText(gaps));
    if (m_hasRetired) {
        text += tr(" · without retired ones");
    }
    if (!m_matrix->listsAll()) {
        text += tr(" · only rows or columns that occur are listed");
    }
    m_gapText->setText(text);
    QList<int> widths{24};
    for (int column = 1; column < m_matrix->columnCount(); ++column) {
        const auto length = m_matrix->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().size();
        widths += std::clamp(static_cast<int>(length) + 3, 8, 30);
    }
    m_matrixView->setDefaultColumnWidths(widths);
}

void CoveragePane::addTargetCell() {
    const QModelIndex index = m_matrixView->currentIndex();
    workspace::TargetCell cell;
    QStringList names;
    for (const auto& [facet, value] : m_matrix->valuesAt(index)) {
        std::vector<std::string>* list = facet == CoverageFacet::Category     ? &cell.categories
                                         : facet == CoverageFacet::Difficulty ? &cell.difficulties
                                         : facet == CoverageFacet::Scope      ? &cell.scopes
                                         : facet == CoverageFacet::AnswerType ? &cell.answerTypes
                                                                              : nullptr;
        if (list != nullptr && !value.empty()) {
            *list = {value};
            names += facetValueText(facetOf(facet), value);
        }
    }
    if (names.isEmpty()) {
        m_target->say(
            tr("Choose a cell of the matrix first: one with a category, difficulty, scope or answer "
               "type."));
        return;
    }
    cell.label = names.join(QStringLiteral(" · ")).toStdString();
    cell.wanted = std::max<std::int64_t>(1, m_matrix->countAt(index).value_or(0));
    m_target->addCell(std::move(cell));
}

bool CoveragePane::isInSpotCheck(base::RowId id) const {
    return m_spotCheck->holds(id);
}

void CoveragePane::tickAndShowNext(base::RowId id) {
    m_spotCheck->tickAndShowNext(id);
}

void CoveragePane::requestCell(const QModelIndex& index) {
    if (m_matrix->countAt(index).value_or(0) == 0) {
        return; // a heading, or nothing to show
    }
    curation::QuestionFilter filter;
    for (const auto& [facet, value] : m_matrix->valuesAt(index)) {
        filter.chosen[facetOf(facet)] = {value};
    }
    if (m_suite != 0) {
        filter.chosen[curation::Facet::Suite] = {m_controller.context().suiteNames.at(m_suite)};
    }
    if (m_hasRetired) { // those are not counted here
        for (const model::QuestionStatus status :
             {model::QuestionStatus::Draft, model::QuestionStatus::Approved,
              model::QuestionStatus::Flagged}) {
            filter.chosen[curation::Facet::Status].insert(std::string(model::questionStatusName(status)));
        }
    }
    Q_EMIT filterRequested(filter);
}

} // namespace assay::app

#include "moc_coverage_pane.cpp"
