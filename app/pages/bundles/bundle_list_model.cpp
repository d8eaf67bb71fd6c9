#include "app/pages/bundles/bundle_list_model.h"

#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "widgets/text/number_text.h"

#include <QIcon>
#include <algorithm>
#include <array>

namespace assay::app {

using workspace::StoredBundle;

BundleListModel::BundleListModel(BundleController& controller, QObject* parent)
    : ColumnTable(parent)
    , m_controller(controller) {
    describeColumns();
    takeRows();
    connect(&controller, &BundleController::bundlesChanged, this, &BundleListModel::reset);
    connect(&controller, &BundleController::shownChanged, this, &BundleListModel::reset);
    connect(&controller, &BundleController::valuesChanged, this, &BundleListModel::tellAll);
}

// While it begins, views ask which bundles were selected: the controller has others in these rows by then.
void BundleListModel::reset() {
    beginResetModel();
    takeRows();
    endResetModel();
}

void BundleListModel::takeRows() {
    m_ids.clear();
    for (const auto place : m_controller.shown()) {
        m_ids.push_back(m_controller.bundles()[place].id);
    }
}

int BundleListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

const StoredBundle* BundleListModel::at(int row) const {
    const auto& shown = m_controller.shown();
    return row >= 0 && row < rowCount() && static_cast<std::size_t>(row) < shown.size()
               ? &m_controller.bundles()[shown[static_cast<std::size_t>(row)]]
               : nullptr; // or the reset is about to come
}

QVariant BundleListModel::rowKey(int row) const {
    return QVariant::fromValue<qint64>(m_ids[static_cast<std::size_t>(row)]);
}

void BundleListModel::describeColumns() {
    const auto name = [](const auto& member) {
        return [member](const StoredBundle& stored) { return bundleNameText(stored.bundle.*member); };
    };
    const auto ofBundle = [](const auto& member) {
        return [member](const StoredBundle& stored) { return stored.bundle.*member; };
    };
    const auto note = [](const StoredBundle& stored) { return QString::fromStdString(stored.curation.note); };
    std::array<QIcon, 3> icons;
    for (std::size_t i = 0; i < icons.size(); ++i) {
        icons[i] = bundleStatusIcon(static_cast<workspace::BundleStatus>(i));
    }
    using model::Bundle;
    setColumns(
        {{.key = Number,
          .title = tr("No."),
          .definition = tr("Place in its file"),
          .width = 6,
          .count = [](const StoredBundle& stored) { return stored.number + 1; }},
         {.key = Set,
          .title = tr("Set"),
          .definition = tr("What it was imported or mined with; numbers begin anew in each set"),
          .width = 14,
          .text = [this](const StoredBundle& stored) { return bundleSetText(stored, m_controller.sets()); }},
         {.key = View,
          .title = tr("View"),
          .width = 15,
          .text = name(&Bundle::group),
          .value = ofBundle(&Bundle::group)},
         {.key = Type,
          .title = tr("Type"),
          .width = 19,
          .text = name(&Bundle::type),
          .value = ofBundle(&Bundle::type)},
         {.key = Topic,
          .title = tr("Topic"),
          .width = 14,
          .text = name(&Bundle::topic),
          .value = ofBundle(&Bundle::topic)},
         {.key = Companies,
          .title = tr("Companies"),
          .definition = tr("Each once, whatever its number of sentences"),
          .width = 26,
          .text = [](const StoredBundle& stored) { return companiesText(stored.bundle); }},
         {.key = Years,
          .title = tr("Years"),
          .width = 12,
          .text = [](const StoredBundle& stored) { return yearsText(stored.bundle.years); }},
         {.key = Sentences,
          .title = tr("Sentences"),
          .definition = tr("All sentences, also several of one company or year"),
          .width = 9,
          .count = [](const StoredBundle& stored) { return stored.bundle.sentences.size(); },
          .toolTip = [](const StoredBundle& stored) { return extentText(stored.bundle); }},
         {.key = Status,
          .title = tr("Status"),
          .definition =
              tr("Used once a question was drafted from it or linked with it; rejected when none should be"),
          .width = 12,
          .text = [](const StoredBundle& stored) { return bundleStatusText(stored.curation.status); },
          .value =
              [](const StoredBundle& stored) { return workspace::bundleStatusName(stored.curation.status); },
          .icon =
              [icons](const StoredBundle& stored) {
                  return icons[static_cast<std::size_t>(stored.curation.status)];
              }},
         {.key = Reason,
          .title = tr("Rejected because"),
          .definition = tr("Why the bundle was rejected"),
          .width = 18,
          .text = [](const StoredBundle& stored) { return rejectReasonText(stored.curation.reason); },
          .value = [](const StoredBundle& stored) { return stored.curation.reason; }},
         {.key = Note,
          .title = tr("Note"),
          .width = 20,
          .text = [note](const StoredBundle& stored) { return note(stored).simplified(); },
          .value = note,
          .toolTip = [note](const StoredBundle& stored) { return longToolTip(note(stored)); }},
         {.key = Questions,
          .title = tr("Questions"),
          .definition = tr("Questions that were drafted from it or linked with it"),
          .width = 10,
          .text =
              [](const StoredBundle& stored) {
                  const auto count = static_cast<std::int64_t>(stored.curation.questions.size());
                  return count == 0 ? QString() : widgets::countText(count);
              },
          .count = [](const StoredBundle& stored) { return stored.curation.questions.size(); }}},
        ToolTips::LongTexts);
}

void BundleListModel::sort(int column, Qt::SortOrder order) {
    m_controller.setOrder(static_cast<BundleOrder>(std::max(0, column)),
                          column >= 0 && order == Qt::DescendingOrder);
}

} // namespace assay::app

#include "moc_bundle_list_model.cpp"
