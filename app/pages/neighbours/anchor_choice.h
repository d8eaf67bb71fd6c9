// Which anchors a test asks: a kept set of the corpus, or a draw by settings. Sets are kept, renamed,
// removed, imported and exported from here; the pane that holds it carries that out. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/anchor_sampling.h"
#include "core/store/anchor_sets.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace assay::app {

class AnchorChoice : public QWidget {
    Q_OBJECT
  public:
    explicit AnchorChoice(QWidget* parent = nullptr);

    void setSets(std::vector<store::AnchorSet> sets); // of the corpus

    [[nodiscard]] base::RowId set() const; // 0: drawn
    void chooseSet(base::RowId set);
    [[nodiscard]] evaluate::AnchorSampling sampling() const;
    void setSampling(const evaluate::AnchorSampling& sampling);

    void setWritable(bool writable);

  Q_SIGNALS:
    void edited();
    void keepWanted(const QString& name);
    void importWanted();
    void exportWanted(qint64 set);
    void renameWanted(qint64 set, const QString& name);
    void removeWanted(qint64 set);

  private:
    void makeSampling(QFormLayout& form);
    void makeMenu();
    void refresh();
    void askName(const QString& title, const QString& name, void (AnchorChoice::*then)(const QString&));
    void rename(const QString& name);

    bool m_filling = false;
    bool m_writable = true;
    std::vector<store::AnchorSet> m_sets;
    QComboBox* m_choice = nullptr;
    QToolButton* m_menu = nullptr;
    QWidget* m_draw = nullptr;
    QLabel* m_about = nullptr;
    QSpinBox* m_count = nullptr;
    QSpinBox* m_seed = nullptr;
    QComboBox* m_strata = nullptr;
    QSpinBox* m_minLength = nullptr;
    QSpinBox* m_minWords = nullptr;
    QCheckBox* m_prose = nullptr;
    QCheckBox* m_navigational = nullptr;
    std::vector<QCheckBox*> m_buckets; // that are drawn from
    QAction* m_keep = nullptr;
    QAction* m_import = nullptr;
    QAction* m_export = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_remove = nullptr;
};

} // namespace assay::app
