#include "core/text/scanned_pattern.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace assay::text {
namespace {

constexpr int kMostGroups = 100; // within each other

bool isSmall(std::size_t c) {
    return c >= 'a' && c <= 'z';
}

bool isLarge(std::size_t c) {
    return c >= 'A' && c <= 'Z';
}

bool isFigureCharacter(std::size_t c) {
    return c >= '0' && c <= '9';
}

// A part of a pattern.
struct Part {
    enum class Kind : std::uint8_t { Characters, Boundary, Sequence, Choice, Repeated };

    Kind kind = Kind::Sequence;
    CharacterSet set;        // of Characters
    bool mayBeNone = false;  // of Repeated
    bool mayBeMany = false;  // of Repeated
    std::vector<Part> parts; // of Sequence and Choice; the one of Repeated
};

// Reads a pattern; nullopt: it has something that is not read here.
class PatternReader {
  public:
    explicit PatternReader(std::string_view pattern)
        : m_rest(pattern) {}

    std::optional<Part> read() {
        constexpr std::string_view kFold = "(?i)";
        if (m_rest.starts_with(kFold)) {
            m_folds = true;
            m_rest.remove_prefix(kFold.size());
        }
        auto part = choice(0);
        return m_rest.empty() ? std::move(part) : std::nullopt;
    }

  private:
    [[nodiscard]] bool isNext(char c) const { return !m_rest.empty() && m_rest.front() == c; }

    bool takeIf(char c) {
        if (!isNext(c)) {
            return false;
        }
        m_rest.remove_prefix(1);
        return true;
    }

    std::optional<Part> choice(int depth) {
        Part choice;
        choice.kind = Part::Kind::Choice;
        do {
            auto one = sequence(depth);
            if (!one) {
                return std::nullopt;
            }
            choice.parts.push_back(std::move(*one));
        } while (takeIf('|'));
        return choice;
    }

    std::optional<Part> sequence(int depth) {
        Part sequence;
        while (!m_rest.empty() && !isNext('|') && !isNext(')')) {
            auto one = repeated(depth);
            if (!one) {
                return std::nullopt;
            }
            sequence.parts.push_back(std::move(*one));
        }
        return sequence;
    }

    std::optional<Part> repeated(int depth) {
        auto one = atom(depth);
        if (!one || (!isNext('*') && !isNext('+') && !isNext('?'))) {
            return one;
        }
        Part repeated;
        repeated.kind = Part::Kind::Repeated;
        repeated.mayBeNone = !isNext('+');
        repeated.mayBeMany = !isNext('?');
        repeated.parts.push_back(std::move(*one));
        m_rest.remove_prefix(1);
        takeIf('?'); // as few as possible: the same texts match
        return isNext('*') || isNext('+') || isNext('?') ? std::nullopt : std::optional(std::move(repeated));
    }

    std::optional<Part> atom(int depth) {
        const char c = m_rest.front();
        if (c == '(') {
            return group(depth);
        }
        if (c == '[') {
            return characterClass();
        }
        if (c == '\\') {
            return escaped();
        }
        constexpr std::string_view kOthers = "*+?{}^$)]";
        if (kOthers.find(c) != std::string_view::npos || !isPlain(c)) {
            return std::nullopt;
        }
        m_rest.remove_prefix(1);
        CharacterSet set;
        if (c == '.') {
            set.set();
            set.reset('\n');
        } else {
            insert(set, c, c);
        }
        return characters(set);
    }

    std::optional<Part> group(int depth) {
        m_rest.remove_prefix(1);
        if (isNext('?') && !m_rest.starts_with("?:")) {
            return std::nullopt;
        }
        m_rest.remove_prefix(isNext('?') ? 2 : 0);
        auto inner = depth < kMostGroups ? choice(depth + 1) : std::nullopt;
        return inner && takeIf(')') ? std::move(inner) : std::nullopt;
    }

    std::optional<Part> escaped() {
        if (m_rest.starts_with("\\b")) {
            Part boundary;
            boundary.kind = Part::Kind::Boundary;
            m_rest.remove_prefix(2);
            return boundary;
        }
        CharacterSet set;
        return readEscape(set) ? std::optional(characters(set)) : std::nullopt;
    }

    // "\w" and its like, or a mark that is no sign behind the stroke. The character is given where it is one.
    bool readEscape(CharacterSet& set, std::optional<char>* single = nullptr) {
        if (m_rest.size() < 2) {
            return false;
        }
        const char c = m_rest[1];
        CharacterSet named;
        if (c == 'w' || c == 'W') {
            for (std::size_t i = 0; i < kForeign; ++i) {
                named.set(i, isWordCharacter(i));
            }
        } else if (c == 'd' || c == 'D') {
            for (std::size_t i = '0'; i <= '9'; ++i) {
                named.set(i);
            }
        } else if (c == 's' || c == 'S') {
            for (const char space : {' ', '\t', '\n', '\f', '\r'}) {
                named.set(static_cast<std::size_t>(space));
            }
        } else if (isPlain(c) && !isWordCharacter(static_cast<std::size_t>(c))) {
            insert(set, c, c);
            if (single != nullptr) {
                *single = c;
            }
            m_rest.remove_prefix(2);
            return true;
        } else {
            return false;
        }
        set |= isLarge(static_cast<std::size_t>(c)) ? ~named : named;
        m_rest.remove_prefix(2);
        return true;
    }

    std::optional<Part> characterClass() {
        m_rest.remove_prefix(1);
        const bool isNegated = takeIf('^');
        CharacterSet set;
        for (bool isFirst = true; !isNext(']') || isFirst; isFirst = false) {
            if (m_rest.empty() || isNext('[') || isNext(']') || !readClassItem(set, isFirst)) {
                return std::nullopt;
            }
        }
        m_rest.remove_prefix(1);
        return characters(isNegated ? ~set : set);
    }

    // One character, a range of them, or "\w" and its like.
    bool readClassItem(CharacterSet& set, bool isFirst) {
        std::optional<char> low;
        if (isNext('\\')) {
            if (!readEscape(set, &low)) {
                return false;
            }
        } else {
            low = m_rest.front();
            const bool isDash = *low == '-' && !isFirst && !m_rest.starts_with("-]");
            if (isDash || !isPlain(*low)) {
                return false;
            }
            m_rest.remove_prefix(1);
            insert(set, *low, *low);
        }
        if (!isNext('-') || m_rest.starts_with("-]")) {
            return true;
        }
        const char high = m_rest.size() > 1 ? m_rest[1] : '\\';
        if (!low || high == '\\' || high == '[' || !isPlain(high) || high < *low) {
            return false;
        }
        m_rest.remove_prefix(2);
        insert(set, *low, high);
        return true;
    }

    static bool isPlain(char c) { return c >= ' ' && c <= '~'; }

    void insert(CharacterSet& set, char low, char high) const {
        for (auto c = static_cast<std::size_t>(low); c <= static_cast<std::size_t>(high); ++c) {
            set.set(c);
            if (m_folds && isSmall(c)) {
                set.set(c - 'a' + 'A');
            }
            if (m_folds && isLarge(c)) {
                set.set(c - 'A' + 'a');
            }
        }
    }

    static Part characters(const CharacterSet& set) {
        Part part;
        part.kind = Part::Kind::Characters;
        part.set = set;
        return part;
    }

    std::string_view m_rest;
    bool m_folds = false;
};

std::uint32_t addNode(PatternNodes& all, const PatternNode& node) {
    all.nodes.push_back(node);
    return static_cast<std::uint32_t>(all.nodes.size() - 1);
}

std::uint32_t numberOfSet(PatternNodes& all, const CharacterSet& set) {
    const auto found = std::ranges::find(all.sets, set);
    const auto number = static_cast<std::uint32_t>(found - all.sets.begin());
    if (found == all.sets.end()) {
        all.sets.push_back(set);
    }
    return number;
}

// Where the part begins when `next` follows it.
std::uint32_t addPart(PatternNodes& all, const Part& part, std::uint32_t next) {
    using Kind = PatternNode::Kind;
    switch (part.kind) {
    case Part::Kind::Characters:
        return addNode(all, {Kind::Character, next, 0, numberOfSet(all, part.set), 0});
    case Part::Kind::Boundary:
        return addNode(all, {Kind::Boundary, next, 0, 0, 0});
    case Part::Kind::Sequence:
        for (auto one = part.parts.rbegin(); one != part.parts.rend(); ++one) {
            next = addPart(all, *one, next);
        }
        return next;
    case Part::Kind::Choice: {
        std::uint32_t begin = addPart(all, part.parts.back(), next);
        for (auto one = part.parts.rbegin() + 1; one != part.parts.rend(); ++one) {
            begin = addNode(all, {Kind::Split, addPart(all, *one, next), begin, 0, 0});
        }
        return begin;
    }
    case Part::Kind::Repeated:
        break;
    }
    const std::uint32_t split = addNode(all, {Kind::Split, next, next, 0, 0});
    const std::uint32_t body = addPart(all, part.parts.front(), part.mayBeMany ? split : next);
    all.nodes[split].other = body;
    return part.mayBeNone ? split : body;
}

} // namespace

bool isWordCharacter(std::size_t c) noexcept {
    return isSmall(c) || isLarge(c) || isFigureCharacter(c) || c == '_';
}

bool PatternNodes::add(std::string_view pattern, unsigned bit) {
    const auto part = PatternReader(pattern).read();
    if (!part) {
        return false;
    }
    const std::uint32_t match = addNode(*this, {PatternNode::Kind::Match, 0, 0, 0, bit});
    starts.push_back(addPart(*this, *part, match));
    return true;
}

} // namespace assay::text
