#include "app/shell/scored_sets_model.h"

#include "app/shell/session.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>

namespace assay::app {
namespace {

constexpr int kShortHash = 10;           // digits shown; the whole hash is in the tool tip and in exports
constexpr std::size_t kListedFiles = 20; // in a tool tip

QString filesTip(const workspace::ScoredSetInfo& set) {
    QStringList names;
    for (const formats::ScoredFile& file : set.files) {
        names.append(QCoreApplication::translate("assay::app::ScoredSetsModel", "%1 · %2 · %3 records")
                         .arg(QString::fromStdString(file.name), widgets::byteText(file.bytes),
                              widgets::countText(file.records)));
        if (names.size() == kListedFiles && set.files.size() > kListedFiles) {
            names.append(QStringLiteral("…"));
            break;
        }
    }
    return names.join(u'\n');
}

} // namespace

using workspace::ScoredSetInfo;

ScoredSetsModel::ScoredSetsModel(Session& session, QObject* parent)
    : RowTable(parent)
    , m_session(session) {
    describeColumns();
    setRows(session.scoredSets());
    connect(&session, &Session::scoredSetsChanged, this, [this] { updateRows(m_session.scoredSets()); });
    connect(&session, &Session::currentScoredSetChanged, this,
            [this] { tellColumns(0, ColumnCount - 1, {Qt::FontRole}); });
}

void ScoredSetsModel::describeColumns() {
    setColumns(
        {{.key = NameColumn,
          .title = tr("Name"),
          .width = 29,
          .text = &ScoredSetInfo::name,
          .toolTip = &ScoredSetInfo::name,
          // the one that the pages show
          .bold = [this](const ScoredSetInfo& set) { return set.id == m_session.currentScoredSetId(); },
          .editable = [this](const ScoredSetInfo&) { return !m_session.isReadOnly(); },
          .edit = [this](int row, const QVariant& name) { return rename(row, name.toString()); }},
         {.key = RecordsColumn,
          .title = tr("Samples"),
          .definition = tr("Samples kept, scored or not"),
          .width = 12,
          .count = &ScoredSetInfo::records},
         {.key = RejectedColumn,
          .title = tr("Rejected"),
          .definition = tr("Records that could not be kept as samples; the issues say why"),
          .width = 11,
          .count = &ScoredSetInfo::rejected},
         {.key = UnscoredColumn,
          .title = tr("Unscored"),
          .definition = tr("Samples without an FHRI: no threshold can judge them"),
          .width = 11,
          .count = &ScoredSetInfo::unscored},
         {.key = FilesColumn,
          .title = tr("Files"),
          .width = 24,
          .text =
              [](const ScoredSetInfo& set) {
                  return set.files.size() == 1 ? QString::fromStdString(set.files.front().name)
                                               : tr("%n files", nullptr, static_cast<int>(set.files.size()));
              },
          .toolTip = filesTip},
         {.key = CreatedColumn,
          .title = tr("Imported"),
          .definition = tr("When it was imported"),
          .width = 25,
          .time = &ScoredSetInfo::createdAt},
         {.key = HashColumn,
          .title = tr("Hash"),
          .definition = tr("The beginning of the SHA-256 of the imported files"),
          .text = [](const ScoredSetInfo& set) { return set.dataHash.substr(0, kShortHash); },
          .value = &ScoredSetInfo::dataHash,
          .toolTip =
              [](const ScoredSetInfo& set) {
                  return tr("SHA-256 of the imported files: %1").arg(QString::fromStdString(set.dataHash));
              }}});
    setKey(&ScoredSetInfo::id);
}

base::RowId ScoredSetsModel::idAt(int row) const {
    const ScoredSetInfo* const set = at(row);
    return set != nullptr ? set->id : 0;
}

int ScoredSetsModel::rowOf(base::RowId id) const {
    return rowWhere([id](const ScoredSetInfo& set) { return set.id == id; });
}

bool ScoredSetsModel::rename(int row, const QString& name) {
    if (name.trimmed().isEmpty()) {
        return false;
    }
    m_session.renameScoredSet(idAt(row), name);
    return true;
}

} // namespace assay::app

#include "moc_scored_sets_model.cpp"
