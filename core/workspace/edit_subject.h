// What an entry of the journal did to what, for whoever names it: "approved P3-002", "changed the notes of
// P3-002". Reading only.
#pragma once

#include "core/base/result.h"
#include "core/model/question.h"
#include "core/model/question_field.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

enum class EditVerb : std::uint8_t {
    Changed,
    Made,
    Removed,
    Approved,
    Flagged,
    Retired,
    MadeDraft,
};

// What the reason of paraphrases begins with that were added; the id of their original follows.
inline constexpr std::string_view kParaphraseReason = "paraphrase of ";

struct EditSubject {
    EditVerb verb = EditVerb::Changed;
    bool isQuestion = false; // also where a question was drafted from a bundle, whose mark is a part of it
    // The id of the question, or of that which a review or a suspicion is about; the name of a suite, corpus,
    // set or decision. Empty: it has none.
    std::string name;
    std::vector<model::QuestionField> fields; // of a question, that are others now
    std::string flagReason;                   // Flagged
    // That the step changes, of a question's edit the questions alone; the rest is of the entry alone.
    std::int64_t things = 1;

    // Of an import of questions, the file and the suite that they came into; empty: it is none.
    std::string importedFrom;
    std::string suite;
    std::int64_t imported = 0; // questions; those that the suite has, where it was made by the import

    std::string
        paraphraseOf; // the original of questions that were added as paraphrases; empty: they were not
};

// An entry of a kind that this program does not know is Changed without a name. Errors: StorageFailure,
// DamagedWorkspace (a revision cannot be read).
[[nodiscard]] base::Result<EditSubject> subjectOf(const workspace::Reader& reader, const JournalEntry& entry);

} // namespace assay::workspace
