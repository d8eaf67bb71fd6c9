#include "widgets/corpus/slice_tree_model.h"

#include "core/text/fold.h"
#include "core/words/sentence_words.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <algorithm>

namespace assay::widgets {
namespace {

constexpr std::size_t kRoot = 0;
constexpr std::size_t kAll = 1;

QString folded(const QString& text) {
    return QString::fromStdString(text::foldForSearch(text.toStdString()));
}

} // namespace

SliceTreeModel::SliceTreeModel(QObject* parent)
    : QAbstractItemModel(parent) {
    setSlices({});
}

void SliceTreeModel::setSlices(const std::vector<workspace::CorpusSlice>& slices) {
    beginResetModel();
    m_nodes.assign(1, {});
    m_sections.clear();
    if (!slices.empty()) {
        add(kRoot, tr("All sentences"), {}, 0);
        m_nodes[kAll].title.clear();
    }
    std::size_t company = 0;
    std::size_t year = 0;
    const workspace::CorpusSlice* before = nullptr;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const workspace::CorpusSlice& slice = slices[i];
        const bool isSameCompany = before != nullptr && before->cik == slice.cik &&
                                   (slice.cik.has_value() || before->company == slice.company);
        if (!isSameCompany) {
            const QString name = windowText(words::companyName, slice.company, slice.cik);
            company = add(kRoot, name, folded(slice.cik ? name + u' ' + QString::number(*slice.cik) : name),
                          slice.firstRow);
        }
        if (!isSameCompany || before->year != slice.year) {
            const QString name = slice.year ? QString::number(*slice.year) : tr("Unknown year");
            year = add(company, name, folded(name), slice.firstRow);
        }
        // The form stands there only where it is needed to tell two of them apart.
        const bool isTwin = [&] {
            const auto same = [&](const workspace::CorpusSlice& other) {
                return other.cik == slice.cik && other.company == slice.company && other.year == slice.year &&
                       other.section == slice.section;
            };
            return (i > 0 && same(slices[i - 1])) || (i + 1 < slices.size() && same(slices[i + 1]));
        }();
        QString name = slice.section.empty() ? tr("No section")
                                             : tr("Section %1").arg(QString::fromStdString(slice.section));
        if (isTwin && !slice.form.empty()) {
            name += QStringLiteral(" · ") + QString::fromStdString(slice.form);
        }
        const std::size_t section =
            add(year, name, folded(name + u' ' + QString::fromStdString(slice.form)), slice.firstRow);
        m_sections.push_back(section);
        for (const std::size_t node : {kAll, company, year, section}) {
            m_nodes[node].sentences += slice.sentences;
            m_nodes[node].headings += slice.headings;
            m_nodes[node].tableDebris += slice.tableDebris;
            m_nodes[node].bytes += slice.bytes;
        }
        before = &slice;
    }
    endResetModel();
}

std::size_t SliceTreeModel::add(std::size_t parent, const QString& label, const QString& path,
                                workspace::SentenceRow first) {
    const std::size_t number = m_nodes.size();
    Node node;
    node.label = label;
    node.path = parent == kRoot ? path : m_nodes[parent].path + u' ' + path;
    node.title = parent == kRoot ? label : m_nodes[parent].title + QStringLiteral(" · ") + label;
    node.parent = parent;
    node.row = static_cast<int>(m_nodes[parent].children.size());
    node.firstRow = first;
    m_nodes.push_back(std::move(node));
    m_nodes[parent].children.push_back(number);
    return number;
}

const SliceTreeModel::Node& SliceTreeModel::nodeOf(const QModelIndex& index) const {
    return m_nodes[index.isValid() ? index.internalId() : kRoot];
}

QModelIndex SliceTreeModel::indexOfNode(std::size_t node, int column) const {
    return node == kRoot ? QModelIndex() : createIndex(m_nodes[node].row, column, node);
}

SliceTreeModel::Extent SliceTreeModel::extentOf(const QModelIndex& index) const {
    const Node& node = nodeOf(index);
    return {node.firstRow, node.sentences};
}

QModelIndex SliceTreeModel::indexOfRow(workspace::SentenceRow row) const {
    const auto after = std::upper_bound(
        m_sections.begin(), m_sections.end(), row,
        [this](workspace::SentenceRow r, std::size_t node) { return r < m_nodes[node].firstRow; });
    if (after == m_sections.begin()) {
        return {};
    }
    const Node& node = m_nodes[*std::prev(after)];
    return static_cast<std::int64_t>(row) < static_cast<std::int64_t>(node.firstRow) + node.sentences
               ? indexOfNode(*std::prev(after))
               : QModelIndex();
}

QModelIndex SliceTreeModel::indexOfExtent(const Extent& extent) const {
    for (std::size_t node = kAll; node < m_nodes.size(); ++node) { // parents before their children
        if (extent == Extent{m_nodes[node].firstRow, m_nodes[node].sentences}) {
            return indexOfNode(node);
        }
    }
    return {};
}

QString SliceTreeModel::titleOf(const QModelIndex& index) const {
    return nodeOf(index).title;
}

QModelIndex SliceTreeModel::neighbourSection(workspace::SentenceRow row, int step) const {
    const QModelIndex here = indexOfRow(row);
    if (!here.isValid()) {
        return {};
    }
    const auto at =
        std::lower_bound(m_sections.begin(), m_sections.end(), static_cast<std::size_t>(here.internalId()));
    const auto place = at - m_sections.begin() + step;
    return place < 0 || place >= static_cast<std::ptrdiff_t>(m_sections.size())
               ? QModelIndex()
               : indexOfNode(m_sections[static_cast<std::size_t>(place)]);
}

QModelIndex SliceTreeModel::index(int row, int column, const QModelIndex& parent) const {
    return hasIndex(row, column, parent)
               ? indexOfNode(nodeOf(parent).children[static_cast<std::size_t>(row)], column)
               : QModelIndex();
}

QModelIndex SliceTreeModel::parent(const QModelIndex& index) const {
    return index.isValid() ? indexOfNode(nodeOf(index).parent) : QModelIndex();
}

int SliceTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent).children.size());
}

int SliceTreeModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QString SliceTreeModel::tipOf(const Node& node) const {
    QStringList lines{node.title.isEmpty() ? node.label : node.title,
                      tr("%1 sentences, %2 of text").arg(countText(node.sentences), byteText(node.bytes))};
    if (node.headings > 0) {
        lines += tr("%1 of them are headings").arg(countText(node.headings));
    }
    if (node.tableDebris > 0) {
        lines += tr("%1 of them are table debris").arg(countText(node.tableDebris));
    }
    return lines.join(u'\n');
}

QVariant SliceTreeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Node& node = nodeOf(index);
    if (role == PathRole) {
        return node.path;
    }
    if (role == Qt::ToolTipRole) {
        return tipOf(node);
    }
    if (role == Qt::TextAlignmentRole) {
        return index.column() == Label ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::AccessibleTextRole && index.column() == Label) {
        return tr("%1, %2 sentences").arg(node.label, countText(node.sentences));
    }
    if (role != Qt::DisplayRole && role != kExportRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    const double mean =
        node.sentences > 0 ? static_cast<double>(node.bytes) / static_cast<double>(node.sentences) : 0;
    switch (index.column()) {
    case Label:
        return node.label;
    case Sentences:
        return role == kExportRole ? QVariant(static_cast<qlonglong>(node.sentences))
                                   : QVariant(countText(node.sentences));
    case MeanLength:
        return role == kExportRole ? QVariant(mean)
                                   : QVariant(countText(static_cast<std::int64_t>(mean + 0.5)));
    default:
        return {};
    }
}

QVariant SliceTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return section == Label ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole) {
        return section == Sentences    ? tr("Sentences of every kind")
               : section == MeanLength ? tr("Mean length of a sentence, in bytes of UTF-8")
                                       : QVariant();
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == Label ? tr("Part of the corpus") : section == Sentences ? tr("n") : tr("Bytes");
}

SliceTreeFilter::SliceTreeFilter(QObject* parent)
    : QSortFilterProxyModel(parent) {
    setRecursiveFilteringEnabled(true);
}

void SliceTreeFilter::setText(const QString& text) {
    m_words = folded(text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool SliceTreeFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (m_words.isEmpty()) {
        return true;
    }
    const QString path = sourceModel()->index(row, 0, parent).data(SliceTreeModel::PathRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&path](const QString& word) { return path.contains(word); });
}

} // namespace assay::widgets

#include "moc_slice_tree_model.cpp"
