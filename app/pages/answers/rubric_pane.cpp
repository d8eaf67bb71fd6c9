#include "app/pages/answers/rubric_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "core/results/answers/answer_words.h"
#include "core/workspace/rubrics/rubrics.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/typed_number.h"

#include <nlohmann/json.hpp>

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <string_view>

namespace assay::app {
namespace {

using RubricJson = nlohmann::ordered_json;

// A list of a rubric: its member, what it is called, and the members of its entries in the order of columns.
struct RubricList {
    const char* member;
    const char* title;
    std::array<const char*, 6> columns; // null: no more
    const char* fresh;                  // a new entry
};

constexpr std::array kLists{
    RubricList{"parts",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Parts"),
               {"metric", "weight", "scale", "required", "when"},
               "{\"metric\":\"rougeL_f\",\"weight\":1,\"scale\":1,\"required\":false}"},
    RubricList{"demands",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Demands"),
               {"condition", "required"},
               "{\"condition\":{\"metric\":\"rougeL_f\",\"from\":0},\"required\":false}"},
    RubricList{"bands",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Bands"),
               {"metric", "low", "high"},
               "{\"metric\":\"rougeL_f\",\"low\":0,\"high\":1}"},
    RubricList{"flags",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Flags"),
               {"name", "all"},
               "{\"name\":\"flag\",\"all\":[{\"metric\":\"rougeL_f\",\"above\":0.6}]}"},
    RubricList{"targets",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Targets"),
               {"metric", "target", "minimum", "field", "value"},
               "{\"metric\":\"pass_rate\",\"target\":0.7,\"minimum\":0.5}"},
    RubricList{"hints",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Hints"),
               {"issue", "when", "indicator", "cause"},
               "{\"issue\":\"hint\",\"when\":{\"metric\":\"pass_rate\",\"below\":0.5}}"},
    RubricList{"assertions",
               QT_TRANSLATE_NOOP("assay::app::RubricPane", "Assertions"),
               {"name", "kind", "text", "limit", "when"},
               "{\"kind\":\"must_not_include\",\"text\":\"as an AI\"}"},
};

struct MemberTitle {
    std::string_view member;
    const char* title;
};

constexpr std::array kMemberTitles{
    MemberTitle{"metric", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Measure")},
    MemberTitle{"weight", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Weight")},
    MemberTitle{"scale", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Scale")},
    MemberTitle{"required", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Required")},
    MemberTitle{"when", QT_TRANSLATE_NOOP("assay::app::RubricPane", "When")},
    MemberTitle{"condition", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Condition")},
    MemberTitle{"low", QT_TRANSLATE_NOOP("assay::app::RubricPane", "From")},
    MemberTitle{"high", QT_TRANSLATE_NOOP("assay::app::RubricPane", "To")},
    MemberTitle{"name", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Name")},
    MemberTitle{"all", QT_TRANSLATE_NOOP("assay::app::RubricPane", "All of these hold")},
    MemberTitle{"target", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Target")},
    MemberTitle{"minimum", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Minimum")},
    MemberTitle{"field", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Field of questions")},
    MemberTitle{"value", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Value of the field")},
    MemberTitle{"issue", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Issue")},
    MemberTitle{"indicator", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Indicator")},
    MemberTitle{"cause", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Likely cause")},
    MemberTitle{"kind", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Kind")},
    MemberTitle{"text", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Text")},
    MemberTitle{"limit", QT_TRANSLATE_NOOP("assay::app::RubricPane", "Limit")},
};

constexpr bool allHaveTitles() {
    for (const RubricList& list : kLists) {
        for (const char* const member : list.columns) {
            if (member != nullptr && std::ranges::find(kMemberTitles, std::string_view(member),
                                                       &MemberTitle::member) == kMemberTitles.end()) {
                return false;
            }
        }
    }
    return true;
}

static_assert(allHaveTitles());

// Figures as the locale writes them; conditions and lists stay JSON.
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

// Members that are texts, also where they look like numbers.
bool isTextMember(std::string_view member) {
    constexpr std::array<std::string_view, 9> kTexts{"metric",    "name",  "kind",  "text", "issue",
                                                     "indicator", "cause", "field", "value"};
    return std::ranges::find(kTexts, member) != kTexts.end();
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

int columnsOf(const RubricList& list) {
    return static_cast<int>(
        std::ranges::count_if(list.columns, [](const char* each) { return each != nullptr; }));
}

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
    for (std::size_t i = 0; i < kLists.size(); ++i) {
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
    const RubricList& of = kLists[list];
    auto* page = new QWidget(m_tabs);
    auto* column = new QVBoxLayout(page);
    auto* table = new QTableWidget(page);
    table->setObjectName(QStringLiteral("rubric_%1").arg(QLatin1String(of.member)));
    table->setAccessibleName(tr(of.title));
    table->setColumnCount(columnsOf(of));
    for (int i = 0; i < columnsOf(of); ++i) {
        const char* const member = of.columns[static_cast<std::size_t>(i)];
        const auto* const title =
            std::ranges::find(kMemberTitles, std::string_view(member), &MemberTitle::member);
        auto* const head = new QTableWidgetItem(tr(title->title));
        head->setToolTip(tr("In the document and in what is said of faults: %1").arg(QLatin1String(member)));
        table->setHorizontalHeaderItem(i, head);
        if (std::string_view(member) == "metric" || std::string_view(member) == "required") {
            table->setItemDelegateForColumn(i, new RubricWords(table));
        }
    }
    table->horizontalHeader()->setMaximumSectionSize(table->fontMetrics().averageCharWidth() * 60);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->setVisible(false);
    table->setTabKeyNavigation(false);
    column->addWidget(table);
    auto* row = new QHBoxLayout;
    auto* add = new QPushButton(tr("Add"), page);
    add->setObjectName(QStringLiteral("rubricAdd_%1").arg(QLatin1String(of.member)));
    auto* remove = new QPushButton(tr("Remove row"), page);
    remove->setObjectName(QStringLiteral("rubricRemove_%1").arg(QLatin1String(of.member)));
    row->addWidget(add);
    row->addWidget(remove);
    row->addStretch(1);
    column->addLayout(row);
    m_tabs->addTab(page, tr(of.title));
    m_tables.push_back(table);
    connect(table, &QTableWidget::cellChanged, this,
            [this, list](int changedRow, int changedColumn) { takeCell(list, changedRow, changedColumn); });
    connect(add, &QPushButton::clicked, this, [this, list] { addRow(list); });
    connect(remove, &QPushButton::clicked, this, [this, list] { removeRow(list); });
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
    for (std::size_t i = 0; i < kLists.size(); ++i) {
        QTableWidget& table = *m_tables[i];
        const auto found = document.find(kLists[i].member);
        const RubricJson entries =
            found != document.end() && found->is_array() ? *found : RubricJson::array();
        table.setRowCount(static_cast<int>(entries.size()));
        for (int row = 0; row < table.rowCount(); ++row) {
            for (int column = 0; column < table.columnCount(); ++column) {
                const RubricJson& entry = entries[static_cast<std::size_t>(row)];
                const char* const member = kLists[i].columns[static_cast<std::size_t>(column)];
                table.setItem(row, column,
                              new QTableWidgetItem(entry.is_object() ? cellText(entry, member) : QString()));
            }
        }
    }
    if (!m_json->hasFocus()) {
        m_json->setPlainText(QString::fromStdString(document.dump(2)));
    }
    m_showing = false;
    check();
}

void RubricPane::takeCell(std::size_t list, int row, int column) {
    if (m_showing) {
        return;
    }
    const char* const member = kLists[list].columns[static_cast<std::size_t>(column)];
    RubricJson& entry = (*m_document)[kLists[list].member][static_cast<std::size_t>(row)];
    if (!entry.is_object()) {
        return; // typed as JSON, and told as wrong already
    }
    RubricJson value = valueOf(m_tables[list]->item(row, column)->text(), isTextMember(member));
    if (value.is_null()) {
        entry.erase(member);
    } else {
        entry[member] = std::move(value);
    }
    writeJson();
}

void RubricPane::writeJson() {
    m_showing = true;
    m_json->setPlainText(QString::fromStdString(m_document->dump(2)));
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

void RubricPane::addRow(std::size_t list) {
    if (!m_document->is_object()) {
        return;
    }
    RubricJson& entries = (*m_document)[kLists[list].member];
    if (!entries.is_array()) {
        entries = RubricJson::array();
    }
    entries.push_back(RubricJson::parse(kLists[list].fresh));
    showDocument();
    m_tables[list]->setCurrentCell(m_tables[list]->rowCount() - 1, 0);
}

void RubricPane::removeRow(std::size_t list) {
    const int row = m_tables[list]->currentRow();
    if (row >= 0) {
        (*m_document)[kLists[list].member].erase(static_cast<std::size_t>(row));
        showDocument();
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
