#include "app/pages/answers/rubric_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/rubric_words.h"
#include "core/workspace/rubrics/rubrics.h"
#include "widgets/rubrics/rubric_entry_dialog.h"
#include "widgets/rubrics/rubric_table.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/front_tab.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTextCursor>
#include <QVBoxLayout>
#include <span>
#include <string_view>
#include <utility>

namespace assay::app {

using widgets::RubricJson;
using widgets::rubricLists;

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
    m_tabs->addTab(makeGeneral(), tr("General"));
    m_json = new QPlainTextEdit(this);
    m_json->setObjectName(QStringLiteral("rubricJson"));
    m_json->setAccessibleName(tr("The rubric as JSON"));
    m_json->setTabChangesFocus(true);
    m_tabs->addTab(m_json, QStringLiteral("JSON"));
    widgets::askForFrontTab(*m_tabs);
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
        connect(edit, &QLineEdit::textEdited, this, [this, member, isNumber](const QString& text) {
            takeField(member, isNumber ? widgets::rubricValue(text, false) : RubricJson(text.toStdString()));
        });
        return edit;
    };
    m_name = field("rubricName", tr("Name"), "name", false);
    m_title = field("rubricTitle", tr("Title"), "title", false);
    m_pass = field("rubricPass", tr("Passes from"), "pass", true);
    m_acceptable = field("rubricAcceptable", tr("Acceptable from"), "acceptable", true);
    return fields;
}

// Where the rubric comes from, and how it reads texts.
QWidget* RubricPane::makeGeneral() {
    auto* page = new QWidget(m_tabs);
    auto* form = new QFormLayout(page);
    const auto title = [](const char* member) {
        return widgets::windowText(results::rubricMemberTitle, std::string_view(member));
    };
    m_source = new QLineEdit(page);
    m_source->setObjectName(QStringLiteral("rubric_source"));
    form->addRow(title("source"), m_source);
    connect(m_source, &QLineEdit::textEdited, this,
            [this](const QString& text) { takeField("source", text.toStdString()); });
    const auto choice = [&](const char* member, std::span<const std::string_view> names, const QString& tip) {
        auto* box = new QComboBox(page);
        box->setObjectName(QStringLiteral("rubric_") + QLatin1String(member));
        for (const std::string_view name : names) {
            box->addItem(widgets::windowText(results::rubricChoiceTitle, name),
                         QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        }
        widgets::tellWholeEntry(*box, tip);
        form->addRow(title(member), box);
        connect(box, &QComboBox::activated, this,
                [this, box, member] { takeField(member, box->currentData().toString().toStdString()); });
        m_choices.emplace_back(member, box);
    };
    const auto flag = [&](const char* member, const QString& tip) {
        auto* box = new QCheckBox(title(member), page);
        box->setObjectName(QStringLiteral("rubric_") + QLatin1String(member));
        box->setToolTip(tip);
        form->addRow(box);
        connect(box, &QCheckBox::clicked, this, [this, member](bool isOn) { takeField(member, isOn); });
        m_switches.emplace_back(member, box);
    };
    choice("tokenizer", metrics::kRougeTokenizerNames, tr("What the words of ROUGE are"));
    flag("stem", tr("ROUGE takes words by their stems, as Porter's stemmer has them"));
    choice("citations", evaluate::kCitationStyleNames, tr("What a citation in an answer looks like"));
    flag("norwegian", tr("Answers are looked through for English, Swedish and Danish words and for æ, ø, å"));
    return page;
}

void RubricPane::addTable(std::size_t list) {
    const widgets::RubricList& of = rubricLists()[list];
    auto* page = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(page);
    auto* table = new widgets::RubricTable(of, page);
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
    m_tabs->addTab(page, widgets::RubricTable::titleOf(of));
    m_tables.push_back(table);
    connect(table, &widgets::RubricTable::formWanted, this, [this, list](int at) { openForm(list, at); });
    connect(table, &widgets::RubricTable::valueTyped, this,
            [this, list](int at, const std::string& member, const RubricJson& value) {
                takeCell(list, at, member, value);
            });
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
    m_name->setText(widgets::rubricCellText(document, "name"));
    m_title->setText(widgets::rubricCellText(document, "title"));
    m_pass->setText(widgets::rubricCellText(document, "pass"));
    m_acceptable->setText(widgets::rubricCellText(document, "acceptable"));
    m_source->setText(widgets::rubricCellText(document, "source"));
    const RubricJson usual = RubricJson::parse(evaluate::rubricJson({})); // of what is left out
    for (const auto& [member, box] : m_choices) {
        const RubricJson& of = document.contains(member) ? document : usual;
        box->setCurrentIndex(box->findData(widgets::rubricCellText(of, member))); // -1: none of these
    }
    for (const auto& [member, box] : m_switches) {
        box->setChecked(document.contains(member) && document[member] == true);
    }
    showLists();
    if (!m_json->hasFocus()) {
        m_json->setPlainText(QString::fromStdString(document.dump(2)));
    }
    m_showing = false;
    check();
}

void RubricPane::showLists() {
    for (widgets::RubricTable* const table : m_tables) {
        const auto found = m_document->find(table->list().member);
        table->showEntries(found != m_document->end() ? *found : RubricJson());
    }
}

void RubricPane::takeCell(std::size_t list, int row, const std::string& member, const RubricJson& value) {
    RubricJson& entry = (*m_document)[rubricLists()[list].member][static_cast<std::size_t>(row)];
    if (!entry.is_object()) {
        return; // typed as JSON, and told as wrong already
    }
    if (value.is_null()) {
        entry.erase(member);
    } else {
        entry[member] = value;
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

void RubricPane::takeField(const char* member, const RubricJson& value) {
    if (m_showing || !m_document->is_object()) {
        return;
    }
    (*m_document)[member] = value;
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
    const widgets::RubricList& of = rubricLists()[list];
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
    auto* dialog = new widgets::RubricEntryDialog(of, before, this);
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
