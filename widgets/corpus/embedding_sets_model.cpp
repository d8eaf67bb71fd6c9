#include "widgets/corpus/embedding_sets_model.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <utility>

namespace assay::widgets {

using workspace::EmbeddingSet;

EmbeddingReport readEmbeddingReport(const std::string& json) {
    const QJsonObject object =
        QJsonDocument::fromJson(QByteArray::fromRawData(json.data(), static_cast<qsizetype>(json.size())))
            .object();
    const auto number = [&object](QLatin1String key) -> std::optional<qint64> {
        const QJsonValue value = object.value(key);
        return value.isDouble() ? std::optional<qint64>(value.toInteger()) : std::nullopt;
    };
    return {number(QLatin1String("missing")), number(QLatin1String("zero")),
            number(QLatin1String("not_finite")), number(QLatin1String("duplicate_rows")),
            number(QLatin1String("not_unit"))};
}

QString embeddingSourceText(workspace::EmbeddingSource source) {
    switch (source) {
    case workspace::EmbeddingSource::File:
        return EmbeddingSetsModel::tr("File");
    case workspace::EmbeddingSource::Endpoint:
        return EmbeddingSetsModel::tr("Endpoint");
    case workspace::EmbeddingSource::Lsa:
        return EmbeddingSetsModel::tr("LSA");
    }
    return {};
}

EmbeddingSetsModel::EmbeddingSetsModel(QObject* parent)
    : RowTable(parent) {
    const auto reported = [this](const auto& member) {
        return [this, member](const EmbeddingSet&, int row) -> std::optional<std::int64_t> {
            return m_reports[static_cast<std::size_t>(row)].*member;
        };
    };
    setColumns(
        {{.key = Name,
          .title = tr("Name"),
          .width = 18,
          .text = &EmbeddingSet::name,
          .editable = [this](const EmbeddingSet&) { return m_mayRename; },
          .edit = [this](int row, const QVariant& value) { return rename(row, value.toString().trimmed()); }},
         {.key = Model,
          .title = tr("Model"),
          .definition = tr("What the vectors were made with, as whoever imported them says"),
          .width = 18,
          .text = &EmbeddingSet::model},
         {.key = Source,
          .title = tr("From"),
          .width = 9,
          .text = [](const EmbeddingSet& set) { return embeddingSourceText(set.source); }},
         {.key = Dimension, .title = tr("Dimension"), .width = 10, .count = &EmbeddingSet::dimension},
         {.key = Vectors,
          .title = tr("Vectors"),
          .definition = tr("Sentences whose vector has a direction"),
          .width = 11,
          .count = &EmbeddingSet::vectors},
         {.key = Without,
          .title = tr("Without"),
          .definition = tr("Sentences without a vector, or with one of length 0: searches do not find them"),
          .width = 9,
          .count = [](const EmbeddingSet& set) { return set.rows - set.vectors; }},
         {.key = Zero,
          .title = tr("Zero"),
          .definition = tr("Vectors of length 0 that the source gave"),
          .width = 7,
          .count = reported(&EmbeddingReport::zero)},
         {.key = Duplicates,
          .title = tr("Duplicates"),
          .definition = tr("Sentences that share their vector with another one, most of them the same text"),
          .width = 11,
          .count = reported(&EmbeddingReport::duplicates)},
         {.key = State,
          .title = tr("Corpus"),
          .definition = tr("Whether the corpus is the one that the vectors were made of"),
          .width = 10,
          .text =
              [this](const EmbeddingSet& set) { return fits(set) ? tr("fits") : tr("of another corpus"); },
          .toolTip = [this](const EmbeddingSet& set) { return fitText(set); }},
         {.key = Made, .title = tr("Made"), .width = 18, .time = &EmbeddingSet::createdAt},
         {.key = By, .title = tr("By"), .width = 12, .text = &EmbeddingSet::createdBy}});
    setKey(&EmbeddingSet::id);
}

bool EmbeddingSetsModel::fits(const EmbeddingSet& set) const {
    return set.corpusHash == m_corpusHash;
}

QString EmbeddingSetsModel::fitText(const EmbeddingSet& set) const {
    return fits(set) ? tr("The corpus is as it was when the vectors were made")
                     : tr("The vectors are of the corpus with the hash %1, it has %2 now")
                           .arg(QString::fromStdString(set.corpusHash).left(12),
                                QString::fromStdString(m_corpusHash).left(12));
}

void EmbeddingSetsModel::setSets(std::vector<EmbeddingSet> sets, const std::string& corpusHash,
                                 bool mayRename) {
    std::vector<EmbeddingReport> reports;
    for (const EmbeddingSet& set : sets) {
        reports.push_back(readEmbeddingReport(set.report));
    }
    setRows(std::move(sets), [&] {
        m_reports = std::move(reports);
        m_corpusHash = corpusHash;
        m_mayRename = mayRename;
    });
}

int EmbeddingSetsModel::rowOf(base::RowId id) const {
    return rowWhere([id](const EmbeddingSet& set) { return set.id == id; });
}

bool EmbeddingSetsModel::rename(int row, const QString& name) {
    const EmbeddingSet& set = *at(row);
    if (name.isEmpty() || name.toStdString() == set.name) {
        return false;
    }
    Q_EMIT renameRequested(set.id, name);
    return true;
}

} // namespace assay::widgets

#include "moc_embedding_sets_model.cpp"
