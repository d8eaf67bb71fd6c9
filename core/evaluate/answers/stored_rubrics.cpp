#include "core/evaluate/answers/stored_rubrics.h"

#include "core/base/hash.h"
#include "core/workspace/rubrics/rubrics.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

bool isPresetName(std::string_view name) {
    return std::ranges::find(kRubricPresets, name) != kRubricPresets.end();
}

// Writes a rubric with the number of its version.
class RubricDocuments final : public workspace::RubricDocumentMaker {
  public:
    explicit RubricDocuments(Rubric rubric)
        : m_rubric(std::move(rubric)) {}

    [[nodiscard]] std::string document(std::int64_t version) const override {
        Rubric numbered = m_rubric;
        numbered.version = static_cast<int>(version);
        return rubricJson(numbered);
    }

  private:
    Rubric m_rubric;
};

Result<StoredRubric> readStored(const workspace::RubricVersion& version, const std::string& where) {
    auto rubric = rubricFromJson(version.document);
    if (!rubric) {
        return fail(ErrorCode::DamagedWorkspace,
                    "rubric " + std::to_string(version.rubric) + ": " + rubric.error().where + ": " +
                        rubric.error().detail,
                    where);
    }
    return StoredRubric{.rubric = std::move(*rubric),
                        .sha256 = version.sha256,
                        .id = version.rubric,
                        .savedBy = version.savedBy,
                        .savedAt = version.savedAt};
}

Result<StoredRubric> presetNamed(std::string_view name) {
    ASSAY_TRY(auto rubric, rubricPreset(name));
    const std::string hash = rubricHash(rubric);
    return StoredRubric{.rubric = std::move(rubric), .sha256 = hash, .id = 0, .savedBy = {}, .savedAt = {}};
}

Result<std::vector<StoredRubric>> readAll(const std::vector<workspace::RubricVersion>& versions,
                                          const std::string& where) {
    std::vector<StoredRubric> rubrics;
    for (const workspace::RubricVersion& version : versions) {
        ASSAY_TRY(auto rubric, readStored(version, where));
        rubrics.push_back(std::move(rubric));
    }
    return rubrics;
}

} // namespace

std::string rubricHash(const Rubric& rubric) {
    return base::sha256(rubricJson(rubric));
}

Result<std::vector<StoredRubric>> storedRubrics(const workspace::Reader& reader) {
    std::vector<StoredRubric> rubrics;
    for (const std::string_view name : kRubricPresets) {
        ASSAY_TRY(auto preset, presetNamed(name));
        rubrics.push_back(std::move(preset));
    }
    ASSAY_TRY(const auto versions, workspace::rubricsInForce(reader));
    ASSAY_TRY(auto own, readAll(versions, reader.path()));
    std::ranges::move(own, std::back_inserter(rubrics));
    return rubrics;
}

Result<StoredRubric> rubricNamed(const workspace::Reader& reader, const std::string& name) {
    if (isPresetName(name)) {
        return presetNamed(name);
    }
    ASSAY_TRY(const auto versions, workspace::rubricsInForce(reader));
    const auto found = std::ranges::find(versions, name, &workspace::RubricVersion::name);
    return found == versions.end() ? Result<StoredRubric>(fail(ErrorCode::NotFound, name, reader.path()))
                                   : readStored(*found, reader.path());
}

Result<StoredRubric> rubricOfHash(const workspace::Reader& reader, const std::string& sha256) {
    for (const std::string_view name : kRubricPresets) {
        ASSAY_TRY(auto preset, presetNamed(name));
        if (preset.sha256 == sha256) {
            return preset;
        }
    }
    ASSAY_TRY(const auto version, workspace::rubricVersionOfHash(reader, sha256));
    return version ? readStored(*version, reader.path())
                   : Result<StoredRubric>(fail(ErrorCode::NotFound, sha256, reader.path()));
}

Result<std::vector<StoredRubric>> versionsOfRubric(const workspace::Reader& reader, base::RowId id) {
    if (id == 0) {
        return std::vector<StoredRubric>();
    }
    ASSAY_TRY(const auto versions, workspace::rubricVersions(reader, id));
    return readAll(versions, reader.path());
}

Result<StoredRubric> saveRubric(workspace::Workspace& workspace, base::RowId id, const Rubric& rubric,
                                const std::string& who, const std::string& reason) {
    if (rubric.name.empty() || isPresetName(rubric.name)) {
        return fail(ErrorCode::InvalidArgument, rubric.name, "name");
    }
    // What could not be read again is not stored.
    ASSAY_TRY(auto readable, rubricFromJson(rubricJson(rubric)));
    const RubricDocuments documents(std::move(readable));
    ASSAY_TRY(const auto version,
              workspace::saveRubricVersion(workspace, id, rubric.name, documents, who, reason));
    return readStored(version, workspace.path().string());
}

Result<std::string> freeRubricName(const workspace::Reader& reader, const std::string& name) {
    ASSAY_TRY(const auto versions, workspace::rubricsInForce(reader));
    const auto isTaken = [&](const std::string& wanted) {
        return isPresetName(wanted) ||
               std::ranges::find(versions, wanted, &workspace::RubricVersion::name) != versions.end();
    };
    std::string wanted = name + " copy";
    for (int number = 2; isTaken(wanted); ++number) {
        wanted = name + " copy " + std::to_string(number);
    }
    return wanted;
}

} // namespace assay::evaluate
