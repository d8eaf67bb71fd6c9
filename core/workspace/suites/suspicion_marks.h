// What a person decided about a suspicion of the detector: accepted (the question is flagged with it),
// dismissed for a reason, or put off until a day. A mark is remembered for the question, the rule and the
// fingerprint of what triggered it: when that changes, the suspicion is a new one. Every mark is an entry of
// the journal and can be undone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The journal's name for the rows of `suspicion_mark`.
inline constexpr std::string_view kSuspicionEntity = "suspicion";

struct SuspicionKey {
    base::RowId question = 0;
    std::string rule;
    std::string fingerprint;

    friend auto operator<=>(const SuspicionKey&, const SuspicionKey&) = default;
};

enum class SuspicionState : std::uint8_t { Accepted, Dismissed, Snoozed };

// "accepted", "dismissed", "snoozed".
[[nodiscard]] std::string_view suspicionStateName(SuspicionState state) noexcept;
[[nodiscard]] std::optional<SuspicionState> suspicionStateFromName(std::string_view name) noexcept;

struct SuspicionMark {
    base::RowId id = 0;
    SuspicionKey suspicion;
    SuspicionState state = SuspicionState::Accepted;
    std::string until;  // Snoozed: "2026-03-01", the day on which it comes back, or a moment in UTC, ISO 8601
    std::string reason; // Accepted: of the flag; Dismissed: why; Snoozed: as given
    std::string markedBy;
    std::string markedAt; // UTC, ISO 8601

    friend bool operator==(const SuspicionMark&, const SuspicionMark&) = default;
};

// Marks the suspicion and flags its question with `reason` and `note` (flagQuestions()), as one step of undo.
// Each of these takes the place of an earlier mark; the same again changes nothing. They give the mark in
// force. Errors: InvalidArgument (an empty rule, fingerprint or reason), NotFound (no such question), those
// of Workspace::write().
[[nodiscard]] base::Result<SuspicionMark> acceptSuspicion(workspace::Workspace& workspace,
                                                          const SuspicionKey& suspicion,
                                                          const std::string& reason, const std::string& note,
                                                          const std::string& who);
[[nodiscard]] base::Result<SuspicionMark> dismissSuspicion(workspace::Workspace& workspace,
                                                           const SuspicionKey& suspicion,
                                                           const std::string& reason, const std::string& who);

// `reason` may be empty. InvalidArgument also for an `until` that is neither a day nor a moment.
[[nodiscard]] base::Result<SuspicionMark> snoozeSuspicion(workspace::Workspace& workspace,
                                                          const SuspicionKey& suspicion,
                                                          const std::string& until, const std::string& reason,
                                                          const std::string& who);

// Several at once, in one transaction and one step of undo; all or none. Each as the function of its state
// above does it. Gives how many there were. Errors: those of above, Cancelled.
struct SuspicionDecision {
    SuspicionKey suspicion;
    SuspicionState state = SuspicionState::Accepted;
    std::string until;  // Snoozed
    std::string reason; // of the flag, or why
    std::string note;   // Accepted: to the flag
};

[[nodiscard]] base::Result<std::int64_t> decideSuspicions(workspace::Workspace& workspace,
                                                          std::span<const SuspicionDecision> decisions,
                                                          const std::string& who, std::stop_token stop = {});

// The same for taking marks back. Errors: those of removeSuspicionMark(), Cancelled.
[[nodiscard]] base::Result<std::int64_t> removeSuspicionMarks(workspace::Workspace& workspace,
                                                              std::span<const SuspicionKey> suspicions,
                                                              const std::string& who,
                                                              std::stop_token stop = {});

// Takes a mark back; flags of an accepted one stay. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeSuspicionMark(workspace::Workspace& workspace,
                                                 const SuspicionKey& suspicion, const std::string& who);

// Of every question of the workspace, or of one suite, by question, rule and fingerprint.
[[nodiscard]] base::Result<std::vector<SuspicionMark>> suspicionMarks(const workspace::Reader& reader);
[[nodiscard]] base::Result<std::vector<SuspicionMark>> suspicionMarksOfSuite(const workspace::Reader& reader,
                                                                             base::RowId suite);

// Marks to look suspicions up in.
class SuspicionMarks {
  public:
    explicit SuspicionMarks(std::span<const SuspicionMark> marks);

    // Null when nobody has decided.
    [[nodiscard]] const SuspicionMark* find(const SuspicionKey& suspicion) const;

    // Dismissed, or put off to after `now` (UTC, ISO 8601). An accepted one is not hidden.
    [[nodiscard]] bool hides(const SuspicionKey& suspicion, std::string_view now) const;

  private:
    std::map<SuspicionKey, SuspicionMark> m_marks;
};

} // namespace assay::workspace
