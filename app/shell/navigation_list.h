// The pages of the window, one below the other: an icon with its name, or the icon alone where names would
// take too much of a small window, or of large text. Then the tips tell the names. GUI thread only.
#pragma once

#include <QListWidget>

namespace assay::app {

class NavigationList : public QListWidget {
    Q_OBJECT
  public:
    explicit NavigationList(QWidget* parent = nullptr);

    // `key` is kept in Qt::UserRole.
    void addPage(const QIcon& icon, const QString& title, const QString& key);

    // As wide as suits a window of that width, in the present font.
    void fitInto(int windowWidth);

    [[nodiscard]] bool showsNames() const { return m_showsNames; }

  private:
    bool m_showsNames = true;
};

} // namespace assay::app
