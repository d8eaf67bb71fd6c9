#include "app/shell/navigation_list.h"

#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kCharacters = 21;       // of the longest name, with its icon
constexpr double kMostOfWindow = .14; // that names may take
constexpr int kLeastIcon = 18;
constexpr int kAboveAndBelow = 14;
constexpr int kBeside = 20;

// The name stays with the item, for typing and for assistive technology.
class PageDelegate : public QStyledItemDelegate {
  public:
    explicit PageDelegate(NavigationList* list)
        : QStyledItemDelegate(list)
        , m_list(*list) {}

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!m_list.showsNames()) {
            option->text.clear();
            option->features &= ~QStyleOptionViewItem::HasDisplay;
            option->decorationAlignment = Qt::AlignCenter;
            option->decorationSize = option->rect.size();
        }
    }

  private:
    const NavigationList& m_list;
};

} // namespace

NavigationList::NavigationList(QWidget* parent)
    : QListWidget(parent) {
    widgets::setQuietFrame(*this);
    setItemDelegate(new PageDelegate(this));
    setSpacing(1);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Window);
    viewport()->setBackgroundRole(QPalette::Window);
}

void NavigationList::addPage(const QIcon& icon, const QString& title, const QString& key) {
    auto* const item = new QListWidgetItem(icon, title, this);
    item->setData(Qt::UserRole, key);
    fitInto(window()->width());
}

void NavigationList::fitInto(int windowWidth) {
    const int side = std::max(kLeastIcon, fontMetrics().height());
    const int named = fontMetrics().averageCharWidth() * kCharacters;
    m_showsNames = named <= windowWidth * kMostOfWindow;
    setIconSize(QSize(side, side));
    setFixedWidth(m_showsNames ? named : side + kBeside);
    for (int i = 0; i < count(); ++i) {
        item(i)->setSizeHint(QSize(0, fontMetrics().height() + kAboveAndBelow));
        item(i)->setToolTip(m_showsNames ? QString() : item(i)->text());
    }
    viewport()->update();
}

} // namespace assay::app

#include "moc_navigation_list.cpp"
