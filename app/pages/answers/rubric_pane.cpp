#include "app/pages/answers/rubric_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/rubric_entry.h"
#include "app/pages/answers/rubric_entry_dialog.h"
#include "core/results/answers/answer_words.h"
#include "core/results/answers/rubric_words.h"
#include "core/workspace/rubrics/rubrics.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/typed_number.h"
#include "widgets/theme/flow_layout.h"

#include <nlohmann/json.hpp>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextCursor>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace assay::app {
namespace {

// What has a form, in words; what the form cannot show stays JSON.
std::optional<QString> inWords(RubricValue kind, const RubricJson& value) {
    if (kind == RubricValue::Scope) {
        const auto scope = scopeOf(value);
        return scope ? std::optional(widgets::windowText(results::scopeText, *scope)) : std::nullopt;
    }
    if (kind == RubricValue::AssertionKind) {
        const auto* const name =
            value.is_string() ? std::ranges::find(evaluate::kAssertionKindNames, value.get<std::string>())
                              : evaluate::kAssertionKindNames.end();
        return name == evaluate::kAssertionKindNames.end()
                   ? std::nullopt
                   : std::optional(widgets::windowText(
                         results::assertionKindTitle,
                         static_cast<evaluate::AssertionKind>(name - evaluate::kAssertionKindNames.begin())));
    }
    const auto conditions = conditionsOf(value);
    return conditions ? std::optional(widgets::windowText(results::conditionsText, *conditions))
                      : std::nullopt;
}

// Figures as the locale writes them.
QString cellText(const RubricJson& entry, const char* member) {
    const auto found = entry.find(member);
    if (found == entry.end() || found->is_null()) {
        return {};
    }
    if (found->is_string()) {
        return QString::fromStdString(found->get<std::string>());
    }
    const QString json = QString::fromStdString(found->dump());
    return found->is_number() ? widgets::typedNumber(json) : json;
}

// What was typed: as JSON where it is a number, a truth value, a list or an object, else as a text.
RubricJson valueOf(const QString& text, bool isText) {
    if (text.isEmpty()) {
        return nullptr;
    }
    if (!isText) {
        const QString stored = widgets::storedNumber(text).value_or(text);
        RubricJson value = RubricJson::parse(stored.toStdString(), nullptr, false);
        if (!value.is_discarded()) {
            return value;
        }
    }
    return text.toStdString();
}

// Shows measures by their names and truth values as words; what is typed is what the document holds.
class RubricWords : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QString displayText(const QVariant& value, const QLocale& locale) const override {
        const std::string text = value.toString().toStdString();
        return text == "true"    ? widgets::windowText(ASSAY_TEXT("Report", "yes"))
               : text == "false" ? widgets::windowText(ASSAY_TEXT("Report", "no"))
               : text.empty()    ? QStyledItemDelegate::displayText(value, locale)
                                 : widgets::windowText(results::answerMetricTitle, text);
    }
};

} // namespace

RubricPane::RubricPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_document(std::make_unique<RubricJson>()) {
    setObjectName(QStringLiteral("answersRubric"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(makeBar());
    layout->addWidget(makeFields());
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("rubricTabs"));
    for (std::size_t i = 0; i < rubricLists().size(); ++i) {
        addTable(i);
    }
    m_json = new QPlainTextEdit(this);
    m_json->setObjectName(QStringLiteral("rubricJson"));
    m_json->setAccessibleName(tr("The rubric as JSON"));
    m_json->setTabChangesFocus(true);
    m_tabs->addTab(m_json, QStringLiteral("JSON"));
    layout->addWidget(m_tabs, 1);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("rubricState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    layout->addWidget(m_state);
    connect(m_json, &QPlainTextEdit::textChanged, this, &RubricPane::takeJson);
    connect(&m_controller, &AnswersController::listsChanged, this, &RubricPane::reload);
    connect(&m_controller.edits(), &widgets::EditSession::changed, this, &RubricPane::reload);
    connect(&m_controller, &AnswersController::chosenChanged, this, &RubricPane::followRun);
    reload();
    followRun();
}

RubricPane::~RubricPane() = default;

QWidget* RubricPane::makeBar() {
    auto* bar = new QWidget(this);
    auto* column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    auto* choice = new QHBoxLayout;
    auto* row = new QHBoxLayout;
    column->addLayout(choice);
    column->addLayout(row);
    m_rubric = new QComboBox(bar);
    m_rubric->setObjectName(QStringLiteral("rubricChoice"));
    m_rubric->setAccessibleName(tr("Rubric"));
    m_version = new QComboBox(bar);
    m_version->setObjectName(QStringLiteral("rubricVersion"));
    m_version->setAccessibleName(tr("Version"));
    m_duplicate = new QPushButton(tr("Duplicate"), bar);
    m_duplicate->setObjectName(QStringLiteral("rubricDuplicate"));
    m_duplicate->setToolTip(tr("Save a copy under a name of its own, which can be edited"));
    m_save = new QPushButton(tr("Save as new version"), bar);
    m_save->setObjectName(QStringLiteral("rubricSave"));
    m_remove = new QPushButton(tr("Remove"), bar);
    m_remove->setObjectName(QStringLiteral("rubricRemove"));
    choice->addWidget(m_rubric, 1);
    choice->addWidget(m_version);
    row->addWidget(m_duplicate);
    row->addWidget(m_save);
    row->addWidget(m_remove);
    row->addStretch(1);
    connect(m_rubric, &QComboBox::activated, this, [this] {
        if (const auto* const stored = chosen()) {
            showRubric(*stored);
        }
    });
    connect(m_version, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && static_cast<std::size_t>(index) < m_versions.size()) {
            *m_document =
                RubricJson::parse(evaluate::rubricJson(m_versions[static_cast<std::size_t>(index)].rubric));
            showDocument();
        }
    });
    connect(m_duplicate, &QPushButton::clicked, this, &RubricPane::duplicate);
    connect(m_save, &QPushButton::clicked, this, &RubricPane::saveVersion);
    connect(m_remove, &QPushButton::clicked, this, &RubricPane::remove);
    return bar;
}

QWidget* RubricPane::makeFields() {
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    const auto field = [&](const char* name, const QString& title, const char* member, bool isNumber) {
        auto* edit = new QLineEdit(fields);
        edit->setObjectName(QLatin1String(name));
        form->addRow(title, edit);
        connect(edit, &QLineEdit::textEdited, this,
                [this, member, isNumber](const QString& text) { takeField(member, text, isNumber); });
        return edit;
    };
    m_name = field("rubricName", tr("Name"), "name", false);
    m_title = field("rubricTitle", tr("Title"), "title", false);
    m_pass = field("rubricPass", tr("Passes from"), "pass", true);
    m_acceptable = field("rubricAcceptable", tr("Acceptable from"), "acceptable", true);
    return fields;
}

void RubricPane::addTable(std::size_t list) {
    const RubricList& of = rubricLists()[list];
    auto* page = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(page);
    auto* table = new QTableWidget(page);
    table->setObjectName(QStringLiteral("rubric_%1").arg(QLatin1String(of.member)));
    table->setAccessibleName(tr(of.title));
    table->setColumnCount(static_cast<int>(of.columns().size()));
    for (int i = 0; i < table->columnCount(); ++i) {
        const RubricMember& member = of.columns()[static_cast<std::size_t>(i)];
        auto* const head = new QTableWidgetItem(
            widgets::windowText(results::rubricMemberTitle, std::string_view(member.name)));
        head->setToolTip(
            tr("In the document and in what is said of faults: %1").arg(QLatin1String(member.name)));
        table->setHorizontalHeaderItem(i, head);
        if (member.value == RubricValue::Measure || member.value == RubricValue::YesNo) {
            table->setItemDelegateForColumn(i, new RubricWords(table));
        }
    }
    table->horizontalHeader()->setMaximumSectionSize(table->fontMetrics().averageCharWidth() * 60);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->setVisible(false);
    table->setTabKeyNavigation(false);
    table->installEventFilter(this);
    column->addWidget(table);
    auto* buttons = new QWidget(page);
    auto* row = new widgets::FlowLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name, const QString& text, auto work) {
        auto* made = new QPushButton(text, buttons);
        made->setObjectName(QLatin1String(name) + QLatin1String(of.member));
        row->addWidget(made);
        connect(made, &QPushButton::clicked, this, work);
    };
    button("rubricAdd_", tr("Add…"), [this, list] { openForm(list, m_tables[list]->rowCount()); });
    button("rubricChange_", tr("Change…"), [this, list] { openForm(list, m_tables[list]->currentRow()); });
    button("rubricRemove_", tr("Remove row"), [this, list] { removeRow(list); });
    column->addWidget(buttons);
    m_tabs->addTab(page, tr(of.title));
    m_tables.push_back(table);
    connect(table, &QTableWidget::cellChanged, this,
            [this, list](int changedRow, int changedColumn) { takeCell(list, changedRow, changedColumn); });
    connect(table, &QTableWidget::cellDoubleClicked, this, [this, list](int at, int in) {
        if (!isPlain(rubricLists()[list].columns()[static_cast<std::size_t>(in)].value)) {
            openForm(list, at);
        }
    });
}

// A cell in words is edited in the form of its row.
bool RubricPane::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto found = std::ranges::find(m_tables, watched);
    if (!isKey || found == m_tables.end() || (*found)->currentColumn() < 0) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    const auto list = static_cast<std::size_t>(found - m_tables.begin());
    const auto column = static_cast<std::size_t>((*found)->currentColumn());
    if ((key != Qt::Key_F2 && key != Qt::Key_Return && key != Qt::Key_Enter) ||
        isPlain(rubricLists()[list].columns()[column].value)) {
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the key is for the cell
    } else {
        openForm(list, (*found)->currentRow());
    }
    return true;
}

const evaluate::StoredRubric* RubricPane::chosen() const {
    const int index = m_rubric->currentIndex();
    return index >= 0 && static_cast<std::size_t>(index) < m_rubrics.size()
               ? &m_rubrics[static_cast<std::size_t>(index)]
               : nullptr;
}

void RubricPane::reload() {
    const auto* const before = chosen();
    const base::RowId id = before == nullptr ? 0 : before->id;
    const std::string hash = before == nullptr ? std::string() : before->sha256;
    const QString name = m_rubric->currentData().toString();
    const workspace::Reader* const reader = m_controller.reader();
    m_rubrics.clear();
    m_rubric->clear();
    if (reader != nullptr) {
        auto rubrics = evaluate::storedRubrics(*reader);
        if (!rubrics) {
            Q_EMIT m_controller.failed(rubrics.error());
        } else {
            m_rubrics = std::move(*rubrics);
        }
    }
    int place = 0;
    for (std::size_t i = 0; i < m_rubrics.size(); ++i) {
        const evaluate::StoredRubric& each = m_rubrics[i];
        const QString called = QString::fromStdString(each.rubric.name);
        m_rubric->addItem(each.isPreset() ? tr("%1 (preset)").arg(called) : called, called);
        // A rubric that was renamed is still the same one.
        if (id != 0 ? each.id == id : called == name) {
            place = static_cast<int>(i);
        }
    }
    m_rubric->setCurrentIndex(m_rubrics.empty() ? -1 : place);
    const auto* const now = chosen();
    setEnabled(now != nullptr);
    if (now == nullptr) {
        *m_document = RubricJson();
        m_savedText.clear();
    } else if (now->sha256 != hash || now->id != id) {
        showRubric(*now); // what is being typed stays while the version in force is the same
    }
    check();
}

// To the rubric of the run that is looked at, unless something is typed that would be lost.
void RubricPane::followRun() {
    const workspace::RunInfo* const run = m_controller.run(m_controller.chosen());
    if (run == nullptr || m_savedText.empty() || *m_document != RubricJson::parse(m_savedText)) {
        return;
    }
    const auto settings = evaluate::answerRunSettings(*run);
    if (!settings) {
        return;
    }
    const QString name = QString::fromStdString(settings->rubric.name);
    if (m_rubric->findData(name) >= 0 && name != m_rubric->currentData().toString()) {
        choose(name);
    }
}

void RubricPane::choose(const QString& name) {
    m_rubric->setCurrentIndex(m_rubric->findData(name));
    if (const auto* const stored = chosen()) {
        showRubric(*stored);
    }
}

void RubricPane::showRubric(const evaluate::StoredRubric& stored) {
    m_savedText = evaluate::rubricJson(stored.rubric);
    *m_document = RubricJson::parse(m_savedText);
    showVersions();
    showDocument();
}

void RubricPane::showVersions() {
    m_versions.clear();
    m_version->clear();
    const auto* const stored = chosen();
    const workspace::Reader* const reader = m_controller.reader();
    if (stored == nullptr || reader == nullptr) {
        return;
    }
    if (auto versions = evaluate::versionsOfRubric(*reader, stored->id)) {
        m_versions = std::move(*versions);
    }
    for (const evaluate::StoredRubric& each : m_versions) {
        m_version->addItem(
            tr("Version %1, %2").arg(each.rubric.version).arg(QString::fromStdString(each.savedBy)));
        if (each.sha256 == stored->sha256) {
            m_version->setCurrentIndex(m_version->count() - 1);
        }
    }
    m_version->setVisible(!m_versions.empty());
}

void RubricPane::showDocument() {
    m_showing = true;
    const RubricJson& document = *m_document;
    m_name->setText(cellText(document, "name"));
    m_title->setText(cellText(document, "title"));
    m_pass->setText(cellText(document, "pass"));
    m_acceptable->setText(cellText(document, "acceptable"));
    showLists();
    if (!m_json->hasFocus()) {
        m_json->setPlainText(QString::fromStdString(document.dump(2)));
    }
    m_showing = false;
    check();
}

void RubricPane::showLists() {
    const QScopedValueRollback showing(m_showing, true);
    const RubricJson& document = *m_document;
    for (std::size_t i = 0; i < rubricLists().size(); ++i) {
        QTableWidget& table = *m_tables[i];
        const auto found = document.find(rubricLists()[i].member);
        const RubricJson entries =
            found != document.end() && found->is_array() ? *found : RubricJson::array();
        table.setRowCount(static_cast<int>(entries.size()));
        const std::span<const RubricMember> columns = rubricLists()[i].columns();
        for (int row = 0; row < table.rowCount(); ++row) {
            for (int column = 0; column < table.columnCount(); ++column) {
                showCell(table, row, column, columns[static_cast<std::size_t>(column)],
                         entries[static_cast<std::size_t>(row)]);
            }
        }
    }
}

void RubricPane::showCell(QTableWidget& table, int row, int column, const RubricMember& member,
                          const RubricJson& entry) {
    auto* const item = new QTableWidgetItem(entry.is_object() ? cellText(entry, member.name) : QString());
    if (!isPlain(member.value)) {
        item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        const auto found = entry.find(member.name);
        if (const auto said =
                entry.is_object() && found != entry.end() ? inWords(member.value, *found) : std::nullopt) {
            item->setText(*said);
            item->setToolTip(*said);
        }
    }
    table.setItem(row, column, item);
}

void RubricPane::takeCell(std::size_t list, int row, int column) {
    if (m_showing) {
        return;
    }
    const RubricMember& member = rubricLists()[list].columns()[static_cast<std::size_t>(column)];
    RubricJson& entry = (*m_document)[rubricLists()[list].member][static_cast<std::size_t>(row)];
    if (!entry.is_object()) {
        return; // typed as JSON, and told as wrong already
    }
    RubricJson value = valueOf(m_tables[list]->item(row, column)->text(), isText(member.value));
    if (value.is_null()) {
        entry.erase(member.name);
    } else {
        entry[member.name] = std::move(value);
    }
    writeJson();
}

void RubricPane::writeJson() {
    m_showing = true;
    // As if it were typed there, so that it can be undone there.
    QTextCursor all(m_json->document());
    all.select(QTextCursor::Document);
    all.insertText(QString::fromStdString(m_document->dump(2)));
    m_showing = false;
    check();
}

void RubricPane::takeField(const char* member, const QString& text, bool isNumber) {
    if (m_showing || !m_document->is_object()) {
        return;
    }
    (*m_document)[member] = isNumber ? valueOf(text, false) : RubricJson(text.toStdString());
    writeJson();
}

void RubricPane::takeJson() {
    if (m_showing) {
        return;
    }
    RubricJson typed = RubricJson::parse(m_json->toPlainText().toStdString(), nullptr, false);
    if (!typed.is_object()) {
        m_state->setText(tr("This is no JSON object yet."));
        m_save->setEnabled(false);
        return;
    }
    *m_document = std::move(typed);
    showDocument();
}

// Of the row, or of a new one behind the last.
void RubricPane::openForm(std::size_t list, int row) {
    const RubricList& of = rubricLists()[list];
    const int rows = m_tables[list]->rowCount();
    if (!m_document->is_object() || row < 0 || row > rows) {
        return;
    }
    const bool isNew = row == rows;
    const RubricJson before =
        isNew ? RubricJson::parse(of.fresh) : (*m_document)[of.member][static_cast<std::size_t>(row)];
    if (!before.is_object()) {
        return; // told as wrong already
    }
    auto* dialog = new RubricEntryDialog(of, before, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, list, row, before, isNew] {
        takeEntry(list, row, isNew ? RubricJson() : before, dialog->entry());
    });
    dialog->open();
}

void RubricPane::takeEntry(std::size_t list, int row, const RubricJson& before, const RubricJson& entry) {
    RubricJson& entries = (*m_document)[rubricLists()[list].member];
    if (!entries.is_array()) {
        entries = RubricJson::array();
    }
    const auto place = static_cast<std::size_t>(row);
    if (before.is_null()) {
        entries.push_back(entry);
    } else if (place < entries.size() && entries[place] == before) {
        entries[place] = entry;
    } else {
        m_state->setText(tr("The rubric has changed meanwhile, and nothing was taken from the form."));
        return;
    }
    showLists();
    writeJson();
    m_tables[list]->setCurrentCell(before.is_null() ? m_tables[list]->rowCount() - 1 : row, 0);
}

void RubricPane::removeRow(std::size_t list) {
    const int row = m_tables[list]->currentRow();
    if (row >= 0) {
        (*m_document)[rubricLists()[list].member].erase(static_cast<std::size_t>(row));
        showLists();
        writeJson();
    }
}

void RubricPane::check() {
    const auto* const stored = chosen();
    const bool mayEdit = stored != nullptr && !m_controller.isReadOnly();
    m_duplicate->setEnabled(mayEdit);
    m_remove->setEnabled(mayEdit && !stored->isPreset());
    m_save->setEnabled(false);
    if (stored == nullptr) {
        m_state->clear();
        return;
    }
    const auto rubric = evaluate::rubricFromJson(m_document->dump());
    if (!rubric) {
        m_state->setText(tr("%1: %2").arg(QString::fromStdString(rubric.error().where),
                                          QString::fromStdString(rubric.error().detail)));
        return;
    }
    const bool isChanged = evaluate::rubricJson(*rubric) != m_savedText;
    m_save->setEnabled(mayEdit && isChanged && !stored->isPreset());
    m_state->setText(!isChanged ? tr("As it is stored.")
                     : stored->isPreset()
                         ? tr("A preset stays as it is: duplicate it to keep what you changed.")
                         : tr("Changed, and not saved yet."));
}

void RubricPane::duplicate() {
    const workspace::Reader* const reader = m_controller.reader();
    auto rubric = evaluate::rubricFromJson(m_document->dump());
    if (reader == nullptr || !rubric) {
        return;
    }
    const auto name = evaluate::freeRubricName(*reader, rubric->name);
    if (!name) {
        Q_EMIT m_controller.failed(name.error());
        return;
    }
    rubric->name = *name;
    const QString called = QString::fromStdString(*name);
    if (m_controller.edits().begin([this] { duplicate(); }, tr("Duplicating a rubric")) &&
        m_controller.edits().carryOut({.write = [copy = *rubric](workspace::Workspace& workspace,
                                                                 const std::string& who) -> base::Result<> {
                                           ASSAY_TRY(evaluate::saveRubric(workspace, 0, copy, who));
                                           return {};
                                       },
                                       .done = [called] { return tr("%1 saved.").arg(called); }})) {
        m_controller.reload();
        reload();
        choose(called);
    }
}

void RubricPane::saveVersion() {
    const auto* const stored = chosen();
    const auto rubric = evaluate::rubricFromJson(m_document->dump());
    if (stored == nullptr || stored->isPreset() || !rubric) {
        return;
    }
    const base::RowId id = stored->id;
    const QString called = QString::fromStdString(rubric->name);
    if (m_controller.edits().begin([this] { saveVersion(); }, tr("Saving a rubric")) &&
        m_controller.edits().carryOut(
            {.write = [id, next = *rubric](workspace::Workspace& workspace,
                                           const std::string& who) -> base::Result<> {
                 ASSAY_TRY(evaluate::saveRubric(workspace, id, next, who));
                 return {};
             },
             .done = [called] { return tr("A new version of %1 saved.").arg(called); }})) {
        m_controller.reload();
        reload();
        choose(called);
    }
}

void RubricPane::remove() {
    const auto* const stored = chosen();
    if (stored == nullptr || stored->isPreset()) {
        return;
    }
    const base::RowId id = stored->id;
    const QString called = QString::fromStdString(stored->rubric.name);
    if (m_controller.edits().begin([this] { remove(); }, tr("Removing a rubric")) &&
        m_controller.edits().carryOut(
            {.write = [id](workspace::Workspace& workspace,
                           const std::string& who) { return workspace::removeRubric(workspace, id, who); },
             .done = [called] { return tr("%1 removed.").arg(called); }})) {
        m_controller.reload();
        reload();
    }
}

} // namespace assay::app

#include "moc_rubric_pane.cpp"
