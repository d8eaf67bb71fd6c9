// Edits questions of a workspace without end and says on standard output what is committed, so that a test
// can kill it at any moment and knows what must still be there.
//
//   edit_victim WORKSPACE ROUND
//
// A line is written after the call that it speaks of has returned: "draft Q N" (the draft of question number
// Q holds the text of step N), "saved Q N" (that text is a revision and no draft any more), "batch N" (all
// questions have a note of step N), "undone N" and "redone N" (that batch).
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/workspace.h"
#include "tests/core/curation/undo_steps.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using namespace assay;

constexpr int kSteps = 1'000'000;

void say(const char* what, std::size_t question, int step) {
    std::printf("%s %zu %d\n", what, question, step);
    std::fflush(stdout);
}

int fail(const base::Error& error) {
    std::fprintf(stderr, "%s %s\n", std::string(base::errorCodeName(error.code)).c_str(),
                 error.detail.c_str());
    return 4;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        return 2;
    }
    const auto workspace = workspace::Workspace::open(argv[1]);
    if (!workspace) {
        return fail(workspace.error());
    }
    const std::string round = argv[2];
    const auto columns = workspace::loadQuestionColumns(*(*workspace)->reader(), {});
    if (!columns) {
        return fail(columns.error());
    }
    for (int step = 0; step < kSteps; ++step) {
        const std::size_t number = static_cast<std::size_t>(step) % columns->size();
        const base::RowId id = columns->id[number];
        auto stored = workspace::storedQuestion(*(*workspace)->reader(), id);
        if (!stored) {
            return fail(stored.error());
        }
        model::Question typed = stored->question;
        typed.questionText = "round " + round + " step " + std::to_string(step);
        if (const auto kept =
                workspace::saveQuestionDraft(**workspace, {id, stored->revision, typed, "Bo", {}});
            !kept) {
            return fail(kept.error());
        }
        say("draft", number, step);
        if (step % 3 == 0) {
            continue; // it stays a draft
        }
        if (const auto saved =
                workspace::saveQuestion(**workspace, id, stored->revision, typed, "Bo", "step");
            !saved) {
            return fail(saved.error());
        }
        say("saved", number, step);
        if (step % 5 != 0) {
            continue;
        }
        const auto changed = workspace::editQuestions(
            **workspace, columns->id,
            [&](model::Question& question) {
                question.notes = "batch " + round + " " + std::to_string(step);
                return true;
            },
            "Bo", "batch");
        if (!changed) {
            return fail(changed.error());
        }
        say("batch", 0, step);
        if (const auto undone = tests::undoOwn(**workspace, "Bo"); !undone) {
            return fail(undone.error());
        }
        say("undone", 0, step);
        if (const auto redone = tests::redoOwn(**workspace, "Bo"); !redone) {
            return fail(redone.error());
        }
        say("redone", 0, step);
    }
    return 0;
}
