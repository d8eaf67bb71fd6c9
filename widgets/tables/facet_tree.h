// Facets beside a list: fields with their values, each with how many rows it would give. Values are chosen by
// tick, Return or Space; one button gives all of them up. Knows no page: whoever fills it says what the texts
// are and takes what is chosen. GUI thread only.
//
//     tree->setFacets({{"category", tr("Category"), {{"A", "A: single figures", 12, true}}}});
//     connect(tree, &FacetTree::chosen, this, [](const QString& field, const QString& value, bool on) {});
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <cstdint>
#include <vector>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace assay::widgets {

struct FacetValue {
    QString value; // as chosen() names it
    QString text;
    std::int64_t count = 0;
    bool isChosen = false;
};

struct Facet {
    QString field;
    QString title;
    std::vector<FacetValue> values;
};

class FacetTree : public QWidget {
    Q_OBJECT
  public:
    // `name` is the tree's, `clearName` that of the button.
    FacetTree(const QString& name, const QString& clearName, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget& view() const { return *m_view; }

    // The first 200 values of each are shown. The one with the keyboard, and which facets are open, stay.
    void setFacets(const std::vector<Facet>& facets);

    // Fields of facets that are open.
    [[nodiscard]] const QStringList& open() const { return m_open; }

    void setOpen(const QStringList& open);

  Q_SIGNALS:
    void chosen(const QString& field, const QString& value, bool on);
    void cleared();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void addFacet(const Facet& facet, const QString& currentField, const QVariant& currentValue);
    void toggle(QTreeWidgetItem* item);
    void keepOpen(QTreeWidgetItem* item, bool isOpen);

    QTreeWidget* m_view = nullptr;
    QToolButton* m_clear = nullptr;
    QStringList m_open;
    bool m_filling = false;
};

} // namespace assay::widgets
