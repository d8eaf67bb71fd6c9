#include "core/evaluate/answers/score_source.h"

#include "core/base/json_members.h"

#include <nlohmann/json.hpp>

#include <array>

namespace assay::evaluate {
namespace {

constexpr std::array<std::string_view, 4> kSourceKindNames{"external_scorer", "embedding_cosine", "judge",
                                                           "lsa_cosine"};

} // namespace

std::string_view scoreSourceKindName(ScoreSourceKind kind) noexcept {
    return kSourceKindNames.at(static_cast<std::size_t>(kind));
}

SourceTitle titleOfSource(std::string_view description) {
    const auto object = nlohmann::json::parse(description, nullptr, false);
    const auto part = [&object](const char* member) {
        const auto* const value = base::memberOf(object, member);
        return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
    };
    return {part("kind"),     part("name"),   part("model"),
            part("revision"), part("sha256"), part("prompt_sha256")};
}

} // namespace assay::evaluate
