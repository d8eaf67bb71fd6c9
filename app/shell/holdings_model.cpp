#include "app/shell/holdings_model.h"

#include "app/shell/session.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>

namespace assay::app {

HoldingsModel::HoldingsModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent)
    , m_session(session) {
    connect(&session, &Session::suitesChanged, this, &HoldingsModel::take);
    take();
}

void HoldingsModel::take() {
    beginResetModel();
    m_rows.clear();
    const GoldHoldings& holdings = m_session.gold().holdings();
    for (const workspace::SuiteInfo& suite : holdings.suites) {
        Row row{Kind::Suite, suite.id, QString::fromStdString(suite.name), suite.questions, 0, {}, {}};
        if (const auto flagged = holdings.flagged.find(suite.id); flagged != holdings.flagged.end()) {
            row.flags = flagged->second;
        }
        for (const workspace::SuiteVersion& version : suite.versions) {
            row.versions += QString::fromStdString(version.name);
        }
        for (const workspace::SuiteFile& file : suite.files) {
            row.imported = std::max(row.imported, QString::fromStdString(file.importedAt));
        }
        m_rows.push_back(std::move(row));
    }
    for (const workspace::BundleSetInfo& set : holdings.bundles) {
        m_rows.push_back({Kind::Bundles,
                          set.id,
                          QString::fromStdString(set.name),
                          set.bundles,
                          std::nullopt,
                          {},
                          QString::fromStdString(set.importedAt)});
    }
    for (const workspace::AnswerSetInfo& set : holdings.answers) {
        m_rows.push_back({Kind::Answers,
                          set.id,
                          QString::fromStdString(set.name),
                          set.answers,
                          std::nullopt,
                          {},
                          QString::fromStdString(set.importedAt)});
    }
    for (const workspace::ReferenceListInfo& list : holdings.lists) {
        m_rows.push_back({Kind::List,
                          list.id,
                          QString::fromStdString(list.name),
                          std::nullopt,
                          std::nullopt,
                          {},
                          QString::fromStdString(list.importedAt)});
    }
    for (const workspace::CorpusInfo& corpus : holdings.corpora) {
        m_rows.push_back({Kind::Corpus,
                          corpus.id,
                          QString::fromStdString(corpus.name),
                          corpus.sentences,
                          std::nullopt,
                          {},
                          QString::fromStdString(corpus.createdAt)});
    }
    endResetModel();
}

const HoldingsModel::Row* HoldingsModel::rowAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int HoldingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HoldingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HoldingsModel::data(const QModelIndex& index, int role) const {
    const Row* row = index.isValid() ? rowAt(index.row()) : nullptr;
    if (row == nullptr) {
        return {};
    }
    const bool isNumber = index.column() == CountColumn || index.column() == FlagsColumn;
    if (role == Qt::TextAlignmentRole && isNumber) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    }
    if (role == widgets::kRowKeyRole) {
        return QStringLiteral("%1/%2").arg(static_cast<int>(row->kind)).arg(row->id);
    }
    if (role == widgets::kExportRole) {
        if (index.column() == CountColumn && row->count) {
            return QVariant::fromValue<qlonglong>(*row->count);
        }
        if (index.column() == FlagsColumn && row->flags) {
            return QVariant::fromValue<qlonglong>(*row->flags);
        }
        return index.column() == ImportedColumn ? QVariant(row->imported) : QVariant();
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case NameColumn:
        return row->name;
    case KindColumn:
        return row->kind == Kind::Suite     ? tr("Questions")
               : row->kind == Kind::Bundles ? tr("Bundles")
               : row->kind == Kind::Answers ? tr("Answers")
               : row->kind == Kind::Corpus  ? tr("Corpus")
                                            : tr("A list");
    case CountColumn:
        return row->count ? widgets::countText(*row->count) : widgets::undefinedText();
    case FlagsColumn:
        return row->flags ? widgets::countText(*row->flags) : widgets::undefinedText();
    case VersionsColumn:
        return row->versions.isEmpty() ? widgets::undefinedText() : row->versions.join(QStringLiteral(", "));
    case ImportedColumn:
        return row->imported.isEmpty() ? widgets::undefinedText() : widgets::timeText(row->imported);
    default:
        return {};
    }
}

QVariant HoldingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case NameColumn:
        return tr("Name");
    case KindColumn:
        return tr("Holds");
    case CountColumn:
        return tip ? tr("Questions, bundles or answers in it") : tr("Count");
    case FlagsColumn:
        return tip ? tr("Questions that are flagged just now") : tr("Open flags");
    case VersionsColumn:
        return tip ? tr("Frozen versions, oldest first") : tr("Versions");
    case ImportedColumn:
        return tip ? tr("When something was imported into it last") : tr("Last import");
    default:
        return {};
    }
}

} // namespace assay::app

#include "moc_holdings_model.cpp"
