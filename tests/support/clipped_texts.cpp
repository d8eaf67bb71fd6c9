#include "tests/support/clipped_texts.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QFontMetrics>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOption>
#include <QStyleOptionComboBox>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <optional>

namespace assay::tests {
namespace {

constexpr int kSlack = 1; // of rounding

QString plain(const QString& text) {
    return Qt::mightBeRichText(text) ? QTextDocument(text).toPlainText() : text;
}

QString nameOf(const QWidget& widget) {
    QStringList path;
    for (const QWidget* each = &widget; each != nullptr && path.size() < 4; each = each->parentWidget()) {
        if (!each->objectName().isEmpty()) {
            path.prepend(each->objectName());
        }
    }
    return QString::fromUtf8(widget.metaObject()->className()) + QStringLiteral(" ") +
           path.join(QLatin1Char('/'));
}

int widthOf(const QFontMetrics& metrics, const QString& text) {
    int widest = 0;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        widest = std::max(widest, metrics.size(Qt::TextShowMnemonic, line).width());
    }
    return widest;
}

// What is missing, in pixels; nothing if it fits.
struct Lack {
    QString text;
    int width = 0;
    int height = 0;
};

std::optional<Lack> lackOf(const QString& text, const QSize& needed, const QSize& given) {
    const int width = needed.width() - given.width();
    const int height = needed.height() - given.height();
    return width > kSlack || height > kSlack ? std::optional(Lack{text, width, height}) : std::nullopt;
}

std::optional<Lack> lackOfLabel(const QLabel& label) {
    if (label.text().isEmpty()) {
        return std::nullopt;
    }
    if (!label.wordWrap()) {
        return lackOf(label.text(), label.sizeHint() - QSize(0, label.height() > 0 ? 2 : 0), label.size());
    }
    int widestWord = 0;
    const QStringList words = plain(label.text()).split(QLatin1Char(' '));
    for (const QString& word : words) {
        widestWord = std::max(widestWord, label.fontMetrics().horizontalAdvance(word));
    }
    const bool breaksAnywhere = plain(label.text()).contains(QChar(0x200B));
    return lackOf(label.text(),
                  QSize(breaksAnywhere ? 0 : widestWord, label.heightForWidth(label.width()) - 2),
                  label.size());
}

std::optional<Lack> lackOfButton(const QAbstractButton& button) {
    if (button.text().isEmpty()) {
        return std::nullopt;
    }
    if (const auto* tool = qobject_cast<const QToolButton*>(&button)) {
        return tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()
                   ? std::nullopt
                   : lackOf(button.text(), button.sizeHint() - QSize(6, 4), button.size());
    }
    if (button.hasHeightForWidth()) { // it wraps
        return lackOf(button.text(),
                      QSize(button.minimumSizeHint().width(), button.heightForWidth(button.width())),
                      button.size());
    }
    const QFontMetrics metrics = button.fontMetrics();
    QStyleOptionButton option;
    option.initFrom(&button);
    option.text = button.text();
    option.icon = button.icon();
    option.iconSize = button.iconSize();
    const auto contents = qobject_cast<const QCheckBox*>(&button) != nullptr ? QStyle::SE_CheckBoxContents
                          : qobject_cast<const QRadioButton*>(&button) != nullptr
                              ? QStyle::SE_RadioButtonContents
                              : QStyle::SE_PushButtonContents;
    const QSize given = button.style()->subElementRect(contents, &option, &button).size();
    const int icon = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
    return lackOf(
        button.text(),
        QSize(widthOf(metrics, button.text()) + icon, std::min(metrics.height(), button.height() - 2)),
        QSize(given.width(), button.height()));
}

std::optional<Lack> lackOfChoice(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    option.frame = box.hasFrame();
    const QRect field =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    return box.isEditable() ? std::nullopt
                            : lackOf(box.currentText(),
                                     QSize(widthOf(box.fontMetrics(), box.currentText()) + icon,
                                           box.fontMetrics().height()),
                                     QSize(field.width(), box.height()));
}

std::optional<Lack> lackOfField(const QLineEdit& field) {
    const bool isOfSpinBox = qobject_cast<const QAbstractSpinBox*>(field.parentWidget()) != nullptr;
    const QString text = isOfSpinBox              ? field.text()
                         : field.text().isEmpty() ? field.placeholderText()
                                                  : QString();
    const QFontMetrics metrics = field.fontMetrics();
    // Between the frame and the text a field keeps two pixels on each side.
    const int height = std::min(metrics.height(), field.sizeHint().height());
    return lackOf(text, QSize(text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + 4, height),
                  field.size());
}

void addTabs(const QTabBar& bar, QList<Lack>& lacks) {
    for (int i = 0; i < bar.count(); ++i) {
        const int icon = bar.tabIcon(i).isNull() ? 0 : bar.iconSize().width() + 4;
        if (!bar.isTabVisible(i)) {
            continue;
        }
        if (const auto lack =
                lackOf(bar.tabText(i),
                       QSize(widthOf(bar.fontMetrics(), bar.tabText(i)) + icon, bar.fontMetrics().height()),
                       QSize(bar.tabRect(i).width(), bar.height()))) {
            lacks.append(*lack);
        }
    }
}

void addHeadings(const QHeaderView& header, QList<Lack>& lacks) {
    const QAbstractItemModel* model = header.model();
    if (header.orientation() != Qt::Horizontal || model == nullptr) {
        return;
    }
    const int margin = header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    for (int section = 0; section < header.count(); ++section) {
        const QString text = model->headerData(section, Qt::Horizontal).toString();
        if (header.isSectionHidden(section) || text.isEmpty()) {
            continue;
        }
        if (const auto lack = lackOf(
                text, QSize(widthOf(header.fontMetrics(), text) + margin, header.fontMetrics().height()),
                QSize(header.sectionSize(section), header.height()))) {
            lacks.append(*lack);
        }
    }
}

// Values as short as a state, a verdict or a number: those are read at a glance, and are cut in no table.
constexpr int kShortValue = 22;

void addCells(const QTableView& view, QList<Lack>& lacks) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr || !view.isVisible()) {
        return;
    }
    const int first = std::max(view.rowAt(0), 0);
    const int below = view.rowAt(view.viewport()->height() - 1);
    const int last = below < 0 ? model->rowCount() - 1 : below;
    for (int column = 0; column < model->columnCount(); ++column) {
        if (view.isColumnHidden(column)) {
            continue;
        }
        for (int row = first; row <= last; ++row) {
            const QModelIndex index = model->index(row, column);
            const auto* const delegate =
                qobject_cast<const QStyledItemDelegate*>(view.itemDelegateForIndex(index));
            const QString text = delegate != nullptr && index.data().typeId() == QMetaType::QString
                                     ? delegate->displayText(index.data(), view.locale())
                                     : index.data().toString();
            if (text.size() > kShortValue || view.indexWidget(index) != nullptr) {
                continue;
            }
            if (const auto lack = lackOf(text, QSize(widthOf(view.fontMetrics(), text), 0),
                                         QSize(view.columnWidth(column) - 4, 0))) {
                lacks.append(*lack);
                break;
            }
        }
    }
}

// Counts beside the names of a tree, which are of no use if they are out of sight.
void addTreeColumns(const QTreeView& view, QList<Lack>& lacks) {
    const QHeaderView* header = view.header();
    const int last = header->count() - 1;
    if (view.model() == nullptr || last < 1 || view.model()->rowCount() == 0 ||
        (view.model()->index(0, last).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) == 0) {
        return;
    }
    if (const auto lack =
            lackOf(view.accessibleName(), QSize(header->length(), 0), QSize(view.viewport()->width(), 0))) {
        lacks.append(*lack);
    }
}

bool isControl(const QWidget& widget) {
    return qobject_cast<const QLabel*>(&widget) != nullptr ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QTabBar*>(&widget) != nullptr ||
           qobject_cast<const QAbstractScrollArea*>(&widget) != nullptr;
}

// The ancestor that it sticks out of, up to the next one that scrolls.
const QWidget* cutBy(const QWidget& widget, const QWidget& root) {
    for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        const auto* scroll = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
        if (scroll != nullptr && scroll->viewport() == around) {
            return nullptr;
        }
        const QRect place(widget.mapTo(around, QPoint(0, 0)), widget.size());
        if (!around->rect().adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(place)) {
            return around;
        }
        if (around == &root || around->isWindow()) {
            return nullptr;
        }
    }
    return nullptr;
}

// A part that Qt makes for a control, and that the control itself answers for.
bool isPart(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return widget.inherits("QScrollBar") || widget.inherits("QTableCornerButton") ||
           qobject_cast<const QTabBar*>(parent) != nullptr ||
           qobject_cast<const QLineEdit*>(parent) != nullptr || parent->inherits("QDockWidget") ||
           widget.objectName().startsWith(QStringLiteral("qt_")) || widget.inherits("QMenu") ||
           widget.inherits("QMenuBarExtension");
}

QList<Lack> lacksOf(const QWidget& widget) {
    QList<Lack> lacks;
    std::optional<Lack> one;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        one = lackOfLabel(*label);
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        one = lackOfButton(*button);
    } else if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) {
        one = lackOfChoice(*choice);
    } else if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
        one = lackOfField(*field);
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
        one = lackOf(group->title(), QSize(widthOf(group->fontMetrics(), group->title()), 0), group->size());
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        addTabs(*tabs, lacks);
    } else if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
        addHeadings(*header, lacks);
    } else if (const auto* table = qobject_cast<const QTableView*>(&widget)) {
        addCells(*table, lacks);
    } else if (const auto* tree = qobject_cast<const QTreeView*>(&widget)) {
        addTreeColumns(*tree, lacks);
    }
    if (one) {
        lacks.append(*one);
    }
    return lacks;
}

} // namespace

QStringList clippedTexts(const QWidget& root) {
    QStringList found;
    const QList<QWidget*> all = root.findChildren<QWidget*>();
    for (const QWidget* widget : all) {
        if (!widget->isVisibleTo(&root) || (widget->window() != root.window()) || isPart(*widget)) {
            continue;
        }
        const QList<Lack> lacks = lacksOf(*widget);
        for (const Lack& lack : lacks) {
            const bool isTold = !widget->toolTip().isEmpty() &&
                                plain(widget->toolTip()).contains(plain(lack.text).simplified().left(40));
            if (!isTold) {
                found.append(QStringLiteral("%1: \"%2\" lacks %3 x %4 of %5 x %6")
                                 .arg(nameOf(*widget), lack.text.left(60))
                                 .arg(std::max(lack.width, 0))
                                 .arg(std::max(lack.height, 0))
                                 .arg(widget->width())
                                 .arg(widget->height()));
            }
        }
        if (isControl(*widget) && !widget->size().isEmpty()) {
            if (const QWidget* around = cutBy(*widget, root)) {
                found.append(QStringLiteral("%1: cut by %2").arg(nameOf(*widget), nameOf(*around)));
            }
        }
    }
    return found;
}

} // namespace assay::tests
