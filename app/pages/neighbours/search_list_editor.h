// The searches of a neighbour test, which become the rows of its results: added, changed, moved, removed.
// GUI thread only.
#pragma once

#include "core/evaluate/neighbours/search_spec.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QSpinBox;
class QToolButton;

namespace assay::app {

class SearchListEditor : public QWidget {
    Q_OBJECT
  public:
    explicit SearchListEditor(QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<evaluate::SearchSpec>& searches() const { return m_searches; }

    void setSearches(std::vector<evaluate::SearchSpec> searches);

    // Without vectors only lexical searches can be made; those that need them are marked.
    void setHasVectors(bool hasVectors);

    // What a union can be made over.
    void setFields(const QStringList& fields);

  Q_SIGNALS:
    void edited();

  private:
    void makeForm();
    void offerEngines(QMenu& menu); // those that the settings have connections to
    void add(evaluate::SearchKind kind);
    void add(const evaluate::SearchSpec& spec);
    void remove();
    void fill();     // the list, from m_searches
    void showSpec(); // the form, from the one that is selected
    void takeSpec(); // into it, from the form
    [[nodiscard]] QString textOf(const evaluate::SearchSpec& spec) const;
    void describe(QListWidgetItem& item, const evaluate::SearchSpec& spec) const;

    std::vector<evaluate::SearchSpec> m_searches = evaluate::usualSearches(true);
    bool m_hasVectors = true;
    bool m_filling = false;
    QListWidget* m_list = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_remove = nullptr;
    QFormLayout* m_form = nullptr;
    QSpinBox* m_m = nullptr;
    QSpinBox* m_construction = nullptr;
    QSpinBox* m_ef = nullptr;
    QDoubleSpinBox* m_k1 = nullptr;
    QDoubleSpinBox* m_b = nullptr;
    QDoubleSpinBox* m_alpha = nullptr;
    QSpinBox* m_expand = nullptr;
    QComboBox* m_union = nullptr;
};

} // namespace assay::app
