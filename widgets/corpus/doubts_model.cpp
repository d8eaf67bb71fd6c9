#include "widgets/corpus/doubts_model.h"

#include "core/text/sentence_doubts.h"

#include <utility>

namespace assay::widgets {

namespace {

QString doubtText(const std::string& name) {
    using text::CutDoubt;
    if (name == text::cutDoubtName(CutDoubt::BeginsSmall)) {
        return DoubtsModel::tr("Begins with a small letter");
    }
    if (name == text::cutDoubtName(CutDoubt::EndsOpen)) {
        return DoubtsModel::tr("Ends without a mark");
    }
    if (name == text::cutDoubtName(CutDoubt::MostlyFigures)) {
        return DoubtsModel::tr("Mostly figures");
    }
    if (name == text::cutDoubtName(CutDoubt::VeryLong)) {
        return DoubtsModel::tr("Very long");
    }
    return QString::fromStdString(name);
}

} // namespace

DoubtsModel::DoubtsModel(QObject* parent)
    : RowTable(parent) {
    setColumns({{.key = Sentence,
                 .title = tr("Sentence"),
                 .definition = tr("A sentence that looks badly cut; Enter shows it"),
                 .width = 38,
                 .text = [](const DoubtRow& row) { return row.sentenceId; }},
                {.key = Doubt,
                 .title = tr("Doubt"),
                 .definition = tr("What looks wrong about it; this is no proof"),
                 .width = 26,
                 .text = [](const DoubtRow& row) { return doubtText(row.doubt); }},
                {.key = Section,
                 .title = tr("Section"),
                 .width = 9,
                 .text = [](const DoubtRow& row) { return row.section; }},
                {.key = File, .title = tr("File"), .width = 34, .text = [](const DoubtRow& row) {
                     return row.file;
                 }}});
    setSortable();
}

void DoubtsModel::setFiles(const std::vector<workspace::CorpusFile>& files) {
    std::vector<DoubtRow> rows;
    for (const workspace::CorpusFile& file : files) {
        for (const formats::SectionCut& cut : file.cuts) {
            for (std::size_t i = 0; i < cut.doubts.size() && i < cut.doubtIds.size(); ++i) {
                rows.push_back({file.name, cut.section, cut.doubtIds[i], cut.doubts[i]});
            }
        }
    }
    setRows(std::move(rows));
}

QString DoubtsModel::idAt(int row) const {
    const DoubtRow* const found = at(row);
    return found != nullptr ? QString::fromStdString(found->sentenceId) : QString();
}

} // namespace assay::widgets

#include "moc_doubts_model.cpp"
