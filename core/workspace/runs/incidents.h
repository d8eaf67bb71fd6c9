// What happened to the system that is tested, beside the runs that show it: incidents (an alert with cause
// and resolution) and releases (a change of the system). Edits go through the journal and can be undone.
// Source: FinRAG framework document, 6.1 ("Incident History") and 6.2.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The journal's name for the rows.
inline constexpr std::string_view kIncidentEntity = "incident";

enum class IncidentKind : std::uint8_t { Incident = 0, Release = 1 };

inline constexpr std::array<std::string_view, 2> kIncidentKindNames{"incident", "release"};

struct Incident {
    base::RowId id = 0; // 0: not stored yet
    std::string uuid;   // unique across workspaces; empty: made when it is stored
    IncidentKind kind = IncidentKind::Incident;
    std::string title;      // not empty: "P1: filtered Hit@5 fell by 7.7 points"
    std::string severity;   // "P0", "P1", "P2", or empty
    std::string happenedOn; // a day (2024-04-01) or a time, ISO 8601
    std::string cause;      // empty: not known yet
    std::string resolution; // empty: none yet
    std::string resolvedOn; // a day or a time; empty: open
    std::string resolvedBy;
    std::string note;
    std::vector<std::string> runs; // uuids, each once
    std::string recordedBy;
    std::string recordedAt; // UTC, ISO 8601

    [[nodiscard]] bool isOpen() const noexcept {
        return kind == IncidentKind::Incident && resolvedOn.empty();
    }

    friend bool operator==(const Incident&, const Incident&) = default;
};

// The newest day first, then the newest record. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<Incident>> incidents(const Reader& reader);

// By number or uuid. Error: NotFound, DamagedWorkspace.
[[nodiscard]] base::Result<Incident> findIncident(const Reader& reader, const std::string& text);

// A new one (id 0), or in place of what it was; the same again changes nothing. Who recorded it first, and
// when, stays. Gives its id. Errors: NotFound, InvalidArgument (no title, a day that is none, a resolution
// of a release), those of Workspace::write().
[[nodiscard]] base::Result<base::RowId> saveIncident(Workspace& workspace, const Incident& incident,
                                                     const std::string& who);

// Error: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeIncident(Workspace& workspace, base::RowId incident,
                                            const std::string& who);

// "2024-04-01" or "2024-04-01T09:30:00Z": a day of the calendar, with or without a time.
[[nodiscard]] bool isDayOrTime(std::string_view text) noexcept;

} // namespace assay::workspace
