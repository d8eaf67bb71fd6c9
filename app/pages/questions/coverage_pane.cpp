#include "app/pages/questions/coverage_pane.h"

#include "app/pages/questions/coverage_model.h"
#include "app/pages/questions/pane_edits.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/question_workbench.h"
#include "app/pages/questions/spot_check_model.h"
#include "app/pages/questions/target_model.h"
#include "core/curation/suite_setting_edits.h"
#include "core/model/question_field.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
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

constexpr int kMetadataColumnWidth = 40;

QString facetsText(const std::vector<CoverageFacet>& facets) {
    QStringList titles;
    for (const CoverageFacet facet : facets) {
        titles += facetTitle(facetOf(facet));
    }
    return titles.join(QStringLiteral(" × "));
}

// Of a field with usual values all of them, where the questions keep to them at all: so that one that nothing
// has is seen as a gap. Categories of a source's own are left as they are.
std::vector<std::string> usualValues(const store::QuestionColumns& columns,
                                     const std::vector<std::size_t>& rows,
                                     const std::vector<std::uint32_t>& values, model::QuestionField field) {
    const std::span<const std::string_view> usual = model::fieldInfo(field).choices;
    std::size_t named = 0;
    std::size_t known = 0;
    for (const std::size_t row : rows) {
        const std::string& value = columns.names[values[row]];
        named += value.empty() ? 0U : 1U;
        known += std::find(usual.begin(), usual.end(), value) != usual.end() ? 1U : 0U;
    }
    return known > 0 && 2 * known >= named ? std::vector<std::string>(usual.begin(), usual.end())
                                           : std::vector<std::string>();
}

bool asksForMetadata(const curation::TargetMix& mix) {
    return std::any_of(mix.cells.begin(), mix.cells.end(),
                       [](const curation::TargetCell& cell) { return !cell.metadata.empty(); });
}

} // namespace

CoveragePane::CoveragePane(QuestionWorkbench& workbench, widgets::JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_jobs(jobs)
    , m_refreshTimer(new QTimer(this)) {
    setObjectName(QStringLiteral("coveragePane"));
    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("coverageEmpty"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    auto* below = new QSplitter(Qt::Horizontal, this);
    auto* content = new QSplitter(Qt::Vertical, this);
    content->addWidget(makeMatrix());
    below->addWidget(makeTarget());
    below->addWidget(makeSpotCheck());
    below->setChildrenCollapsible(false);
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
    connect(&workbench, &QuestionWorkbench::suitesChanged, this, &CoveragePane::fillSuites);
    connect(&workbench, &QuestionWorkbench::columnsChanged, this, &CoveragePane::refreshLater);
    connect(&workbench, &QuestionWorkbench::valuesChanged, this, &CoveragePane::refreshLater);
    connect(&workbench, &QuestionWorkbench::loadingChanged, this, &CoveragePane::refreshLater);
    connect(&workbench, &QuestionWorkbench::journalChanged, this, &CoveragePane::takeSettings);
    fillSuites();
    fillFacetMenus();
}

CoveragePane::~CoveragePane() {
    if (m_progressJob) {
        m_progressJob->cancel();
    }
}

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
        tr("Lists every category from A to J, difficulty, scope and answer type, also those that "
           "no question has, so that what is missing is seen"));
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
    connect(m_matrixView, &QAbstractItemView::clicked, this, &CoveragePane::requestCell);
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

QWidget* CoveragePane::makeTarget() {
    auto* pane = new QWidget(this);
    m_mixChoice = new QComboBox(pane);
    m_mixChoice->setObjectName(QStringLiteral("targetMix"));
    m_mixChoice->setAccessibleName(tr("Target mix"));
    m_mixChoice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_mixChoice->setMinimumContentsLength(18);
    m_addCell = new QPushButton(tr("Add the cell"), pane);
    m_addCell->setObjectName(QStringLiteral("addTargetCell"));
    m_addCell->setToolTip(
        tr("Adds a target with the category, difficulty, scope and answer type of the cell that is "
           "chosen in the matrix"));
    m_removeCell = new QPushButton(tr("Remove"), pane);
    m_removeCell->setObjectName(QStringLiteral("removeTargetCell"));
    m_removeCell->setToolTip(tr("Removes the selected target; Undo brings it back"));
    m_targetText = new QLabel(pane);
    m_targetText->setObjectName(QStringLiteral("targetText"));
    m_targetText->setWordWrap(true);
    m_target = new TargetModel(this);
    m_targetView = new widgets::DataTableView(pane);
    m_targetView->setObjectName(QStringLiteral("targetTable"));
    m_targetView->setAccessibleName(tr("Target mix: wanted, there, missing"));
    m_targetView->setModel(m_target);
    m_targetView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_targetView->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_targetView->setDefaultColumnWidths({kMetadataColumnWidth, 9, 9, 10});
    connect(m_mixChoice, &QComboBox::activated, this, &CoveragePane::chooseMix);
    connect(m_addCell, &QPushButton::clicked, this, &CoveragePane::addTargetCell);
    connect(m_removeCell, &QPushButton::clicked, this, &CoveragePane::removeTargetCell);
    connect(m_target, &TargetModel::edited, this, [this] {
        m_settings.target = m_target->mix();
        // Not while the editor is still closing: saving makes the table anew.
        QTimer::singleShot(0, this, [this] { saveSettings(tr("target mix")); });
    });
    auto* bar = new QHBoxLayout;
    auto* label = new QLabel(tr("&Target mix:"), pane);
    label->setBuddy(m_mixChoice);
    bar->addWidget(label);
    bar->addWidget(m_mixChoice, 1);
    bar->addWidget(m_addCell);
    bar->addWidget(m_removeCell);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_targetText);
    layout->addWidget(m_targetView, 1);
    return pane;
}

QWidget* CoveragePane::makeSpotCheck() {
    auto* pane = new QWidget(this);
    m_share = new QDoubleSpinBox(pane);
    m_share->setObjectName(QStringLiteral("spotShare"));
    m_share->setAccessibleName(tr("Share of the questions to check"));
    m_share->setRange(1, 100);
    m_share->setDecimals(0);
    m_share->setSingleStep(5);
    m_share->setSuffix(tr(" %"));
    m_seed = new QSpinBox(pane);
    m_seed->setObjectName(QStringLiteral("spotSeed"));
    m_seed->setAccessibleName(tr("Seed of the sample"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same questions again"));
    m_sampleText = new QLabel(pane);
    m_sampleText->setObjectName(QStringLiteral("spotText"));
    auto* next = new QPushButton(tr("Next to check"), pane);
    next->setObjectName(QStringLiteral("spotNext"));
    m_sample = new SpotCheckModel(this);
    m_sampleView = new widgets::DataTableView(pane);
    m_sampleView->setObjectName(QStringLiteral("spotTable"));
    m_sampleView->setAccessibleName(tr("Questions of the spot check"));
    m_sampleView->setToolTip(tr("Space ticks a question as checked; Return shows it"));
    m_sampleView->setModel(m_sample);
    m_sampleView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_sampleView->setDefaultColumnWidths({18, 10, 60});
    m_sampleView->installEventFilter(this);
    const auto sampleAgain = [this] {
        m_settings.spotCheck.share = m_share->value() / 100;
        m_settings.spotCheck.seed = static_cast<std::uint64_t>(m_seed->value());
        refreshSpotCheck();
    };
    connect(m_share, &QDoubleSpinBox::valueChanged, this, sampleAgain);
    connect(m_seed, &QSpinBox::valueChanged, this, sampleAgain);
    const auto save = [this] { saveSettings(tr("spot check")); };
    connect(m_share, &QDoubleSpinBox::editingFinished, this, save);
    connect(m_seed, &QSpinBox::editingFinished, this, save);
    connect(next, &QPushButton::clicked, this, [this] {
        if (const int row = m_sample->nextToCheck(m_sampleView->currentIndex().row()); row >= 0) {
            m_sampleView->selectRow(row);
            requestQuestion(row);
        }
    });
    connect(m_sampleView, &widgets::DataTableView::rowActivated, this, &CoveragePane::requestQuestion);
    connect(m_sample, &SpotCheckModel::ticked, this, [this](qint64 id, bool done) {
        std::vector<base::RowId>& list = m_settings.spotCheck.done;
        const auto place = std::lower_bound(list.begin(), list.end(), id);
        const bool listed = place != list.end() && *place == id;
        if (done && !listed) {
            list.insert(place, id);
        } else if (!done && listed) {
            list.erase(place);
        }
        QTimer::singleShot(0, this, [this] { saveSettings(tr("spot check")); });
    });
    auto* bar = new QHBoxLayout;
    auto* label = new QLabel(tr("&Spot check:"), pane);
    label->setBuddy(m_share);
    bar->addWidget(label);
    bar->addWidget(m_share);
    auto* seedLabel = new QLabel(tr("s&eed"), pane);
    seedLabel->setBuddy(m_seed);
    bar->addWidget(seedLabel);
    bar->addWidget(m_seed);
    bar->addWidget(m_sampleText, 1);
    bar->addWidget(next);
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_sampleView, 1);
    return pane;
}

void CoveragePane::fillSuites() {
    const std::vector<store::SuiteInfo>& suites = m_workbench.suites();
    m_suiteChoice->clear();
    m_suiteChoice->addItem(tr("All suites"), QVariant::fromValue<qlonglong>(0));
    for (const store::SuiteInfo& suite : suites) {
        m_suiteChoice->addItem(QString::fromStdString(suite.name), QVariant::fromValue<qlonglong>(suite.id));
    }
    if (!m_suiteChosen && suites.size() == 1) {
        m_suite = suites.front().id;
    }
    int index = m_suiteChoice->findData(QVariant::fromValue<qlonglong>(m_suite));
    if (index < 0) { // it was removed, or another workspace is open
        m_suite = 0;
        m_suiteChosen = false;
        index = 0;
    }
    m_suiteChoice->setCurrentIndex(index);
    readSettings();
    refreshLater();
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
    const QSignalBlocker quietShare(m_share);
    const QSignalBlocker quietSeed(m_seed);
    m_share->setValue(m_settings.spotCheck.share * 100);
    m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(
        m_settings.spotCheck.seed, static_cast<std::uint64_t>(std::numeric_limits<int>::max()))));
}

// Those of the suite as they are in the workspace now: an undo, or another window, may have changed them.
curation::SuiteSettings CoveragePane::storedSettings() {
    if (m_suite == 0 || !m_workbench.workspace()) {
        return m_allSettings;
    }
    const auto reader = m_workbench.workspace()->reader();
    const auto read = reader ? curation::suiteSettingsOf(*reader, m_suite)
                             : base::Result<curation::SuiteSettings>(tl::unexpected(reader.error()));
    if (!read && read.error().code != base::ErrorCode::NotFound) { // else it is gone, which is told elsewhere
        Q_EMIT m_workbench.failed(read.error());
    }
    return read.value_or(curation::SuiteSettings{});
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
    } else {
        if (storedSettings() == m_settings) {
            return;
        }
        const bool saved =
            makeEdit(m_workbench, [this, reason](store::Workspace& workspace, const std::string& who) {
                return curation::saveSuiteSettings(workspace, m_suite, m_settings, who, reason.toStdString());
            });
        if (!saved) {
            readSettings(); // what is shown is what is stored
        }
    }
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

bool CoveragePane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_sampleView && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space && m_sampleView->currentIndex().isValid()) {
        const QModelIndex index = m_sampleView->currentIndex().siblingAtColumn(SpotCheckModel::QuestionId);
        m_sample->setData(index,
                          index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                          Qt::CheckStateRole);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CoveragePane::refreshLater() {
    m_isStale = true;
    if (isVisible()) {
        m_refreshTimer->start();
    }
}

void CoveragePane::refresh() {
    m_isStale = false;
    const store::QuestionColumns& columns = m_workbench.columns();
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
    m_stack->setCurrentIndex(m_workbench.suites().empty() ? 0 : 1);
    m_emptyText->setText(!m_workbench.workspace() ? tr("No workspace is open.\nOpen one from the menu File.")
                                                  : tr("This workspace holds no gold questions yet.\nImport "
                                                       "a file with questions from the menu File, or "
                                                       "drop one here."));
    refreshMatrix();
    refreshTarget();
    refreshSpotCheck();
}

void CoveragePane::refreshMatrix() {
    std::vector<CoverageFacet> both = m_rowFacets;
    both.insert(both.end(), m_columnFacets.begin(), m_columnFacets.end());
    if (m_rowFacets.empty() || m_columnFacets.empty()) {
        m_matrix->setTable(std::nullopt);
        m_gapText->setText(tr("Choose at least one facet for the rows and one for the columns."));
        return;
    }
    const store::QuestionColumns& columns = m_workbench.columns();
    curation::TargetMix named = m_settings.target.value_or(curation::TargetMix{});
    if (m_usual->isChecked()) {
        using model::QuestionField;
        curation::TargetCell& usual = named.cells.emplace_back();
        usual.categories = usualValues(columns, m_rows, columns.category, QuestionField::Category);
        usual.difficulties = usualValues(columns, m_rows, columns.difficulty, QuestionField::Difficulty);
        usual.scopes = usualValues(columns, m_rows, columns.scope, QuestionField::RetrievalScope);
        usual.answerTypes = usualValues(columns, m_rows, columns.answerType, QuestionField::AnswerType);
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
    QString text =
        tr("n = %1 · gaps (hatched): %2").arg(widgets::countText(cells->questions), widgets::countText(gaps));
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

void CoveragePane::refreshTarget() {
    m_mixChoice->clear();
    m_mixChoice->addItem(tr("No target"));
    int current = 0;
    for (const curation::TargetMix& preset : curation::targetMixPresets()) {
        m_mixChoice->addItem(QString::fromStdString(preset.name));
        if (m_settings.target && *m_settings.target == preset) {
            current = m_mixChoice->count() - 1;
        }
    }
    if (m_settings.target && current == 0) {
        const QString name = QString::fromStdString(m_settings.target->name);
        m_mixChoice->addItem(name.isEmpty() ? tr("Of its own") : tr("%1, changed").arg(name));
        current = m_mixChoice->count() - 1;
    }
    m_mixChoice->setCurrentIndex(current);
    const bool isEditable = !m_workbench.isReadOnly();
    m_target->setMix(m_settings.target.value_or(curation::TargetMix{}), isEditable);
    for (QWidget* control : {static_cast<QWidget*>(m_mixChoice), static_cast<QWidget*>(m_addCell),
                             static_cast<QWidget*>(m_removeCell)}) {
        control->setEnabled(isEditable || m_suite == 0);
    }
    const QString kept =
        m_suite == 0
            ? tr(" For all suites it is kept only while the window is open; choose a suite to store it.")
            : QString();
    if (!m_settings.target) {
        m_targetText->setText(tr("No target is set: choose one, or add cells of the matrix.") + kept);
        return;
    }
    m_targetText->setText(tr("Counting…"));
    if (m_progressJob) {
        m_progressJob->cancel();
    }
    const curation::TargetMix mix = *m_settings.target;
    if (!asksForMetadata(mix)) {
        showProgress(curation::targetProgress(m_workbench.columns(), m_rows, mix, [this](base::RowId suite) {
            const auto& names = m_workbench.context().suiteNames;
            const auto found = names.find(suite);
            return found == names.end() ? std::string() : found->second;
        }));
        return;
    }
    std::vector<std::string> names;
    for (const store::SuiteInfo& suite : m_workbench.suites()) {
        if (m_suite == 0 || suite.id == m_suite) {
            names.push_back(suite.name);
        }
    }
    m_progressJob = m_jobs.startBackground<curation::TargetProgress>(
        tr("Counting for the target mix"),
        [workspace = m_workbench.workspace(), names,
         mix](const std::stop_token& stop, base::ProgressSink&) -> base::Result<curation::TargetProgress> {
            const auto reader = workspace->reader();
            if (!reader) {
                return tl::unexpected(reader.error());
            }
            std::vector<store::NamedQuestion> questions;
            for (const std::string& name : names) {
                auto some = store::questionsNamed(*reader, name, stop);
                if (!some) {
                    return tl::unexpected(some.error());
                }
                questions.insert(questions.end(), std::make_move_iterator(some->begin()),
                                 std::make_move_iterator(some->end()));
            }
            return curation::targetProgress(questions, mix);
        },
        this,
        [this, mix](const base::Result<curation::TargetProgress>& progress) {
            if (m_settings.target != mix) {
                return; // another one was chosen meanwhile
            }
            if (progress) {
                showProgress(*progress);
            } else if (progress.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT m_workbench.failed(progress.error());
            }
        });
}

void CoveragePane::showProgress(const curation::TargetProgress& progress) {
    m_target->setProgress(progress);
    QString text = tr("%1 wanted").arg(widgets::countText(m_target->mix().wanted()));
    if (progress.elsewhere) {
        text += tr(" · %1 questions fit no cell").arg(widgets::countText(*progress.elsewhere));
    }
    if (m_suite == 0) {
        text += tr(" · for all suites, kept only while the window is open");
    }
    m_targetText->setText(text);
}

void CoveragePane::refreshSpotCheck() {
    const store::QuestionColumns& columns = m_workbench.columns();
    std::vector<curation::SampledQuestion> questions;
    questions.reserve(m_rows.size());
    for (const std::size_t row : m_rows) {
        questions.push_back({columns.id[row], columns.names[columns.category[row]]});
    }
    const curation::SpotCheck& check = m_settings.spotCheck;
    const auto sample = questions.empty() ? base::Result<std::vector<base::RowId>>()
                                          : curation::spotCheck(questions, check.share, check.seed);
    std::vector<SpotCheckEntry> entries;
    for (const base::RowId id : sample.value_or(std::vector<base::RowId>())) {
        const auto position = m_workbench.positionOf(id);
        if (!position) {
            continue;
        }
        entries.push_back({id, QString::fromStdString(columns.questionId[*position]),
                           QString::fromStdString(columns.names[columns.category[*position]]),
                           QString::fromStdString(columns.questionText[*position]),
                           std::binary_search(check.done.begin(), check.done.end(), id)});
    }
    m_sample->setEntries(std::move(entries));
    m_sampleText->setText(
        tr("%1 of %2 checked")
            .arg(widgets::countText(m_sample->doneCount()), widgets::countText(m_sample->rowCount())));
}

void CoveragePane::chooseMix(int index) {
    const std::vector<curation::TargetMix>& presets = curation::targetMixPresets();
    if (index == 0) {
        m_settings.target.reset();
    } else if (static_cast<std::size_t>(index) <= presets.size()) {
        m_settings.target = presets[static_cast<std::size_t>(index) - 1];
    }
    saveSettings(tr("target mix"));
}

void CoveragePane::addTargetCell() {
    const QModelIndex index = m_matrixView->currentIndex();
    curation::TargetCell cell;
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
        m_targetText->setText(
            tr("Choose a cell of the matrix first: one with a category, difficulty, scope or answer "
               "type."));
        return;
    }
    cell.label = names.join(QStringLiteral(" · ")).toStdString();
    cell.wanted = std::max<std::int64_t>(1, m_matrix->countAt(index).value_or(0));
    if (!m_settings.target) {
        m_settings.target.emplace();
    }
    m_settings.target->cells.push_back(std::move(cell));
    saveSettings(tr("target mix"));
}

void CoveragePane::removeTargetCell() {
    const int row = m_targetView->currentIndex().row();
    if (!m_settings.target || row < 0 || static_cast<std::size_t>(row) >= m_settings.target->cells.size()) {
        return;
    }
    m_settings.target->cells.erase(m_settings.target->cells.begin() + row);
    if (m_settings.target->cells.empty()) {
        m_settings.target.reset();
    }
    saveSettings(tr("target mix"));
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
        filter.chosen[curation::Facet::Suite] = {m_workbench.context().suiteNames.at(m_suite)};
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

void CoveragePane::requestQuestion(int row) {
    if (row >= 0 && row < m_sample->rowCount()) {
        Q_EMIT questionRequested(m_sample->entries()[static_cast<std::size_t>(row)].id);
    }
}

} // namespace assay::app
