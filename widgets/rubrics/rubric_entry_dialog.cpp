#include "widgets/rubrics/rubric_entry_dialog.h"

#include "core/model/question_field.h"
#include "core/results/answers/answer_words.h"
#include "core/results/answers/rubric_words.h"
#include "core/results/runs/run_gate_blocks.h"
#include "core/words/question_words.h"
#include "widgets/tables/rows_editor.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/typed_number.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <string_view>
#include <utility>

namespace assay::widgets {
namespace {

QString readable(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

RowChoices measureChoices() {
    RowChoices choices;
    for (const std::string_view name : metrics::kAnswerMetricNames) {
        choices.emplace_back(windowText(results::answerMetricTitle, name), readable(name));
    }
    constexpr std::string_view kPassRate = "pass_rate"; // of targets and hints
    choices.emplace_back(windowText(results::answerMetricTitle, kPassRate), readable(kPassRate));
    return choices;
}

RowChoices ruleChoices(bool mayLackNumber, const QString& hasValue) {
    using evaluate::LimitKind;
    RowChoices choices;
    for (const LimitKind kind :
         {LimitKind::AtLeast, LimitKind::AtMost, LimitKind::MoreThan, LimitKind::LessThan}) {
        choices.emplace_back(windowText(results::limitKindTitle, kind), static_cast<int>(choices.size()));
    }
    if (mayLackNumber) {
        choices.emplace_back(hasValue, static_cast<int>(ConditionRule::HasValue));
    }
    return choices;
}

// The usual values of the field that a row looks at.
RowChoices scopeValues(const QVariantList& row) {
    const std::string_view field = results::kScopeLists[static_cast<std::size_t>(row[0].toInt())].field;
    RowChoices choices;
    const auto offer = [&](const std::string& value) {
        choices.emplace_back(windowText(words::fieldValueText, field, value), QString::fromStdString(value));
    };
    if (field == "category") {
        for (const model::CategoryInfo& category : model::questionCategories()) {
            offer(std::string(category.letter));
        }
    } else if (const auto known = model::questionFieldFromName(field)) {
        for (const std::string_view value : model::fieldInfo(*known).choices) {
            offer(std::string(value));
        }
    }
    return choices;
}

QString textIn(const RubricJson& entry, const char* member) {
    const auto found = entry.find(member);
    return found == entry.end() || found->is_null() ? QString()
           : found->is_string()                     ? QString::fromStdString(found->get<std::string>())
           : found->is_number()                     ? typedNumber(found->get<double>())
                                                    : QString::fromStdString(found->dump());
}

RubricJson valueIn(const RubricJson& entry, const char* member) {
    const auto found = entry.find(member);
    return found == entry.end() ? RubricJson() : *found;
}

RowsNames rowsNames(const RubricMember& member) {
    const QString name = QLatin1String(member.name);
    return {QStringLiteral("entryRows_") + name, QStringLiteral("entryAddRow_") + name,
            QStringLiteral("entryRemoveRow_") + name};
}

} // namespace

RubricEntryDialog::RubricEntryDialog(const RubricList& list, RubricJson entry, QWidget* parent)
    : QDialog(parent)
    , m_list(list)
    , m_entry(entry.is_object() ? std::move(entry) : RubricJson::object()) {
    setObjectName(QStringLiteral("rubricEntryDialog"));
    setWindowTitle(tr("Entry of the rubric"));
    m_form = new QFormLayout;
    for (const RubricMember& member : m_list.columns()) {
        addMember(member);
    }
    m_wrong = new QLabel(this);
    m_wrong->setObjectName(QStringLiteral("entryWrong"));
    m_wrong->setWordWrap(true);
    m_wrong->setTextFormat(Qt::PlainText);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_form, 1);
    layout->addWidget(m_wrong);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 26);
    showKind();
    check();
}

// What is being typed in a row is given up while there is still an entry to take it.
RubricEntryDialog::~RubricEntryDialog() {
    hide();
}

QString RubricEntryDialog::title(const RubricMember& member) const {
    return windowText(results::rubricMemberTitle, std::string_view(member.name));
}

// The field, and under it the line for what is wrong with it.
void RubricEntryDialog::addField(const RubricMember& member, QWidget* editor, bool hasTitle) {
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    editor->setParent(column);
    layout->addWidget(editor, 1);
    auto* wrong = new QLabel(column);
    wrong->setObjectName(QStringLiteral("entryWrong_") + QLatin1String(member.name));
    wrong->setWordWrap(true);
    wrong->setTextFormat(Qt::PlainText);
    wrong->hide();
    layout->addWidget(wrong);
    if (hasTitle) {
        editor->setAccessibleName(title(member));
        m_form->addRow(title(member), column);
    } else {
        m_form->addRow(column);
    }
    m_fields[member.name] = {column, wrong, {}};
}

void RubricEntryDialog::addMember(const RubricMember& member) {
    const std::string name = member.name;
    const QString objectName = QStringLiteral("entry_") + QLatin1String(member.name);
    switch (member.value) {
    case RubricValue::Measure: {
        QComboBox* const box = addMeasure(member, textIn(m_entry, member.name));
        addField(member, box);
        connect(box, &QComboBox::currentTextChanged, this,
                [this, box, name] { set(name, openChoice(*box).toStdString()); });
        break;
    }
    case RubricValue::Number:
    case RubricValue::AssertionLimit:
        addNumber(member);
        break;
    case RubricValue::YesNo: {
        auto* box = new QCheckBox(title(member));
        box->setObjectName(objectName);
        box->setChecked(valueIn(m_entry, member.name) == RubricJson(true));
        addField(member, box, false);
        connect(box, &QCheckBox::toggled, this, [this, name](bool isOn) { set(name, isOn); });
        break;
    }
    case RubricValue::Text: {
        auto* line = new QLineEdit(textIn(m_entry, member.name));
        line->setObjectName(objectName);
        addField(member, line);
        connect(line, &QLineEdit::textChanged, this, [this, name](const QString& text) {
            set(name, text.isEmpty() ? RubricJson() : RubricJson(text.toStdString()));
        });
        break;
    }
    case RubricValue::AssertionKind:
        addAssertionKind(member);
        break;
    case RubricValue::AssertionText:
        addAssertionText(member);
        break;
    case RubricValue::Scope:
        addScope(member);
        break;
    case RubricValue::Condition:
    case RubricValue::Conditions:
        addConditions(member);
        break;
    case RubricValue::None:
        break;
    }
}

QComboBox* RubricEntryDialog::addMeasure(const RubricMember& member, const QString& measure) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("entry_") + QLatin1String(member.name));
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(20);
    fillOpenChoice(*box, measureChoices(), measure);
    return box;
}

void RubricEntryDialog::addNumber(const RubricMember& member) {
    auto* line = new QLineEdit(textIn(m_entry, member.name));
    line->setObjectName(QStringLiteral("entry_") + QLatin1String(member.name));
    addField(member, line);
    if (member.value == RubricValue::AssertionLimit) {
        m_limit = line;
    }
    connect(line, &QLineEdit::textChanged, this,
            [this, line, name = std::string(member.name)] { takeNumber(name, *line); });
}

void RubricEntryDialog::takeNumber(const std::string& member, const QLineEdit& line) {
    const QString text = line.text().trimmed();
    if (const auto number = numberTyped(text)) {
        set(member, *number);
    } else if (text.isEmpty()) {
        set(member, nullptr);
    } else {
        refuse(member, tr("“%1” is no number.").arg(text));
    }
}

void RubricEntryDialog::addAssertionKind(const RubricMember& member) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("entry_kind"));
    for (std::size_t i = 0; i < evaluate::kAssertionKindNames.size(); ++i) {
        box->addItem(windowText(results::assertionKindTitle, static_cast<evaluate::AssertionKind>(i)),
                     readable(evaluate::kAssertionKindNames[i]));
    }
    box->setCurrentIndex(box->findData(textIn(m_entry, member.name)));
    addField(member, box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        m_entry["kind"] = box->currentData().toString().toStdString();
        chooseKind();
    });
}

void RubricEntryDialog::addAssertionText(const RubricMember& member) {
    m_text = new QPlainTextEdit(textIn(m_entry, member.name));
    m_text->setObjectName(QStringLiteral("entry_text"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(fontMetrics().height() * 5);
    addField(member, m_text);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { set("text", m_text->toPlainText().toStdString()); });
}

// What the form has no rows for stays as it is.
void RubricEntryDialog::addUnshown(const RubricMember& member) {
    auto* label = new QLabel(tr("The document says this in a way that has no rows; it stays as it is. The "
                                "tab JSON shows it."));
    label->setObjectName(QStringLiteral("entryUnshown_") + QLatin1String(member.name));
    label->setWordWrap(true);
    addField(member, label);
}

RowsEditor* RubricEntryDialog::addRows(const RubricMember& member, RowsEditor* rows) {
    rows->setMinimumHeight(fontMetrics().height() * 8);
    addField(member, rows, false);
    connect(rows, &RowsEditor::refused, this, [this, name = std::string(member.name)](const QString& text) {
        check();
        m_fields[name].wrong->setText(tr("“%1” is no number.").arg(text));
        m_fields[name].wrong->show();
    });
    return rows;
}

void RubricEntryDialog::addScope(const RubricMember& member) {
    const auto scope = scopeOf(valueIn(m_entry, member.name));
    if (!scope) {
        addUnshown(member);
        return;
    }
    RowChoices lists;
    for (const results::ScopeList& list : results::kScopeLists) {
        lists.emplace_back(windowText(list.title), static_cast<int>(lists.size()));
    }
    auto* const rows = addRows(
        member, new RowsEditor(rowsNames(member),
                               {{.title = tr("What"), .kind = RowColumn::Kind::Choice, .choices = lists},
                                {.title = tr("Value"),
                                 .kind = RowColumn::Kind::OpenChoice,
                                 .characters = 24,
                                 .choicesOf = scopeValues}}));
    rows->setTitle(tr("When it applies (without a row: to every question)"), tr("When it applies"));
    rows->setFresh([] { return QVariantList{0, QString()}; });
    rows->setRows(scopeRows(*scope));
    connect(rows, &RowsEditor::edited, this, [this, rows, name = std::string(member.name)] {
        const bool isWhole = std::ranges::none_of(
            rows->rows(), [](const QVariantList& row) { return row[1].toString().isEmpty(); });
        isWhole ? set(name, scopeJson(rows->rows())) : refuse(name, tr("Each row needs a value."));
    });
}

void RubricEntryDialog::addConditions(const RubricMember& member) {
    const auto conditions = conditionsOf(valueIn(m_entry, member.name));
    if (!conditions || (member.value == RubricValue::Condition && conditions->size() > 1)) {
        addUnshown(member);
        return;
    }
    const bool isOne = member.value == RubricValue::Condition;
    auto* const rows = addRows(
        member,
        new RowsEditor(rowsNames(member),
                       {{.title = windowText(results::rubricMemberTitle, std::string_view("metric")),
                         .kind = RowColumn::Kind::OpenChoice,
                         .choices = measureChoices(),
                         .characters = 24},
                        {.title = tr("Rule"),
                         .kind = RowColumn::Kind::Choice,
                         .choices = ruleChoices(true, tr("has a value"))},
                        {.title = tr("Value"), .kind = RowColumn::Kind::Number, .mayBeEmpty = true}}));
    rows->setTitle(isOne ? tr("Condition: all rows hold, and are of one measure") : tr("All of these hold"),
                   title(member));
    rows->setFresh([rows] {
        const QVariant measure = rows->rows().isEmpty() ? QVariant(QString()) : rows->rows().back()[0];
        return QVariantList{measure, static_cast<int>(ConditionRule::To), QVariant()};
    });
    rows->setRows(conditionRows(*conditions));
    connect(rows, &RowsEditor::edited, this, [this, rows, isOne, name = std::string(member.name)] {
        const auto lacks = [&](auto what) { return std::ranges::any_of(rows->rows(), what); };
        RubricJson value = conditionsJson(rows->rows());
        if (lacks([](const QVariantList& row) { return row[0].toString().isEmpty(); })) {
            refuse(name, tr("Each row needs a measure."));
        } else if (lacks([](const QVariantList& row) {
                       return row[1].toInt() != static_cast<int>(ConditionRule::HasValue) &&
                              !row[2].isValid();
                   })) {
            refuse(name, tr("Each row needs a number."));
        } else if (isOne && value.size() != 1) {
            refuse(name, value.empty() ? tr("The condition needs a row.")
                                       : tr("The rows are of one measure, each with a rule of its own."));
        } else {
            set(name, isOne ? value.front() : std::move(value));
        }
    });
}

evaluate::AssertionKind RubricEntryDialog::kind() const {
    const auto found = m_entry.find("kind");
    const auto name =
        found != m_entry.end() && found->is_string() ? found->get<std::string>() : std::string();
    const auto* const known = std::ranges::find(evaluate::kAssertionKindNames, name);
    return known == evaluate::kAssertionKindNames.end()
               ? evaluate::AssertionKind::MustInclude
               : static_cast<evaluate::AssertionKind>(known - evaluate::kAssertionKindNames.begin());
}

// A phrase, a pattern, a schema or a number: only what the kind asks for has a field.
void RubricEntryDialog::showKind() {
    if (m_text == nullptr || m_limit == nullptr) {
        return;
    }
    const evaluate::AssertionKind now = kind();
    m_form->setRowVisible(m_fields["text"].column, !results::hasLimit(now));
    m_form->setRowVisible(m_fields["limit"].column, results::hasLimit(now));
    const QString asked =
        now == evaluate::AssertionKind::JsonSchema ? tr("JSON Schema")
        : now == evaluate::AssertionKind::Matches || now == evaluate::AssertionKind::MatchesNot
            ? tr("Pattern in RE2 syntax")
            : tr("Phrase");
    if (auto* const label = qobject_cast<QLabel*>(m_form->labelForField(m_fields["text"].column))) {
        label->setText(asked);
    }
    m_text->setAccessibleName(asked);
}

// The document keeps what the kind asks for alone.
void RubricEntryDialog::chooseKind() {
    const bool isNumber = results::hasLimit(kind());
    m_entry.erase(isNumber ? "text" : "limit");
    m_fields["limit"].typed.clear();
    showKind();
    if (isNumber) {
        takeNumber("limit", *m_limit);
    } else {
        set("text", m_text->toPlainText().toStdString());
    }
}

void RubricEntryDialog::set(const std::string& member, RubricJson value) {
    m_fields[member].typed.clear();
    if (value.is_null()) {
        m_entry.erase(member);
    } else {
        m_entry[member] = std::move(value);
    }
    check();
}

void RubricEntryDialog::refuse(const std::string& member, const QString& why) {
    m_fields[member].typed = why;
    check();
}

// What the core takes, and nobody means.
QString RubricEntryDialog::ownWrong(const std::string& member) const {
    const QString text = textIn(m_entry, member.c_str());
    if (member == "metric" && text.isEmpty()) {
        return tr("Choose a measure.");
    }
    if (member == "weight" || member == "scale") {
        const RubricJson value = valueIn(m_entry, member.c_str());
        return value.is_number() && !(value.get<double>() > 0) ? tr("A number above 0.") : QString();
    }
    return member == "limit" && text.isEmpty() && results::hasLimit(kind()) ? tr("Type a number.")
                                                                            : QString();
}

// What the core says is wrong, as a person reads it.
QString RubricEntryDialog::said(const std::string& detail) const {
    const bool isPattern = m_text != nullptr && (kind() == evaluate::AssertionKind::Matches ||
                                                 kind() == evaluate::AssertionKind::MatchesNot);
    return detail == "empty"                             ? tr("Something has to stand here.")
           : detail == "below 0"                         ? tr("A limit is not below 0.")
           : detail == "low above high"                  ? tr("The band ends before it begins.")
           : detail == "minimum above target"            ? tr("The minimum is above the target.")
           : detail == "minimum below target"            ? tr("The minimum is below the target.")
           : detail == "field and value belong together" ? tr("A field and its value belong together.")
           : isPattern ? tr("This is no pattern in RE2 syntax: %1").arg(QString::fromStdString(detail))
           : detail.starts_with("schema: ")
               ? tr("This is no JSON Schema that can be used: %1")
                     .arg(QString::fromStdString(detail.substr(std::string_view("schema: ").size())))
               : QString::fromStdString(detail);
}

void RubricEntryDialog::check() {
    if (m_buttons == nullptr) {
        return; // still being made
    }
    std::map<std::string, QString> wrong;
    for (const auto& [member, field] : m_fields) {
        const QString why = field.typed.isEmpty() ? ownWrong(member) : field.typed;
        if (!why.isEmpty()) {
            wrong[member] = why;
        }
    }
    if (const auto rubric = rubricOfEntry(m_list, m_entry); wrong.empty() && !rubric) {
        // "assertions[0].text" is at the field; "parts[0]" is of the whole entry.
        const std::string before = std::string(m_list.member) + "[0].";
        const std::string& where = rubric.error().where;
        const std::string path = where.starts_with(before) ? where.substr(before.size()) : std::string();
        const std::string member = path.substr(0, path.find_first_of(".["));
        wrong[m_fields.contains(member) ? member : std::string()] = said(rubric.error().detail);
    }
    for (const auto& [member, field] : m_fields) {
        const auto found = wrong.find(member);
        field.wrong->setText(found == wrong.end() ? QString() : found->second);
        field.wrong->setVisible(found != wrong.end());
    }
    m_wrong->setText(wrong.contains({}) ? wrong[{}] : QString());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.empty());
}

} // namespace assay::widgets

#include "moc_rubric_entry_dialog.cpp"
