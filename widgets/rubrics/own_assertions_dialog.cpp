#include "widgets/rubrics/own_assertions_dialog.h"

#include "core/json/json_places.h"
#include "widgets/rubrics/rubric_entry_dialog.h"
#include "widgets/rubrics/rubric_table.h"
#include "widgets/theme/flow_layout.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

namespace assay::widgets {
namespace {

RubricJson documentOf(const std::string& extra) {
    const auto document = json::parseJson(extra);
    return document && document->is_object() ? *document : RubricJson::object();
}

} // namespace

OwnAssertionsDialog::OwnAssertionsDialog(std::string extra, QWidget* parent)
    : QDialog(parent)
    , m_extra(std::move(extra)) {
    setObjectName(QStringLiteral("ownAssertionsDialog"));
    setWindowTitle(tr("Assertions of the question"));
    const RubricJson document = documentOf(m_extra);
    const auto found = document.find(ownAssertions().member);
    m_assertions = found != document.end() ? *found : RubricJson::array();
    auto* title = new QLabel(tr("An answer to this question fails where one of these does not hold, by "
                                "whatever rubric it is measured."),
                             this);
    title->setWordWrap(true);
    m_table = new RubricTable(ownAssertions(), this);
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name, const QString& text, auto work) {
        auto* made = new QPushButton(text, bar);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        row->addWidget(made);
        connect(made, &QPushButton::clicked, this, work);
        return made;
    };
    button("ownAssertionAdd", tr("Add…"), [this] { openForm(m_table->rowCount()); });
    m_change = button("ownAssertionChange", tr("Change…"), [this] { openForm(m_table->currentRow()); });
    m_remove = button("ownAssertionRemove", tr("Remove row"), [this] { removeRow(); });
    m_wrong = new QLabel(this);
    m_wrong->setObjectName(QStringLiteral("ownAssertionsWrong"));
    m_wrong->setWordWrap(true);
    m_wrong->setTextFormat(Qt::PlainText);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &RubricTable::formWanted, this, &OwnAssertionsDialog::openForm);
    connect(m_table, &RubricTable::valueTyped, this, &OwnAssertionsDialog::takeValue);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title);
    layout->addWidget(m_table, 1);
    layout->addWidget(bar);
    layout->addWidget(m_wrong);
    layout->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
    m_table->showEntries(m_assertions);
    check();
}

std::string OwnAssertionsDialog::extra() const {
    if (!m_isEdited) {
        return m_extra;
    }
    const RubricJson before = documentOf(m_extra);
    RubricJson after = before;
    if (m_assertions.empty()) {
        after.erase(ownAssertions().member);
    } else {
        after[ownAssertions().member] = m_assertions;
    }
    return after.empty()    ? std::string()
           : before.empty() ? json::dumpJson(after)
                            : json::patchedJson(m_extra, before, after);
}

// Of the row, or of a new one behind the last.
void OwnAssertionsDialog::openForm(int row) {
    const int rows = m_table->rowCount();
    if (row < 0 || row > rows) {
        return;
    }
    const RubricJson entry =
        row == rows ? RubricJson::parse(ownAssertions().fresh) : m_assertions[static_cast<std::size_t>(row)];
    if (!entry.is_object()) {
        return; // told as wrong already
    }
    auto* dialog = new RubricEntryDialog(ownAssertions(), entry, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, row] { takeEntry(row, dialog->entry()); });
    dialog->open();
}

void OwnAssertionsDialog::takeEntry(int row, const RubricJson& entry) {
    if (!m_assertions.is_array()) {
        m_assertions = RubricJson::array();
    }
    if (static_cast<std::size_t>(row) < m_assertions.size()) {
        m_assertions[static_cast<std::size_t>(row)] = entry;
    } else {
        m_assertions.push_back(entry);
    }
    m_isEdited = true;
    m_table->showEntries(m_assertions);
    m_table->setCurrentCell(row, 0);
    check();
}

void OwnAssertionsDialog::takeValue(int row, const std::string& member, const RubricJson& value) {
    RubricJson& entry = m_assertions[static_cast<std::size_t>(row)];
    if (!entry.is_object()) {
        return; // told as wrong already
    }
    if (value.is_null()) {
        entry.erase(member);
    } else {
        entry[member] = value;
    }
    m_isEdited = true;
    check();
}

void OwnAssertionsDialog::removeRow() {
    const int row = m_table->currentRow();
    if (row >= 0) {
        m_assertions.erase(static_cast<std::size_t>(row));
        m_isEdited = true;
        m_table->showEntries(m_assertions);
        check();
    }
}

// As the core reads them of the question.
void OwnAssertionsDialog::check() {
    RubricJson document = RubricJson::object();
    document[ownAssertions().member] = m_assertions;
    const auto read = evaluate::assertionsFromJson(document.dump());
    m_wrong->setText(read ? QString()
                          : tr("%1: %2").arg(QString::fromStdString(read.error().where),
                                             QString::fromStdString(read.error().detail)));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(read.has_value());
    m_change->setEnabled(m_table->rowCount() > 0);
    m_remove->setEnabled(m_table->rowCount() > 0);
}

} // namespace assay::widgets

#include "moc_own_assertions_dialog.cpp"
