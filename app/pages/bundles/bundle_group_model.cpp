#include "app/pages/bundles/bundle_group_model.h"

#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QFont>
#include <QGuiApplication>
#include <algorithm>

namespace assay::app {
namespace {

using curation::BundleFacet;
using curation::BundleGroup;

constexpr std::size_t kRoot = 0;

// For each bundle the number of the one group that it is in.
std::vector<std::size_t> groupNumbers(const std::vector<BundleGroup>& groups, std::size_t bundles) {
    std::vector<std::size_t> numbers(bundles, 0);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (const std::size_t place : groups[i].bundles) {
            numbers[place] = i;
        }
    }
    return numbers;
}

using Places = std::vector<std::size_t>;

// The members of a group by the groups of another facet, in the order of those.
std::map<std::size_t, Places> split(const Places& places, const std::vector<std::size_t>& numbers) {
    std::map<std::size_t, Places> parts;
    for (const std::size_t place : places) {
        parts[numbers[place]].push_back(place);
    }
    return parts;
}

} // namespace

BundleGroupModel::BundleGroupModel(BundleController& controller, QObject* parent)
    : QAbstractItemModel(parent)
    , m_controller(controller) {
    connect(&controller, &BundleController::bundlesChanged, this, &BundleGroupModel::rebuild);
    connect(&controller, &BundleController::valuesChanged, this, &BundleGroupModel::regroupStatuses);
    connect(&controller, &BundleController::shownChanged, this, [this] {
        countFound();
        for (std::size_t node = 0; node < m_nodes.size(); ++node) {
            const std::vector<std::size_t>& children = m_nodes[node].children;
            if (!children.empty()) {
                Q_EMIT dataChanged(indexOfNode(children.front(), Label), indexOfNode(children.back(), Count));
            }
        }
    });
    rebuild();
}

std::size_t BundleGroupModel::add(std::size_t parent, const QString& label, const QString& key, Places places,
                                  bool isTitle) {
    const std::size_t node = m_nodes.size();
    const int row = static_cast<int>(m_nodes[parent].children.size());
    m_nodes.push_back({label, key, parent, row, {}, std::move(places), 0, isTitle});
    m_nodes[parent].children.push_back(node);
    return node;
}

void BundleGroupModel::addViews() {
    const std::vector<workspace::StoredBundle>& bundles = m_controller.bundles();
    const auto views = curation::groupBundles(bundles, BundleFacet::View);
    const auto types = curation::groupBundles(bundles, BundleFacet::Type);
    const auto topics = curation::groupBundles(bundles, BundleFacet::Topic);
    const auto typeOf = groupNumbers(types, bundles.size());
    const auto topicOf = groupNumbers(topics, bundles.size());
    const auto named = [&](std::size_t parent, const BundleGroup& group, const Places& places) {
        return add(parent, bundleNameText(group.label), QString::fromStdString(group.key), places);
    };
    const std::size_t title = add(kRoot, tr("Views"), QStringLiteral("views"), {}, true);
    for (const BundleGroup& view : views) {
        const std::size_t viewNode = named(title, view, view.bundles);
        for (const auto& [type, ofType] : split(view.bundles, typeOf)) {
            const std::size_t typeNode = named(viewNode, types[type], ofType);
            for (const auto& [topic, ofTopic] : split(ofType, topicOf)) {
                named(typeNode, topics[topic], ofTopic);
            }
        }
    }
}

// Where there is but one, it is all of them.
void BundleGroupModel::addSets() {
    const std::vector<workspace::BundleSetInfo>& sets = m_controller.sets();
    if (sets.size() < 2) {
        return;
    }
    const std::size_t title = add(kRoot, tr("Sets"), QStringLiteral("sets"), {}, true);
    for (const workspace::BundleSetInfo& set : sets) {
        Places places;
        for (std::size_t place = 0; place < m_controller.bundles().size(); ++place) {
            if (m_controller.bundles()[place].set == set.id) {
                places.push_back(place);
            }
        }
        const QString name = QString::fromStdString(set.name);
        add(title, name, name, std::move(places));
    }
}

void BundleGroupModel::rebuild() {
    beginResetModel();
    m_nodes.assign(1, Node{});
    const std::vector<workspace::StoredBundle>& bundles = m_controller.bundles();
    if (!bundles.empty()) {
        add(kRoot, tr("All bundles"), QStringLiteral("all"), {});
        addViews();
        addSets();
        const auto addFacet = [&](BundleFacet facet, const QString& title, const QString& key) {
            const std::size_t node = add(kRoot, title, key, {}, true);
            for (BundleGroup& group : curation::groupBundles(bundles, facet)) {
                const bool isName = facet == BundleFacet::Type || facet == BundleFacet::Topic;
                const QString label = isName || group.label.empty() ? bundleNameText(group.label)
                                                                    : QString::fromStdString(group.label);
                add(node, label, QString::fromStdString(group.key), std::move(group.bundles));
            }
            return node;
        };
        addFacet(BundleFacet::Type, tr("Types"), QStringLiteral("types"));
        addFacet(BundleFacet::Topic, tr("Topics"), QStringLiteral("topics"));
        addFacet(BundleFacet::Company, tr("Companies"), QStringLiteral("companies"));
        addFacet(BundleFacet::Year, tr("Years"), QStringLiteral("years"));
        m_statuses = add(kRoot, tr("Statuses"), QStringLiteral("statuses"), {}, true);
        for (std::size_t i = 0; i < workspace::kBundleStatusNames.size(); ++i) {
            const auto status = static_cast<workspace::BundleStatus>(i);
            const std::string_view name = workspace::bundleStatusName(status);
            add(m_statuses, bundleStatusText(status),
                QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), {});
        }
        for (std::size_t place = 0; place < bundles.size(); ++place) {
            const auto status = static_cast<std::size_t>(bundles[place].curation.status);
            m_nodes[m_nodes[m_statuses].children[status]].places.push_back(place);
        }
    }
    countFound();
    endResetModel();
    Q_EMIT regrouped();
}

void BundleGroupModel::regroupStatuses() {
    if (m_nodes.size() == 1) {
        return;
    }
    const std::vector<std::size_t>& nodes = m_nodes[m_statuses].children;
    for (const std::size_t node : nodes) {
        m_nodes[node].places.clear();
    }
    for (std::size_t place = 0; place < m_controller.bundles().size(); ++place) {
        const auto status = static_cast<std::size_t>(m_controller.bundles()[place].curation.status);
        m_nodes[nodes[status]].places.push_back(place);
    }
    countFound();
    Q_EMIT dataChanged(indexOfNode(nodes.front(), Label), indexOfNode(nodes.back(), Count));
    Q_EMIT regrouped();
}

void BundleGroupModel::countFound() {
    const std::vector<char>& found = m_controller.found();
    for (Node& node : m_nodes) {
        node.found = static_cast<std::size_t>(std::count_if(
            node.places.begin(), node.places.end(), [&](std::size_t place) { return found[place] != 0; }));
    }
    if (m_nodes.size() > 1) { // all bundles
        m_nodes[m_nodes[kRoot].children.front()].found =
            static_cast<std::size_t>(std::count(found.begin(), found.end(), 1));
    }
}

const BundleGroupModel::Node& BundleGroupModel::nodeOf(const QModelIndex& index) const {
    return m_nodes[index.isValid() ? static_cast<std::size_t>(index.internalId()) : kRoot];
}

QModelIndex BundleGroupModel::indexOfNode(std::size_t node, int column) const {
    return node == kRoot ? QModelIndex()
                         : createIndex(m_nodes[node].row, column, static_cast<quintptr>(node));
}

const Places* BundleGroupModel::placesOf(const QModelIndex& index) const {
    const Node& node = nodeOf(index);
    const bool isAll = node.parent == kRoot; // or a title
    return !index.isValid() || isAll ? nullptr : &node.places;
}

QStringList BundleGroupModel::pathOf(const QModelIndex& index) const {
    QStringList path;
    for (QModelIndex each = index; each.isValid(); each = each.parent()) {
        path.prepend(nodeOf(each).key);
    }
    return path;
}

QModelIndex BundleGroupModel::indexOf(const QStringList& path) const {
    std::size_t node = kRoot;
    for (const QString& key : path) {
        const std::vector<std::size_t>& children = m_nodes[node].children;
        const auto child = std::find_if(children.begin(), children.end(),
                                        [&](std::size_t each) { return m_nodes[each].key == key; });
        if (child == children.end()) {
            return {};
        }
        node = *child;
    }
    return indexOfNode(node, Label);
}

QModelIndex BundleGroupModel::index(int row, int column, const QModelIndex& parent) const {
    if (parent.column() > 0 || row < 0 || column < 0 || column >= ColumnCount) {
        return {};
    }
    const std::vector<std::size_t>& children = nodeOf(parent).children;
    return static_cast<std::size_t>(row) < children.size()
               ? indexOfNode(children[static_cast<std::size_t>(row)], column)
               : QModelIndex();
}

QModelIndex BundleGroupModel::parent(const QModelIndex& index) const {
    return index.isValid() ? indexOfNode(nodeOf(index).parent, Label) : QModelIndex();
}

int BundleGroupModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent).children.size());
}

int BundleGroupModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant BundleGroupModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Node& node = nodeOf(index);
    const bool isAll = node.parent == kRoot && !node.isTitle;
    const std::size_t count = isAll ? m_controller.bundles().size() : node.places.size();
    const QString countText = widgets::countText(static_cast<std::int64_t>(count));
    const bool searches = !m_controller.text().trimmed().isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Label) {
            return node.label;
        }
        if (node.isTitle) {
            return widgets::countText(static_cast<std::int64_t>(node.children.size()));
        }
        return searches
                   ? tr("%1 of %2").arg(widgets::countText(static_cast<std::int64_t>(node.found)), countText)
                   : countText;
    case Qt::ToolTipRole:
        return node.isTitle
                   ? tr("%1: %n group(s)", nullptr, static_cast<int>(node.children.size())).arg(node.label)
                   : tr("%1: %n bundle(s)", nullptr, static_cast<int>(count)).arg(node.label);
    case Qt::DecorationRole:
        return index.column() == Label && node.parent == m_statuses && m_nodes.size() > 1 && !isAll &&
                       !node.isTitle
                   ? QVariant(bundleStatusIcon(static_cast<workspace::BundleStatus>(node.row)))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Count ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
        return searches && !node.isTitle && node.found == 0
                   ? QVariant(widgets::chartColours(QGuiApplication::palette()).mutedText)
                   : QVariant();
    case Qt::FontRole:
        if (node.isTitle || isAll) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant BundleGroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Label ? tr("Group") : tr("Bundles");
}

} // namespace assay::app

#include "moc_bundle_group_model.cpp"
