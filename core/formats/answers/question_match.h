// Which question a prediction answers: the first one of its id; where no question has that, the one of its
// text (text::foldedPhrase(): case and runs of white space do not count), unless several have it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace assay::formats {

class QuestionMatch {
  public:
    // The next question; they are numbered from 0. Empty: it has none.
    void add(const std::string& id, std::string_view text);

    struct Found {
        std::optional<std::size_t> question; // nullopt: none
        bool byText = false;
    };

    [[nodiscard]] Found find(const std::string& id, std::string_view text) const;

  private:
    std::size_t m_questions = 0;
    std::unordered_map<std::string, std::size_t> m_byId;
    std::unordered_map<std::string, std::optional<std::size_t>> m_byText; // nullopt: of several
};

} // namespace assay::formats
