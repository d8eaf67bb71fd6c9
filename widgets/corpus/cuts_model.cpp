#include "widgets/corpus/cuts_model.h"

#include "widgets/text/number_text.h"

#include <optional>
#include <utility>

namespace assay::widgets {

CutsModel::CutsModel(QObject* parent)
    : RowTable(parent) {
    const auto name = [](const CutRow& row) { return row.file->name; };
    const auto section = [](const CutRow& row) {
        return row.cut != nullptr ? QVariant(QString::fromStdString(row.cut->section)) : QVariant();
    };
    using Count = std::optional<std::int64_t>;
    setColumns(
        {{.key = File, .title = tr("File"), .width = 34, .text = name},
         {.key = Form,
          .title = tr("Form"),
          .width = 18,
          .text = [](const CutRow& row) { return formats::sentenceKindName(row.file->kind); }},
         {.key = Section,
          .title = tr("Section"),
          .width = 9,
          .text =
              [section](const CutRow& row) { return row.cut != nullptr ? section(row) : undefinedText(); },
          .value = [section](const CutRow& row) { return row.cut != nullptr ? section(row) : QString(); },
          .sort = section},
         {.key = Sentences,
          .title = tr("Sentences"),
          .definition = tr("Prose sentences of a section; of a file without sections all that were kept"),
          .width = 11,
          .count = [](const CutRow& row) -> Count {
              return row.cut != nullptr ? row.cut->sentences : row.file->sentences;
          }},
         {.key = Headings,
          .title = tr("Headings"),
          .definition = tr("Short lines that stand alone: kept in their places, marked"),
          .width = 10,
          .count = [](const CutRow& row) { return row.cut != nullptr ? Count(row.cut->headings) : Count(); }},
         {.key = TableDebris,
          .title = tr("Table debris"),
          .definition = tr("What is left of tables in running text: kept in its place, marked"),
          .width = 13,
          .count =
              [](const CutRow& row) { return row.cut != nullptr ? Count(row.cut->tableDebris) : Count(); }},
         {.key = Doubtful,
          .title = tr("Doubtful"),
          .definition = tr("Sentences that look badly cut; the first of each section are listed below"),
          .width = 10,
          .count = [](const CutRow& row) { return row.cut != nullptr ? Count(row.cut->doubtful) : Count(); }},
         {.key = Rejected,
          .title = tr("Rejected"),
          .definition = tr("Records that could not be used; the issues say why"),
          .width = 10,
          .count =
              [](const CutRow& row) { return row.cut == nullptr ? Count(row.file->rejected) : Count(); }},
         {.key = Bytes,
          .title = tr("Bytes"),
          .definition = tr("Of the section's text, or of the file"),
          .width = 12,
          .count = [](const CutRow& row) -> Count {
              return row.cut != nullptr ? row.cut->characters : row.file->bytes;
          }}});
    setSortable();
}

void CutsModel::setFiles(std::vector<workspace::CorpusFile> files) {
    std::vector<CutRow> rows;
    for (const workspace::CorpusFile& file : files) {
        if (file.cuts.empty()) {
            rows.push_back({&file, nullptr});
        }
        for (const formats::SectionCut& cut : file.cuts) {
            rows.push_back({&file, &cut});
        }
    }
    setRows(std::move(rows), [&] { m_files = std::move(files); });
}

} // namespace assay::widgets

#include "moc_cuts_model.cpp"
