// How a question is put to a system: a system message and a user message with placeholders, and the whole
// history of messages where a question has one.
//
// Placeholders: {question}, {question_id}, {companies}, {years}, {category}, {answer_type}. Pure; any thread.
#pragma once

#include "core/base/result.h"
#include "core/endpoint/chat_client.h"
#include "core/model/question.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct AskPrompt {
    std::string name = "plain"; // of the set, where there are several
    std::string system;         // empty: no system message
    std::string user = "{question}";

    friend bool operator==(const AskPrompt&, const AskPrompt&) = default;
};

// Either a JSON object {"name","system","user"} or any other text, which is the user message, called
// `fileName`. Errors: InputNotUsable (`where` the file's name, `detail` the member), InvalidArgument (a
// placeholder that is not known; a user message without {question}: `where` "user").
[[nodiscard]] base::Result<AskPrompt> readAskPrompt(std::string_view text, const std::string& fileName);
[[nodiscard]] std::string askPromptJson(const AskPrompt& prompt);

// What is sent. Of a question with a history (Question::messages) that is its messages up to the last one of
// the user, with the prompt's system message before them where they have none; what stands behind, as the
// expected answer does in gold files, is never sent. Of another question, the prompt's messages with its
// values. Empty: the question has no text.
[[nodiscard]] std::vector<endpoint::ChatMessage> messagesOf(const AskPrompt& prompt,
                                                            const model::Question& question);

} // namespace assay::evaluate
