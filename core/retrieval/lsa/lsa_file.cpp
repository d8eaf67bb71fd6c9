// The file of a model: magic, version, settings, vocabulary with weights, singular values, projection,
// digest.
#include "core/base/atomic_file.h"
#include "core/base/guard.h"
#include "core/formats/whole_file.h"
#include "core/retrieval/byte_file.h"
#include "core/retrieval/lsa/lsa_data.h"

#include <algorithm>
#include <cmath>

namespace assay::retrieval {

using base::ErrorCode;
using base::Result;

namespace {

constexpr std::string_view kMagic = "ASSAYLSA";
constexpr std::uint32_t kVersion = 1;

template <typename Numbers>
bool allFinite(const Numbers& numbers) {
    return std::all_of(numbers.begin(), numbers.end(), [](auto number) { return std::isfinite(number); });
}

} // namespace

std::string LsaModel::toBytes() const {
    const Data& data = *m_data;
    ByteWriter writer;
    writer.putRaw(kMagic);
    writer.put(kVersion);
    writer.put(static_cast<std::uint64_t>(data.settings.dimension));
    writer.put(data.settings.minDocuments);
    writer.put(data.settings.maxDocumentShare);
    writer.put(static_cast<std::uint64_t>(data.settings.maxWords));
    writer.put(static_cast<std::uint64_t>(data.settings.oversampling));
    writer.put(static_cast<std::int32_t>(data.settings.powerIterations));
    writer.put(data.settings.seed);
    writer.put(static_cast<std::uint64_t>(data.texts));
    writer.put(static_cast<std::uint64_t>(data.dimension));
    writer.put(static_cast<std::uint64_t>(data.words.size()));
    for (const std::string& word : data.words) {
        writer.putText(word);
    }
    writer.putAll(std::span<const double>(data.idf));
    writer.putAll(std::span<const double>(data.singularValues));
    writer.putAll(std::span<const float>(data.projection));
    return std::move(writer).finish();
}

Result<LsaModel> LsaModel::fromBytes(std::string_view bytes) {
    return base::guarded("LSA", [&]() -> Result<LsaModel> {
        ASSAY_TRY(auto content, contentOf(bytes, kMagic, kVersion));
        ByteReader& reader = content;
        const auto damaged = [](const char* what) { return base::fail(ErrorCode::InputNotUsable, what); };
        const auto data = std::make_shared<Data>();
        data->settings.dimension = static_cast<std::size_t>(reader.get<std::uint64_t>());
        data->settings.minDocuments = reader.get<std::uint32_t>();
        data->settings.maxDocumentShare = reader.get<double>();
        data->settings.maxWords = static_cast<std::size_t>(reader.get<std::uint64_t>());
        data->settings.oversampling = static_cast<std::size_t>(reader.get<std::uint64_t>());
        data->settings.powerIterations = reader.get<std::int32_t>();
        data->settings.seed = reader.get<std::uint64_t>();
        data->texts = static_cast<std::size_t>(reader.get<std::uint64_t>());
        const auto dimension = reader.get<std::uint64_t>();
        const auto words = reader.get<std::uint64_t>();
        // A digest is no proof of good will: every length is checked against what is there.
        if (!reader.good() || dimension == 0 || dimension > 4096 || words == 0 || words > bytes.size()) {
            return damaged("sizes out of range");
        }
        data->dimension = static_cast<std::size_t>(dimension);
        for (std::uint64_t i = 0; i < words && reader.good(); ++i) {
            data->words.emplace_back(reader.getText());
        }
        const bool sorted = std::adjacent_find(data->words.begin(), data->words.end(),
                                               std::greater_equal<>()) == data->words.end();
        if (!reader.getAll<double>(words, data->idf) ||
            !reader.getAll<double>(dimension, data->singularValues) ||
            !reader.getAll<float>(words * dimension, data->projection) || !reader.atEnd()) {
            return damaged("sizes do not fit");
        }
        if (!sorted || !allFinite(data->idf) || !allFinite(data->singularValues) ||
            !allFinite(data->projection)) {
            return damaged("contents out of range");
        }
        return LsaModel(data);
    });
}

Result<> LsaModel::save(const std::filesystem::path& path) const {
    return base::guarded(path.string(), [&] { return base::writeFileAtomically(path, toBytes()); });
}

Result<LsaModel> LsaModel::load(const std::filesystem::path& path) {
    base::NoProgress progress;
    ASSAY_TRY(const auto bytes, formats::readWholeFile(path, {}, progress));
    auto model = fromBytes(bytes);
    if (!model) {
        model.error().where = path.string();
    }
    return model;
}

} // namespace assay::retrieval
