// What mining asks before it begins: the corpus, the seed, and what the set of bundles is called. A row above
// the page, as nothing here is a dialog. GUI thread only.
#pragma once

#include "widgets/mining/mining_controller.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

class MineBar : public QWidget {
    Q_OBJECT
  public:
    explicit MineBar(widgets::MiningController& controller, QWidget* parent = nullptr);

    void open();

  Q_SIGNALS:
    void closed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fill();
    void refresh();
    void mine();
    void leave();

    widgets::MiningController& m_controller;
    QComboBox* m_corpus = nullptr;
    QSpinBox* m_seed = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_mine = nullptr;
};

} // namespace assay::app
