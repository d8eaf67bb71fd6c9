#include "app/pages/thresholds/decisions_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/formats/scored/decision_json.h"
#include "core/results/thresholds/decision_blocks.h"
#include "widgets/curation/curator_field.h"
#include "widgets/editing/edit_session.h"
#include "widgets/files/file_dialog.h"
#include "widgets/results/table_view.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kCaptionLines = 4;

QPushButton* addButton(QLayout* layout, const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    layout->addWidget(button);
    return button;
}

// The caption also says what was done to a decision.
template <typename Say, typename... Values>
QString paragraphText(Say say, const Values&... values) {
    return QString::fromStdString(say(values..., widgets::WindowWording()).text);
}

} // namespace

DecisionsPane::DecisionsPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new DecisionsModel(this)) {
    m_curator = new widgets::CuratorField(this);
    m_edits = new widgets::EditSession(this);
    m_edits->setRules({.undoes = {"judgement", "decision"}}); // what other pages edited is not seen from here
    m_edits->setWatching(false);
    m_undoActions = widgets::addUndoActions(*m_edits, this);
    m_curator->serve(*m_edits);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(makeButtons());
    layout->addWidget(m_curator);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    m_view = new widgets::DataTableView(splitter);
    m_view->setObjectName(QStringLiteral("decisionsView"));
    m_view->setAccessibleName(tr("Decisions"));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setSettingsKey(QStringLiteral("thresholds/decisions"));
    m_view->setModel(m_model);
    m_view->fillWidth();
    // What is said of a decision stands beside its table, so that a selection makes nothing higher.
    auto* below = new QWidget(splitter);
    auto* belowLayout = new QHBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 0, 0);
    m_comparison = new widgets::TableView(below);
    m_comparison->setObjectName(QStringLiteral("decisionsComparison"));
    m_comparison->setAccessibleName(tr("Thresholds by scenario"));
    splitter->addWidget(m_view);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    m_caption = new QLabel(this);
    m_caption->setObjectName(QStringLiteral("decisionsCaption"));
    m_caption->setWordWrap(true);
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    belowLayout->addWidget(m_comparison, 1);
    belowLayout->addWidget(m_caption, 1);
    widgets::keepMeasure(*below, [this, below] {
        below->setMinimumHeight(
            std::max(m_comparison->minimumSizeHint().height(), kCaptionLines * fontMetrics().lineSpacing()));
    });
    layout->addWidget(splitter, 1);

    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &DecisionsPane::showSelection);
    connect(m_view, &widgets::DataTableView::rowActivated, this, [this] {
        if (const auto* stored = selected()) {
            Q_EMIT pinRequested(stored->decision);
        }
    });
    connect(&m_controller, &ThresholdController::dataChanged, this, &DecisionsPane::showSelection);
    connect(m_edits, &widgets::EditSession::failed, this, &DecisionsPane::failed);
    connect(m_edits, &widgets::EditSession::noticed, this, [this](const QString& text) {
        m_caption->setText(text);
        if (!m_caption->isVisible()) { // the keys of the page work in every tab
            Q_EMIT noticed(text);
        }
    });
    connect(m_edits, &widgets::EditSession::stepped, this, [this](const workspace::JournalEntry& entry) {
        reload();
        if (entry.entity == "decision") {
            select(entry.key);
        }
        Q_EMIT journalChanged();
    });
    connect(m_curator, &widgets::CuratorField::named, this, [this](const QString& name) {
        m_view->setFocus(Qt::OtherFocusReason);
        m_edits->setCurator(name);
        Q_EMIT curatorNamed(name);
    });
    showSelection();
}

QWidget* DecisionsPane::makeButtons() {
    auto* bar = new QWidget(this);
    auto* layout = new widgets::FlowLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    m_decide = addButton(layout, "decide", tr("&Decide…"), tr("Store the present thresholds as a decision"));
    m_export = addButton(layout, "exportDecision", tr("E&xport JSON…"),
                         tr("Write the selected decision for a program to read"));
    m_import = addButton(layout, "importDecision", tr("&Import…"), tr("Read thresholds from a JSON file"));
    m_compare = addButton(layout, "compareDecisions", tr("&Compare"),
                          tr("Show how two selected decisions differ by scenario"));
    m_measure = addButton(layout, "measureDecision", tr("&Measure this set against it"),
                          tr("What the selected decision reaches on the set that is open"));
    m_pin =
        addButton(layout, "pinDecision", tr("&Pin it"), tr("Compare the page with the selected decision"));
    m_remove = addButton(layout, "removeDecision", tr("&Remove"), tr("Undo brings it back"));
    for (QAction* action : {m_undoActions.undo, m_undoActions.redo}) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        layout->addWidget(button);
    }
    connect(m_decide, &QPushButton::clicked, this, &DecisionsPane::decideRequested);
    connect(m_export, &QPushButton::clicked, this, &DecisionsPane::askForExport);
    connect(m_import, &QPushButton::clicked, this, &DecisionsPane::askForImport);
    connect(m_compare, &QPushButton::clicked, this, [this] {
        const std::vector<int> rows = selectedRows();
        if (rows.size() == 2) { // the list has the newer one first
            compare(m_model->at(rows[0])->decision, m_model->at(rows[1])->decision);
        }
    });
    connect(m_measure, &QPushButton::clicked, this, [this] {
        if (const auto* stored = selected()) {
            Q_EMIT measureRequested(stored->decision);
        }
    });
    connect(m_pin, &QPushButton::clicked, this, [this] {
        if (const auto* stored = selected()) {
            Q_EMIT pinRequested(stored->decision);
        }
    });
    connect(m_remove, &QPushButton::clicked, this, &DecisionsPane::remove);
    return bar;
}

void DecisionsPane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_edits->setWorkspace(std::move(workspace));
    reload();
}

void DecisionsPane::setCurator(const QString& name) {
    m_curator->setName(name);
    m_edits->setCurator(name);
}

void DecisionsPane::reload() {
    std::vector<workspace::StoredDecision> list;
    if (const workspace::Reader* reader = m_edits->reader()) {
        auto read = workspace::decisions(*reader);
        if (read) {
            list = std::move(*read);
        } else {
            Q_EMIT failed(read.error());
        }
    }
    m_model->setRows(std::move(list));
    m_edits->look();
    showSelection();
}

std::vector<int> DecisionsPane::selectedRows() const {
    const QList<int> rows = m_view->selectedRowNumbers();
    return {rows.begin(), rows.end()};
}

const workspace::StoredDecision* DecisionsPane::selected() const {
    const std::vector<int> rows = selectedRows();
    return rows.size() == 1 ? m_model->at(rows.front()) : nullptr;
}

void DecisionsPane::select(base::RowId id) {
    if (const int row = m_model->rowOf(id); row >= 0) {
        m_view->selectRow(row);
        m_view->scrollTo(m_model->index(row, 0));
    }
}

void DecisionsPane::showSelection() {
    const std::vector<int> rows = selectedRows();
    const auto* stored = selected();
    const bool writable = m_edits->workspace() && !m_edits->isReadOnly();
    m_decide->setEnabled(writable && m_controller.hasData());
    m_import->setEnabled(writable);
    m_remove->setEnabled(writable && stored);
    m_export->setEnabled(stored);
    m_pin->setEnabled(stored && m_controller.hasData());
    m_measure->setEnabled(stored && m_controller.hasData());
    m_compare->setEnabled(rows.size() == 2);
    if (stored) {
        explain(stored->decision);
        return;
    }
    m_comparison->setVisible(false);
    m_caption->setText(m_model->rowCount() == 0 ? tr("Nothing has been decided yet.")
                       : rows.size() == 2       ? tr("Compare shows how these two differ.")
                                                : tr("Select a decision, or two to compare."));
}

void DecisionsPane::explain(const model::Decision& decision) {
    m_comparison->setTable(results::thresholds::decidedTable(decision, widgets::WindowWording()));
    m_comparison->setVisible(true);
    m_caption->setText(paragraphText(results::thresholds::decidedParagraph, decision));
}

void DecisionsPane::compare(const model::Decision& newer, const model::Decision& older) {
    m_comparison->setTable(
        results::thresholds::decisionDifferenceTable(newer, older, widgets::WindowWording()));
    m_comparison->setVisible(true);
    m_caption->setText(paragraphText(results::thresholds::decisionDifferenceParagraph, newer, older));
}

base::Result<> DecisionsPane::storeAs(model::Decision decision, const std::string& who) {
    ASSAY_TRY(const auto saved, workspace::saveDecision(*m_edits->workspace(), std::move(decision), who));
    m_edits->tellDone({});
    reload();
    select(saved.id);
    Q_EMIT journalChanged();
    return {};
}

base::Result<> DecisionsPane::store(model::Decision decision) {
    if (!m_edits->workspace()) {
        return base::fail(base::ErrorCode::ReadOnlyWorkspace);
    }
    const std::string author = decision.author;
    auto stored = storeAs(std::move(decision), author);
    if (stored && m_curator->name().isEmpty()) {
        setCurator(QString::fromStdString(author));
        Q_EMIT curatorNamed(m_curator->name());
    }
    return stored;
}

bool DecisionsPane::save(model::Decision decision) {
    if (!m_edits->begin({})) {
        return false;
    }
    const auto stored = storeAs(std::move(decision), m_edits->curator().toStdString());
    if (!stored) {
        Q_EMIT failed(stored.error());
    }
    return stored.has_value();
}

QString DecisionsPane::freeName(const QString& wanted) const {
    QString name = wanted;
    for (int number = 2; m_model->hasName(name.toStdString()); ++number) {
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    }
    return name;
}

bool DecisionsPane::importFile(const QString& path) {
    if (!m_edits->begin({})) {
        return false;
    }
    base::IssueList issues;
    auto read = formats::readThresholdsFile(path.toStdString(), &issues);
    if (!read) {
        Q_EMIT failed(read.error());
        return false;
    }
    model::Decision decision = std::move(read->decision);
    if (decision.name.empty()) {
        decision.name = QFileInfo(path).completeBaseName().toStdString();
    }
    if (decision.author.empty()) {
        decision.author = m_edits->curator().toStdString();
    }
    decision.name = freeName(QString::fromStdString(decision.name)).toStdString();
    if (!save(std::move(decision))) {
        return false;
    }
    for (const base::Issue& issue : read->issues.issues()) {
        if (issue.field == "default") {
            m_caption->setText(tr("The file names no default; %1 was taken for all other scenarios.")
                                   .arg(tauText(formats::kDefaultThreshold)));
        }
    }
    return true;
}

bool DecisionsPane::exportTo(const QString& path, bool whole, QString* error) {
    const auto* stored = selected();
    if (!stored) {
        return false;
    }
    if (!whole && !formats::hasPlainForm(stored->decision)) {
        if (error) {
            *error =
                tr("It has τ %1 for the scenario “default” and %2 for all others; the plain form has one "
                   "key for both. Export the whole decision, or decide one threshold for both.")
                    .arg(tauText(stored->decision.tauOf("default")), tauText(stored->decision.fallback.tau));
        }
        return false;
    }
    const auto text =
        whole ? formats::decisionDocument(stored->decision) : formats::thresholdsJson(stored->decision);
    if (!text) {
        if (error) {
            *error = widgets::errorText(text.error());
        }
        return false;
    }
    return widgets::writeFile(path, QByteArray::fromStdString(*text), error);
}

void DecisionsPane::askForExport() {
    const auto* stored = selected();
    if (!stored) {
        return;
    }
    const QString name =
        widgets::fileNameFor(QString::fromStdString(stored->decision.name), QStringLiteral("thresholds"));
    widgets::saveFileAs(
        this, tr("Export the decision"), name + QStringLiteral(".json"),
        {tr("Thresholds (*.json)"), tr("Whole decision (*.decision.json)")},
        [this](const QString& path, QString* error) {
            return exportTo(path, path.endsWith(QLatin1String(".decision.json"), Qt::CaseInsensitive), error);
        });
}

void DecisionsPane::askForImport() {
    auto* dialog = new widgets::FileDialog(this, tr("Import thresholds"), widgets::FilePurpose::Import);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("JSON files (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &DecisionsPane::importFile);
    dialog->open();
}

void DecisionsPane::remove() {
    const auto* stored = selected();
    if (!stored) {
        return;
    }
    const QString name = QString::fromStdString(stored->decision.name);
    const auto write = [id = stored->id](workspace::Workspace& workspace, const std::string& who) {
        return workspace::removeDecision(workspace, id, who);
    };
    if (!m_edits->carryOut({.write = write})) {
        return;
    }
    reload();
    m_caption->setText(tr("“%1” was removed. Undo (Ctrl+Z) brings it back.").arg(name));
    Q_EMIT journalChanged();
}

} // namespace assay::app

#include "moc_decisions_pane.cpp"
