#include "widgets/rubrics/rubric_table.h"

#include "core/results/answers/answer_words.h"
#include "core/results/answers/rubric_words.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/typed_number.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace assay::widgets {
namespace {

// What has a form, in words; what the form cannot show stays JSON.
std::optional<QString> inWords(RubricValue kind, const RubricJson& value) {
    if (kind == RubricValue::Scope) {
        const auto scope = scopeOf(value);
        return scope ? std::optional(windowText(results::scopeText, *scope)) : std::nullopt;
    }
    if (kind == RubricValue::AssertionKind) {
        const auto* const name =
            value.is_string() ? std::ranges::find(evaluate::kAssertionKindNames, value.get<std::string>())
                              : evaluate::kAssertionKindNames.end();
        return name == evaluate::kAssertionKindNames.end()
                   ? std::nullopt
                   : std::optional(windowText(
                         results::assertionKindTitle,
                         static_cast<evaluate::AssertionKind>(name - evaluate::kAssertionKindNames.begin())));
    }
    const auto conditions = conditionsOf(value);
    return conditions ? std::optional(windowText(results::conditionsText, *conditions)) : std::nullopt;
}

// Shows measures by their names and truth values as words; what is typed is what the document holds.
class RubricWords : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QString displayText(const QVariant& value, const QLocale& locale) const override {
        const std::string text = value.toString().toStdString();
        return text == "true"    ? windowText(ASSAY_TEXT("Report", "yes"))
               : text == "false" ? windowText(ASSAY_TEXT("Report", "no"))
               : text.empty()    ? QStyledItemDelegate::displayText(value, locale)
                                 : windowText(results::answerMetricTitle, text);
    }
};

} // namespace

// Figures as the locale writes them.
QString rubricCellText(const RubricJson& entry, const char* member) {
    const auto found = entry.find(member);
    if (found == entry.end() || found->is_null()) {
        return {};
    }
    if (found->is_string()) {
        return QString::fromStdString(found->get<std::string>());
    }
    const QString json = QString::fromStdString(found->dump());
    return found->is_number() ? typedNumber(json) : json;
}

// What was typed: as JSON where it is a number, a truth value, a list or an object, else as a text.
RubricJson rubricValue(const QString& text, bool isText) {
    if (text.isEmpty()) {
        return nullptr;
    }
    if (!isText) {
        const QString stored = storedNumber(text).value_or(text);
        RubricJson value = RubricJson::parse(stored.toStdString(), nullptr, false);
        if (!value.is_discarded()) {
            return value;
        }
    }
    return text.toStdString();
}

RubricTable::RubricTable(const RubricList& list, QWidget* parent)
    : QTableWidget(parent)
    , m_list(list) {
    setObjectName(QStringLiteral("rubric_") + QLatin1String(list.member));
    setAccessibleName(titleOf(list));
    setColumnCount(static_cast<int>(list.columns().size()));
    for (int i = 0; i < columnCount(); ++i) {
        const RubricMember& member = list.columns()[static_cast<std::size_t>(i)];
        auto* const head =
            new QTableWidgetItem(windowText(results::rubricMemberTitle, std::string_view(member.name)));
        head->setToolTip(
            tr("In the document and in what is said of faults: %1").arg(QLatin1String(member.name)));
        setHorizontalHeaderItem(i, head);
        if (member.value == RubricValue::Measure || member.value == RubricValue::YesNo) {
            setItemDelegateForColumn(i, new RubricWords(this));
        }
    }
    horizontalHeader()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 60);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setVisible(false);
    setTabKeyNavigation(false);
    connect(this, &QTableWidget::cellChanged, this, &RubricTable::takeCell);
    connect(this, &QTableWidget::cellDoubleClicked, this, [this](int row, int column) {
        if (!isPlain(m_list.columns()[static_cast<std::size_t>(column)].value)) {
            Q_EMIT formWanted(row);
        }
    });
}

QString RubricTable::titleOf(const RubricList& list) {
    return tr(list.title);
}

void RubricTable::showEntries(const RubricJson& entries) {
    const QScopedValueRollback showing(m_showing, true);
    setRowCount(entries.is_array() ? static_cast<int>(entries.size()) : 0);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            showCell(row, column, entries[static_cast<std::size_t>(row)]);
        }
    }
}

void RubricTable::showCell(int row, int column, const RubricJson& entry) {
    const RubricMember& member = m_list.columns()[static_cast<std::size_t>(column)];
    auto* const item =
        new QTableWidgetItem(entry.is_object() ? rubricCellText(entry, member.name) : QString());
    if (!isPlain(member.value)) {
        item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        const auto found = entry.find(member.name);
        if (const auto said =
                entry.is_object() && found != entry.end() ? inWords(member.value, *found) : std::nullopt) {
            item->setText(*said);
            item->setToolTip(*said);
        }
    }
    setItem(row, column, item);
}

void RubricTable::takeCell(int row, int column) {
    if (!m_showing) {
        const RubricMember& member = m_list.columns()[static_cast<std::size_t>(column)];
        Q_EMIT valueTyped(row, member.name, rubricValue(item(row, column)->text(), isText(member.value)));
    }
}

// A cell in words is edited in the form of its row.
bool RubricTable::isForForm(const QKeyEvent& key) const {
    return (key.key() == Qt::Key_F2 || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           currentColumn() >= 0 &&
           !isPlain(m_list.columns()[static_cast<std::size_t>(currentColumn())].value);
}

bool RubricTable::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isForForm(*static_cast<QKeyEvent*>(event))) {
        event->accept(); // the key is for the cell
        return true;
    }
    return QTableWidget::event(event);
}

void RubricTable::keyPressEvent(QKeyEvent* event) {
    if (isForForm(*event)) {
        Q_EMIT formWanted(currentRow());
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

} // namespace assay::widgets

#include "moc_rubric_table.cpp"
