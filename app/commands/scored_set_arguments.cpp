#include "app/commands/scored_set_arguments.h"

#include <QStringList>
#include <algorithm>

namespace assay::app {

Outcome<std::optional<formats::ScoredSetKind>> kindArgument(const std::string& name) {
    using formats::ScoredSetKind;
    if (name.empty()) {
        return std::optional<ScoredSetKind>();
    }
    if (const auto kind = formats::scoredSetKindFromName(name)) {
        return kind;
    }
    QStringList kinds;
    for (const ScoredSetKind kind : {ScoredSetKind::Json, ScoredSetKind::JsonLines, ScoredSetKind::Csv}) {
        kinds += QString::fromStdString(std::string(formats::scoredSetKindName(kind)));
    }
    return wrongUsage(QStringLiteral("There is no kind “%1”; --as takes one of: %2.")
                          .arg(QString::fromStdString(name), kinds.join(QStringLiteral(", "))));
}

std::string listOf(std::span<const std::filesystem::path> files) {
    constexpr std::size_t kNamed = 3;
    std::string list;
    for (const std::filesystem::path& file : files.first(std::min(files.size(), kNamed))) {
        list += (list.empty() ? "" : ", ") + file.string();
    }
    return files.size() > kNamed ? list + ", …" : list;
}

} // namespace assay::app
