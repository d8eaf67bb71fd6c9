// Asks why bundles are rejected: a menu of reasons that the keys 1 to 9 choose from, and a line for a reason
// in one's own words. GUI thread only.
#pragma once

#include <QMenu>
#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace assay::app {

// `further` are reasons in use beside those that there are to begin with.
class RejectMenu : public QMenu {
    Q_OBJECT
  public:
    explicit RejectMenu(const QStringList& further, QWidget* parent = nullptr);

  Q_SIGNALS:
    void reasonChosen(const QString& reason);
    void ownWordsWanted();
};

// Hidden until it is asked for; Return takes what is typed, Escape gives up.
class RejectReasonField : public QWidget {
    Q_OBJECT
  public:
    explicit RejectReasonField(QWidget* parent = nullptr);

    void ask(int bundles);

  Q_SIGNALS:
    void taken(const QString& reason);
    void left(); // without a reason

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QLabel* m_label = nullptr;
    QLineEdit* m_edit = nullptr;
};

} // namespace assay::app
