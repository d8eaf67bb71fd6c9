#include "widgets/tables/column_fit.h"

#include "widgets/text/heading_widths.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QDataStream>
#include <QEvent>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QIODevice>
#include <QScrollBar>
#include <QTreeView>
#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::widgets {
namespace {

constexpr int kShort = 30;   // characters: what is not longer is shown whole
constexpr int kFigure = 48;  // characters: the same of figures, which may have an interval and their n
constexpr int kLongest = 90; // characters: more is not asked for
constexpr int kLeast = 18;   // characters: what a long column keeps where room is scarce
constexpr int kLeastFiller = 12;
constexpr int kLeastShortGiver = 22; // characters: shorter values are whole also where others lack room
constexpr int kMeasured = 40;        // rows, where fewer are in view
constexpr int kPadding = 16;         // pixels beside the text of a cell
// Of what was seen: when all values are others, as of a run that has ended, a column gives back what only the
// former ones needed. Less of a change moves nothing.
constexpr double kMuchShorter = 0.75;

double unitOf(const QAbstractItemView& view) {
    return QFontMetricsF(view.font()).averageCharWidth();
}

// Figures stand at the right.
bool holdsFigures(const QAbstractItemView& view, int section) {
    const QAbstractItemModel* const model = view.model();
    return model != nullptr &&
           (model->index(0, section, view.rootIndex()).data(Qt::TextAlignmentRole).toInt() &
            Qt::AlignRight) != 0;
}

int total(const auto& columns) {
    int sum = 0;
    for (const auto& column : columns) {
        sum += column.width;
    }
    return sum;
}

// Shares `room` among `columns`, each up to what `limit` says of it, so that the narrow ones are full first.
template <typename Columns, typename Limit>
void shareOut(Columns& columns, int room, const Limit& limit) {
    while (room > 0) {
        int hungry = 0;
        for (const auto& column : columns) {
            hungry += column.width < limit(column) ? 1 : 0;
        }
        if (hungry == 0) {
            return;
        }
        const int portion = std::max(1, room / hungry);
        for (auto& column : columns) {
            const int more = std::min({portion, room, limit(column) - column.width});
            if (more > 0) {
                column.width += more;
                room -= more;
            }
        }
    }
}

// Narrows columns by `lacking` together, if they can spare that much.
void takeBack(auto& columns, int lacking) {
    int spare = 0;
    for (const auto& column : columns) {
        spare += column.width - column.least;
    }
    if (lacking <= 0 || spare < lacking) {
        return;
    }
    const double share = static_cast<double>(lacking) / spare;
    for (auto& column : columns) {
        column.width -= static_cast<int>(std::ceil((column.width - column.least) * share));
    }
}

} // namespace

ColumnFit::ColumnFit(QAbstractItemView& view, QHeaderView& header)
    : QObject(&view)
    , m_view(view)
    , m_header(header) {
    m_header.setStretchLastSection(false);
    m_header.setResizeContentsPrecision(kMeasured);
    m_unit = unitOf(view);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ColumnFit::fit);
    connect(&m_header, &QHeaderView::sectionResized, this, &ColumnFit::sectionResized);
    connect(&m_header, &QHeaderView::sectionCountChanged, this, &ColumnFit::watchModel);
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, &ColumnFit::schedule);
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    if (const auto* tree = qobject_cast<const QTreeView*>(&view)) {
        connect(tree, &QTreeView::expanded, this, &ColumnFit::schedule);
        connect(tree, &QTreeView::collapsed, this, &ColumnFit::schedule);
    }
    watchModel();
}

void ColumnFit::watchModel() {
    for (const QMetaObject::Connection& connection : std::as_const(m_connections)) {
        disconnect(connection);
    }
    m_connections.clear();
    m_seen.clear();
    m_filled.clear();
    const QAbstractItemModel* model = m_header.model();
    if (model == nullptr) {
        return;
    }
    const auto changed = [this, model] {
        if (model->rowCount() == 0) {
            m_seen.clear();
            m_filled.clear();
        }
        schedule();
    };
    m_connections = {
        connect(model, &QAbstractItemModel::modelReset, this, changed),
        connect(model, &QAbstractItemModel::layoutChanged, this, changed),
        connect(model, &QAbstractItemModel::rowsInserted, this, changed),
        connect(model, &QAbstractItemModel::rowsRemoved, this, changed),
        connect(model, &QAbstractItemModel::dataChanged, this,
                [this, model, changed](const QModelIndex& first, const QModelIndex& last) {
                    if (first.row() == 0 && last.row() == model->rowCount() - 1 &&
                        last.column() - first.column() == model->columnCount() - 1) {
                        for (int section = 0; section < m_seen.size(); ++section) {
                            const int now = m_view.sizeHintForColumn(section);
                            if (now < m_seen[section] * kMuchShorter) {
                                m_seen[section] = now;
                            }
                        }
                    }
                    changed();
                }),
        connect(model, &QAbstractItemModel::headerDataChanged, this, changed),
    };
    schedule();
}

void ColumnFit::setCharacters(const QList<int>& characters) {
    m_characters = characters;
    fit();
}

void ColumnFit::setFiller(int column) {
    m_filler = column;
    schedule();
}

void ColumnFit::keepInSight(int giver, int last) {
    m_giver = giver;
    m_lastInSight = last;
    schedule();
}

void ColumnFit::schedule() {
    m_timer.start(0);
}

void ColumnFit::takeOwn(double unit) {
    m_own = true;
    m_unit = unit > 0 ? unit : unitOf(m_view);
    rescale();
}

void ColumnFit::forget() {
    m_own = false;
    m_seen.clear();
    m_filled.clear();
    fit();
}

QByteArray ColumnFit::saveState() const {
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_own << m_unit << m_header.saveState();
    return state;
}

void ColumnFit::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    bool own = false;
    double unit = 0;
    QByteArray header;
    stream >> own >> unit >> header;
    if (stream.status() != QDataStream::Ok || !own) {
        return;
    }
    const Quiet quiet(*this);
    if (m_header.restoreState(header)) {
        m_header.setStretchLastSection(false);
        takeOwn(unit);
    }
}

int ColumnFit::charactersFor(int section) const {
    return section < m_characters.size() ? m_characters[section] : 0;
}

int ColumnFit::room() const {
    return m_view.isVisible() ? m_view.viewport()->width() : 0;
}

void ColumnFit::sectionResized(int section, int before, int after) {
    if (before == 0 || after == 0) { // hidden or shown
        schedule();
    } else if (m_quiet == 0 && m_header.sectionResizeMode(section) == QHeaderView::Interactive) {
        m_own = true;
        m_unit = unitOf(m_view);
    }
}

// The user's widths in another font.
void ColumnFit::rescale() {
    const double unit = unitOf(m_view);
    if (m_unit > 0 && std::abs(unit - m_unit) > 0.01) {
        const Quiet quiet(*this);
        for (int section = 0; section < m_header.count(); ++section) {
            if (!m_header.isSectionHidden(section)) {
                m_header.resizeSection(
                    section, static_cast<int>(std::lround(m_header.sectionSize(section) * unit / m_unit)));
            }
        }
    }
    m_unit = unit;
}

// Of what is in view, so that a table of a million rows costs no more than one of fifty. Rows that were seen
// before count on: columns do not jump while one scrolls.
void ColumnFit::measure() {
    m_seen.resize(m_header.count(), 0);
    m_filled.resize(m_header.count(), false);
    // A view that is not shown would ask for every row there is.
    if (!m_view.isVisible() || m_header.model() == nullptr ||
        m_header.model()->rowCount(m_view.rootIndex()) == 0) {
        return;
    }
    const int enough = static_cast<int>(kLongest * m_unit);
    for (int section = 0; section < m_header.count(); ++section) {
        if (!m_header.isSectionHidden(section) && !m_filled[section]) {
            m_filled[section] = showsValue(section);
        }
        if (!m_header.isSectionHidden(section) && m_seen[section] < enough) {
            m_seen[section] = std::max(m_seen[section], m_view.sizeHintForColumn(section));
        }
    }
}

// Whether any row in view has a text there. Of what a delegate of its own paints nothing is known.
bool ColumnFit::showsValue(int section) const {
    if (m_view.itemDelegateForColumn(section) != nullptr) {
        return true;
    }
    for (int y = 0; y < m_view.viewport()->height();) {
        const QModelIndex row = m_view.indexAt({0, y});
        if (!row.isValid()) {
            return false;
        }
        const QModelIndex cell = row.siblingAtColumn(section);
        if (!cell.data().toString().isEmpty() || cell.data(Qt::DecorationRole).isValid() ||
            cell.data(Qt::CheckStateRole).isValid()) {
            return true;
        }
        y = std::max(y, m_view.visualRect(row).bottom()) + 1;
    }
    return false;
}

QList<ColumnFit::Column> ColumnFit::wishes() const {
    QList<Column> columns;
    for (int visual = 0; visual < m_header.count(); ++visual) {
        Column column;
        column.section = m_header.logicalIndex(visual);
        if (m_header.isSectionHidden(column.section)) {
            continue;
        }
        const auto pixels = [&](int characters) {
            return characters > 0 ? static_cast<int>(std::lround(characters * m_unit)) + kPadding : 0;
        };
        const int seen = std::min(m_seen[column.section], pixels(kLongest));
        const int usual = pixels(charactersFor(column.section));
        const int heading = std::max(headingWidth(m_header, column.section), m_header.minimumSectionSize());
        column.least = heading;
        column.wanted = std::max(column.least, seen);
        if (seen > pixels(kShort) && (seen > pixels(kFigure) || !holdsFigures(m_view, column.section))) {
            column.width = std::max(column.least, std::min(seen, usual > 0 ? usual : pixels(kShort)));
            // Not under half of what it was given: else a wider view would make it narrower, to show all
            // others.
            const int least = std::max(kLeast, charactersFor(column.section) / 2);
            column.least = std::min(column.width, std::max(column.least, pixels(least)));
        } else if (seen > 0) {
            column.width = column.least = column.wanted;
            column.wished = m_filled[column.section] ? std::max(column.width, usual) : column.width;
        } else { // nothing is known yet
            column.width = column.wanted = std::max(column.least, usual);
        }
        column.wished = std::max(column.wanted, column.wished);
        column.whole = std::max(column.wished, m_seen[column.section]);
        if (column.section == m_filler) { // it gives as it takes
            column.least = std::min(column.width, std::max(heading, pixels(kLeastFiller)));
        }
        columns.append(column);
    }
    return columns;
}

void ColumnFit::bringIntoSight(QList<Column>& columns) const {
    const int last = m_lastInSight == kNoColumn ? -1 : m_header.visualIndex(m_lastInSight);
    int lacking = -room();
    for (const Column& column : columns) {
        lacking += m_header.visualIndex(column.section) <= last ? column.width : 0;
    }
    for (Column& column : columns) {
        if (column.section == m_giver && lacking > 0) {
            const auto pixels = [this](int letters) {
                return static_cast<int>(std::lround(letters * m_unit)) + kPadding;
            };
            const bool isShort = m_seen[column.section] <= pixels(kShort);
            const int least = std::max(headingWidth(m_header, column.section),
                                       pixels(isShort ? kLeastShortGiver : kLeastFiller));
            column.width = std::max(std::min(column.width, least), column.width - lacking);
        }
    }
}

void ColumnFit::give(const QList<Column>& columns) {
    const Quiet quiet(*this);
    for (const Column& column : columns) {
        if (m_header.sectionSize(column.section) != column.width) {
            m_header.resizeSection(column.section, column.width);
        }
    }
}

void ColumnFit::fit() {
    m_timer.stop();
    if (m_quiet > 0 || m_header.count() == 0) {
        return;
    }
    const Quiet quiet(*this);
    QList<Column> columns;
    if (m_own) {
        rescale();
        for (int visual = 0; visual < m_header.count(); ++visual) {
            const int section = m_header.logicalIndex(visual);
            if (!m_header.isSectionHidden(section)) {
                const int width = m_header.sectionSize(section);
                columns.append({section, width, width, width, width, width});
            }
        }
    } else {
        m_unit = unitOf(m_view);
        measure();
        columns = wishes();
        if (room() > 0) {
            takeBack(columns, total(columns) - room());
            // Where that is not enough: the one that gives before the others are out of sight.
            const int lacking = total(columns) - room();
            for (Column& column : columns) {
                if (lacking > 0 && column.section == m_filler) {
                    column.width = std::max(column.least, column.width - lacking);
                }
            }
            bringIntoSight(columns);
        }
        shareOut(columns, room() - total(columns), [](const Column& column) { return column.wanted; });
        shareOut(columns, room() - total(columns), [](const Column& column) { return column.wished; });
        shareOut(columns, room() - total(columns), [](const Column& column) { return column.whole; });
    }
    if (m_filler != kNoColumn && room() > 0 && !columns.isEmpty()) {
        const auto found = std::find_if(columns.begin(), columns.end(),
                                        [this](const Column& each) { return each.section == m_filler; });
        Column& filler = found != columns.end() ? *found : columns.back();
        const int left = room() - total(columns);
        // What the user made narrower gives back what it was given before.
        filler.width = m_own ? std::max(headingWidth(m_header, filler.section), filler.width + left)
                             : filler.width + std::max(0, left);
    }
    give(columns);
}

void ColumnFit::fitToFont() {
    m_filled.clear();
    m_seen.clear(); // in pixels of the font before
    schedule();
}

bool ColumnFit::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == m_view.viewport()) {
            schedule();
        }
        break;
    case QEvent::Show:
        schedule();
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        if (watched == &m_view) {
            fitToFont();
        }
        break;
    default:
        break;
    }
    return false;
}

} // namespace assay::widgets
