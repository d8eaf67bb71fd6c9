// Who signs what is curated. Hidden while that is known; asks, where it stands, when it is not.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>

class QLineEdit;

namespace assay::widgets {

class CuratorField : public QWidget {
    Q_OBJECT
  public:
    explicit CuratorField(QWidget* parent = nullptr);

    void setName(const QString& name); // empty: unknown

    [[nodiscard]] QString name() const { return m_name; }

    // Whether the name is known; if not, the field is shown and waits for it. Then the keyboard goes back to
    // where it was, before named() is told; Escape sends it back without a name.
    [[nodiscard]] bool require();

  Q_SIGNALS:
    void named(const QString& name); // by the person, for the settings
    void declined();                 // by Escape

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void take();
    void giveFocusBack();

    QString m_name;
    QLineEdit* m_edit = nullptr;
    QPointer<QWidget> m_before; // had the focus
};

} // namespace assay::widgets
