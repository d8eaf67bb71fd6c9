// Asks why a question is flagged: a menu of reasons that the keys 1 to 9 choose from, and, for a reason of
// one's own or with a note, a small form. GUI thread only.
#pragma once

#include <QDialog>
#include <QMenu>
#include <QString>
#include <QStringList>

class QComboBox;
class QLineEdit;

namespace assay::app {

// `further` are reasons in use beside those that there are to begin with.
class FlagMenu : public QMenu {
    Q_OBJECT
  public:
    explicit FlagMenu(const QStringList& further, QWidget* parent = nullptr);

  Q_SIGNALS:
    void reasonChosen(const QString& reason);
    void noteWanted();
};

class FlagDialog : public QDialog {
    Q_OBJECT
  public:
    explicit FlagDialog(const QStringList& further, int questions, QWidget* parent = nullptr);

  Q_SIGNALS:
    void chosen(const QString& reason, const QString& note);

  private:
    QComboBox* m_reason = nullptr;
    QLineEdit* m_note = nullptr;
};

} // namespace assay::app
