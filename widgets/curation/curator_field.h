// Who signs what is curated. Hidden while that is known; asks, where it stands, when it is not, and says what
// waits for it.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace assay::widgets {

class EditSession;

class CuratorField : public QWidget {
    Q_OBJECT
  public:
    explicit CuratorField(QWidget* parent = nullptr);

    void setName(const QString& name); // empty: unknown

    [[nodiscard]] QString name() const { return m_name; }

    // Asks whenever the session needs the name: here, or in a window of its own above the dialog that the
    // person is in. Whoever takes named() hands it on to the session.
    void serve(EditSession& edits);

    // Whether the name is known; if not, the field is shown and waits for it, and says what is `waiting` for
    // it ("Retiring questions: q1"; empty: nothing that could be named). Then the keyboard goes back to where
    // it was, before named() is told; Escape sends it back without a name.
    [[nodiscard]] bool require(const QString& waiting = {});

    // A name has a letter: a digit that was meant for the list is none.
    [[nodiscard]] static bool isName(const QString& text);
    [[nodiscard]] static QString waitingText(const QString& what);
    [[nodiscard]] static QString refusalText();

  Q_SIGNALS:
    void named(const QString& name); // by the person, for the settings
    void declined();                 // by Escape

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void askFor(EditSession& edits);
    void askAbove(QWidget& dialog, EditSession& edits);
    void take();
    void say(const QString& refusal);
    void close();

    QString m_name;
    QString m_waiting;
    QLabel* m_said = nullptr;
    QLineEdit* m_edit = nullptr;
    QPointer<QWidget> m_before; // had the focus
};

} // namespace assay::widgets
