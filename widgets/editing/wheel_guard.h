// Scrolling past a control never changes it: combo boxes, spin boxes, sliders and tab bars take the wheel
// only while they have the focus, and no wheel gives a control the focus. One event filter for the whole
// program, its dialogs too. GUI thread only.
#pragma once

#include <QObject>

class QApplication;

namespace assay::widgets {

class WheelGuard : public QObject {
    Q_OBJECT
  public:
    // From now on, for every widget; a second call does nothing. The guard goes with the application.
    static void install(QApplication& application);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
};

} // namespace assay::widgets
