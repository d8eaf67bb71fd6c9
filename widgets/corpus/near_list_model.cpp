#include "widgets/corpus/near_list_model.h"

#include "widgets/corpus/sentence_text.h"
#include "widgets/text/tip_text.h"

#include <QGuiApplication>
#include <QPalette>
#include <utility>

namespace assay::widgets {

NearListModel::NearListModel(QObject* parent)
    : RowTable(parent) {
    const auto place = [](const NearSentence& near) { return placeText(near.stored.sentence); };
    setColumns({{.key = Distance,
                 .title = tr("1 - cos"),
                 .definition = tr("Cosine distance, 1 - cos: 0 is the same direction, 2 the opposite"),
                 .width = 6,
                 .figure = &NearSentence::distance,
                 .decimals = 3,
                 .toolTip = place},
                {.key = Text,
                 .title = tr("Sentence"),
                 .width = 34,
                 .text = [](const NearSentence& near) { return lineText(near.stored.sentence.text); },
                 .value = [](const NearSentence& near) { return near.stored.sentence.text; },
                 .toolTip =
                     [](const NearSentence& near) {
                         return tipLines(QString::fromStdString(near.stored.sentence.text));
                     }},
                {.key = Place, .title = tr("Place"), .width = 30, .text = place, .toolTip = place},
                {.key = Id,
                 .title = tr("Id"),
                 .width = 30,
                 .text = [](const NearSentence& near) { return near.stored.sentence.sentenceId; },
                 .toolTip = place}});
    setRowData(Qt::ForegroundRole, [this](const NearSentence&) {
        return m_isStale ? QVariant(QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text))
                         : QVariant();
    });
}

void NearListModel::setSentences(std::vector<NearSentence> sentences) {
    setRows(std::move(sentences), [this] { m_isStale = false; });
}

void NearListModel::setStale(bool on) {
    if (on == m_isStale || (on && rowCount() == 0)) {
        return;
    }
    m_isStale = on;
    tellColumns(0, ColumnCount - 1, {Qt::ForegroundRole});
}

std::optional<workspace::SentenceRow> NearListModel::rowAt(int index) const {
    const NearSentence* const near = at(index);
    return near != nullptr ? std::optional(near->stored.row) : std::nullopt;
}

} // namespace assay::widgets

#include "moc_near_list_model.cpp"
