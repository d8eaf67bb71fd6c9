// Which anchors a test asks: a kept set of the corpus, or a draw by settings. Sets are kept, renamed,
// removed, imported and exported from here; the pane that holds it carries that out. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/workspace/corpora/anchor_sets.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QFormLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace assay::app {

class AnchorChoice : public QWidget {
    Q_OBJECT
  public:
    explicit AnchorChoice(QWidget* parent = nullptr);

    // Of the corpus. A set that was chosen and is gone stays as one that is not there.
    void setSets(base::RowId corpus, std::vector<workspace::AnchorSet> sets);

    [[nodiscard]] base::RowId set() const; // 0: drawn
    // One that is not there is named, and is a problem until another is chosen.
    void chooseSet(base::RowId set, const QString& name);
    [[nodiscard]] QString setName() const; // empty: drawn

    // Why these anchors cannot be asked; empty: they can.
    [[nodiscard]] QString problem() const;
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
    void makePresets(QFormLayout& form);
    void showPreset(); // that the fields are, or none
    void makeMenu();
    void refresh();
    void askName(const QString& title, const QString& name, void (AnchorChoice::*then)(const QString&));
    void rename(const QString& name);

    bool m_filling = false;
    bool m_writable = true;
    base::RowId m_corpus = 0;
    std::vector<workspace::AnchorSet> m_sets;
    QString m_missing;              // the name of a set that was wanted and is not there
    std::uint64_t m_wholeSeed = 42; // also one that the box cannot hold
    QComboBox* m_choice = nullptr;
    QToolButton* m_menu = nullptr;
    QWidget* m_draw = nullptr;
    QLabel* m_about = nullptr;
    QSpinBox* m_count = nullptr;
    QSpinBox* m_seed = nullptr;
    QComboBox* m_preset = nullptr;
    QComboBox* m_strata = nullptr;
    QLineEdit* m_strataField = nullptr;
    QLineEdit* m_only = nullptr; // "form=10-Q"
    QComboBox* m_allocation = nullptr;
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
