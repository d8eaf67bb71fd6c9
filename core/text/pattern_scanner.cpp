#include "core/text/pattern_scanner.h"

#include "core/text/scanned_pattern.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

namespace assay::text {
namespace {

using Bits = std::uint64_t;
using StateNumber = std::uint16_t;

// A transition is the number of a state; 0: not known yet.
constexpr StateNumber kUnknown = 0;
constexpr StateNumber kLeft = 1;              // the text is left to the caller
constexpr std::size_t kMostStates = 8192;     // 1 MiB of transitions where there are 64 classes
constexpr std::size_t kMostNodes = 4'000'000; // of all states together
constexpr std::size_t kLanes = 4;

// Characters beyond ASCII in UTF-8, by their bytes. One of them is to the patterns as good as another, but
// for two that RE2 takes for the letters S (0xC5 0xBF) and K (0xE2 0x84 0xAA) where case is folded.
enum ForeignClass : std::uint8_t {
    kContinues,
    kContinues84,
    kBeginsTwo,
    kBeginsThree,
    kBeginsThreeE2,
    kOtherByte,
    kEnd, // of the text
    kForeignClasses
};

ForeignClass foreignClassOf(std::size_t byte) {
    if (byte < 0xC0) {
        return byte == 0x84 ? kContinues84 : kContinues;
    }
    if (byte >= 0xC2 && byte <= 0xDF && byte != 0xC5) {
        return kBeginsTwo;
    }
    if (byte == 0xE2) {
        return kBeginsThreeE2;
    }
    // What is too long for its character, and the halves of pairs of UTF-16, are no UTF-8.
    return byte > 0xE0 && byte < 0xF0 && byte != 0xED ? kBeginsThree : kOtherByte;
}

// Where the bytes of one character beyond ASCII are.
enum class Pending : std::uint8_t { Nothing, One, Two, TwoNot84 };

struct State {
    std::vector<std::uint32_t> nodes; // Character and Boundary, rising
    bool isAfterWord = false;
    Pending pending = Pending::Nothing;
    Bits found = 0; // on the way here

    friend auto operator<=>(const State&, const State&) = default;
};

} // namespace

class PatternScanner::Automaton {
  public:
    explicit Automaton(PatternNodes nodes)
        : m_nodes(std::move(nodes))
        , m_marks(m_nodes.nodes.size()) {
        nameClasses();
        m_next = std::make_unique<std::atomic<StateNumber>[]>(kMostStates << m_shift);
        m_found.resize(kMostStates);
        m_states.reserve(kMostStates);
        m_states.emplace_back(); // for kUnknown
        m_states.emplace_back(); // for kLeft
        for (std::size_t i = 0; i < m_classes; ++i) {
            transition(kLeft, i).store(kLeft);
        }
        State first;
        Reached reached;
        std::vector<std::uint32_t> starts = m_nodes.starts;
        reach(std::move(starts), std::nullopt, reached);
        m_starts = reached.nodes;
        m_always = reached.found;
        m_first = numberOf(first);
    }

    void scan(std::span<const std::string_view> texts, std::span<std::optional<Bits>> found) const {
        std::array<Lane, kLanes> lanes{};
        std::size_t next = 0;
        std::size_t open = 0;
        const auto begin = [&](Lane& lane) {
            lane = {texts[next].data(), texts[next].size(), m_first, m_always, next};
            ++next;
        };
        while (open < kLanes && next < texts.size()) {
            begin(lanes[open++]);
        }
        while (open > 0) {
            std::size_t steps = lanes[0].left;
            for (std::size_t i = 1; i < open; ++i) {
                steps = std::min(steps, lanes[i].left);
            }
            if (open == kLanes) {
                run<kLanes>(lanes.data(), steps);
            } else {
                for (std::size_t i = 0; i < open; ++i) {
                    run<1>(&lanes[i], steps);
                }
            }
            for (std::size_t i = 0; i < open;) {
                Lane& lane = lanes[i];
                if (lane.left > 0) {
                    ++i;
                    continue;
                }
                found[lane.text] = end(lane);
                if (next < texts.size()) {
                    begin(lane);
                } else {
                    lane = lanes[--open];
                }
            }
        }
    }

  private:
    struct Lane {
        const char* at = nullptr;
        std::size_t left = 0;
        StateNumber state = kUnknown;
        Bits found = 0;
        std::size_t text = 0;
    };

    struct Reached {
        std::vector<std::uint32_t> nodes;
        Bits found = 0;
    };

    std::atomic<StateNumber>& transition(std::size_t state, std::size_t ofClass) const {
        return m_next[state << m_shift | ofClass];
    }

    // The same number of bytes of each text.
    template <std::size_t Count>
    void run(Lane* lanes, std::size_t steps) const {
        std::array<const char*, Count> at{};
        std::array<std::size_t, Count> state{};
        std::array<Bits, Count> found{};
        const Bits* const finds = m_found.data();
        for (std::size_t lane = 0; lane < Count; ++lane) {
            at[lane] = lanes[lane].at;
            state[lane] = lanes[lane].state;
        }
        const std::uint8_t* const classes = m_classOf.data();
        const std::atomic<StateNumber>* const next = m_next.get();
        const unsigned shift = m_shift;
        const auto advance = [&](std::size_t lane, std::size_t step) {
            const std::size_t ofClass = classes[static_cast<unsigned char>(at[lane][step])];
            StateNumber to = next[state[lane] << shift | ofClass].load(std::memory_order_acquire);
            if (to == kUnknown) [[unlikely]] {
                to = made(state[lane], ofClass);
            }
            found[lane] |= finds[to];
            state[lane] = to;
        };
        for (std::size_t step = 0; step < steps; ++step) {
            [&]<std::size_t... Lanes>(std::index_sequence<Lanes...>) {
                (advance(Lanes, step), ...);
            }(std::make_index_sequence<Count>());
        }
        for (std::size_t lane = 0; lane < Count; ++lane) {
            lanes[lane].at += steps;
            lanes[lane].left -= steps;
            lanes[lane].found |= found[lane];
            lanes[lane].state = static_cast<StateNumber>(state[lane]);
        }
    }

    [[nodiscard]] std::optional<Bits> end(const Lane& lane) const {
        const std::size_t ofClass = m_classOfForeign + kEnd;
        const StateNumber known = transition(lane.state, ofClass).load(std::memory_order_acquire);
        const StateNumber last = known == kUnknown ? made(lane.state, ofClass) : known;
        return last == kLeft ? std::nullopt : std::optional(lane.found | m_found[last]);
    }

    // A transition that was not known.
    StateNumber made(std::size_t state, std::size_t ofClass) const {
        const std::scoped_lock lock(m_making);
        const auto to = after(State(m_states[state]), ofClass);
        const StateNumber number = to ? numberOf(*to) : kLeft;
        transition(state, ofClass).store(number, std::memory_order_release);
        return number;
    }

    // kLeft where there is no room for another one.
    StateNumber numberOf(const State& state) const {
        const auto known = m_numbers.find(state);
        if (known != m_numbers.end()) {
            return known->second;
        }
        if (m_states.size() == kMostStates || m_kept + state.nodes.size() > kMostNodes) {
            return kLeft;
        }
        m_kept += state.nodes.size();
        const auto number = static_cast<StateNumber>(m_states.size());
        m_states.push_back(state);
        m_found[number] = state.found;
        m_numbers.emplace(state, number);
        return number;
    }

    // nullopt: nothing that is read here.
    [[nodiscard]] std::optional<State> after(State from, std::size_t ofClass) const {
        from.found = 0;
        const std::size_t foreign = ofClass - m_classOfForeign; // of ASCII, far above
        if (from.pending != Pending::Nothing) {
            const bool is84 = foreign == kContinues84;
            if ((foreign != kContinues && !is84) || (is84 && from.pending == Pending::TwoNot84)) {
                return std::nullopt;
            }
            from.pending = from.pending == Pending::One ? Pending::Nothing : Pending::One;
            return from;
        }
        State to;
        if (ofClass >= m_classOfForeign) {
            switch (static_cast<ForeignClass>(foreign)) {
            case kBeginsTwo:
                to.pending = Pending::One;
                break;
            case kBeginsThree:
                to.pending = Pending::Two;
                break;
            case kBeginsThreeE2:
                to.pending = Pending::TwoNot84;
                break;
            case kEnd:
                break;
            default:
                return std::nullopt;
            }
        }
        const std::size_t character = ofClass < m_classOfForeign ? m_characterOf[ofClass] : kForeign;
        to.isAfterWord = isWordCharacter(character);
        Reached here;
        std::vector<std::uint32_t> begins = from.nodes;
        begins.insert(begins.end(), m_starts.begin(), m_starts.end());
        reach(std::move(begins), from.isAfterWord != to.isAfterWord, here);
        to.found = here.found;
        if (ofClass == m_classOfForeign + kEnd) {
            return to;
        }
        std::vector<std::uint32_t> nexts;
        for (const std::uint32_t number : here.nodes) {
            const PatternNode& node = m_nodes.nodes[number];
            if (m_nodes.sets[node.set].test(character)) {
                nexts.push_back(node.next);
            }
        }
        Reached there;
        reach(std::move(nexts), std::nullopt, there);
        to.nodes = std::move(there.nodes);
        to.found |= there.found;
        return to;
    }

    // What is reached without a character. `isBoundary` unknown: as far as no boundary is asked for, which
    // then stands among the nodes; known: characters alone do.
    void reach(std::vector<std::uint32_t> open, std::optional<bool> isBoundary, Reached& reached) const {
        using Kind = PatternNode::Kind;
        ++m_mark;
        while (!open.empty()) {
            const std::uint32_t number = open.back();
            open.pop_back();
            if (std::exchange(m_marks[number], m_mark) == m_mark) {
                continue;
            }
            const PatternNode& node = m_nodes.nodes[number];
            if (node.kind == Kind::Match) {
                reached.found |= Bits{1} << node.bit;
            } else if (node.kind == Kind::Split) {
                open.push_back(node.next);
                open.push_back(node.other);
            } else if (node.kind == Kind::Character || !isBoundary) {
                reached.nodes.push_back(number);
            } else if (*isBoundary) {
                open.push_back(node.next);
            }
        }
        std::ranges::sort(reached.nodes);
    }

    // Characters that no pattern tells apart are of one class.
    void nameClasses() {
        std::map<std::vector<bool>, std::size_t> known;
        for (std::size_t c = 0; c < kForeign; ++c) {
            std::vector<bool> traits{isWordCharacter(c)};
            for (const CharacterSet& set : m_nodes.sets) {
                traits.push_back(set.test(c));
            }
            const auto [ofClass, isNew] = known.try_emplace(std::move(traits), known.size());
            if (isNew) {
                m_characterOf.push_back(c);
            }
            m_classOf[c] = static_cast<std::uint8_t>(ofClass->second);
        }
        m_classOfForeign = known.size();
        for (std::size_t byte = kForeign; byte < m_classOf.size(); ++byte) {
            m_classOf[byte] = static_cast<std::uint8_t>(m_classOfForeign + foreignClassOf(byte));
        }
        m_classes = m_classOfForeign + kForeignClasses;
        while ((std::size_t{1} << m_shift) < m_classes) {
            ++m_shift;
        }
    }

    PatternNodes m_nodes;
    std::vector<std::uint32_t> m_starts; // Character and Boundary
    Bits m_always = 0;                   // of patterns that match nothing
    std::array<std::uint8_t, 256> m_classOf{};
    std::vector<std::size_t> m_characterOf; // one of each class of ASCII
    std::size_t m_classOfForeign = 0;       // the first one
    std::size_t m_classes = 0;
    unsigned m_shift = 0;
    StateNumber m_first = kUnknown;
    // Read by any thread; what was found, of states that a transition leads to.
    std::unique_ptr<std::atomic<StateNumber>[]> m_next;
    mutable std::vector<Bits> m_found;
    // Of the thread that makes a state.
    mutable std::mutex m_making;
    mutable std::vector<State> m_states;
    mutable std::map<State, StateNumber> m_numbers;
    mutable std::size_t m_kept = 0; // nodes of them
    mutable std::vector<std::uint32_t> m_marks;
    mutable std::uint32_t m_mark = 0;
};

PatternScanner::PatternScanner(std::unique_ptr<Automaton> automaton)
    : m_automaton(std::move(automaton)) {}

PatternScanner::~PatternScanner() = default;

std::unique_ptr<PatternScanner> PatternScanner::make(std::span<const ScannedPattern> patterns) {
    PatternNodes nodes;
    for (const ScannedPattern& one : patterns) {
        if (!nodes.add(one.pattern, one.bit)) {
            return nullptr;
        }
    }
    return std::unique_ptr<PatternScanner>(new PatternScanner(std::make_unique<Automaton>(std::move(nodes))));
}

void PatternScanner::scan(std::span<const std::string_view> texts,
                          std::span<std::optional<std::uint64_t>> found) const {
    m_automaton->scan(texts, found);
}

} // namespace assay::text
