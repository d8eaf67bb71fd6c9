#include "app/pages/report/report_editor.h"

#include "app/pages/report/made_report.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

namespace assay::app {
namespace {

// Nothing chosen means everything: a list with one name in it is a choice.
template <typename Value>
void toggle(std::vector<Value>& chosen, const Value& value) {
    const auto at = std::find(chosen.begin(), chosen.end(), value);
    if (at != chosen.end()) {
        chosen.erase(at);
    } else {
        chosen.push_back(value);
    }
}

} // namespace

ReportEditor::ReportEditor(QWidget* parent)
    : QWidget(parent)
    , m_plan(results::defaultPlan()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    makeHead();
    makeSections();
    for (QWidget* field : std::initializer_list<QWidget*>{m_title, m_subtitle, m_comment}) {
        field->installEventFilter(this);
    }
    setPlan(m_plan);
}

// A field with nothing to undo leaves the keys to the page, which may have.
bool ReportEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto* line = qobject_cast<QLineEdit*>(watched);
        const auto wants = [&](QKeySequence::StandardKey step, bool ofText, bool ofLine) {
            return key->matches(step) && !(line != nullptr ? ofLine : ofText);
        };
        if (wants(QKeySequence::Undo, m_comment->document()->isUndoAvailable(),
                  line != nullptr && line->isUndoAvailable()) ||
            wants(QKeySequence::Redo, m_comment->document()->isRedoAvailable(),
                  line != nullptr && line->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReportEditor::makeHead() {
    m_title = new QLineEdit(this);
    m_title->setObjectName(QStringLiteral("reportTitle"));
    m_title->setPlaceholderText(tr("What it shows of the workspace"));
    m_subtitle = new QLineEdit(this);
    m_subtitle->setObjectName(QStringLiteral("reportSubtitle"));
    m_paper = new QComboBox(this);
    m_paper->setObjectName(QStringLiteral("reportPaper"));
    m_paper->addItems({QStringLiteral("A4"), QStringLiteral("Letter")});
    m_hardest = new QSpinBox(this);
    m_hardest->setObjectName(QStringLiteral("reportHardest"));
    m_hardest->setRange(0, 1000);
    m_hardest->setToolTip(
        tr("How many of the hardest cases of each regime are printed; CSV tables list more"));
    m_hardestOfAll = new QCheckBox(tr("Of e&very search"), this);
    m_hardestOfAll->setObjectName(QStringLiteral("reportHardestOfAll"));
    m_hardestOfAll->setToolTip(tr("Hardest cases of every search of a run, else of the first one"));
    m_content = new QToolButton(this);
    m_content->setObjectName(QStringLiteral("reportContent"));
    m_content->setPopupMode(QToolButton::InstantPopup);
    m_content->setMenu(new QMenu(m_content));
    m_content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("S&ubtitle"), m_subtitle);
    form->addRow(tr("&Of"), m_content);
    form->addRow(tr("&Paper"), m_paper);
    form->addRow(tr("Hardest &cases"), m_hardest);
    form->addRow(QString(), m_hardestOfAll);
    m_content->setAccessibleName(tr("What the report covers"));
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_plan.title = text.toStdString();
        edited();
    });
    connect(m_subtitle, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_plan.subtitle = text.toStdString();
        edited();
    });
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_plan.paper = static_cast<results::Paper>(index);
        edited();
    });
    connect(m_hardestOfAll, &QCheckBox::toggled, this, [this](bool ofAll) {
        m_plan.hardestOf = ofAll ? results::HardestOf::All : results::HardestOf::First;
        edited();
    });
    connect(m_hardest, &QSpinBox::valueChanged, this, [this](int value) {
        m_plan.hardestCases = static_cast<std::size_t>(value);
        edited();
    });
}

void ReportEditor::makeSections() {
    auto* label = new QLabel(tr("&Sections"), this);
    m_sections = new QListWidget(this);
    m_sections->setObjectName(QStringLiteral("reportSections"));
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setDragDropMode(QAbstractItemView::InternalMove);
    m_sections->setDefaultDropAction(Qt::MoveAction);
    label->setBuddy(m_sections);
    m_up = new QToolButton(this);
    m_up->setObjectName(QStringLiteral("sectionUp"));
    m_up->setText(tr("Move up"));
    m_up->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Up));
    m_up->setToolTip(tr("Move the section up (Alt+Up)"));
    m_down = new QToolButton(this);
    m_down->setObjectName(QStringLiteral("sectionDown"));
    m_down->setText(tr("Move down"));
    m_down->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
    m_down->setToolTip(tr("Move the section down (Alt+Down)"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(label);
    buttons->addStretch(1);
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    auto* commentLabel = new QLabel(tr("Co&mment on the section (Markdown)"), this);
    commentLabel->setWordWrap(true);
    m_comment = new QPlainTextEdit(this);
    m_comment->setObjectName(QStringLiteral("sectionComment"));
    m_comment->setTabChangesFocus(true);
    m_comment->setAccessibleName(tr("Comment on the section"));
    commentLabel->setBuddy(m_comment);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(buttons);
    column->addWidget(m_sections, 3);
    column->addWidget(commentLabel);
    column->addWidget(m_comment, 2);
    connect(m_sections, &QListWidget::itemChanged, this, [this] {
        if (!m_showing) {
            readSections();
        }
    });
    connect(m_sections->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        if (!m_showing) {
            readSections();
            tellSection(); // it will stand elsewhere
        }
    });
    connect(m_sections, &QListWidget::currentRowChanged, this, [this] {
        showComment();
        tellSection();
    });
    connect(m_up, &QToolButton::clicked, this, [this] { moveSection(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveSection(1); });
    connect(m_comment, &QPlainTextEdit::textChanged, this, [this] {
        const int row = m_sections->currentRow();
        if (!m_showing && row >= 0) {
            m_plan.sections[static_cast<std::size_t>(row)].comment = m_comment->toPlainText().toStdString();
            edited();
        }
    });
}

void ReportEditor::setChoices(ReportChoices choices) {
    m_choices = std::move(choices);
    showChoices();
}

void ReportEditor::setPlan(const results::ReportPlan& plan) {
    const QScopedValueRollback showing(m_showing, true);
    m_plan = plan;
    m_title->setText(QString::fromStdString(plan.title));
    m_subtitle->setText(QString::fromStdString(plan.subtitle));
    m_paper->setCurrentIndex(static_cast<int>(plan.paper));
    m_hardest->setValue(static_cast<int>(plan.hardestCases));
    m_hardestOfAll->setChecked(plan.hardestOf == results::HardestOf::All);
    showSections();
    showChoices();
}

void ReportEditor::showSections() {
    const QScopedValueRollback showing(m_showing, true);
    const int row = std::max(0, m_sections->currentRow());
    const QSignalBlocker quiet(m_sections); // clearing it moves the current row, and each mark is a change
    m_sections->clear();
    for (const results::PlannedSection& section : m_plan.sections) {
        auto* item = new QListWidgetItem(sectionTitle(section.id), m_sections);
        item->setData(Qt::UserRole, QString::fromStdString(section.id));
        item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
        item->setCheckState(section.shown ? Qt::Checked : Qt::Unchecked);
    }
    m_sections->setCurrentRow(std::min(row, m_sections->count() - 1));
    showComment();
}

// The list is in the order and with the marks that the person gave it.
void ReportEditor::readSections() {
    std::vector<results::PlannedSection> sections;
    for (int row = 0; row < m_sections->count(); ++row) {
        const QListWidgetItem* item = m_sections->item(row);
        const std::string id = item->data(Qt::UserRole).toString().toStdString();
        const auto at = std::find_if(m_plan.sections.begin(), m_plan.sections.end(),
                                     [&](const results::PlannedSection& one) { return one.id == id; });
        if (at != m_plan.sections.end()) {
            sections.push_back(*at);
            sections.back().shown = item->checkState() == Qt::Checked;
        }
    }
    m_plan.sections = std::move(sections);
    showComment();
    edited();
}

void ReportEditor::tellSection() {
    if (const QListWidgetItem* item = m_sections->currentItem()) {
        Q_EMIT sectionChosen(item->text());
    }
}

void ReportEditor::moveSection(int by) {
    const int from = m_sections->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_sections->count()) {
        return;
    }
    std::swap(m_plan.sections[static_cast<std::size_t>(from)], m_plan.sections[static_cast<std::size_t>(to)]);
    showSections();
    m_sections->setCurrentRow(to);
    edited();
    tellSection(); // it will stand elsewhere
}

void ReportEditor::showComment() {
    const int row = m_sections->currentRow();
    const bool there = row >= 0 && row < static_cast<int>(m_plan.sections.size());
    const QScopedValueRollback showing(m_showing, true);
    const QString comment =
        there ? QString::fromStdString(m_plan.sections[static_cast<std::size_t>(row)].comment) : QString();
    if (m_comment->toPlainText() != comment) {
        m_comment->setPlainText(comment);
    }
    m_comment->setEnabled(there);
    m_up->setEnabled(there && row > 0);
    m_down->setEnabled(there && row + 1 < m_sections->count());
}

void ReportEditor::showChoices() {
    QMenu* menu = m_content->menu();
    menu->clear();
    int chosen = 0;
    const auto add = [&](const QString& text, bool checked, auto toggled) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        chosen += checked ? 1 : 0;
        connect(action, &QAction::triggered, this, [this, toggled] {
            toggled();
            showChoices();
            edited();
        });
    };
    const auto addNames = [&](const QString& title, const QStringList& names,
                              std::vector<std::string> results::ReportPlan::* list) {
        if (!names.isEmpty() || !(m_plan.*list).empty()) {
            menu->addSection(title);
        }
        for (const QString& name : names) {
            const std::string text = name.toStdString();
            const auto& now = m_plan.*list;
            add(name, std::find(now.begin(), now.end(), text) != now.end(),
                [this, list, text] { toggle(m_plan.*list, text); });
        }
        // Renamed or removed since: it can be taken out of the report.
        for (const std::string& text : m_plan.*list) {
            const QString name = QString::fromStdString(text);
            if (!names.contains(name)) {
                add(tr("%1 (not in the workspace)").arg(name), true,
                    [this, list, text] { toggle(m_plan.*list, text); });
            }
        }
    };
    addNames(tr("Scored sets"), m_choices.scoredSets, &results::ReportPlan::scoredSets);
    addNames(tr("Gold suites"), m_choices.suites, &results::ReportPlan::suites);
    if (!m_choices.runs.empty() || !m_plan.runs.empty()) {
        menu->addSection(tr("Neighbour runs"));
    }
    for (const auto& [id, name] : m_choices.runs) {
        add(name, std::find(m_plan.runs.begin(), m_plan.runs.end(), id) != m_plan.runs.end(),
            [this, run = id] { toggle(m_plan.runs, run); });
    }
    for (const base::RowId run : m_plan.runs) {
        if (std::none_of(m_choices.runs.begin(), m_choices.runs.end(),
                         [run](const auto& one) { return one.first == run; })) {
            add(tr("%1 (not in the workspace)").arg(run), true, [this, run] { toggle(m_plan.runs, run); });
        }
    }
    m_content->setText(chosen == 0 ? tr("Everything (of runs the newest)")
                                   : tr("%n chosen", nullptr, chosen));
}

void ReportEditor::edited() {
    if (!m_showing) {
        Q_EMIT planEdited();
    }
}

} // namespace assay::app

#include "moc_report_editor.cpp"
