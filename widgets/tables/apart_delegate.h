// Names that are longer than their cells, cut so that what tells them from the others of the list is seen:
// "baseline_co…gpt4_vanilla, gold…", where another name goes on with "claude_vanilla". GUI thread only.
//
//     table->setItemDelegateForColumn(Name, new ApartDelegate(table)); // of a model that gives kApartRole
#pragma once

#include "widgets/tables/padded_delegate.h"

#include <QFontMetrics>
#include <QList>
#include <QString>
#include <QStringList>

namespace assay::widgets {

// Of a row: from which letter of its name on that differs from every other one of the list, an int.
inline constexpr int kApartRole = Qt::UserRole + 0x1010;
inline constexpr int kSecondApartRole = Qt::UserRole + 0x1011; // the same of another column

// That of each name: behind the longest beginning that another name shares, its length where another goes on
// from it. Equal names count as one.
[[nodiscard]] QList<int> apartPlaces(const QStringList& names);

// In at most `width` pixels: the beginning, and what stands from `apart` on; where nothing stands there, the
// end.
[[nodiscard]] QString elidedApart(const QString& text, int apart, const QFontMetrics& metrics, int width);

class ApartDelegate : public PaddedDelegate {
  public:
    explicit ApartDelegate(QObject* parent, int role = kApartRole)
        : PaddedDelegate(parent)
        , m_role(role) {}

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

  private:
    int m_role;
};

} // namespace assay::widgets
